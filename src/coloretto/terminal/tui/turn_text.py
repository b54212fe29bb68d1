"""What the prompt says about a turn: what a person must decide and by which keys, or who is to move."""

from time import time

from rich.text import Text

from coloretto.rules import Action, Phase, Position
from coloretto.terminal.i18n import t
from coloretto.terminal.play.bot_warning import warning
from coloretto.terminal.play.feed import DecisionNeeded
from coloretto.terminal.play.prompt import rows_to_choose
from coloretto.terminal.text.layout import drawn_card
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.tui.faces import SCREEN_PALETTE, painted


def question_text(asked: DecisionNeeded, narrator: Narrator) -> Text:
    """For a player at this keyboard."""
    sentence, keys = _question(asked.position)
    if len(narrator.mine) > 1:
        sentence = t("plain-asks", player=narrator.names[asked.player], question=sentence)
    return Text.assemble(painted(sentence), (_time_left(asked), "bold"), "\n", (keys, "dim"))


def waiting_text(position: Position | None, narrator: Narrator) -> Text:
    """While another player is to move."""
    return Text.assemble(
        painted(_others_turn(position, narrator)), "\n", (_why_not_mine(position, narrator), "dim")
    )


def _question(position: Position) -> tuple[str, str]:
    """What must be decided, and by which keys."""
    rows = rows_to_choose(position)
    if position.phase == Phase.PLACE:
        card = SCREEN_PALETTE.a_card(drawn_card(position))
        return t("turn-place-you", card=card), t("tui-your-keys-place", rows=rows)
    if Action.DRAW not in position.legal_actions:
        return t("turn-only-take-you"), t("tui-your-keys-take", rows=rows)
    if not rows:
        return t("turn-only-draw-you"), t("tui-your-keys-draw")
    return t("turn-choose-you"), t("tui-your-keys-choose", rows=rows)


def _time_left(asked: DecisionNeeded) -> str:
    if asked.deadline is None:
        return ""
    if not asked.has_clock:
        return f"  {warning(asked, time())}".rstrip()
    return f"  {t('tui-seconds-left', count=max(0, round(asked.deadline - time())))}"


def _others_turn(position: Position | None, narrator: Narrator) -> str:
    if position is None or position.to_move is None:
        return ""
    if position.drawn is not None:
        card = SCREEN_PALETTE.a_card(position.drawn)
        return t("turn-place-other", player=narrator.names[position.to_move], card=card)
    return t("tui-thinking", player=narrator.names[position.to_move])


def _why_not_mine(position: Position | None, narrator: Narrator) -> str:
    you = narrator.you
    is_out = position is not None and you is not None and you not in position.players_in
    return t("turn-out-you") if is_out else ""
