"""`coloretto simulate`."""
