"""What happens around the games at a server's table, in sentences."""

from collections.abc import Iterator, Sequence
from math import ceil

from coloretto.client import ServerError
from coloretto.locales import Catalogue
from coloretto.server.events import (
    AnyEvent,
    BotStandsIn,
    Closed,
    MatchOver,
    Ready,
    RematchOpened,
    Returned,
    Said,
    Sat,
    Stood,
)
from coloretto.terminal.speaking import list_of, spoken, t


def event_sentences(event: AnyEvent, names: Sequence[str], mine: int | None) -> Iterator[str]:
    """Nothing of events that the table shows by itself."""
    match event:
        case Sat() | Returned() | Ready():
            yield _mine(event) if event.seat == mine else _of_other(event, names[event.seat])
        case Stood():
            yield t("log-stands-other", player=names[event.seat])
        case Said():
            yield t("table-said", player=event.person.name, text=event.text)
        case BotStandsIn():
            yield _stand_in(event.reason, names[event.seat])
        case MatchOver() if len(event.totals) == len(names):
            yield _match_over(event, names, mine)
        case RematchOpened():
            yield t("log-rematch")
        case Closed():
            yield _closed(event.reason)


def _mine(event: Sat | Returned | Ready) -> str:
    match event:
        case Sat():
            return t("log-sits-you")
        case Returned():
            return t("log-returns-you")
        case Ready():
            return t("table-ready")


def _of_other(event: Sat | Returned | Ready, name: str) -> str:
    match event:
        case Sat():
            return t("log-sits-other", player=name)
        case Returned():
            return t("log-returns-other", player=name)
        case Ready():
            return t("log-ready-other", player=name)


def _stand_in(reason: str, name: str) -> str:
    if reason == "clock":
        return t("log-stands-in-clock", player=name)
    return (
        t("log-stands-in-left", player=name) if reason == "left" else t("log-stands-in-resigned", player=name)
    )


def _closed(reason: str) -> str:
    if reason == "host":
        return t("log-closed-host")
    return t("log-closed-empty") if reason == "empty" else t("log-closed-administrator")


def _match_over(event: MatchOver, names: Sequence[str], mine: int | None) -> str:
    winners = [seat for seat, share in enumerate(event.win_shares) if share]
    points = max(event.totals)
    if winners == [mine]:
        return t("match-win-you", count=points)
    if len(winners) == 1:
        return t("match-win-other", player=names[winners[0]], count=points)
    return t("match-win-shared", players=list_of([names[seat] for seat in winners]), count=points)


def refusal(error: ServerError) -> str:
    """Why the server does not do it, in the language that is spoken, where we have words for it."""
    say: Catalogue = spoken()
    message = f"refused-{error.code.replace('_', '-')}"
    if message not in say:
        return error.sentence
    return say(message, seconds=ceil(error.seconds or 1)) if error.code == "too_many" else say(message)
