"""Set-up for the Makefile: uv into .tools, the locked packages and Posse itself into .venv.

This file keeps to syntax that even Python 2.7 can read, so that an old Python gets a sentence and not a
SyntaxError; the work is done in environment.py.
"""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit(
        "Posse needs Python %d.%d or newer, but %s is Python %d.%d: "
        "name a newer one, for example `make PYTHON=python3.13 play`."
        % (OLDEST[0], OLDEST[1], sys.executable or "this one", sys.version_info[0], sys.version_info[1])
    )

import environment

sys.exit(environment.main())
