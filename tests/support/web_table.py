"""The table's screen as a person finds their way around it: by roles and names."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page

from coloretto.locales import Catalogue
from coloretto.record import GameRecord, parse_record

Act = Callable[[Locator], None]
"""A way to choose something: a click, a tap, keys."""

ANY = "ANYTHING"
"""Where a sentence has a number or a name."""

CHOICES = """
(draw) => {
  const heard = (part) => {
    if (part.nodeType === Node.TEXT_NODE) return part.data;
    return part.ariaHidden === "true" ? "" : [...part.childNodes].map(heard).join("");
  };
  const name = (button) => button.ariaLabel ?? heard(button).trim();
  const open = [...document.querySelectorAll("main button:enabled:not([aria-disabled=true])")];
  const found = {
    isOver: document.querySelector("dialog[open]") !== null,
    canDraw: open.some((button) => name(button) === draw),
    rows: open.filter((button) => button.dataset.row).map((row) => [row.dataset.row, name(row)]),
  };
  return found.isOver || found.canDraw || found.rows.length > 0 ? found : null;
}
"""
"""What can be chosen as soon as there is something, read at once: between two looks, a bot may move."""

ANYTHING_OPEN = "main :is([data-row], [aria-keyshortcuts=D])[aria-disabled=false], dialog[open]"


@dataclass(frozen=True)
class TableScreen:
    page: Page
    say: Catalogue

    @property
    def deck(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("action-draw"), exact=True)

    @property
    def rows(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("table-rows")).get_by_role("button")

    @property
    def drawn(self) -> Locator:
        """The card that lies open beside the deck; it has no role: the rows say what can be done."""
        return self.page.locator("[data-place=drawn] svg")

    @property
    def mine(self) -> Locator:
        """My seat with my cards."""
        return self.page.get_by_role("region", name=self.say("player-you"), exact=True)

    @property
    def results(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has_text=self.say("end-review"))

    @property
    def more(self) -> Locator:
        """What the results offer besides the replay and the review, unfolded."""
        unfolded = self.results.locator("details[open]")
        if unfolded.count() == 0:
            self.results.locator("summary").get_by_text(self.say("end-more"), exact=True).click()
        return unfolded

    @property
    def away(self) -> Locator:
        """The sign that the connection is lost."""
        return self.page.get_by_role("status").filter(has_text=self.say("app-away"))

    @property
    def heard(self) -> Locator:
        """What a screen reader announces."""
        return self.page.get_by_role("log")

    def choices(self) -> set[str]:
        """What can be chosen, as the server writes it, as soon as there is something; empty at the end."""
        choices = self.page.wait_for_function(CHOICES, arg=self.say("action-draw")).json_value()
        draw = {"D"} if choices["canDraw"] else set()
        return set() if choices["isOver"] else draw | {self._action(*row) for row in choices["rows"]}

    def _action(self, row: str, label: str) -> str:
        if self._says(label, "action-take-cards"):
            return f"T{row}"
        assert self._says(label, "action-place-cards"), label
        return f"P{row}"

    def _says(self, label: str, message: str) -> bool:
        pattern = re.escape(self.say(message, row=ANY, cards=ANY, card=ANY)).replace(ANY, ".*")
        return re.fullmatch(pattern, label) is not None

    def choose(self, action: str, act: Act = Locator.click) -> None:
        """Choose an action with the mouse, or in another way."""
        act(self.deck if action == "D" else self.rows.nth(int(action[1:])))


def saved_record(table: TableScreen) -> GameRecord:
    """The record that the results offer to save."""
    with table.page.expect_download() as download:
        table.more.get_by_role("link", name=table.say("table-save")).click()
    return parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
