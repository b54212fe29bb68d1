"""A client that folds every message has the view that a newcomer is sent, in Python and in the browser."""

from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis.strategies import randoms

from coloretto.protocol.events import AnyEvent, Event
from coloretto.protocol.messages import Happened
from coloretto.protocol.view import TableView, _apply
from coloretto.server.table.state import Table
from coloretto.server.table.views import table_view
from support.histories import CASES, ViewCase, fixture_cases, random_history, read_fixture


def received(message: Happened) -> Happened:
    """A message as it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(message), type=Happened)


def sent(table: Table) -> TableView:
    """A table's view as it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(table_view(table)), type=TableView)


@given(randoms(use_true_random=False))
def test_the_fold_of_messages_is_the_view_of_the_fold_of_events(random: Random) -> None:
    first, *others = random_history(random)
    view = sent(first.table)
    for version in others:
        view = view.after(received(version.message))
        assert view == sent(version.table)


def test_the_fixture_is_what_the_server_sends() -> None:
    assert read_fixture() == [msgspec.json.encode(case) for case in fixture_cases()], (
        "run `make fixtures` and look at the difference"
    )


def test_every_case_of_the_fixture_holds() -> None:
    for line in read_fixture():
        case = msgspec.json.decode(line, type=ViewCase)
        view = case.before
        for message in case.messages:
            view = view.after(message)
        assert view == case.after


def test_the_fixture_has_every_event_and_missed_messages() -> None:
    cases = [msgspec.json.decode(line, type=ViewCase) for line in read_fixture()]
    events = {type(event) for case in cases for message in case.messages for event in message.events}
    assert events == set(get_args(AnyEvent))
    assert sum(len(case.messages) > 1 for case in cases) > 100
    assert len(cases) >= CASES


@pytest.mark.parametrize("event", get_args(AnyEvent))
def test_the_fold_knows_every_event(event: type[Event]) -> None:
    assert _apply.dispatch(event) is not _apply.dispatch(Event)
