"""A match on the full screen or in plain lines, as the person and the terminal prefer."""

from argparse import Namespace

from coloretto.terminal import tui
from coloretto.terminal.play.feed import Feed, GameExit
from coloretto.terminal.play.plain import PlainGame
from coloretto.terminal.preferences import PACES, load_preferences
from coloretto.terminal.tui.availability import wants_full_screen


def show(options: Namespace, feed: Feed) -> GameExit:
    """Follow a match until it is over or the person leaves."""
    if wants_full_screen(options):
        return tui.play_on_screen(feed)
    return GameExit.FINISHED if PlainGame(feed).play() else GameExit.LEFT


def pace_in_ms(options: Namespace) -> int:
    return PACES[load_preferences().pace] if options.pace is None else int(options.pace)
