"""What a server's table asks of the person at this keyboard."""

from collections.abc import Callable
from time import time

from coloretto.client.table_state import TableState
from coloretto.protocol.commands import AnyCommand, LetBotPlay, ReadyForNext, Return, Start
from coloretto.protocol.limits import AWAY_SECONDS
from coloretto.protocol.options import Clock
from coloretto.protocol.view import TableView
from coloretto.rules import Position
from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import Announcement, ConfirmationNeeded, DecisionNeeded, FeedEvent
from coloretto.terminal.play.names import names_at, person_name


def requested(state: TableState, command: AnyCommand | None, link: str) -> FeedEvent | None:
    """What to do now, if anything. `command` is what a confirmation would send; `link` leads to the table."""
    turn, seat, view = state.my_turn, state.seat, state.view
    if turn is not None and seat is not None and view is not None:
        has_clock = view.options.clock != Clock()
        return DecisionNeeded(seat, Position(turn.position), turn.deadline, has_clock=has_clock)
    if command is not None:
        return ConfirmationNeeded(_confirmation_sentence(state))
    if view is not None and view.status == "waiting":
        return Announcement(_waiting_sentence(view, link))
    return None


def confirmation(state: TableState, entropy_for_next: Callable[[TableView], str]) -> AnyCommand | None:
    """The command that the person can confirm now, if any."""
    view = state.view
    if state.seat is None or state.is_over or view is None:
        return None
    if state.stand_in:
        return None if state.stand_in in {"resigned", "away"} or state.is_at_my_seat else Return()
    absent = _absent_mover(state)
    if absent is not None:
        return LetBotPlay(absent)
    if state.status == "between":
        return None if state.is_ready else ReadyForNext(entropy_for_next(view))
    return Start() if state.status == "waiting" and state.is_host and not _open_seats(view) else None


def _confirmation_sentence(state: TableState) -> str:
    if state.stand_in:
        return t("table-stand-in-you")
    absent = _absent_mover(state)
    if absent is not None and state.view is not None:
        return t("table-let-bot-play-how", player=names_at(state.view)[absent])
    return t("table-next-game") if state.status == "between" else t("table-may-start")


def _absent_mover(state: TableState) -> int | None:
    """The seat to move, if its person is away and a bot may play instead."""
    view, turn = state.view, state.turn
    if view is None or turn is None or state.seat is None or view.status != "playing":
        return None
    seat, since = turn.state.to_move, state.away.get(turn.state.to_move)
    if since is None or seat == state.seat or view.seats[seat].is_played_by_bot:
        return None
    return seat if state.is_host or time() - since >= AWAY_SECONDS else None


def _waiting_sentence(view: TableView, link: str) -> str:
    missing = _open_seats(view)
    if missing:
        return t("table-waiting", count=missing, link=link)
    return t("table-waiting-host", player=person_name(view.host.name))


def _open_seats(view: TableView) -> int:
    return sum(not name for name in names_at(view))
