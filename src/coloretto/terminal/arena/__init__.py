"""`coloretto arena` and `coloretto league`."""
