"""What must be true after every history, whatever went wrong in it."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from coloretto.protocol.events import BotStandsIn, Contributed, GameOver, Played, Ready, Sat, Started
from coloretto.protocol.messages import Done, Happened, Refused, Snapshot
from coloretto.record import FairDeck, record_from_json, verify
from coloretto.rules import ColorettoError, cards_text
from coloretto.server.live.hub import SERVER_ACTOR
from coloretto.server.live.scheduler import choose_action
from coloretto.server.table.deadlines import DeadlineKind, deadline_of
from coloretto.server.table.match_result import match_result_of
from coloretto.server.table.state import Status
from simulation.evidence import Evidence, SentCommand, Session
from simulation.logs import Log, Version

LATE_SECONDS = 20.0
"""How long after a deadline it may be acted on when nothing is broken: a lease, a poll and some time."""
FRESH_SECONDS = 12.0
"""How long a version may take to arrive at everybody who is connected when nothing is broken."""
CLOCK_TOLERANCE = 0.01
STAMP_TOLERANCE = 5.0
"""Between the time of a commit and the moment at which it is durable, when the database is slow."""
RUN = 8
"""Cards of a deck in a row that nobody writes by accident."""


@dataclass
class History:
    """Everything that is known about a history."""

    evidence: Evidence
    logs: dict[str, Log]
    sqlite: sqlite3.Connection
    quiet_since: float
    """The true time from which on nothing was broken."""
    end: float


def problems_of(history: History) -> list[str]:
    """Every violation, in words."""
    return [
        *history.evidence.problems,
        *_broken_logs(history),
        *_lost_or_repeated_commands(history),
        *_wrong_messages(history),
        *_late_messages(history),
        *_wrong_views(history),
        *_unfair_clocks(history),
        *_late_deadlines(history),
        *_leaks(history),
        *_unexpected_bot_moves(history),
        *_stale_entropy(history),
        *_unverified_games(history),
        *_wrong_ratings(history),
    ]


# Commands.


def _broken_logs(history: History) -> Iterator[str]:
    for log in history.logs.values():
        numbers = [version.number for version in log.versions]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"log: table {log.table} has the versions {numbers}"


def _lost_or_repeated_commands(history: History) -> Iterator[str]:
    made = {
        (log.table, version.actor, version.command): version.number
        for log in history.logs.values()
        for version in log.versions
    }
    sent = {(each.table, each.actor, each.request.id) for each in history.evidence.commands}
    for (table, actor, command), number in made.items():
        if actor != SERVER_ACTOR and number > 1 and (table, actor, command) not in sent:
            yield f"command: nobody sent {command!r}, which made version {number} of {table}"
    for each in history.evidence.commands:
        yield from _wrong_answers(each, made.get((each.table, each.actor, each.request.id)))


def _wrong_answers(sent: SentCommand, made: int | None) -> Iterator[str]:
    command = f"{sent.request.id} ({type(sent.request.command).__name__})"
    for version in sent.done:
        if made is None:
            yield f"command: {command} was acknowledged as version {version} and is not in the log"
        elif made != version:
            yield f"command: {command} made version {made} and was acknowledged as version {version}"
    done_at: int | None = None
    for each in sent.answers:
        answer = each.answer
        if isinstance(answer, Done):
            done_at = each.copies if done_at is None else done_at
        elif answer.code != "unavailable":
            if made is not None and sent.copies == 1:
                yield f"command: {command} was refused ({answer.code}) and made version {made}"
            yield from _refused_after_done(command, done_at, sent, answer)


def _refused_after_done(
    command: str, done_at: int | None, sent: SentCommand, answer: Refused
) -> Iterator[str]:
    """A copy sent after the acknowledgement must be acknowledged, too."""
    final = [each for each in sent.answers if not _is_unavailable(each.answer)]
    if done_at == 1 and len(final) == 2 and sent.copies == 2 and final[1].answer is answer:
        yield f"command: {command} was acknowledged, and its repetition refused ({answer.code})"


def _is_unavailable(answer: Done | Refused) -> bool:
    return isinstance(answer, Refused) and answer.code == "unavailable"


# Messages.


def _wrong_messages(history: History) -> Iterator[str]:
    for session in history.evidence.sessions:
        yield from _wrong_order(session)
        yield from _wrong_contents(session, history.logs[session.table])
    for client, known, snapshot in history.evidence.reads:
        if snapshot.version < known:
            yield f"stale: {client} knew version {known} and read version {snapshot.version}"


def _wrong_order(session: Session) -> Iterator[str]:
    """Each version once and in order; a reader never goes back."""
    where = f"{session.client} at {session.process} after {session.after}"
    version = session.after
    for number, received in enumerate(session.received):
        message = received.message
        if isinstance(message, Snapshot):
            if number:
                yield f"order: {where} received a snapshot as message {number}"
            if message.version < session.known:
                yield f"stale: {where}, knowing {session.known}, received version {message.version}"
        elif version is None:
            yield f"order: {where} received version {message.version} before any snapshot"
        elif message.version != version + 1:
            yield f"order: {where} received version {message.version} after {version}"
        version = message.version


def _wrong_contents(session: Session, log: Log) -> Iterator[str]:
    where = f"{session.client} at {session.process}"
    for received in session.received:
        message = received.message
        if not log.has(message.version):
            yield f"contents: {where} received version {message.version}, which is not in the log"
            continue
        version = log.versions[message.version - 1]
        if received.time < version.durable:
            yield f"contents: {where} received version {message.version} before it was durable"
        if isinstance(message, Happened) and received.text != version.message:
            yield f"contents: {where} received {received.text}, but the log has {version.message}"
        if isinstance(message, Snapshot) and message.table != version.view:
            yield f"contents: {where} received a snapshot that differs from version {message.version}"


def _late_messages(history: History) -> Iterator[str]:
    """When nothing is broken, every version arrives soon at everybody who is connected."""
    for session in history.evidence.sessions:
        opened = session.received[0].time if session.received else inf
        for version in history.logs[session.table].versions:
            due = max(version.durable, opened, history.quiet_since) + FRESH_SECONDS
            if due < min(session.closed, history.end) and not _has_by(session, version.number, due):
                where = f"{session.client} at {session.process}"
                yield f"late: {where} did not receive version {version.number} within {FRESH_SECONDS} s"
                break


def _has_by(session: Session, number: int, time: float) -> bool:
    return any(each.message.version >= number and each.time <= time for each in session.received)


def _wrong_views(history: History) -> Iterator[str]:
    for final in history.evidence.views:
        log = history.logs[final.table]
        if not log.has(final.version) or log.versions[final.version - 1].view != final.view:
            yield f"fold: {final.client} sees something else than version {final.version}"
        elif final.version != log.last.number:
            yield f"fold: {final.client} sees version {final.version}, the last is {log.last.number}"


# Time.


def _unfair_clocks(history: History) -> Iterator[str]:
    """Nobody loses the seat before the deadline: neither by the log, nor by the time that really passed."""
    for log in history.logs.values():
        for version in log.versions[1:]:
            if any(isinstance(event, BotStandsIn) and event.reason == "clock" for event in version.events):
                yield from _too_early(log, version)


def _too_early(log: Log, version: Version) -> Iterator[str]:
    before = log.before(version.number)
    deadline = deadline_of(before)
    if deadline is None or deadline.kind is not DeadlineKind.TIME_IS_UP:
        yield f"clock: version {version.number} took a seat that nobody was to move from"
        return
    if version.time < deadline.time - CLOCK_TOLERANCE:
        early = deadline.time - version.time
        yield f"clock: version {version.number} took a seat {early:.2f} s before its deadline"
    allowed = deadline.time - before.turn_started
    began = next(each for each in log.versions if each.time == before.turn_started)
    had = version.durable - began.durable
    if had < allowed - STAMP_TOLERANCE:
        yield f"clock: version {version.number} took a seat after {had:.2f} s instead of {allowed:.2f} s"


def _late_deadlines(history: History) -> Iterator[str]:
    """When nothing is broken, bots move, clocks expire and games start in time."""
    for log in history.logs.values():
        for version, following in zip(log.versions, log.versions[1:], strict=False):
            deadline = deadline_of(version.table)
            if deadline is None or deadline.kind is DeadlineKind.CLOSE:
                continue
            allowed = deadline.time - version.time
            due = max(version.durable + allowed, history.quiet_since)
            if following.durable > due + LATE_SECONDS:
                late = following.durable - due
                yield f"late: {deadline.kind.value} after version {version.number} came {late:.1f} s late"


# Secrets.


def _leaks(history: History) -> Iterator[str]:
    texts: dict[str, set[tuple[int, str]]] = {}
    for session in history.evidence.sessions:
        known = texts.setdefault(session.table, set())
        known.update((received.message.version, received.text) for received in session.received)
    for table, messages in sorted(texts.items()):
        yield from _leaks_at(history, history.logs[table], sorted(messages))


def _leaks_at(history: History, log: Log, messages: list[tuple[int, str]]) -> Iterator[str]:
    ends = {
        event.game: version.number
        for version in log.versions
        for event in version.events
        if isinstance(event, GameOver)
    }
    for version, text in messages:
        for game, seed in log.seeds.items():
            if version < ends.get(game, len(log.versions) + 1) and seed in text:
                yield f"leak: the seed of game {game} is in a message of version {version}"
        if any(token in text for token in history.evidence.tokens):
            yield f"leak: a token is in a message of version {version}"
    for game, deck in _decks(log).items():
        runs = [deck[at : at + RUN] for at in range(len(deck) - RUN)]
        for version, text in messages:
            if version < ends.get(game, len(log.versions) + 1) and any(run in text for run in runs):
                yield f"leak: a part of the deck of game {game} is in a message of version {version}"


def _decks(log: Log) -> dict[int, str]:
    """The cards of every game that was started."""
    decks: dict[int, str] = {}
    for version in log.versions:
        table = version.table
        if table.game and table.game not in decks and table.unplayed_record is not None:
            seed = FairDeck(bytes.fromhex(log.seeds[table.game]))
            decks[table.game] = cards_text(seed.deal(table.rule_set, table.unplayed_record.entropy).deck)
    return decks


def _stale_entropy(history: History) -> Iterator[str]:
    """What players add to a deck was given after the server had committed to it, and is used once."""
    for log in history.logs.values():
        given: dict[str, int] = {}
        used: set[str] = set()
        committed = 1
        for version in log.versions:
            for event in version.events:
                if isinstance(event, Sat | Contributed | Ready) and event.entropy:
                    given[event.entropy] = version.number
                elif isinstance(event, Started):
                    for text in filter(None, event.entropy):
                        if text in used or given[text] < committed:
                            yield f"entropy: game {event.game} uses {text!r} of version {given[text]}"
                        used.add(text)
                elif isinstance(event, GameOver):
                    committed = version.number


# Bots.


def _unexpected_bot_moves(history: History) -> Iterator[str]:
    """Every bot plays what the game's secret and the position say: nothing else can steer it."""
    for log in history.logs.values():
        for version in log.versions[1:]:
            for event in version.events:
                if isinstance(event, Played) and event.by_bot:
                    yield from _unexpected_move(log, version.number, event)


def _unexpected_move(log: Log, number: int, event: Played) -> Iterator[str]:
    before = log.before(number)
    seat, deck = before.seats[event.seat], FairDeck(bytes.fromhex(log.seeds[before.game]))
    assert before.position is not None
    seed = deck.bot_seed(before.decisions, event.seat)
    expected = choose_action(seat.level or before.options.stand_in, seed, before.position)
    if event.action != expected:
        yield f"bot: version {number} is {event.action}, but the secret says {expected}"


# Finished games.


def _unverified_games(history: History) -> Iterator[str]:
    stored = {
        (table, game): text
        for table, game, text in history.sqlite.execute("SELECT table_id, game, record FROM games")
    }
    finished = {
        (log.table, event.game)
        for log in history.logs.values()
        for version in log.versions
        for event in version.events
        if isinstance(event, GameOver)
    }
    for key in sorted(finished ^ set(stored)):
        yield f"record: game {key} is either not finished or not stored"
    for key, text in sorted(stored.items()):
        try:
            verify(record_from_json(text))
        except ColorettoError as error:
            yield f"record: game {key} cannot be verified: {error}"


def _wrong_ratings(history: History) -> Iterator[str]:
    """Every finished match counts once for each of its players."""
    expected: Counter[str] = Counter()
    for log in history.logs.values():
        result = match_result_of(log.last.table) if log.last.table.status is Status.OVER else None
        if result is not None:
            expected.update(set(result.players))  # a bot may sit twice
    rows = history.sqlite.execute("SELECT player, sum(games) FROM ratings GROUP BY player")
    rated = Counter(dict(rows.fetchall()))
    if rated != expected:
        yield f"ratings: players have {dict(rated)} rated matches instead of {dict(expected)}"
