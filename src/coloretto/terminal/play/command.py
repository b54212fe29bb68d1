"""What `coloretto play` does: list unfinished matches, resume one, or start a new one."""

import json
from argparse import Namespace
from contextlib import suppress

from coloretto.rules import ColorettoError
from coloretto.rules.interpreting import without_compiling
from coloretto.terminal import play as play_package
from coloretto.terminal import tui
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t
from coloretto.terminal.play.local import play_locally, resume_locally
from coloretto.terminal.play.prompt import is_quitting
from coloretto.terminal.play.saved_games import SavedTable, UnfinishedGame, unfinished_game, unfinished_games
from coloretto.terminal.text.lines import read, say
from coloretto.terminal.tui.availability import wants_full_screen


@without_compiling()
def play(options: Namespace) -> int:
    if options.list:
        return _list(as_json=options.json)
    if options.no_input and (options.people or options.resume is not None):
        raise UsageError(t("cli-no-person", command="play"))
    if options.resume is not None:
        return _resume(options)
    _check_options(options)
    if options.where is not None:
        return play_package.play_at_server(options, options.where)
    return play_locally(options)


def _check_options(options: Namespace) -> None:
    """A server deals by itself, to one person at a time, and stores the records."""
    is_local = options.people != 1 or options.seed is not None or options.save is not None
    if options.where is not None and is_local:
        raise UsageError(t("cli-not-at-table", address=options.where))
    if options.where is None and options.rematch:
        raise UsageError(t("cli-no-table-to-rematch"))


def _list(*, as_json: bool) -> int:
    games = unfinished_games()
    if as_json:
        print(json.dumps([game.as_json() for game in games], indent=2))
    else:
        print("\n".join(game.line for game in games) or t("cli-no-unfinished"))
    return 0


def _resume(options: Namespace) -> int:
    game = _chosen(options)
    if isinstance(game.match, SavedTable):
        return play_package.play_at_server(options, game.match.link)
    return resume_locally(options, game.path, game.match)


def _chosen(options: Namespace) -> UnfinishedGame:
    """The match to resume; the person is asked if there are several."""
    if options.resume:
        return unfinished_game(options.resume)
    games = unfinished_games()
    if not games:
        raise ColorettoError(t("cli-no-unfinished"))
    if len(games) == 1:
        return games[0]
    return tui.choose_unfinished(games) if wants_full_screen(options) else _asked_for(games)


def _asked_for(games: list[UnfinishedGame]) -> UnfinishedGame:
    say(*(game.line for game in games))
    while not is_quitting(line := read(t("cli-which-unfinished"))):
        with suppress(ColorettoError, ValueError):
            return unfinished_game(int(line))
    raise KeyboardInterrupt
