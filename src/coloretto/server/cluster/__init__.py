"""How server processes notify each other of new versions: PostgreSQL or Redis."""
