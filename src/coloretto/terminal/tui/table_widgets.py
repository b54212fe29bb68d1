"""The table on the screen: the deck, the rows and the players. They show; they know no rules."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.events import Click, Key
from textual.message import Message
from textual.widget import Widget

from coloretto.terminal.i18n import t
from coloretto.terminal.text.layout import points, unnamed_kind
from coloretto.terminal.tui.faces import chips, face_lines, place_lines, stacked
from coloretto.terminal.tui.scene import Scene

MOST_ROWS = MOST_PLAYERS = 5
FEW = 3
"""Rows between which there is room on every screen."""
LABEL = 4
NARROWEST, WIDEST_CARD = 5, 16
NAMES_FIT = 46
"""Columns from which on a player's cards are called by their names."""
PRESSES = {"enter", "space"}
BOLD, DIM, CHOICE = Style(bold=True), Style(dim=True), Style(bold=True, reverse=True)


class SceneWidget(Widget):
    """A part of the table."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.refresh(layout=True)


class DeckView(SceneWidget, can_focus=True):
    """The deck in one line: how many cards are left, and how near the last round is."""

    class Chosen(Message):
        """The deck was clicked or pressed."""

    def render(self) -> Text:
        scene = self.scene
        if scene is None:
            return Text("")
        position = scene.position
        label = _deck_label(scene)
        words = Text(f" {t('deck-left', count=position.cards_left)}  ")
        room = self.size.width - label.cell_len - words.cell_len - 2
        total = sum(len(hand) for hand in position.hands) + position.cards_left + len(position.discarded)
        total += sum(len(cards or ()) for cards in position.rows) + (position.drawn is not None)
        return Text.assemble(label, words, _bar(position.cards_left, position.rule_set.reserve, total, room))

    def on_click(self, _event: Click) -> None:
        self.post_message(self.Chosen())

    def on_key(self, event: Key) -> None:
        if event.key in PRESSES:
            event.stop()
            self.post_message(self.Chosen())


def _deck_label(scene: Scene) -> Text:
    """The key that draws, for those who may."""
    if not scene.mine:
        return Text(f" {t('deck-name')} ", style=DIM)
    return Text(f" D {t('tui-draw')} ", style=CHOICE if scene.may_draw else DIM)


def _bar(left: int, reserve: int, total: int, width: int) -> Text:
    """The cards that lie above the last-round card, a mark for that one, and those below it."""
    if width < 10:
        return Text("")
    columns = width - 1
    below = round(columns * min(left, reserve) / total)
    above = round(columns * max(0, left - reserve) / total)
    return Text.assemble(
        ("█" * above, Style(color="#7fb069")),
        ("┃" if left >= reserve else "", Style(color="#d64545", bold=True)),
        ("▒" * below, Style(color="#d64545")),
        ("·" * (columns - above - below), DIM),
    )


class RowView(SceneWidget, can_focus=True):
    """A row: its number, its cards, its free places."""

    class Chosen(Message):
        def __init__(self, row: int) -> None:
            super().__init__()
            self.row = row

    def __init__(self, row: int) -> None:
        super().__init__(id=f"row-{row}")
        self.row = row

    def show(self, scene: Scene) -> None:
        self.display = self.row < len(scene.position.rows)
        super().show(scene)

    def render(self) -> Text:
        scene = self.scene
        if scene is None or self.row >= len(scene.position.rows):
            return Text("")
        height = max(3, self.size.height)
        label = CHOICE if self.row in scene.rows_to_choose else DIM
        lines = [Text(" " * LABEL) for _ in range(height)]
        lines[height // 2] = Text.assemble(
            (f" {self.row + 1} ", label), ("▸" if self.has_focus else " ", BOLD)
        )
        for place in self._places(scene, height):
            for line, part in zip(lines, place, strict=True):
                line.append_text(part).append(" ")
        return stacked(lines)

    def _places(self, scene: Scene, height: int) -> list[list[Text]]:
        cards, capacities = scene.position.rows[self.row], scene.position.rule_set.capacities
        if cards is None:
            return [
                [Text(t("row-taken") if line == height // 2 else "", style=DIM) for line in range(height)]
            ]
        room = (self.size.width - LABEL) // max(capacities) - 1
        width = max(NARROWEST, min(room, WIDEST_CARD))
        new = scene.new[1] if scene.new is not None and scene.new[0] == self.row else None
        faces = [face_lines(card, width, height, is_new=card is new) for card in cards]
        return faces + [place_lines(width, height)] * (capacities[self.row] - len(cards))

    def on_click(self, _event: Click) -> None:
        self.post_message(self.Chosen(self.row))

    def on_key(self, event: Key) -> None:
        if event.key in PRESSES:
            event.stop()
            self.post_message(self.Chosen(self.row))


class PlayerView(SceneWidget):
    """A player: name, points, and what they hold."""

    def __init__(self, player: int) -> None:
        super().__init__(id=f"player-{player}")
        self.player = player

    def show(self, scene: Scene) -> None:
        self.display = self.player < scene.position.players
        super().show(scene)

    def render(self) -> Text:
        scene = self.scene
        if scene is None or self.player >= scene.position.players:
            return Text("")
        width = self.size.width - 2
        cards = chips(scene.position.hands[self.player], width - 2, by_name=width >= NAMES_FIT)
        return stacked([self._head(scene, width), *(Text.assemble("  ", line) for line in cards)])

    def _head(self, scene: Scene, width: int) -> Text:
        position, player = scene.position, self.player
        is_out = player not in position.players_in and not position.is_over
        marker = "▶ " if position.to_move == player else "  "
        score = points(position.scores[player])
        notes = [note for note in (_kind(scene, player), t("player-out") if is_out else "") if note]
        name = scene.names[player] + (f" ({', '.join(notes)})" if notes else "")
        room = max(1, width - len(marker) - len(score))
        style = BOLD if position.to_move == player else DIM if is_out else Style()
        return Text(f"{marker}{name[: room - 1]:{room}}{score}", style=style)


def _kind(scene: Scene, player: int) -> str:
    return unnamed_kind(scene.names[player], scene.kinds[player]) if scene.kinds else ""


class Headline(SceneWidget):
    """The round; the last one stands out."""

    note = ""

    def render(self) -> Text:
        scene = self.scene
        if scene is None:
            return Text(" Coloretto", style=BOLD)
        position = scene.position
        number = t("round-name", round=position.round)
        if position.is_over:
            return Text(f" {t('turn-over')}".ljust(self.size.width), style=CHOICE)
        if position.is_last_round:
            words = f" ★ {t('tui-last-round-title')} ★  {number}"
            about = f"  {t('last-round-about')}"
            words += about if len(words) + len(about) <= self.size.width else ""
            return Text(
                words.ljust(self.size.width), style=Style(color="#ffffff", bgcolor="#b8243c", bold=True)
            )
        until = t("last-round-in", count=position.cards_until_last_round)
        words = t("last-round-next") if position.last_round_card_is_next else until
        return Text.assemble((" Coloretto ", BOLD), f" {number} · {words}", (f"  {self.note}", DIM))


class BoardView(Container):
    """All of the table."""

    def compose(self) -> ComposeResult:
        yield Headline()
        yield DeckView()
        with Horizontal(id="middle"):
            with Vertical(id="rows"):
                yield from map(RowView, range(MOST_ROWS))
            with Vertical(id="players"):
                yield from map(PlayerView, range(MOST_PLAYERS))

    def show(self, scene: Scene) -> None:
        self.set_class(max(len(scene.position.rows), scene.position.players) <= FEW, "few")
        for part in self.query(SceneWidget):
            part.show(scene)
