"""A server process: start and stop, the data lock, administration."""
