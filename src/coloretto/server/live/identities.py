"""Identities: created on the first visit, recovered on another device, looked up by token."""

from dataclasses import dataclass, replace

from msgspec import UNSET

from coloretto.protocol.http import MeWish
from coloretto.protocol.limits import MAX_TOKEN_LENGTH
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import (
    Identity,
    banned_refusal,
    checked_name,
    hash_secret,
    new_guest,
    new_id,
    new_secret,
)
from coloretto.server.storage.identity_store import IdentityStore

RECOVERY_SECONDS = 7 * 24 * 60 * 60.0
"""How long a recovery code is valid."""


@dataclass(frozen=True)
class NewIdentity:
    identity: Identity
    token: str
    """Shown only this once."""


def unknown_token() -> RefusedError:
    return RefusedError("unauthorised", "unknown token: ask for a new identity")


class Identities:
    def __init__(self, store: IdentityStore, clock: ServerClock) -> None:
        self._store, self._clock = store, clock

    async def create(self, name: str | None, avatar: int | None = None) -> NewIdentity:
        """A new identity; without a name, that of a guest."""
        name = new_guest() if name is None else checked_name(name)
        identity, token = Identity(new_id(), name, is_banned=False, avatar=avatar), new_secret()
        if not await self._store.add(identity, hash_secret(token), self._clock.now()):
            # the id is taken: less likely than once in a thousand years
            return await self.create(name, avatar)
        return NewIdentity(identity, token)

    async def of_token(self, token: str) -> Identity:
        """The identity a token belongs to; a refusal if it is unknown or banned."""
        is_plausible = 0 < len(token) <= MAX_TOKEN_LENGTH
        found = await self._store.of_secret(hash_secret(token)) if is_plausible else None
        if found is None:
            raise unknown_token()
        if found.is_banned:
            raise banned_refusal()
        return replace(found, token_hash=hash_secret(token))

    async def change(self, identity: Identity, wish: MeWish) -> Identity:
        """The identity with another name, another avatar, or both."""
        if wish.name is not UNSET:
            wish = MeWish(checked_name(wish.name), wish.avatar)
        if not await self._store.change(identity.id, wish):
            raise unknown_token()
        name = identity.name if wish.name is UNSET else wish.name
        avatar = identity.avatar if wish.avatar is UNSET else wish.avatar
        return replace(identity, name=name, avatar=avatar)

    async def log_out(self, identity: Identity, *, everywhere: bool) -> int:
        """Revoke the other tokens of an identity, or all, and its recovery codes; how many tokens.

        Every process closes the connections that were opened with them.
        """
        kept = "" if everywhere else identity.token_hash
        return await self._store.revoke_tokens(identity.id, kept, self._clock.now())

    async def refreshed(self, identity: Identity) -> Identity:
        """The identity with its current name and avatar."""
        found = await self._store.find(identity.id)
        return identity if found is None else replace(identity, name=found.name, avatar=found.avatar)

    async def new_recovery(self, identity: Identity) -> str:
        """A code that gives another device this identity, once."""
        code = new_secret()
        await self._store.add_recovery(hash_secret(code), identity.id, self._clock.now() + RECOVERY_SECONDS)
        return code

    async def recover(self, code: str) -> NewIdentity:
        token = new_secret()
        identity = await self._store.recover(hash_secret(code), hash_secret(token), self._clock.now())
        if identity is None:
            raise RefusedError("unauthorised", "this recovery link was already used or has expired")
        if identity.is_banned:
            raise banned_refusal()
        return NewIdentity(identity, token)
