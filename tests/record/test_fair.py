import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import DeckError, FairDeck, RecordFormatError
from coloretto.rules import PRINTED, RuleSet, cards_text
from coloretto.rules.deal_kernel import DEAL, below
from support.play import rule_sets
from support.records import COMMITMENT, SEED, entropies, secrets

GOLDEN_3 = PRINTED["golden-3-brown"]


def numbers(seed: bytes, entropy: Sequence[str]) -> Iterator[int]:
    """The stream of numbers, written from docs/formats.md alone."""
    parts = b""
    for part in (seed, *(text.encode("utf-8") for text in entropy)):
        parts += len(part).to_bytes(8, "big") + part
    key = sha256(parts).digest()
    for block in range(1000):
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def lot(stream: Iterator[int], bound: int) -> int:
    for number in stream:
        if number < 2**32 // bound * bound:
            return number % bound
    raise StopIteration


def deal_by_hand(rule_set: RuleSet, seed: bytes, entropy: Sequence[str]) -> tuple[str, list[str], int, str]:
    """Removed colours, start cards, start player and deck, written from docs/formats.md alone."""
    stream = numbers(seed, entropy)
    colours = "abcdefg"
    drawn = []
    for _ in range(rule_set.colours_removed + rule_set.players * rule_set.start_cards):
        at = lot(stream, len(colours))
        drawn.append(colours[at])
        colours = colours[:at] + colours[at + 1 :]
    removed, given_out = drawn[: rule_set.colours_removed], drawn[rule_set.colours_removed :]
    each = rule_set.start_cards
    start_cards = [
        "".join(given_out[each * player : each * (player + 1)]) for player in range(rule_set.players)
    ]
    start_player = lot(stream, rule_set.players)
    deck = []
    for colour in "abcdefg":
        deck += [colour] * (0 if colour in removed else 9 - given_out.count(colour))
    deck += ["+"] * 10 + ["j"] * rule_set.jokers + ["J"] * rule_set.golden_jokers
    for last in reversed(range(1, len(deck))):
        other = lot(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return "".join(sorted(removed)), start_cards, start_player, "".join(deck)


@given(data=st.data(), rule_set=rule_sets, seed=secrets)
def test_a_deal_can_be_derived_by_hand(data: st.DataObject, rule_set: RuleSet, seed: bytes) -> None:
    entropy = data.draw(entropies(rule_set.players))
    deal = FairDeck(seed).deal(rule_set, entropy)
    ours = (
        cards_text(deal.opening.removed),
        [cards_text(cards) for cards in deal.opening.start_cards],
        deal.opening.start_player,
        cards_text(deal.deck),
    )
    assert ours == deal_by_hand(rule_set, seed, entropy)


@pytest.mark.parametrize("bound", [3, 5, 7, 76])
def test_numbers_that_would_bias_the_draw_are_rejected(bound: int) -> None:
    stream = [2**32 - 1, 2**32 - 2**32 % bound, bound + 1]
    assert below(np.zeros(1, DEAL)[0], np.array(stream, np.uint32), bound) == lot(iter(stream), bound) == 1


@given(seed=secrets)
def test_the_commitment_is_the_sha256_of_the_seed(seed: bytes) -> None:
    assert FairDeck(seed).commitment == sha256(seed).hexdigest()
    FairDeck(seed).check_commitment(sha256(seed).hexdigest())


def test_the_commitment_of_a_known_seed_is_what_other_tools_say() -> None:
    assert FairDeck(SEED).commitment == COMMITMENT


def test_the_seed_of_a_bots_decision_can_be_derived_by_hand() -> None:
    text = hmac.new(SEED, b"bot 17 2", sha256).hexdigest()
    assert FairDeck(SEED).bot_seed(17, 2) == int(text[:16], 16)


@given(seed=secrets, bit=st.integers(0, 255))
def test_another_seed_does_not_match_the_commitment(seed: bytes, bit: int) -> None:
    other = (int.from_bytes(seed, "big") ^ 1 << bit).to_bytes(32, "big")
    with pytest.raises(DeckError) as error:
        FairDeck(other).check_commitment(FairDeck(seed).commitment)
    assert str(error.value) == (
        f"the seed {other.hex()} has the commitment {FairDeck(other).commitment},"
        f" but {FairDeck(seed).commitment} was published: this is not the deck that was promised"
    )


def test_every_players_entropy_changes_the_deal() -> None:
    entropies_by_hand = [
        (),
        ("", "", ""),
        ("x", "", ""),
        ("", "x", ""),
        ("", "", "x"),
        ("x", "x", ""),
        ("xx", "", ""),
    ]
    deals = {FairDeck(SEED).deal(GOLDEN_3, entropy) for entropy in entropies_by_hand}
    assert len(deals) == len(entropies_by_hand)


@given(deals=st.tuples(secrets, secrets))
def test_the_same_seed_and_entropy_give_the_same_deal(deals: tuple[bytes, bytes]) -> None:
    first, second = (FairDeck(seed).deal(GOLDEN_3, ("a", "b", "c")) for seed in deals)
    assert (first == second) == (deals[0] == deals[1])
    assert FairDeck(deals[0]).deal(GOLDEN_3, ("a", "b", "c")) == first


@pytest.mark.parametrize("count", [1, 2, 4])
def test_entropy_of_some_players_only_is_refused(count: int) -> None:
    with pytest.raises(RecordFormatError, match=f"entropy: {count} texts for 3 players"):
        FairDeck(SEED).deal(GOLDEN_3, ("x",) * count)


@pytest.mark.parametrize("text", ["\ud800", "a\n", " a", "\0"])
def test_entropy_that_no_record_could_hold_deals_nothing(text: str) -> None:
    expected = "the entropy of player 1 must be a printable line without spaces around it"
    with pytest.raises(RecordFormatError, match=expected):
        FairDeck(SEED).deal(GOLDEN_3, ("", text, ""))


@pytest.mark.parametrize("seed", [b"", b"short", SEED + b"x"])
def test_a_seed_that_is_easy_to_guess_deals_nothing(seed: bytes) -> None:
    with pytest.raises(DeckError, match=f"a seed has 32 bytes, not {len(seed)}"):
        FairDeck(seed).deal(GOLDEN_3)


def test_a_deck_can_be_logged_without_giving_its_secret_away() -> None:
    assert repr(FairDeck(SEED)) == "FairDeck()"


def test_the_commitment_is_there_before_the_entropy_and_does_not_depend_on_it() -> None:
    deck = FairDeck(SEED)
    shown = deck.commitment
    assert deck.deal(GOLDEN_3, ("a", "b", "c")) != deck.deal(GOLDEN_3)
    assert deck.commitment == shown == COMMITMENT
