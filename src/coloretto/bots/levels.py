"""Which bot plays at each level of `coloretto.protocol.levels`."""

LEVEL_BOTS = {
    "easy": "beginner",
    "medium": "casual",
    "hard": "softmax:45",
    "expert": "softmax:21",
    "master": "rollout:32",
    "grandmaster": "rollout:256",
}
"""What `make_bot` is called with for each level, the weakest first."""
