"""Records as text, for people: a heading, a line for each turn, the scores. See docs/formats.md."""

import re
from collections.abc import Iterator
from itertools import chain, repeat, takewhile

from coloretto.record.errors import RecordFormatError
from coloretto.record.game_record import GameRecord
from coloretto.record.lines import parse_seed
from coloretto.record.replaying import replay
from coloretto.record.shortening import cut, shown
from coloretto.record.turns import RecordedTurn, parse_turn
from coloretto.rules import (
    Opening,
    Position,
    RuleSet,
    cards_text,
    parse_cards,
    parse_rule_set,
    rule_set_text,
)

TITLE = "coloretto record"
VERSION = 1
NOTHING = "-"
COMMENT = "#"
LONGEST_LINE = 200  # in an error: two rule sets may differ only at their ends
_TURN_LINE = re.compile(r" *[0-9]+\. ([0-4]) (.+)")


def write_record(record: GameRecord) -> str:
    """The record as text. Lines that begin with `#` are comments; a reader skips them."""
    lines = [f"{TITLE} {VERSION}", *_heading(record), "", *_commented_turns(record), *_result(record), ""]
    return "\n".join(lines)


def _heading(record: GameRecord) -> Iterator[str]:
    opening = record.opening
    yield f"rules: {rule_set_text(record.rule_set)}"
    for player, name in enumerate(record.names):
        yield f"player {player}: {name}"
    for tag, value in record.tags.items():
        yield f"tag {tag}: {value}"
    if record.commitment is not None:
        yield f"commitment: {record.commitment}"
    for player, entropy in enumerate(record.entropy):
        yield f"entropy {player}: {entropy}".rstrip()
    if record.seed is not None:
        yield f"seed: {record.seed.hex()}"
    yield f"removed: {cards_text(opening.removed) or NOTHING}"
    yield f"start cards: {' '.join(cards_text(cards) or NOTHING for cards in opening.start_cards)}"
    yield f"start player: {opening.start_player}"


def _commented_turns(record: GameRecord) -> Iterator[str]:
    positions = replay(record)
    before = next(positions)
    yield f"{COMMENT} round 1"
    for line, after in zip(_turns(record), positions, strict=True):
        yield line
        yield from _comments(before, after)
        before = after


def _turns(record: GameRecord) -> Iterator[str]:
    for move, turn in enumerate(record.turns, start=1):
        yield f"{move:3}. {turn.player} {turn.text}"


def _comments(before: Position, after: Position) -> Iterator[str]:
    if after.is_last_round and not before.is_last_round:
        yield f"{COMMENT} the last-round card has turned up"
    if after.round != before.round:
        yield f"{COMMENT} round {after.round}"


def _result(record: GameRecord) -> Iterator[str]:
    if record.scores is not None:
        yield ""
        yield f"scores: {' '.join(map(str, record.scores))}"


def parse_record(text: str) -> GameRecord:
    """The inverse of `write_record`. It does not replay the game: `verify` does."""
    lines = list(_numbered_lines(text))
    _check_title(lines[0][1] if lines else "")
    record = _parse(lines[1:])
    expected = [f"{TITLE} {VERSION}", *_heading(record), "", *_turns(record), *_result(record)]
    for (number, found), right in zip(lines, chain(expected, repeat("")), strict=False):
        if found != right:
            expectation = shown(right, LONGEST_LINE) if right else "nothing"
            raise RecordFormatError(
                f"line {number}: {expectation} is expected here, not {shown(found, LONGEST_LINE)}"
            )
    return record


def _numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not comments, without trailing spaces."""
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.startswith(COMMENT):
            yield number, line.rstrip()


def _check_title(line: str) -> None:
    title, _, version = line.rpartition(" ")
    if title != TITLE or not version.isdecimal():
        raise RecordFormatError(f"a record begins with {f'{TITLE} {VERSION}'!r}, not {shown(line)}")
    if version != str(VERSION):
        raise RecordFormatError(
            f"version {cut(version)} of the record format is not known here, only {VERSION}"
        )


def _parse(lines: list[tuple[int, str]]) -> GameRecord:
    values = dict(_parse_pair(line) for _, line in lines if ": " in line or line.endswith(":"))
    before_result = takewhile(lambda line: not line[1].startswith("scores:"), lines)
    turns = [(number, line) for number, line in before_result if line and ":" not in line]
    rule_set = parse_rule_set(_value(values, "rules"))
    return GameRecord(
        opening=_parse_opening(values, rule_set),
        names=tuple(_value(values, f"player {player}") for player in range(rule_set.players)),
        turns=tuple(_parse_turn_line(number, line) for number, line in turns),
        scores=_parse_scores(values.get("scores")),
        commitment=values.get("commitment"),
        seed=parse_seed(values["seed"]) if "seed" in values else None,
        entropy=_parse_entropy(values, rule_set),
        tags={key.removeprefix("tag "): value for key, value in values.items() if key.startswith("tag ")},
    )


def _parse_pair(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key, value.strip()


def _value(values: dict[str, str], key: str) -> str:
    if key not in values:
        raise RecordFormatError(f"the line '{key}: ...' is missing")
    return values[key]


def _parse_opening(values: dict[str, str], rule_set: RuleSet) -> Opening:
    start_player = _value(values, "start player")
    if start_player not in map(str, range(rule_set.players)):
        last = rule_set.players - 1
        raise RecordFormatError(f"the start player is a number from 0 to {last}, not {shown(start_player)}")
    return Opening(
        rule_set,
        removed=parse_cards(_value(values, "removed").replace(NOTHING, "")),
        start_cards=tuple(
            parse_cards(cards.replace(NOTHING, "")) for cards in _value(values, "start cards").split(" ")
        ),
        start_player=int(start_player),
    )


def _parse_turn_line(number: int, line: str) -> RecordedTurn:
    found = _TURN_LINE.fullmatch(line)
    if not found:
        raise RecordFormatError(f"line {number}: a turn looks like '12. 0 Df P2', not {shown(line)}")
    try:
        return parse_turn(int(found[1]), found[2])
    except RecordFormatError as error:
        raise RecordFormatError(f"line {number}: {error}") from None


def _parse_scores(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    try:
        return tuple(int(score) for score in text.split(" "))
    except ValueError:
        raise RecordFormatError(f"scores are numbers with a space between them, not {shown(text)}") from None


def _parse_entropy(values: dict[str, str], rule_set: RuleSet) -> tuple[str, ...]:
    if not any(key.startswith("entropy ") for key in values):
        return ()
    return tuple(_value(values, f"entropy {player}") for player in range(rule_set.players))
