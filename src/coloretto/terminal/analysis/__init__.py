"""`coloretto analyse` and `coloretto review`."""
