"""``python -m radura.cli`` is the command ``radura``."""

import sys

from radura.cli import main

sys.exit(main())
