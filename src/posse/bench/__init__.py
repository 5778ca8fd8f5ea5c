"""Benchmarks: how fast the engine plays, and how fast the server answers."""
