"""Commands about bots."""
