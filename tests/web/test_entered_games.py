"""Games with real cards, entered move by move: records that Python verifies."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from coloretto.locales import Catalogue
from coloretto.record import load_record, verify
from coloretto.rules import PRINTED, Action, Card, Position, parse_rule_set
from coloretto.terminal.main import main
from support.browsers import PHONE, Visitors
from support.effort import LONG
from support.web_companion import EntryScreen, choose_rules, simple_opening

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NO_COMMITMENT = 3
"""The exit status of `coloretto verify` for a finished game without a promised deck."""


def begun(visitors: Visitors, say: Catalogue, rules: str) -> tuple[EntryScreen, Position]:
    """A new game, in the browser and in Python."""
    page = visitors.page(viewport=PHONE)
    page.goto("/score")
    page.get_by_role("link", name=say("companion-game")).click()
    choose_rules(page, say, rules)
    screen, opening = EntryScreen(page, say), simple_opening(parse_rule_set(rules))
    screen.begin(opening, NAMES[: opening.rule_set.players])
    return screen, Position.start(opening)


def enter(screen: EntryScreen, position: Position, rng: Random, most: int = 1000) -> Position:
    """Tap in a random game, at most this many actions; what can be tapped is what Python's rules allow."""
    for _ in range(most):
        if position.is_over:
            break
        assert screen.choices() == {action.text for action in position.legal_actions}
        action = rng.choice(position.legal_actions)
        if action.row is not None:
            screen.tap_row(action.row)
        position = position.after(action)
        while position.phase.is_chance:
            card = rng.choice([card for card in Card if position.deck[card] > 0])
            screen.tap_card(str(card))
            position = position.reveal(card)
    return position


@pytest.mark.parametrize("rules", PRINTED if LONG else ["golden-2-violet"])
def test_a_whole_game_becomes_a_record_that_python_verifies(
    rules: str, visitors: Visitors, say: Catalogue, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    screen, position = begun(visitors, say, rules)
    end = enter(screen, position, Random(1))
    assert end.is_over
    file = screen.save(tmp_path)
    record = load_record(file)
    assert verify(record).text == end.text
    assert (record.scores, record.names) == (end.scores, NAMES[: end.players])
    assert main(["verify", str(file)]) == NO_COMMITMENT
    assert NAMES[0] in capsys.readouterr().out
    screen.page.get_by_role("link", name=say("table-replay")).click()
    expect(screen.page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_an_unfinished_game_is_a_record_and_goes_on_after_a_reload(
    visitors: Visitors, say: Catalogue, tmp_path: Path
) -> None:
    screen, position = begun(visitors, say, "golden-3-brown")
    rng = Random(2)
    position = enter(screen, position, rng, most=15)
    record = load_record(screen.save(tmp_path))
    assert verify(record).text == position.text
    assert main(["verify", str(tmp_path / "coloretto-golden-3-brown.txt")]) == 0
    screen.page.reload()
    expect(screen.undo).to_be_enabled()
    position = enter(screen, position, rng, most=5)
    screen.page.get_by_role("link", name=say("companion-game")).click()
    screen.page.get_by_role("link", name=", ".join(NAMES[:3])).click()
    expect(screen.undo).to_be_enabled()
    assert screen.choices() == {action.text for action in position.legal_actions}


def test_everything_can_be_taken_back(visitors: Visitors, say: Catalogue) -> None:
    screen, position = begun(visitors, say, "classic-4-brown")
    first = screen.choices()
    enter(screen, position, Random(3), most=12)
    for _ in range(12):
        screen.undo.click()
    expect(screen.undo).to_be_disabled()
    assert screen.choices() == first == {"D"}


def test_a_taken_golden_joker_asks_for_its_card(visitors: Visitors, say: Catalogue, tmp_path: Path) -> None:
    screen, position = begun(visitors, say, "golden-4-brown")
    screen.tap_card("J")
    screen.tap_row(2)
    screen.tap_row(2)  # the next player takes it
    expect(screen.page.get_by_text(say("companion-bonus", player="Ben"))).to_be_visible()
    assert screen.choices() == {"D"}
    screen.undo.click()
    expect(screen.page.get_by_text(say("turn-choose-other", player="Ben"))).to_be_visible()
    screen.tap_row(2)
    screen.tap_card("e")
    expect(screen.page.get_by_text(say("turn-choose-other", player="Cleo"))).to_be_visible()
    position = position.after(Action.DRAW, [Card.GOLDEN_JOKER]).after(Action.place(2))
    position = position.after(Action.TAKE_2, [Card.E])
    assert verify(load_record(screen.save(tmp_path))).text == position.text


def test_a_game_begins_when_the_table_is_complete(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page(viewport=PHONE)
    page.goto("/score/game")
    begin = page.get_by_role("button", name=say("companion-begin"), exact=True)
    expect(begin).to_be_disabled()
    expect(page.get_by_text(say("companion-begin-when"))).to_be_visible()
    first = page.get_by_role("group", name=say("companion-start-cards", player=say("local-player", number=1)))
    second = page.get_by_role(
        "group", name=say("companion-start-cards", player=say("local-player", number=2))
    )
    first.get_by_role("checkbox", name=say("card-a")).check()
    expect(second.get_by_role("checkbox", name=say("card-a"))).to_be_disabled()
    expect(first.get_by_role("checkbox", name=say("card-b"))).to_be_disabled()


def test_a_game_is_deleted_after_a_question(visitors: Visitors, say: Catalogue) -> None:
    screen, position = begun(visitors, say, "classic-5-brown")
    enter(screen, position, Random(4), most=2)
    address = screen.page.url
    screen.page.get_by_role("link", name=say("companion-game")).click()
    screen.page.get_by_role("button", name=say("local-delete")).click()
    question = screen.page.get_by_role("dialog", name=say("local-delete-sure"))
    question.get_by_role("button", name=say("local-delete")).click()
    expect(screen.page.get_by_role("link", name=", ".join(NAMES))).to_have_count(0)
    screen.page.goto(address)
    expect(screen.page.get_by_text(say("local-missing"))).to_be_visible()
