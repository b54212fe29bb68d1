"""A table without I/O: its state, what commands do to it, its deadlines, its views."""
