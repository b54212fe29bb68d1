"""The game in the standard forms of game-AI research: Gymnasium, PettingZoo, OpenSpiel."""
