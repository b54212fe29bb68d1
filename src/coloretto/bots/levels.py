"""Which bot plays at each level of `coloretto.protocol.levels`."""

LEVEL_BOTS = {
    "easy": "beginner",
    "medium": "greedy",
    "hard": "search:400",
    "expert": "neural",
    "master": "neural:60",
    "grandmaster": "rollout:128",
}
"""What `make_bot` is called with for each level, the weakest first."""
