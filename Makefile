# `make play` and `make test` do all set-up themselves, inside this folder: Python and make are enough.
# The rest is for people who work on Posse.

# Bytecode is kept: without it every process of a test run compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
PLAY   := .venv/bin/posse serve

# What `make fast` compiles: packages or single modules.
COMPILED := posse.core posse.games

# Tests in a real browser: each game's own, which take longest, and those of all games.
BROWSER_TESTS := $(wildcard tests/games/*/browser tests/browser)

# What `make test` runs, in this order.
PARTS := lint types test-python $(if $(wildcard client/src),test-client) $(if $(BROWSER_TESTS),test-browser)

.PHONY: play test test-long sync client lint types format test-python test-client test-browser pictures fast lock upgrade clean

play: client
	@$(PLAY)

test: sync
	@.venv/bin/python tools/parts.py $(PARTS)

# Everything at full depth: tests marked slow, ten times the choices, tables of every size, and the engine's
# tests once more on the compiled engine. (Compiling takes longer than all of tests/every_game in `make test`.)
test-long: sync
	@POSSE_DEPTH=long .venv/bin/python tools/parts.py $(PARTS) fast

sync:
	@command -v $(PYTHON) >/dev/null || { echo "Posse needs Python 3.11 or newer, and there is no $(PYTHON)." >&2; exit 1; }
	@$(PYTHON) tools/setup.py

client: sync
	@.venv/bin/python tools/client.py build

lint: sync
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/python tools/english.py
	@.venv/bin/python tools/lock.py --check

types: sync
	.venv/bin/mypy

format: sync
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

# What fails is run once more, alone, and the output says so: here and with the browser tests below. On a crowded
# machine a socket or a browser may stall; a fault of ours fails twice.
ONCE_MORE := echo "Once more, alone: what failed." && .venv/bin/pytest --last-failed --last-failed-no-failures=none

test-python: sync
	@.venv/bin/pytest -n auto --dist worksteal || { $(ONCE_MORE); }

test-client: client
	.venv/bin/python tools/protocol_types.py --check
	.venv/bin/python tools/client.py check lint test

# A process of its own: see tests/conftest.py.
test-browser: client
	@browser=$$(.venv/bin/python tools/get_browser.py) && export POSSE_CHROMIUM=$$browser && \
	{ .venv/bin/pytest -n 2 --dist worksteal --durations=15 $(BROWSER_TESTS) || { $(ONCE_MORE) $(BROWSER_TESTS); }; }

# The pictures of the README, after the boards have changed.
pictures: client
	@browser=$$(.venv/bin/python tools/get_browser.py) && POSSE_CHROMIUM=$$browser .venv/bin/pytest tests/browser/pictures.py

# What plays, thinks, or writes positions down. A server that cannot read one replays the game and goes on, so
# nobody else would notice.
ENGINE_TESTS := tests/core tests/games tests/every_game tests/bots tests/thinking tests/server/test_snapshots.py

fast: sync
	@.venv/bin/python tools/fast.py $(COMPILED)
	.venv-fast/bin/pytest -n auto $(ENGINE_TESTS)

lock: sync
	.venv/bin/python tools/lock.py

upgrade: sync
	.venv/bin/python tools/lock.py --upgrade

clean:
	rm -rf .tools .tools.lock .venv .venv-fast build dist client/node_modules tools/browser/node_modules src/posse/web/static
