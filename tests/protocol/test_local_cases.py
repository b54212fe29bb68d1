"""The cases by which the browser's own tables are compared with the server's."""

import msgspec

from coloretto.record import parse_record, verify, verify_deck
from support.effort import LONG
from support.local_histories import LocalCase, fixture_cases, read_fixture

FEW = 4
"""Cases that every run writes again; playing all of them takes some seconds."""


def test_the_fixture_is_what_the_server_decides() -> None:
    found = read_fixture()
    count = len(found) if LONG else FEW
    written = [msgspec.json.encode(case) for case, _ in zip(fixture_cases(), range(count), strict=False)]
    assert found[:count] == written, "run `make fixtures` and look at the difference"


def test_the_fixture_has_refusals_long_matches_and_several_people() -> None:
    cases = [msgspec.json.decode(line, type=LocalCase) for line in read_fixture()]
    assert {len(case.people) for case in cases} == {1, 2, 3, 4, 5}
    assert {case.options.games for case in cases} == {1, 2, 3, 4}
    refused = {step.refused for case in cases for step in case.steps}
    assert refused >= {
        None,
        "already_seated",
        "illegal_action",
        "not_seated",
        "not_your_turn",
        "seat_taken",
        "wrong_moment",
    }


def test_every_record_of_the_fixture_proves_its_deck() -> None:
    for line in read_fixture():
        for text in msgspec.json.decode(line, type=LocalCase).records:
            record = parse_record(text)
            verify(record)
            verify_deck(record)
