"""The options of a table, as clients send them and as events store them."""

import msgspec
import pytest

from coloretto.protocol.events import Opened, events_from_json, events_to_json
from coloretto.protocol.http import QuickWish
from coloretto.protocol.options import NewTable, TableOptions, options_from_json
from coloretto.rules import PRINTED, RuleSetError

STORED = """[{"type":"opened","options":{"rules":"classic-4-brown",%s"seats":[],"public":true,
"spectators":true,"chat":true,"clock":{},"patience":300,"stand_in":"medium","pace":900},"host":{"id":"a","name":"Ana"},
"commitment":"00"}]"""
"""An event of an older server; its number of games is to be filled in."""


def stored_games(games: str) -> int:
    (event,) = events_from_json(STORED % games)
    assert isinstance(event, Opened)
    return event.options.games


@pytest.mark.parametrize("rules", PRINTED)
def test_a_new_table_plays_as_many_games_as_its_edition_says(rules: str) -> None:
    assert NewTable(rules=rules).with_defaults().games == PRINTED[rules].games
    assert NewTable(rules=rules, games=2).with_defaults() == TableOptions(rules=rules, games=2)


def test_the_editions_say_four_games_and_one() -> None:
    assert NewTable(rules="classic-4").with_defaults().games == 4
    assert NewTable(rules="golden-4").with_defaults().games == 1


def test_an_unknown_rule_set_has_no_default() -> None:
    with pytest.raises(RuleSetError):
        NewTable(rules="chess").with_defaults()


@pytest.mark.parametrize("kind", [NewTable, QuickWish])
@pytest.mark.parametrize("text", ["{}", '{"games": null}'])
def test_clients_may_leave_the_number_of_games_to_the_rules(
    kind: type[NewTable] | type[QuickWish], text: str
) -> None:
    assert msgspec.json.decode(text, type=kind).games is None


@pytest.mark.parametrize("games", [0, 13])
@pytest.mark.parametrize("kind", [NewTable, QuickWish, TableOptions])
def test_a_match_has_one_to_twelve_games(kind: type[NewTable] | type[QuickWish], games: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"games": {games}}}', type=kind)


def test_every_option_is_explicit_in_a_stored_event() -> None:
    opened = events_from_json(STORED % '"games":4,')
    assert msgspec.json.decode(events_to_json(opened)) == msgspec.json.decode(STORED % '"games":4,')


def test_old_events_keep_their_number_of_games() -> None:
    assert stored_games('"games":3,') == 3
    assert stored_games("") == 1


def test_an_option_that_earlier_clients_do_not_know_is_only_sent_when_it_was_chosen() -> None:
    assert b"preview" not in msgspec.json.encode(NewTable().with_defaults())
    assert b'"preview":false' in msgspec.json.encode(NewTable(preview=False).with_defaults())


def test_options_that_only_newer_servers_know_are_skipped_but_not_asked_for() -> None:
    assert options_from_json('{"rules": "classic-3-brown", "weather": "fine"}').rules == "classic-3-brown"
    with pytest.raises(msgspec.ValidationError, match="weather"):
        msgspec.json.decode('{"weather": "fine"}', type=NewTable)
