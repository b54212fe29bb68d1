"""What the rules load: the compiler only where games are played."""

import pytest

from support.imports import loaded_by

HEAVY = {"numba", "numpy", "llvmlite"}
LIGHT = """
    Action Card Deal Edition Hand Match Opening Phase RuleSet ScoringTable
    BROWN CLASSIC COLOURS EDITIONS GOLDEN PRINTED TABLES VIOLET
    ActionError CardError ColorettoError DealError IllegalActionError ImpossibleCardError PositionTextError
    RuleSetError WrongPhaseError
    cards_text parse_cards parse_deck parse_rule_set rule_set_text
"""


def test_cards_actions_rule_sets_deals_and_errors_load_no_compiler() -> None:
    names = ", ".join(LIGHT.split())
    use = "parse_rule_set('golden-2-violet').card_counts; Action.from_text('P2').row"
    assert not HEAVY & loaded_by(f"from coloretto.rules import {names}\n{use}")


def test_the_numbers_and_errors_of_the_rules_load_next_to_nothing() -> None:
    before = loaded_by("import typing, importlib")
    loaded = loaded_by("import coloretto.rules.constants, coloretto.rules.errors") - before
    assert {name.split(".")[0] for name in loaded} == {"coloretto"}


@pytest.mark.parametrize("name", ["Position", "Game", "score_sheet"])
def test_playing_and_scoring_load_the_compiler(name: str) -> None:
    assert "numba" in loaded_by(f"from coloretto.rules import {name}")


def test_a_deal_is_read_without_the_compiler_and_shuffled_with_it() -> None:
    read = (
        "from coloretto.rules import Deal, parse_deck, parse_rule_set\nrules = parse_rule_set('classic-3')\n"
    )
    assert not HEAVY & loaded_by(read)
    assert "numba" in loaded_by(f"{read}Deal.shuffled(rules, 1)")
