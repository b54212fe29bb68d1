"""The levels of bots, by name. `coloretto.bots.levels` says which bot plays at each."""

LEVELS = ("easy", "medium", "hard", "expert", "master", "grandmaster")
"""The weakest first."""
