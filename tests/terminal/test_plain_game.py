"""Many games in this process, with every kind of rules."""

import re
import sys
from io import StringIO
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.rules import PRINTED, Action, Position, RuleSet, rule_set_text
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import set_language
from coloretto.terminal.play.local_feed import LocalFeed
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup
from coloretto.terminal.play.names import distinct_names, names_of_record
from coloretto.terminal.play.plain import PlainGame
from coloretto.terminal.play.seats import LocalSeat, bot_for_each_seat, names_of, seated
from coloretto.terminal.text.layout import COLUMNS
from support.consoles import QUESTION, an_answer
from support.effort import effort
from support.play import rule_sets, seeds


class Person:
    """An input that reads the questions on the screen and answers each by lot."""

    def __init__(self, screen: StringIO, rng: Random) -> None:
        self._screen = screen
        self._lots = rng

    def readline(self) -> str:
        asked = QUESTION.search(self._screen.getvalue())
        assert asked
        return an_answer(asked[0], self._lots) + "\n"

    def isatty(self) -> bool:
        return False


def transcript(
    rule_set: RuleSet, seed: int, monkeypatch: pytest.MonkeyPatch, people: int = 1
) -> tuple[str, Position]:
    """What the screen shows of a whole game, and the game's end."""
    screen = StringIO()
    bots = bot_for_each_seat(rule_set, ["random"], people)
    names, kinds = names_of([], people, bots), ("",) * people + tuple(bots)
    setup = MatchSetup(rule_set_text(rule_set), names, kinds, seed_from_number(seed).hex(), "2026-01-01")
    match = LocalMatch(setup)
    with seated(names, kinds, seed) as seats, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stdin", Person(screen, Random(seed)))
        assert PlainGame(LocalFeed(match, seats)).play()
    return screen.getvalue(), match.recorder.position


@settings(
    max_examples=effort(30, 300),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(rule_set=rule_sets, seed=seeds)
def test_games_of_every_rule_set_can_be_played_to_their_end(
    rule_set: RuleSet, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, end = transcript(rule_set, seed, monkeypatch)
    assert end.is_over
    assert shown.count("The last-round card turns up: this is the last round!") == 1
    assert max(map(len, shown.splitlines())) <= COLUMNS
    for player, name in enumerate(("You", "Bot Ada")):
        assert re.search(rf"^{name}: {end.scores[player]} points?$", shown, re.MULTILINE)


@pytest.mark.parametrize("rules", PRINTED)
def test_the_terms_of_every_explained_score_add_up(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, end = transcript(PRINTED[rules], 4, monkeypatch)
    explained = re.split(
        r"^.*: (-?\d+) points?$", shown.rpartition("The game is over.")[2], flags=re.MULTILINE
    )
    totals = dict(zip(map(int, explained[1::2]), explained[2::2], strict=True))
    assert sorted(totals) == sorted(set(end.scores))
    for total, terms in totals.items():
        assert sum(map(int, re.findall(r"([-+]\d+) for", terms))) == total


def test_another_seed_deals_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {transcript(PRINTED["classic-3-brown"], seed, monkeypatch)[1] for seed in (1, 1, 2)}
    assert len(games) == 2


def test_every_move_of_a_bot_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = transcript(PRINTED["classic-3-brown"], 4, monkeypatch)
    rounds = len(re.findall(r"^Round \d+\. ", shown, re.MULTILINE))
    for name in ("You take", "Bot Ada takes", "Bot Bruno takes"):
        assert len(re.findall(rf"^{name} row \d: ", shown, re.MULTILINE)) == rounds
    assert re.search(r"^Bot Ada draws an? \S+( card)? and puts it on row \d\.$", shown, re.MULTILINE)


def test_the_golden_jokers_card_is_shown_in_every_game_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        shown, end = transcript(PRINTED["golden-5-brown"], seed, monkeypatch)
        is_taken = any("J" in str(hand) for hand in end.hands)
        assert shown.count("The golden joker also brings ") == is_taken


def test_a_card_with_only_one_place_to_go_is_placed_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    rule_set = RuleSet(players=2, capacities=(1, 1))
    shown, _ = transcript(rule_set, 1, monkeypatch)
    assert "the only one with room" in shown
    assert not re.search(r"on row \d\?", shown)


def test_every_other_seat_has_a_bot_with_a_name_of_its_own() -> None:
    names = names_of(["Bot Ada"], 1, ["greedy", "random", "easy", "medium"])
    assert names == ("Bot Ada", "Bot Bruno", "Bot Cleo", "Fips", "Nino")
    with seated(names, ["", "greedy", "random", "easy", "medium"], 1) as seats:
        assert [seat.name for seat in seats] == [*names]
        assert [seat.bot is None for seat in seats] == [True, False, False, False, False]
        assert [seat.kind for seat in seats] == ["", "greedy", "random", "easy", "medium"]


def test_a_bot_of_a_level_leaves_its_name_to_a_person() -> None:
    assert names_of(["Fips"], 1, ["easy", "easy"]) == ("Fips", "Kiki", "Momo")


@pytest.mark.parametrize("people", [0, 2, 3])
def test_several_people_or_none_can_sit_at_the_keyboard(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, end = transcript(PRINTED["classic-3-brown"], 4, monkeypatch, people)
    assert end.is_over
    assert bool(re.search(r"^Player 2: (Draw|Put|Take)", shown, re.MULTILINE)) == (people > 1)
    assert ("At the table: Player 1" in shown) == (people > 0)


def test_names_and_people_must_fit_the_seats() -> None:
    with pytest.raises(UsageError, match="1 name is given for 2 people"):
        names_of(["Mia"], 2, ["easy"])
    with pytest.raises(UsageError, match="4 people do not fit 3 seats"):
        bot_for_each_seat(PRINTED["classic-3-brown"], ["easy"], 4)


def test_a_single_kind_of_bot_goes_for_all_seats() -> None:
    assert bot_for_each_seat(PRINTED["classic-4-brown"], ["easy"]) == ["easy"] * 3
    assert bot_for_each_seat(PRINTED["classic-3-brown"], ["easy", "hard"]) == ["easy", "hard"]


def test_random_bots_do_not_all_choose_alike() -> None:
    position = Position("classic-5-brown - a/b/c/d/e a/b/c/d/e 0:choose 1 -")
    with seated("ABCDE", ["", *["random"] * 4], 1) as (_, *others):
        choices = [_choice(seat, position) for seat in others]
    assert len(set(choices)) > 1


def test_too_many_or_too_few_bots_are_refused() -> None:
    for kinds in (["greedy"] * 2, ["greedy"] * 4, []):
        with pytest.raises(UsageError, match=rf"{len(kinds)} bots are named, but there are 3 other seats"):
            bot_for_each_seat(PRINTED["classic-4-brown"], kinds)


def _choice(seat: LocalSeat, position: Position) -> Action:
    assert seat.bot
    return seat.bot.choose(position)


def test_people_with_the_same_name_are_refused() -> None:
    with pytest.raises(UsageError, match="two players are called Mia"):
        names_of(["Mia", "Ben", "Mia"], 3, [])
    with pytest.raises(UsageError, match="two players are called Mia"):
        names_of(["Mia", "mia"], 2, [])


def test_no_bot_has_the_name_of_a_person_whatever_its_capitals() -> None:
    assert names_of(["fips"], 1, ["easy"]) == ("fips", "Kiki")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_players_are_inflected_in_every_language(language: str) -> None:
    say = Catalogue(language)
    for message, values in (
        ("cli-wrong-bots", ("given", "seats")),
        ("cli-wrong-people", ("people", "seats")),
        ("cli-wrong-names", ("given", "people")),
    ):
        first, second = values
        one, two = say(message, **{first: 1, second: 1}), say(message, **{first: 2, second: 2})
        assert one.replace("1", "2") != two


def test_one_other_seat_is_singular() -> None:
    with pytest.raises(UsageError, match=r"3 bots are named, but there is 1 other seat$"):
        bot_for_each_seat(PRINTED["golden-2-brown"], ["greedy"] * 3)


@given(names=st.lists(st.sampled_from(["Mia", "Ben", "Mia 1", "Mia 2", "Easy", ""]), min_size=2, max_size=5))
def test_names_at_a_table_are_distinct_and_change_only_where_they_must(names: list[str]) -> None:
    shown = distinct_names(names)
    seated_names = [name for name in shown if name]
    assert len(set(seated_names)) == len(seated_names)
    for before, after in zip(names, shown, strict=True):
        assert after == before if names.count(before) == 1 or not before else after.startswith(before)


def test_a_bot_is_not_called_like_a_person_at_its_table() -> None:
    assert names_of_record(["easy", "fips", "easy", "Momo"]) == ("Kiki · Easy", "fips", "Pip · Easy", "Momo")


@pytest.mark.parametrize(("language", "word"), [("en", "Guest"), ("de", "Gast"), ("pl", "Gość")])
def test_guests_in_records_are_worded_in_the_readers_language(language: str, word: str) -> None:
    set_language(language)
    try:
        shown = names_of_record(["#1357", "Guest 2468", "Ana"])
    finally:
        set_language("en")
    assert shown == (f"{word} 1357", f"{word} 2468", "Ana")
