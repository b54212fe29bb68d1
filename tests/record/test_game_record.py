import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import DeckError, GameRecord, RecordFormatError
from support.records import COMMITMENT, SEED, finished_game, lines, tag_mappings

GAME = finished_game()

BIDI_OVERRIDE, LONE_SURROGATE = chr(0x202E), chr(0xD800)
bad_lines = st.sampled_from(
    [
        *(
            "",
            " ",
            " a",
            "a ",
            "a\n",
            "a\nb",
            "a\tb",
            "\x00",
            "\x1b[2J",
            "a\xa0b",
            "a\u2028b",
            "a\x85",
            "\ufeffa",
        ),
        *(BIDI_OVERRIDE, LONE_SURROGATE),
    ]
)


def refusal(**changed: Any) -> str:  # noqa: ANN401 - any field of a record
    with pytest.raises(RecordFormatError) as error:
        replace(GAME, **changed)
    return str(error.value)


@given(name=lines)
def test_a_name_is_any_printable_line(name: str) -> None:
    assert replace(GAME, names=("Anna", name, "Cleo")).names[1] == name


@given(name=bad_lines)
def test_a_name_that_would_not_survive_printing_is_refused(name: str) -> None:
    expected = f"a name must be a printable line without spaces around it, not {name!r}"
    assert refusal(names=("Anna", name, "Cleo")) == expected


def test_a_name_has_at_most_forty_characters() -> None:
    assert replace(GAME, names=("x" * 40, "Ben", "Cleo")).names[0] == "x" * 40
    assert "a name has at most 40 characters" in refusal(names=("x" * 41, "Ben", "Cleo"))


@pytest.mark.parametrize("names", [(), ("Anna", "Ben"), ("Anna", "Ben", "Cleo", "Dora")])
def test_every_player_has_a_name(names: tuple[str, ...]) -> None:
    assert refusal(names=names) == f"3 names expected, not {names}"


@given(tags=tag_mappings)
def test_a_tag_is_named_like_a_variable_and_holds_a_printable_line(tags: dict[str, str]) -> None:
    assert replace(GAME, tags=tags).tags == tags


@pytest.mark.parametrize("tag", ["a b", "1a", "a-b", "a:", "é!"])
def test_a_tag_that_is_no_identifier_is_refused(tag: str) -> None:
    assert refusal(tags={tag: "x"}) == f"a tag is named like a variable: {tag!r}"


@given(value=bad_lines)
def test_a_tag_whose_value_would_not_survive_printing_is_refused_by_its_name(value: str) -> None:
    expected = f"the tag 'event' must be a printable line without spaces around it, not {value!r}"
    assert refusal(tags={"event": value}) == expected


def test_a_tag_without_a_name_is_refused() -> None:
    assert refusal(tags={"": "x"}) == "a tag is named like a variable: ''"


@given(entropy=bad_lines.filter(bool))
def test_entropy_that_would_not_survive_printing_is_refused_by_its_player(entropy: str) -> None:
    expected = f"the entropy of player 2 must be a printable line without spaces around it, not {entropy!r}"
    assert refusal(entropy=("", "x", entropy)) == expected


@pytest.mark.parametrize("entropy", [("x",), ("x", "y"), ("x", "y", "z", "")])
def test_entropy_comes_from_every_player_or_none(entropy: tuple[str, ...]) -> None:
    assert refusal(entropy=entropy) == f"entropy: {len(entropy)} texts for 3 players"


@pytest.mark.parametrize(
    "commitment",
    [
        "",
        "00",
        COMMITMENT.upper(),
        COMMITMENT[:-1],
        f"{COMMITMENT}0",
        f"{COMMITMENT}\n",
        f" {COMMITMENT}",
        "g" * 64,
    ],
)
def test_a_commitment_is_sixty_four_lower_case_hexadecimal_digits(commitment: str) -> None:
    expected = f"a commitment is 64 hexadecimal digits (0-9 and a-f), not {commitment!r}"
    assert refusal(commitment=commitment) == expected


@pytest.mark.parametrize("seed", [b"", b"short", SEED[:-1], SEED + b"\x00"])
def test_a_seed_that_could_be_guessed_from_its_commitment_is_refused(seed: bytes) -> None:
    with pytest.raises(DeckError, match=f"a seed has 32 bytes, not {len(seed)}"):
        replace(GAME, seed=seed)


@pytest.mark.parametrize("tags", [{}, {"event": "final"}])
def test_a_record_can_be_copied_and_sent_to_another_process(tags: dict[str, str]) -> None:
    record = GameRecord(GAME.opening, GAME.names) if not tags else replace(GAME, tags=tags)
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301 - our own bytes


def test_the_turns_that_a_bot_finished_for_a_player_are_a_tag() -> None:
    record = finished_game()
    assert record.bot_moves == frozenset()
    assert replace(record, tags={"bot_moves": "2 5"}).bot_moves == {2, 5}


def test_a_tag_says_how_much_was_played_in_another_game() -> None:
    record = finished_game()
    assert record.actions_before == 0
    placed = next(number for number, turn in enumerate(record.turns, start=1) if turn.placed is not None)
    before = sum(len(turn.actions) for turn in record.turns[:placed])
    assert replace(record, tags={"continued_after": f"{placed}"}).actions_before == before
    assert replace(record, tags={"continued_after": f"{placed} drawn"}).actions_before == before - 1
    assert replace(record, tags={"continued_after": "0"}).actions_before == 0
    assert replace(record, tags={"continued_after": "0 drawn"}).actions_before == 0


@pytest.mark.parametrize("tag", ["x", "-1", "9999", "3 moves", "03"])
def test_a_tag_that_names_no_move_of_the_game_is_ignored(tag: str) -> None:
    assert replace(finished_game(), tags={"continued_after": tag}).actions_before == 0


@pytest.mark.parametrize("text", ["two", "0", "2,5", "-1"])
def test_a_tag_of_bot_moves_without_numbers_of_moves_is_refused(text: str) -> None:
    with pytest.raises(RecordFormatError, match="the tag 'bot_moves' has numbers of moves, not"):
        replace(finished_game(), tags={"bot_moves": text})
