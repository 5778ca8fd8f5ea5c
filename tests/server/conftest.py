"""Logs as the server writes them, so that a failing test can be read."""

from posse.server import logs

logs.set_up()
