"""The printed editions as presets of rule sets, and rule sets as text."""

from dataclasses import dataclass, fields

from coloretto.rules.errors import RuleSetError
from coloretto.rules.numbers import is_number
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.scoring_tables import BROWN, VIOLET, ScoringTable

BROWN_ROW = (3,)
GREEN_ROWS = (1, 2, 3)


@dataclass(frozen=True)
class Edition:
    """A printed edition: what its rule sets for different numbers of players have in common."""

    name: str
    players: range
    """The numbers of players it can be played with."""
    tables: tuple[ScoringTable, ...]
    """The scoring tables in the box, the usual one first."""
    jokers: int
    golden_jokers: int
    reserve: int
    """Cards under the last-round card."""
    games: int
    """Games in a match."""

    def rule_set(self, players: int, table: ScoringTable | None = None) -> RuleSet:
        """The rule set for a number of players, with the usual scoring table or another one of the box."""
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise RuleSetError(f"the {self.name} edition is for {fewest} to {most} players, not {players}")
        table = table or self.tables[0]
        if table not in self.tables:
            tables = " or ".join(known.name for known in self.tables)
            name = getattr(table, "name", repr(table))
            raise RuleSetError(f"the {self.name} edition has the {tables} scoring table, not {name}")
        return RuleSet(
            players=players,
            capacities=GREEN_ROWS if players == 2 else BROWN_ROW * players,
            jokers=self.jokers,
            golden_jokers=self.golden_jokers,
            reserve=self.reserve,
            table=table,
            colours_removed={2: 2, 3: 1}.get(players, 0),
            start_cards=2 if players == 2 else 1,
            games=self.games,
        )

    def rule_sets(self) -> tuple[RuleSet, ...]:
        """Every rule set of the edition."""
        return tuple(self.rule_set(players, table) for players in self.players for table in self.tables)


CLASSIC = Edition("classic", range(3, 6), (BROWN,), jokers=3, golden_jokers=0, reserve=15, games=4)
GOLDEN = Edition("golden", range(2, 6), (BROWN, VIOLET), jokers=2, golden_jokers=1, reserve=16, games=1)
EDITIONS = {edition.name: edition for edition in (CLASSIC, GOLDEN)}

PRINTED = {
    f"{edition.name}-{rule_set.players}-{rule_set.table.name}": rule_set
    for edition in EDITIONS.values()
    for rule_set in edition.rule_sets()
}
"""Every printed rule set by its name, like `golden-2-violet`."""

_PRINTED_NAMES = {rule_set: name for name, rule_set in PRINTED.items()}
_FIELDS = tuple(field.name for field in fields(RuleSet))


def rule_set_text(rule_set: RuleSet) -> str:
    """The name of a printed rule set, or the values of a custom one: `players:4,capacities:3.3.3.3,...`."""
    name = _PRINTED_NAMES.get(rule_set)
    if name is not None:
        return name
    return ",".join(f"{field}:{value_text(getattr(rule_set, field))}" for field in _FIELDS)


def value_text(value: int | tuple[int, ...] | ScoringTable) -> str:
    """A value of a rule set, as in its text."""
    if isinstance(value, ScoringTable):
        return value.name
    return ".".join(map(str, value)) if isinstance(value, tuple) else str(value)


def parse_rule_set(text: str) -> RuleSet:
    """Parse a rule set. `golden-2` means the edition's usual scoring table: `golden-2-brown`."""
    if ":" in text:
        return _parse_custom(text)
    edition, _, rest = text.partition("-")
    players, dash, table = rest.partition("-")
    if edition not in EDITIONS or not is_number(players) or (dash and not table):
        raise RuleSetError(f"unknown rule set: {text!r} (known: {', '.join(PRINTED)})")
    return EDITIONS[edition].rule_set(int(players), ScoringTable.from_name(table) if table else None)


def _parse_custom(text: str) -> RuleSet:
    """Fields that are left out have the defaults of `RuleSet`."""
    values: dict[str, int | tuple[int, ...] | ScoringTable] = {}
    for part in text.split(","):
        field, _, value = part.partition(":")
        if field not in _FIELDS or field in values:
            raise RuleSetError(
                f"rule set {text!r}: {part!r} is unknown or repeated (fields are {', '.join(_FIELDS)})"
            )
        values[field] = _parse_value(field, value)
    for field in ("players", "capacities"):
        if field not in values:
            raise RuleSetError(f"rule set {text!r}: {field} must be given")
    return RuleSet(**values)  # type: ignore[arg-type]


def _parse_value(field: str, value: str) -> int | tuple[int, ...] | ScoringTable:
    if field == "table":
        return ScoringTable.from_name(value)
    numbers = value.split(".")
    if not all(map(is_number, numbers)) or (len(numbers) > 1 and field != "capacities"):
        raise RuleSetError(f"rule set: {value!r} is not a valid value of {field}")
    return tuple(map(int, numbers)) if field == "capacities" else int(value)
