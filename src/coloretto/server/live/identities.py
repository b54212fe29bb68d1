"""Who somebody is: an identity with a secret, given on the first visit. Only hashes of secrets are kept."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from time import time as now
from unicodedata import normalize

from coloretto.protocol.events import Person
from coloretto.protocol.limits import MAX_NAME_LENGTH, MAX_TOKEN_LENGTH
from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.text import BLANKS, one_line
from coloretto.server.storage.store import Identity, Store

ID_BYTES = 9
SECRET_BYTES = 24
RECOVERY_LASTS = 7 * 24 * 60 * 60.0


@dataclass(frozen=True)
class NewIdentity:
    identity: Identity
    token: str
    """The secret, shown this once."""


class Identities:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str) -> NewIdentity:
        name = checked_name(name)
        identity, token = new_id(), secrets.token_urlsafe(SECRET_BYTES)
        if not await self._store.add_identity(identity, name, hashed(token), now()):
            return await self.create(name)  # an id that was drawn before: not in a thousand years
        return NewIdentity(Identity(identity, name, is_banned=False), token)

    async def of_token(self, token: str) -> Identity:
        """The identity of a secret; a refusal if there is none or it was banned."""
        found = (
            await self._store.identity_of_secret(hashed(token))
            if 0 < len(token) <= MAX_TOKEN_LENGTH
            else None
        )
        if found is None:
            raise RefusedError("unauthorised", "this secret is not known here: ask for a new identity")
        if found.is_banned:
            raise banned()
        return found

    async def rename(self, identity: Identity, name: str) -> Identity:
        name = checked_name(name)
        await self._store.rename(identity.id, name)
        return Identity(identity.id, name, identity.is_banned)

    async def new_recovery(self, identity: Identity) -> str:
        """A code by which the identity can be used on another device, once."""
        code = secrets.token_urlsafe(SECRET_BYTES)
        await self._store.add_recovery(hashed(code), identity.id, now() + RECOVERY_LASTS)
        return code

    async def recover(self, code: str) -> NewIdentity:
        token = secrets.token_urlsafe(SECRET_BYTES)
        identity = await self._store.recover(hashed(code), hashed(token), now())
        if identity is None:
            raise RefusedError("unauthorised", "this recovery link was used before or is too old")
        if identity.is_banned:
            raise banned()
        return NewIdentity(identity, token)


def new_id() -> str:
    """Whoever hosts must be able to name it in a command, where a dash begins an option."""
    drawn = secrets.token_urlsafe(ID_BYTES)
    return new_id() if drawn.startswith("-") else drawn


def hashed(secret: str) -> str:
    """Secrets are long and random, so one round of a plain hash keeps them."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str) -> str:
    name = normalize("NFC", " ".join(name.split()))
    is_clean = name.isprintable() and name == one_line(name) and BLANKS.isdisjoint(name)
    if not name or len(name) > MAX_NAME_LENGTH or not is_clean:
        raise RefusedError("bad_name", f"a name has 1 to {MAX_NAME_LENGTH} characters that can be seen")
    return name


def banned() -> RefusedError:
    return RefusedError("banned", "the administrator has banned this identity")


def person(identity: Identity) -> Person:
    return Person(identity.id, identity.name)
