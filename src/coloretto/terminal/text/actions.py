"""Actions in words."""

from coloretto.rules import Action
from coloretto.terminal.i18n import t


def action_name(action: Action) -> str:
    row = action.row
    if row is None:
        return t("action-draw")
    return t("action-take", row=row + 1) if action.is_take else t("action-place", row=row + 1)
