"""Events and refusals of a server's table as sentences."""

from collections.abc import Iterator, Sequence
from math import ceil

from coloretto.client import ServerError
from coloretto.locales import Catalogue
from coloretto.protocol.events import (
    AnyEvent,
    BotStandsIn,
    Closed,
    Ready,
    RematchOpened,
    Renamed,
    Returned,
    Said,
    Sat,
    Silenced,
    Stood,
    Unseated,
)
from coloretto.protocol.text import one_line
from coloretto.terminal.i18n import current_catalogue, t
from coloretto.terminal.play.names import person_name


def event_sentences(event: AnyEvent, names: Sequence[str], mine: int | None) -> Iterator[str]:
    """Nothing for events that the table itself shows. `names` are those before the event."""
    match event:
        case Sat() | Returned() | Ready() | Unseated() if event.seat == mine:
            yield _mine(event)
        case Sat():
            yield t("log-sits-other", player=person_name(event.person.name))
        case Stood() | Returned() | Ready() | Unseated():
            yield _of_other(event, names[event.seat])
        case Said():
            yield t("table-said", player=person_name(event.person.name), text=event.text)
        case BotStandsIn():
            yield _stand_in(event, names[event.seat], is_mine=event.seat == mine)
        case Renamed() if event.before != event.person.name:
            yield t("log-renamed", player=person_name(event.person.name), before=person_name(event.before))
        case Silenced():
            player = names[event.seat]
            yield (
                t("log-silenced", player=player) if event.is_silenced else t("log-unsilenced", player=player)
            )
        case RematchOpened():
            yield t("log-rematch")
        case Closed():
            yield _closed(event.reason)


def _mine(event: Sat | Returned | Ready | Unseated) -> str:
    match event:
        case Sat():
            return t("log-sits-you")
        case Returned():
            return t("log-returns-you")
        case Ready():
            return t("table-ready")
        case Unseated():
            return t("refused-sent-away")


def _of_other(event: Stood | Returned | Ready | Unseated, name: str) -> str:
    match event:
        case Stood():
            return t("log-stands-other", player=name)
        case Returned():
            return t("log-returns-other", player=name)
        case Ready():
            return t("log-ready-other", player=name)
        case Unseated():
            return t("log-sent-away-other", player=name)


def _stand_in(event: BotStandsIn, name: str, *, is_mine: bool) -> str:
    """A reason that only newer servers know reads as if the player has left."""
    say: Catalogue = current_catalogue()
    reader = "you" if is_mine else "other"
    message = f"log-stands-in-{event.reason}-{reader}"
    return say(message if message in say else f"log-stands-in-left-{reader}", player=name)


def _closed(reason: str) -> str:
    if reason == "host":
        return t("log-closed-host")
    return t("log-closed-empty") if reason == "empty" else t("log-closed-administrator")


def refusal(error: ServerError) -> str:
    """Why the server refused, in the person's language if the catalogue has the code."""
    say: Catalogue = current_catalogue()
    message = f"refused-{error.code.replace('_', '-')}"
    if message not in say:
        return one_line(error.sentence)
    return say(message, seconds=ceil(error.seconds or 1)) if error.code == "too_many" else say(message)
