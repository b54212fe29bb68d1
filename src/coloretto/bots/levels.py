"""How strong a player people want to meet, in words."""

LEVELS = {
    "easy": "beginner",
    "medium": "greedy",
    "hard": "search:400",
    "expert": "neural",
    "master": "neural:60",
}
"""What plays at each level: the text that `make_bot` knows it by, the weakest first."""
