"""`coloretto play`: local games and games at a server."""
