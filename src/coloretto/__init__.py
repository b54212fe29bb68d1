"""Coloretto, the card game by Michael Schacht."""

__version__ = "0.1.0"
