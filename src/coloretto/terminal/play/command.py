"""What `coloretto play` does: deal a game or go on with one, and show it on a screen or in plain lines."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from secrets import randbits
from shlex import join

from coloretto.record import Recorder, save_record
from coloretto.rules import ColorettoError, parse_rule_set
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.commands.play import RULES, SEED_BITS
from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import Course
from coloretto.terminal.play.local_feed import LocalCourse
from coloretto.terminal.play.outcomes import Outcome
from coloretto.terminal.play.plain import PlainGame
from coloretto.terminal.play.prompt import is_quitting
from coloretto.terminal.play.save_file import Agreed, Journal
from coloretto.terminal.play.saved_games import (
    TablePlace,
    Unfinished,
    remember_table,
    unfinished_game,
    unfinished_games,
)
from coloretto.terminal.play.seats import bot_for_each_seat, names_of, seated
from coloretto.terminal.preferences import PACES, preferences
from coloretto.terminal.text.lines import read, say, show_command
from coloretto.terminal.tui.availability import wants_full_screen
from coloretto.terminal.warmup import prepare_rules_and_bots

MILLISECONDS = 1000


class WrongOptionsError(ColorettoError):
    """Options that do not go together."""


class NobodyToAskError(ColorettoError):
    """A person must decide, but may not be asked."""


def play(options: Namespace) -> int:
    if options.list:
        return _list(as_json=options.json)
    if options.resume is not None:
        return _go_on(options, _chosen(options))
    if options.no_input and options.people:
        raise NobodyToAskError(t("cli-no-person", command="play"))
    if options.where is not None:
        _check_options_of_table(options)
        return _play_at_table(options, options.where)
    while _play_new(options) is Outcome.AGAIN:
        options.seed = None
    return 0


def _check_options_of_table(options: Namespace) -> None:
    """A server deals by itself, to one person at a time, and keeps the record."""
    if options.people != 1 or options.seed is not None or options.save is not None:
        raise WrongOptionsError(t("cli-not-at-table", address=options.where))


def _list(*, as_json: bool) -> int:
    games = unfinished_games()
    if as_json:
        print(json.dumps([game.as_json() for game in games], indent=2))
    else:
        print("\n".join(game.line for game in games) or t("cli-no-unfinished"))
    return 0


def _chosen(options: Namespace) -> Unfinished:
    """The unfinished game that is meant; the person is asked where several could be."""
    if options.no_input:
        raise NobodyToAskError(t("cli-no-person", command="play"))
    if options.resume:
        return unfinished_game(options.resume)
    games = unfinished_games()
    if not games:
        raise ColorettoError(t("cli-no-unfinished"))
    if len(games) == 1:
        return games[0]
    if wants_full_screen(options):
        from coloretto.terminal.tui.app import choose_unfinished  # noqa: PLC0415 - heavy

        return choose_unfinished(games)
    return _asked_for(games)


def _asked_for(games: list[Unfinished]) -> Unfinished:
    say(*(game.line for game in games))
    while not is_quitting(line := read(t("cli-which-unfinished"))):
        with suppress(ColorettoError, ValueError):
            return unfinished_game(int(line))
    raise KeyboardInterrupt


def _play_new(options: Namespace) -> Outcome:
    seed = randbits(SEED_BITS) if options.seed is None else options.seed
    rule_set = parse_rule_set(options.rules)
    bots = (options.bots or preferences().level).split(",")
    kinds = ("",) * options.people + tuple(bot_for_each_seat(rule_set, bots, options.people))
    names = names_of(options.name, options.people, rule_set.players - options.people)
    recorder = Recorder(rule_set, names, seed_from_number(seed))
    if options.save is not None:
        save_record(recorder.record, options.save)  # a file that cannot be written is better known now
    prepare_rules_and_bots(kind for kind in kinds if kind)
    with seated(names, kinds, seed) as seats:
        agreed = Agreed(
            options.rules, names, kinds, seed_from_number(seed).hex(), datetime.now().astimezone().isoformat()
        )
        with _kept(Journal.begin(agreed, options.save)) as journal:
            course = LocalCourse(recorder, seats, journal, _pace(options))
            outcome = _shown(options, course)
            _say_farewell(outcome, journal, recorder, replay_command(options, seed))
            return outcome


def _go_on(options: Namespace, game: Unfinished) -> int:
    if isinstance(game.game, TablePlace):
        return _play_at_table(options, game.game.link)
    agreed, recorder = game.game
    prepare_rules_and_bots(kind for kind in agreed.kinds if kind)
    seed = int(agreed.seed, 16)
    with seated(agreed.names, agreed.kinds, seed) as seats, _kept(Journal.go_on(game.path)) as journal:
        journal.save = options.save
        outcome = _shown(options, LocalCourse(recorder, seats, journal, _pace(options)))
        _say_farewell(outcome, journal, recorder, None)
    return 0


def _play_at_table(options: Namespace, where: str) -> int:
    from coloretto.client import ServerError  # noqa: PLC0415 - heavy
    from coloretto.terminal.play.remote_text import refusal  # noqa: PLC0415 - heavy

    prepare_rules_and_bots(())
    try:
        _sit_down(options, where)
    except ServerError as error:
        raise ColorettoError(refusal(error)) from error
    return 0


def _sit_down(options: Namespace, where: str) -> None:
    from coloretto.client import QuickWish  # noqa: PLC0415 - heavy
    from coloretto.terminal.play.remote_feed import TableCourse  # noqa: PLC0415 - heavy
    from coloretto.terminal.play.servers import client_at, parse_place, table_at  # noqa: PLC0415 - heavy

    place = parse_place(where)
    level, name = options.bots or preferences().level, options.name[0] if options.name else t("cli-guest")
    wish = QuickWish(rules=options.rules, level=level, pace=_pace_ms(options))
    with client_at(place.server, name) as client:
        table = table_at(client, place, wish)
        here = TablePlace(place.server, table.id)
        noted = remember_table(here)
        course = TableCourse(client, table)
        _shown(options, course)
        if course.is_done:
            noted.unlink(missing_ok=True)
        else:
            say("", t("plain-goodbye"), t("plain-go-on"))
            show_command(join(["coloretto", "play", here.link]))


def _shown(options: Namespace, course: Course) -> Outcome:
    if wants_full_screen(options):
        from coloretto.terminal.tui.app import play_on_screen  # noqa: PLC0415 - heavy

        return play_on_screen(course)
    return Outcome.FINISHED if PlainGame(course).play() else Outcome.LEFT


@contextmanager
def _kept(journal: Journal) -> Iterator[Journal]:
    """However the game ends, it can be gone on with, and the person is told how."""
    try:
        yield journal
    except KeyboardInterrupt:
        _tell_how_to_go_on(journal)
        raise
    finally:
        journal.close()


def _pace(options: Namespace) -> float:
    return _pace_ms(options) / MILLISECONDS if wants_full_screen(options) else 0.0


def _pace_ms(options: Namespace) -> int:
    return PACES[preferences().pace] if options.pace is None else int(options.pace)


def _say_farewell(outcome: Outcome, journal: Journal, recorder: Recorder, again: str | None) -> None:
    if outcome is Outcome.LEFT:
        _tell_how_to_go_on(journal)
    elif outcome is Outcome.FINISHED:
        _tell_of_record(journal, recorder)
        if again is not None:
            say(t("plain-play-again"))
            show_command(again)


def _tell_how_to_go_on(journal: Journal) -> None:
    say("", t("plain-goodbye"), t("plain-go-on"))
    games = [game.number for game in unfinished_games() if game.path == journal.path]
    several = len(unfinished_games()) > 1
    show_command(" ".join(["coloretto play --resume", *(str(number) for number in games if several)]))


def _tell_of_record(journal: Journal, recorder: Recorder) -> None:
    file = journal.save or journal.record_file
    if file is not None:
        say(t("plain-record", file=str(file)))
        commitment = recorder.record.commitment or ""
        show_command(join(["coloretto", "verify", str(file), "--commitment", commitment]))
        say(t("plain-replay"))
        show_command(join(["coloretto", "replay", str(file)]))


def replay_command(options: Namespace, seed: int) -> str:
    """The command line that plays the same deal against the same bots."""
    words = ["coloretto", "play"]
    words += ["--rules", options.rules] if options.rules != RULES else []
    words += ["--bots", options.bots] if options.bots else []
    words += ["--people", str(options.people)] if options.people != 1 else []
    words += ["--name", ",".join(options.name)] if options.name else []
    return join([*words, "--seed", str(seed)])
