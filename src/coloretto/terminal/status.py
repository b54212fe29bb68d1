"""Exit statuses that all commands share. `verify` and `conform` have further ones."""

FAILED = 1
USAGE = 2
INTERRUPTED = 130
"""What shells expect after Ctrl-C: 128 plus the number of SIGINT."""
