"""The companion for real cards in a browser."""

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from coloretto.locales import Catalogue
from coloretto.rules import COLOURS, Card, Opening, RuleSet, cards_text

NAMES = {"+": "plus-two", "j": "joker", "J": "golden-joker"}


def card_words(letter: str, say: Catalogue) -> str:
    """A card as the object of a sentence."""
    return say(f"card-object-{NAMES.get(letter, letter)}")


def choose(page: Page, legend: str, option: str) -> None:
    page.get_by_role("group", name=legend).get_by_role("radio", name=option, exact=True).check()


def choose_rules(page: Page, say: Catalogue, rules: str) -> None:
    """A printed rule set by its name."""
    edition, players, table = rules.split("-")
    choose(page, say("home-edition"), say(f"edition-{edition}"))
    choose(page, say("home-players"), players)
    if edition == "golden":
        choose(page, say("home-scoring"), say(f"scoring-{table}"))


@dataclass(frozen=True)
class Pad:
    """The cards to tap for one player after the other."""

    page: Page
    say: Catalogue

    @property
    def name(self) -> Locator:
        """The field for the name of the chosen player."""
        label = re.escape(self.say("home-person-name", number="@")).replace("@", r"\d")
        return self.page.get_by_label(re.compile(label))

    def choose_player(self, number: int) -> None:
        players = self.page.get_by_role("group", name=self.say("companion-whose"))
        players.get_by_role("radio").nth(number).check()

    def card(self, letter: str) -> Locator:
        label = self.say("companion-add", card=card_words(letter, self.say))
        return self.page.get_by_role("button", name=label)

    def add(self, letter: str) -> None:
        self.card(letter).click()

    def remove(self, letter: str) -> None:
        label = self.say("companion-remove", card=card_words(letter, self.say))
        self.page.get_by_role("button", name=label).click()


def simple_opening(rule_set: RuleSet) -> Opening:
    """Start cards are the first colours, in their order; the last ones are removed."""
    each = rule_set.start_cards
    starts = tuple(COLOURS[each * player : each * (player + 1)] for player in range(rule_set.players))
    removed = COLOURS[len(COLOURS) - rule_set.colours_removed :]
    return Opening(rule_set, removed=removed, start_cards=starts, start_player=0)


LEGAL = """
(pad) => {
  const isDrawn = document.querySelector(`ul[aria-label="${pad}"] button:not(:disabled)`) !== null;
  const rows = [...document.querySelectorAll("[data-row][aria-disabled=false]")].map(
    ({ classList, dataset }) => (classList.contains("canTake") ? "T" : "P") + dataset.row);
  return isDrawn ? ["D", ...rows] : rows;
}
"""


@dataclass(frozen=True)
class EntryScreen:
    """A game that is entered move by move."""

    page: Page
    say: Catalogue

    def begin(self, opening: Opening, names: tuple[str, ...]) -> None:
        """Choose what is on the table before the first move."""
        if opening.removed:
            self._colours(self.say("companion-out"), opening.removed)
        for player, (name, cards) in enumerate(zip(names, opening.start_cards, strict=True)):
            label = self.say("home-person-name", number=player + 1)
            self.page.get_by_role("textbox", name=label).fill(name)
            self._colours(self.say("companion-start-cards", player=name), cards)
        choose(self.page, self.say("companion-first"), names[opening.start_player])
        self.page.get_by_role("button", name=self.say("companion-begin"), exact=True).click()
        expect(self.page.get_by_role("group", name=self.say("table-rows"))).to_be_visible()

    def _colours(self, legend: str, colours: tuple[Card, ...]) -> None:
        group = self.page.get_by_role("group", name=legend)
        for letter in cards_text(colours):
            group.get_by_role("checkbox", name=self.say(f"card-{letter}")).check()

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("companion-undo"))

    def choices(self) -> set[str]:
        """What can be tapped, as actions."""
        return set(self.page.evaluate(LEGAL, self.say("companion-drawn")))

    def tap_card(self, letter: str) -> None:
        label = self.say("companion-drew", card=card_words(letter, self.say))
        self.page.get_by_role("button", name=label).click()

    def tap_row(self, row: int) -> None:
        self.page.locator(f"[data-row='{row}']").click()

    def save(self, folder: Path) -> Path:
        """The file that the screen offers."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name=self.say("table-save")).click()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        return file
