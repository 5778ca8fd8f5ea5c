"""Posse: four Old-West tabletop games in one open engine."""

import os
import sys

__version__ = "0.1.0"

# Games from elsewhere: folders on the path with posse/games/<game>, posse/locale/<lang>/<game> and so on, and
# no posse/__init__.py. `registry`, `messages` and `cli.tables` look there too.
__path__ += [
    folder
    for folder in dict.fromkeys(os.path.join(os.path.abspath(entry), "posse") for entry in sys.path)
    if os.path.isdir(folder) and not os.path.exists(os.path.join(folder, "__init__.py"))
]
