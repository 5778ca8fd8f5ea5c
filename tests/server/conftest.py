"""Logs as the server writes them, so that a failing test can be read."""

from posse.server.ops import logs

logs.set_up()
