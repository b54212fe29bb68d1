"""The events of a game at a table: it starts, a player moves, a bot takes over, it ends."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from coloretto.protocol.events import AnyEvent, BotStandsIn, GameOver, MatchOver, Played, Started
from coloretto.protocol.refusals import RefusedError
from coloretto.record import FairDeck
from coloretto.record.recorder import play_from_deck
from coloretto.rules import Action, ActionError, Deal, IllegalActionError, Position, cards_text
from coloretto.server.table.state import Table


class Secrets(NamedTuple):
    """What only the server knows about a table."""

    deck: FairDeck
    """Of the current game, or between games of the next one."""
    deal: Deal | None
    """Of the current game."""
    new_deck: Callable[[], FairDeck]
    """Draws another deck, which must be stored with the events that contain its commitment."""
    seconds_away: Callable[[str], float | None] = lambda _identity: None
    """How long a person has been away from the table; None for one who is here."""


def play(table: Table, secrets: Secrets, text: str, *, by_bot: bool) -> list[AnyEvent]:
    """The player to move plays an action; the last one also ends the game, and perhaps the match.

    The action is played here to find the cards it reveals, and again when the event is applied: other
    processes and later starts of the server have only the event, never the deck.
    """
    position, seat = table.position, table.to_move
    if position is None or seat is None or secrets.deal is None:
        raise RefusedError("wrong_moment", "nobody is to move")
    try:
        action = Action.from_text(text)
        after, revealed = play_from_deck(position, action, secrets.deal.deck)
    except (ActionError, IllegalActionError) as error:
        raise RefusedError("illegal_action", str(error), version=table.version) from error
    played = Played(
        seat,
        action.text,
        cards_text(revealed),
        by_bot,
        last_round_card=after.is_last_round and not position.is_last_round,
        ends_round=after.is_over or after.round != position.round,
    )
    return [played, *_ending(table, secrets, after)]


def _ending(table: Table, secrets: Secrets, after: Position) -> Sequence[AnyEvent]:
    if not after.is_over or table.match is None:
        return ()
    match = table.match.with_game(after.scores)
    over = GameOver(
        table.game,
        list(after.scores),
        list(after.win_shares),
        list(match.totals),
        secrets.deck.seed.hex(),
        None if match.is_over else secrets.new_deck().commitment,
    )
    return (over, MatchOver(list(match.totals), list(match.win_shares))) if match.is_over else (over,)


def start_game(table: Table, secrets: Secrets, entropy: Sequence[str] | None = None) -> Started:
    """Start the next game. Players gave their entropy after the server committed to the deck.

    Without `entropy`, what the seats have contributed since the commitment is used.
    """
    given = list(entropy or [seat.entropy for seat in table.seats])
    used = given if any(given) else []
    opening = secrets.deck.deal(table.rule_set, used).opening
    names = [seat.name for seat in table.seats]
    return Started(table.game + 1, names, Position.start(opening).text, used)


def stand_in_for_slow(table: Table) -> list[AnyEvent]:
    """A bot takes over from the player to move, whose time is up."""
    seat = table.to_move
    if seat is None or table.seats[seat].is_played_by_bot:
        return []
    return [BotStandsIn(seat, "clock" if table.has_clock else "idle")]
