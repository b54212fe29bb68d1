"""Advice: the best action of a position, and how much better it is than the next."""

from coloretto.analysis import ActionAnalysis, analyse
from coloretto.rules import Position
from coloretto.terminal.i18n import t
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.figures import share


def hint(position: Position) -> str:
    """A sentence for the player who is to decide."""
    analysis = analyse(position)
    others = [each for each in analysis.actions[1:] if each.shares != analysis.best.shares]
    best = _valued(analysis.best, analysis.player)
    if not others:
        return t("hint-no-difference", best=best)
    return t("hint-best", best=best, other=_valued(others[0], analysis.player))


def _valued(each: ActionAnalysis, player: int) -> str:
    return t("hint-action", action=action_name(each.action), share=share(each.shares[player]))
