"""What a player can show to the others at a table without words."""

from typing import Literal, TypeAlias, get_args

ReactionName: TypeAlias = Literal["hello", "bravo", "thanks", "laugh", "surprised", "oops"]

REACTIONS: tuple[ReactionName, ...] = get_args(ReactionName)
