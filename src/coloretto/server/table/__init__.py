"""A table without I/O: its state, what a command does to it, its deadlines."""
