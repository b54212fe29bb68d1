from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import (
    GameRecord,
    Recorder,
    RecordError,
    RecordFormatError,
    parse_record,
    record_from_json,
    record_to_json,
    replay,
    write_record,
)
from coloretto.record.shortening import cut, shown
from coloretto.rules import PRINTED, Card, DealError, RuleSet, RuleSetError
from support.records import SEED, finished_game, finished_games, games_cut_anywhere, play_on, tag_mappings

GAME = replace(finished_game(), entropy=("x", "", "z"), tags={"event": "final", "round": "3: last"})
TEXT = write_record(GAME)
LINES = TEXT.split("\n")
ARABIC_ONE = chr(0x661)


def refusal(text: str) -> str:
    with pytest.raises(RecordFormatError) as error:
        parse_record(text)
    return str(error.value)


def with_line(start: str, *lines: str) -> str:
    """The text with other lines in the place of the one that starts so."""
    (at,) = (number for number, line in enumerate(LINES) if line.startswith(start))
    return "\n".join([*LINES[:at], *lines, *LINES[at + 1 :]])


@given(game=finished_games | games_cut_anywhere, tags=tag_mappings)
def test_a_record_survives_text_and_json_in_turn(game: GameRecord, tags: dict[str, str]) -> None:
    game = replace(game, tags=tags)
    text = write_record(game)
    read = parse_record(text)
    assert read == game
    assert list(read.tags.items()) == list(tags.items())
    again = record_from_json(record_to_json(read))
    assert again == game
    assert write_record(again) == text


@pytest.mark.parametrize("rules", PRINTED.values(), ids=PRINTED)
def test_a_game_of_every_printed_rule_set_can_be_cut_after_any_action(rules: RuleSet) -> None:
    recorder = Recorder(rules, ("a", "b", "c", "d", "e")[: rules.players], SEED)
    choices = Random(rules.players)
    while not recorder.position.is_over:
        play_on(recorder, choices, actions=7)
        assert parse_record(write_record(recorder.record)) == recorder.record


def test_a_record_begins_with_its_heading_in_a_fixed_order() -> None:
    starts = [line.partition(":")[0] for line in LINES[: LINES.index("")]]
    players = ["player 0", "player 1", "player 2"]
    tags = ["tag event", "tag round"]
    entropy = ["entropy 0", "entropy 1", "entropy 2"]
    deal = ["removed", "start cards", "start player"]
    expected = ["coloretto record 1", "rules", *players, *tags, "commitment", *entropy, "seed", *deal]
    assert starts == expected


def test_remarks_tell_the_rounds_and_the_last_round_card() -> None:
    positions = list(replay(GAME))
    expected = ["# round 1"]
    for turn, before, after in zip(GAME.turns, positions, positions[1:], strict=False):
        expected.append(turn.text)
        expected += ["# the last-round card has turned up"] * (after.is_last_round - before.is_last_round)
        expected += [f"# round {after.round}"] * (after.round - before.round)
    start, end = LINES.index("# round 1"), LINES.index(f"scores: {' '.join(map(str, GAME.scores or ()))}") - 1
    found = [line if line.startswith("#") else line.split(maxsplit=2)[2] for line in LINES[start:end]]
    assert found == expected
    assert positions[-1].round > 1


def test_comments_are_ignored_everywhere() -> None:
    remarked = "\n".join(f"# remark: {number}\n{line}" for number, line in enumerate(LINES))
    assert parse_record(remarked) == GAME
    bare = "\n".join(line for line in LINES if not line.startswith("#"))
    assert parse_record(bare) == GAME


def test_lines_may_end_like_those_of_windows_and_in_spaces() -> None:
    assert parse_record(TEXT.replace("\n", "\r\n")) == GAME
    assert parse_record(TEXT.replace("\n", " \t\n")) == GAME
    assert parse_record(f"{TEXT}\n \n") == GAME
    assert parse_record(TEXT.rstrip()) == GAME


@pytest.mark.parametrize("separator", ["\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_nothing_else_ends_a_line(separator: str) -> None:
    assert refusal(TEXT.replace("\n", separator)).startswith("a record begins with 'coloretto record 1', not")
    assert refusal(TEXT.replace("\nplayer 1", f"{separator}player 1"))


@pytest.mark.parametrize(
    "title", ["", "coloretto", "coloretto record", "Coloretto record 1", "coloretto record one"]
)
def test_a_record_begins_with_its_title(title: str) -> None:
    expected = f"a record begins with 'coloretto record 1', not {title!r}"
    assert refusal(with_line("coloretto record", title)) == expected


@pytest.mark.parametrize(
    "version", ["0", "2", "01", "11", ARABIC_ONE, pytest.param("1" * 5000, id="5000 digits")]
)
def test_an_unknown_version_is_named(version: str) -> None:
    expected = f"version {cut(version)} of the record format is not known here, only 1"
    assert refusal(with_line("coloretto record", f"coloretto record {version}")) == expected


@pytest.mark.parametrize(
    "line",
    ["rules", "player 0", "player 1", "player 2", "entropy 1", "removed", "start cards", "start player"],
)
def test_a_missing_line_is_named(line: str) -> None:
    assert refusal(with_line(f"{line}:")) == f"the line '{line}: ...' is missing"


def test_what_is_missing_besides_is_missing_in_the_record_too() -> None:
    without_tag = parse_record(with_line("tag event:"))
    assert without_tag == replace(GAME, tags={"round": "3: last"})
    assert parse_record(with_line("commitment:")) == replace(GAME, commitment=None)
    assert parse_record(with_line("seed:")) == replace(GAME, seed=None)


@pytest.mark.parametrize("line", [line for line in LINES[: LINES.index("")] if ":" in line])
def test_a_repeated_line_is_refused_where_it_stands(line: str) -> None:
    number = LINES.index(line) + 2
    expected = repr(LINES[number - 1]) if LINES[number - 1] else "nothing"
    assert refusal(with_line(line, line, line)) == f"line {number}: {expected} is expected here, not {line!r}"


@given(at=st.integers(1, LINES.index("") - 2))
def test_lines_in_another_order_are_refused(at: int) -> None:
    swapped = [*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]
    if LINES[at].startswith("tag") and LINES[at + 1].startswith("tag"):
        assert list(parse_record("\n".join(swapped)).tags) == ["round", "event"]
    else:
        assert refusal("\n".join(swapped)).startswith(f"line {at + 1}: {LINES[at]!r} is expected here")


@pytest.mark.parametrize(
    "line", ["colour: red", "player 3: Dora", "entropy 3: x", "Seed: 00", "x:y", "seed :0"]
)
def test_an_unknown_line_is_refused_where_it_stands(line: str) -> None:
    found = refusal(with_line("start player:", f"start player: {GAME.opening.start_player}", line))
    assert found.startswith(f"line {LINES.index('') + 1}: ")
    assert found.endswith(f"not {line!r}")


@pytest.mark.parametrize("line", ["note: x", "x:y", "winner: Anna", "junk", " 99. 0 T0"])
def test_nothing_follows_the_result(line: str) -> None:
    number = len(LINES)
    expected = f"line {number}: nothing is expected here, not {line!r}"
    assert refusal(f"{TEXT}{line}\n") == expected
    assert refusal(f"{TEXT}{line}\n\n# the end\n \n") == expected


def test_an_empty_line_parts_the_heading_the_turns_and_the_result() -> None:
    turn = next(line for line in LINES if line.startswith("  1. "))
    assert refusal(TEXT.replace("\n\n# round 1", "\n# round 1")).endswith(
        f": nothing is expected here, not {turn!r}"
    )
    assert ": nothing is expected here, not 'scores: " in refusal(TEXT.replace("\n\nscores", "\nscores"))


@pytest.mark.parametrize(
    "line",
    [
        "junk",
        "1.",
        "1. 0",
        "1. x T0",
        "1. 5 T0",
        "1. -1 T0",
        "1 0 T0",
        "x. 0 T0",
        f"1. {'1' * 5000} T0",
    ],
)
def test_a_turn_that_cannot_be_read_is_refused_by_its_line(line: str) -> None:
    number = LINES.index("# round 1") + 2
    expected = f"line {number}: a turn looks like '12. 0 Df P2', not {shown(line)}"
    assert refusal(with_line("  1. ", line)) == expected


def test_a_turn_of_unknown_cards_or_rows_is_refused_by_its_line() -> None:
    number = LINES.index("# round 1") + 2
    expected = f"line {number}: not a turn: 'Dx P0' (turns look like 'Df P2', 'T0' or 'T0=c')"
    assert refusal(with_line("  1. ", "  1. 0 Dx P0")) == expected


def test_moves_are_counted_from_one_without_a_gap() -> None:
    second = next(line for line in LINES if line.startswith("  2. "))
    renumbered = second.replace("2. ", "3. ", 1)
    number = LINES.index(second) + 1
    expected = f"line {number}: {second!r} is expected here, not {renumbered!r}"
    assert refusal(with_line("  2. ", renumbered)) == expected


def test_turns_are_indented_to_one_column() -> None:
    second = next(line for line in LINES if line.startswith("  2. "))
    assert refusal(with_line("  2. ", second.strip())).endswith(f"not {second.strip()!r}")


@pytest.mark.parametrize(
    "seed", ["", "0", "xyz", SEED.hex().upper(), SEED.hex()[:-2], SEED.hex(" "), "é" * 64]
)
def test_a_seed_is_sixty_four_lower_case_hexadecimal_digits(seed: str) -> None:
    expected = f"a seed is 64 hexadecimal digits (0-9 and a-f), not {shown(seed)}"
    assert refusal(with_line("seed:", f"seed: {seed}")) == expected


@pytest.mark.parametrize("scores", ["", "x", "1 2 x", "1  2 3", "1,2,3", "1.0 2 3", f"1 2 {'9' * 5000}"])
def test_scores_are_numbers(scores: str) -> None:
    expected = f"scores are numbers with a space between them, not {shown(scores)}"
    assert refusal(with_line("scores:", f"scores: {scores}")) == expected


@pytest.mark.parametrize("scores", ["+1 2 3", "01 2 3", "1_0 2 3", f"{ARABIC_ONE} 2 3", "-0 2 3"])
def test_a_number_is_written_in_one_way(scores: str) -> None:
    found = refusal(with_line("scores:", f"scores: {scores}"))
    assert found.endswith(f" is expected here, not 'scores: {scores}'")


@pytest.mark.parametrize(
    "player", ["", "3", "-1", "x", ARABIC_ONE, "00", pytest.param("1" * 5000, id="5000 digits")]
)
def test_the_start_player_is_one_of_the_players(player: str) -> None:
    found = refusal(with_line("start player:", f"start player: {player}"))
    assert found == f"the start player is a number from 0 to 2, not {shown(player)}"


def test_a_rule_set_is_written_in_full() -> None:
    expected = "line 2: 'rules: golden-3-brown' is expected here, not 'rules: golden-3'"
    assert refusal(with_line("rules:", "rules: golden-3")) == expected
    with pytest.raises(RuleSetError, match="unknown rule set: 'platinum-3'"):
        parse_record(with_line("rules:", "rules: platinum-3"))


def test_an_impossible_opening_is_refused() -> None:
    with pytest.raises(DealError, match="removed colours: 'ab' are not 1 different ones"):
        parse_record(with_line("removed:", "removed: ab"))
    with pytest.raises(DealError, match="start cards: 'a a a' are not different colours"):
        parse_record(with_line("start cards:", "start cards: a a a"))
    assert " is expected here, not 'removed: -" in refusal(
        with_line("removed:", f"removed: -{GAME.opening.removed[0]}")
    )


def test_a_game_that_cannot_have_been_played_is_not_written() -> None:
    first = replace(GAME.turns[0], drawn=Card.GOLDEN_JOKER)
    twice = replace(GAME, turns=(first, first, *GAME.turns[2:]))
    with pytest.raises(RecordError, match="move 2: "):
        write_record(twice)
