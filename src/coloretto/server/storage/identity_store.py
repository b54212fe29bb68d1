"""Identities with their secrets, recovery codes and bans."""

import re
from dataclasses import dataclass

from msgspec import UNSET

from coloretto.protocol.http import MeWish
from coloretto.server.base.identity import Identity
from coloretto.server.storage.database import Database, Row, Statement


@dataclass
class IdentityStore:
    database: Database

    async def add(self, identity: Identity, secret_hash: str, now: float) -> bool:
        return await self.database.write(
            Statement(
                "INSERT INTO identities (id, name, avatar, created) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (identity.id, identity.name, identity.avatar, now),
            ),
            _new_secret(identity.id, secret_hash, now),
        )

    async def of_secret(self, secret_hash: str) -> Identity | None:
        rows = await self.database.read(
            "SELECT id, name, banned, avatar FROM identities JOIN secrets ON identity = id WHERE hash = ?",
            secret_hash,
        )
        return _only_identity(rows)

    async def find(self, identity: str) -> Identity | None:
        rows = await self.database.read(
            "SELECT id, name, banned, avatar FROM identities WHERE id = ?", identity
        )
        return _only_identity(rows)

    async def change(self, identity: str, wish: MeWish) -> bool:
        """Change what is wished, all or nothing; False if the identity is unknown or was deleted."""
        changes = [
            Statement(
                f"UPDATE identities SET {column} = ? WHERE id = ?"  # noqa: S608 - constants
                " AND NOT EXISTS (SELECT 1 FROM deletions WHERE identity = id)",
                (value, identity),
            )
            for column, value in (("name", wish.name), ("avatar", wish.avatar))
            if value is not UNSET
        ]
        return not changes or await self.database.write(*changes)

    async def ban(self, identity: str, *, banned: bool, now: float) -> bool:
        return await self.database.write(
            Statement(
                "UPDATE identities SET banned = ?, banned_since = ? WHERE id = ?",
                (int(banned), now if banned else 0.0, identity),
            )
        )

    async def banned_since(self, time: float) -> list[str]:
        """Identities banned after that time that still are."""
        rows = await self.database.read("SELECT id FROM identities WHERE banned_since > ?", time)
        return [identity for (identity,) in rows]

    async def revoke_tokens(self, identity: str, kept_hash: str, now: float) -> int:
        """Delete all tokens of an identity but one, and its recovery codes; the number of tokens."""
        number = len(await self.token_hashes(identity) - {kept_hash})
        await self.database.write(
            Statement("UPDATE identities SET revoked_since = ? WHERE id = ?", (now, identity)),
            Statement("DELETE FROM secrets WHERE identity = ? AND hash <> ?", (identity, kept_hash)),
            Statement("DELETE FROM recoveries WHERE identity = ?", (identity,)),
        )
        return number

    async def token_hashes(self, identity: str) -> set[str]:
        rows = await self.database.read("SELECT hash FROM secrets WHERE identity = ?", identity)
        return {secret_hash for (secret_hash,) in rows}

    async def revoked_since(self, time: float) -> list[str]:
        """Identities that have revoked tokens after that time."""
        rows = await self.database.read("SELECT id FROM identities WHERE revoked_since > ?", time)
        return [identity for (identity,) in rows]

    async def add_recovery(self, recovery_hash: str, identity: str, expires: float) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO recoveries (hash, identity, expires) VALUES (?, ?, ?)",
                (recovery_hash, identity, expires),
            )
        )

    async def recover(self, recovery_hash: str, secret_hash: str, now: float) -> Identity | None:
        """Add a secret to the identity of a recovery, which is valid once."""
        rows = await self.database.read(
            "SELECT identity FROM recoveries WHERE hash = ? AND expires > ?"
            " AND identity NOT IN (SELECT identity FROM deletions)",
            recovery_hash,
            now,
        )
        if not rows:
            return None
        is_first = await self.database.write(
            Statement("DELETE FROM recoveries WHERE hash = ?", (recovery_hash,)),
            _new_secret(rows[0][0], secret_hash, now),
        )
        return await self.find(rows[0][0]) if is_first else None

    async def named(self, name: str, most: int) -> list[Identity]:
        """Identities whose name contains this text, the newest first."""
        rows = await self.database.read(
            "SELECT id, name, banned, avatar FROM identities WHERE lower(name) LIKE ? ESCAPE '!'"
            " ORDER BY created DESC LIMIT ?",
            f"%{_escaped(name.lower())}%",
            most,
        )
        return [_identity(row) for row in rows]


def _escaped(text: str) -> str:
    """Escaped for LIKE ... ESCAPE '!'."""
    return re.sub("([%_!])", r"!\1", text)


def _only_identity(rows: list[Row]) -> Identity | None:
    return _identity(rows[0]) if rows else None


def _identity(row: Row) -> Identity:
    return Identity(row[0], row[1], bool(row[2]), avatar=row[3])


def _new_secret(identity: str, secret_hash: str, now: float) -> Statement:
    return Statement(
        "INSERT INTO secrets (hash, identity, created) VALUES (?, ?, ?)", (secret_hash, identity, now)
    )
