"""The table for people who hear it: nothing but roles, names and states of the accessibility tree."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from coloretto.locales import Catalogue

ANY = "ANYTHING"
"""Where a name has a number or a card."""
MOVES = ("action-draw", "action-take-cards", "action-place-cards")


@dataclass(frozen=True)
class HeardTable:
    page: Page
    say: Catalogue

    @property
    def moves(self) -> Locator:
        """The buttons by which one can move now."""
        return self.page.get_by_role("button", name=self._named(*MOVES), disabled=False)

    @property
    def result(self) -> Locator:
        """The dialog that names the winner."""
        return self.page.get_by_role("dialog", name=self._named("win-you", "win-other", "win-shared"))

    def move_or_end(self) -> Locator:
        return self.moves.or_(self.result).first

    def _named(self, *messages: str) -> re.Pattern[str]:
        names = (
            self.say(message, row=ANY, cards=ANY, card=ANY, player=ANY, players=ANY, count=2)
            for message in messages
        )
        return re.compile(
            "|".join(f"^{re.escape(name).replace(ANY, '.+').replace('2', '.+')}$" for name in names)
        )
