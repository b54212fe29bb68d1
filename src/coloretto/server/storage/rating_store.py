"""Ratings by rule set, and the matches that are not rated yet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from coloretto.server.storage.database import Database, Statement


@dataclass(frozen=True)
class RatedPlayer:
    player: str
    """An identity, or `bot:` and a level."""
    name: str
    """Empty for a bot."""
    mu: float
    sigma: float
    games: int
    """The number of matches."""


@dataclass
class RatingStore:
    database: Database

    async def of_rules(self, rules: str, most: int) -> list[RatedPlayer]:
        """The players of a rule set, the surest and strongest first."""
        rows = await self.database.read(
            "SELECT player, coalesce(name, ''), mu, sigma, games FROM ratings"
            " LEFT JOIN identities ON id = player WHERE rules = ?"
            " ORDER BY mu - 3 * sigma DESC, player LIMIT ?",
            rules,
            most,
        )
        return [RatedPlayer(*row) for row in rows]

    async def version(self) -> int:
        """The ratings' version: read it before them, and pass it on when changing them."""
        number: int = (await self.database.read("SELECT number FROM rating_changes"))[0][0]
        return number

    async def unrated(self, most: int) -> list[tuple[str, str]]:
        """Finished matches that are not rated yet, the oldest first, with their results."""
        rows = await self.database.read(
            "SELECT table_id, outcome FROM unrated ORDER BY ended, table_id LIMIT ?", most
        )
        return [(table, result) for table, result in rows]

    async def of_players(self, rules: str, players: Sequence[str]) -> list[RatedPlayer]:
        marks = ", ".join("?" * len(players))
        rows = await self.database.read(
            f"SELECT player, '', mu, sigma, games FROM ratings WHERE rules = ? AND player IN ({marks})",  # noqa: S608 - marks only
            rules,
            *players,
        )
        return [RatedPlayer(*row) for row in rows]

    async def update(
        self, number: int, rated: Sequence[str], ratings: Mapping[tuple[str, str], RatedPlayer]
    ) -> bool:
        """Store ratings by rules and player after these matches; False if any changed since `number`."""
        return await self.database.write(
            Statement("UPDATE rating_changes SET number = number + 1 WHERE number = ?", (number,)),
            *(Statement("DELETE FROM unrated WHERE table_id = ?", (table,)) for table in rated),
            *(_rating(rules, player) for (rules, _), player in ratings.items()),
        )


def _rating(rules: str, player: RatedPlayer) -> Statement:
    return Statement(
        "INSERT INTO ratings (player, rules, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (player, rules) DO UPDATE SET"
        " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        (player.player, rules, player.mu, player.sigma, player.games),
    )
