"""The deal of a day is that of its definition; the browser's tests read the same fixture."""

from datetime import timedelta

from coloretto.rules import PRINTED
from support.daily_deals import FIRST, deal_of, fixture, read_fixture, rules_of, seed_text


def test_the_fixture_has_the_deals_of_the_definition() -> None:
    assert read_fixture() == fixture()


def test_the_printed_rule_sets_take_turns() -> None:
    days = [FIRST + timedelta(days=number) for number in range(len(PRINTED))]
    assert {rules_of(day) for day in days} == set(PRINTED)
    assert rules_of(days[-1] + timedelta(days=1)) == rules_of(FIRST)


def test_every_day_has_a_deal_of_its_own() -> None:
    days = [FIRST + timedelta(days=number) for number in range(0, 40 * len(PRINTED), len(PRINTED))]
    assert len({deal_of(day).deck for day in days}) == len(days)
    assert len({seed_text(day) for day in days}) == len(days)
