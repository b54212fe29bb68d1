"""What `coloretto analyse` does."""

import sys
from argparse import Namespace

from rich.table import Table

from coloretto.analysis import ActionAnalysis, Advice, Analysis, advise
from coloretto.analysis.review_json import analysis_json
from coloretto.bots.interface import check_decision
from coloretto.rules import ColorettoError, Position
from coloretto.terminal.analysis.interruptible import interruptible
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.figures import fine_share, json_text, score, share
from coloretto.terminal.text.hints import advice_text
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.lines import say
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.tables import add_row, new_table, print_parts
from coloretto.terminal.warmup import compilation_announced, prepare_rules


def analyse_position(options: Namespace) -> int:
    prepare_rules()
    with option_value("POSITION", ColorettoError):
        position = Position(options.position)
        check_decision(position)
    with compilation_announced():
        advice = interruptible(lambda: advise(position, options.effort))
    if options.json:
        print(json_text(analysis_json(advice)))
    else:
        _show(advice)
    return 0


def _show(advice: Advice) -> None:
    analysis, palette = advice.analysis, Palette.of(sys.stdout)
    position = analysis.position
    names = [t("cli-person-name", number=number + 1) for number in range(position.players)]
    say(palette.loud(rule_set_name(position.rule_set)), *table_lines(position, names, palette), "")
    say(t("analyse-title", player=names[analysis.player]), "")
    print_parts(_actions(analysis, names))
    say(advice_text(advice, names))
    if analysis.is_exact:
        say(t("analyse-exact"))


def _actions(analysis: Analysis, names: list[str]) -> Table:
    is_sampled = any(each.standard_errors for each in analysis.actions)
    errors = [t("analyse-error", player=names[analysis.player])] if is_sampled else []
    table = new_table(t("analyse-action"), *names, *errors, t("analyse-score"))
    for each in analysis.actions:
        cells = [*map(share, each.shares), score(each.scores[analysis.player])]
        if is_sampled:
            cells.insert(-1, _error(each, analysis.player))
        add_row(table, action_name(each.action), *cells)
    return table


def _error(each: ActionAnalysis, player: int) -> str:
    """The standard error of a player's share; that of an exact one is 0."""
    return fine_share(each.standard_errors[player] if each.standard_errors else 0.0)
