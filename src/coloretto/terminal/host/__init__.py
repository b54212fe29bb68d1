"""Commands for people who host a server."""
