"""python -m posse: the same as the command `posse`."""

import sys

from posse.cli import main

if __name__ == "__main__":
    sys.exit(main())
