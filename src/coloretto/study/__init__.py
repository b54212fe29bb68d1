"""What the game is like: games of our bots, and the document with the figures from them."""
