"""`python -m coloretto`: the `coloretto` command."""

import sys

from coloretto.terminal.main import main

sys.exit(main())
