"""The faces that people choose, by number: clients draw them."""

from typing import Annotated, TypeAlias

from msgspec import Meta

AVATARS = 12
"""How many there are; `web/src/faces/faces.ts` draws them."""

Avatar: TypeAlias = Annotated[int, Meta(ge=0, lt=AVATARS)]
