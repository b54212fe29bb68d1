"""The database: SQLite or PostgreSQL, the schema, and every SQL statement."""
