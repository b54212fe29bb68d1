"""What servers and clients exchange. See docs/server.md."""
