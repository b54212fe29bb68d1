"""Which bot plays at each level of `coloretto.protocol.levels`."""

LEVELS = {
    "easy": "beginner",
    "medium": "greedy",
    "hard": "search:400",
    "expert": "neural",
    "master": "neural:60",
}
"""What plays at each level: the text that `make_bot` knows it by, the weakest first."""
