"""What an identity is: an id, a name, and secrets of which the server stores only hashes."""

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from unicodedata import normalize

from coloretto.protocol.events import Person
from coloretto.protocol.guests import FIRST, LAST, guest_name
from coloretto.protocol.http import Me
from coloretto.protocol.limits import MAX_NAME_LENGTH
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.text import BLANKS, one_line
from coloretto.server.base.lookalikes import looks_like_bot

ID_BYTES = 9
SECRET_BYTES = 24


@dataclass(frozen=True)
class Identity:
    id: str
    name: str
    is_banned: bool
    token_hash: str = field(default="", compare=False)
    """Of the token that it was found by, if any."""
    avatar: int | None = None

    @property
    def person(self) -> Person:
        """The identity as tables show it."""
        return Person(self.id, self.name, self.avatar)

    @property
    def me(self) -> Me:
        """The identity as its owner sees it."""
        return Me(self.id, self.name, self.avatar)


def new_id() -> str:
    """A random id that does not start with a dash: command lines would read it as an option."""
    drawn = secrets.token_urlsafe(ID_BYTES)
    return new_id() if drawn.startswith("-") else drawn


def new_guest() -> str:
    """The name of a person who has not chosen one."""
    return guest_name(FIRST + secrets.randbelow(LAST + 1 - FIRST))


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_secret(secret: str) -> str:
    """Secrets are long and random, so one round of a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str) -> str:
    """The name in normal form; a refusal if it is too long, has invisible characters or is a bot's."""
    name = normalize("NFC", " ".join(name.split()))
    is_clean = name.isprintable() and name == one_line(name) and BLANKS.isdisjoint(name)
    if not name or len(name) > MAX_NAME_LENGTH or not is_clean:
        raise RefusedError("bad_name", f"a name has 1 to {MAX_NAME_LENGTH} visible characters")
    if looks_like_bot(name):
        raise RefusedError("bad_name", f"{name!r} looks like the name of a bot: choose another one")
    return name


def banned_refusal() -> RefusedError:
    return RefusedError("banned", "the administrator has banned this identity")
