from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import (
    DeckError,
    DeckFinding,
    DeckProof,
    FairDeck,
    GameRecord,
    RecordedTurn,
    Recorder,
    prove_deck,
    verify_deck,
)
from coloretto.rules import PRINTED, Card, Opening
from support.records import COMMITMENT, SEED, finished_game, finished_games, play_on, secrets

GAME = finished_game("golden-2-brown")


def refusal(record: GameRecord) -> str:
    with pytest.raises(DeckError) as error:
        verify_deck(record)
    return str(error.value)


@given(game=finished_games)
def test_every_finished_game_proves_its_deck(game: GameRecord) -> None:
    verify_deck(game)
    verify_deck(replace(game, commitment=None))


@given(game=finished_games, seed=secrets)
def test_another_seed_is_always_found(game: GameRecord, seed: bytes) -> None:
    if seed != game.seed:
        assert "this is not the deck that was promised" in refusal(replace(game, seed=seed))


@given(seed=secrets)
def test_another_seed_with_a_commitment_of_its_own_is_found_by_its_cards(seed: bytes) -> None:
    if seed != GAME.seed:
        cheated = refusal(replace(GAME, seed=seed, commitment=FairDeck(seed).commitment))
        assert cheated.startswith(("the seed gives the removed colours ", "move "))


@given(digit=st.integers(0, 63))
def test_a_changed_commitment_is_always_found(digit: int) -> None:
    other = "0" if COMMITMENT[digit] != "0" else "1"
    changed = COMMITMENT[:digit] + other + COMMITMENT[digit + 1 :]
    assert f"but {changed} was published" in refusal(replace(GAME, commitment=changed))


@given(game=finished_games, data=st.data())
def test_changed_entropy_is_always_found(game: GameRecord, data: st.DataObject) -> None:
    if game.entropy:
        player = data.draw(st.integers(0, len(game.entropy) - 1))
        changed = tuple(text + "x" * (other == player) for other, text in enumerate(game.entropy))
    else:
        changed = ("",) * game.rule_set.players
    assert refusal(replace(game, entropy=changed)).startswith(
        ("the seed gives the removed colours ", "move ")
    )


def test_a_changed_opening_is_found_and_shown() -> None:
    right = GAME.opening
    wrong = replace(right, start_player=1 - right.start_player)
    removed = "".join(map(str, right.removed))
    start_cards = " ".join("".join(map(str, cards)) for cards in right.start_cards)
    deal = f"the removed colours '{removed}', the start cards '{start_cards}' and the start player"
    assert refusal(replace(GAME, opening=wrong)) == (
        f"the seed gives {deal} {right.start_player}, but the record has {deal} {wrong.start_player}"
    )


def other_openings() -> list[Opening]:
    right = GAME.opening
    (first, second), (third, fourth) = right.start_cards
    unused = next(card for card in Card if card not in (*right.removed, first, second, third, fourth))
    return [
        replace(right, start_cards=((third, second), (first, fourth))),
        replace(right, start_cards=((unused, second), (third, fourth))),
        replace(right, removed=(unused, right.removed[1])),
        replace(right, start_player=1 - right.start_player),
    ]


@pytest.mark.parametrize("opening", other_openings())
def test_every_change_of_the_opening_is_found(opening: Opening) -> None:
    assert refusal(replace(GAME, opening=opening)).startswith("the seed gives the removed colours ")


@given(secrets, st.randoms())
def test_the_order_of_a_players_start_cards_proves_nothing(seed: bytes, rng: Random) -> None:
    record = play_on(Recorder(PRINTED["golden-2-brown"], ("Anna", "Ben"), seed), rng).record
    opening = record.opening
    mirrored = tuple(cards[::-1] for cards in opening.start_cards)
    verify_deck(replace(record, opening=replace(opening, start_cards=mirrored)))


def test_a_deck_cannot_be_proved_before_its_seed_is_known() -> None:
    unfinished = play_on(
        Recorder(PRINTED["golden-2-brown"], ("Anna", "Ben"), SEED), Random(0), actions=9
    ).record
    assert refusal(unfinished) == "the record has no seed yet: a deck can be proved when its game is over"


def test_cards_beyond_the_end_of_the_deck_are_named() -> None:
    assert GAME.seed is not None
    deck = FairDeck(GAME.seed).deal(GAME.rule_set).deck
    turns = tuple(RecordedTurn(0, drawn=card, placed=0) for card in (*deck, Card.A))
    expected = f"move {len(deck) + 1}: the deck is empty, but the record says a"
    assert refusal(replace(GAME, turns=turns)) == expected


OTHER = FairDeck(bytes(32)).commitment


@pytest.mark.parametrize(
    ("changes", "shown", "finding", "verdict"),
    [
        ({}, COMMITMENT, "proved", "promised"),
        ({"commitment": None}, COMMITMENT, "proved", "promised"),
        ({}, None, "commitment matched", "promised"),
        ({"commitment": None}, None, "no commitment, seed matched", "unpromised"),
        ({"commitment": None, "seed": None}, None, "no commitment", "unknown"),
        ({"seed": None}, None, "seed not yet revealed", "unknown"),
        ({"commitment": None, "seed": None}, COMMITMENT, "seed not yet revealed", "unknown"),
        ({"seed": None}, COMMITMENT, "seed not yet revealed", "unknown"),
    ],
)
def test_what_is_proved_of_a_deck_has_one_name_and_one_verdict(
    changes: dict[str, None], shown: str | None, finding: str, verdict: str
) -> None:
    proof = prove_deck(replace(GAME, **changes), shown)  # type: ignore[arg-type]
    assert proof == DeckProof(DeckFinding(finding))
    assert proof.finding.verdict == verdict


@pytest.mark.parametrize(
    ("changed", "shown"),
    [
        (replace(GAME, seed=bytes(32)), None),
        (replace(GAME, commitment=OTHER), None),
        (replace(GAME, turns=GAME.turns[1:]), None),
        (GAME, OTHER),
        (replace(GAME, commitment=None), OTHER),
        (replace(GAME, seed=None), OTHER),
        (replace(GAME, commitment=OTHER, seed=bytes(32)), COMMITMENT),
    ],
)
def test_a_wrong_deck_is_found_with_its_reason(changed: GameRecord, shown: str | None) -> None:
    proof = prove_deck(changed, shown)
    assert (proof.finding, proof.finding.verdict) == (DeckFinding.WRONG, "wrong")
    assert proof.problem


def test_every_finding_has_a_verdict() -> None:
    assert {finding.verdict for finding in DeckFinding} == {"promised", "unpromised", "wrong", "unknown"}
