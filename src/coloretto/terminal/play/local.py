"""Matches on this machine, from the command line to the farewell."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import randbits, token_hex
from shlex import join

from coloretto.record import save_record
from coloretto.rules.seeded_random import seed_from_number
from coloretto.terminal.commands.play import DEFAULT_RULES, SEED_BITS
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import UNKNOWN_BOT, option_value, rule_set_of
from coloretto.terminal.play.farewell import ProvableRecord, show_records, show_resume_command
from coloretto.terminal.play.feed import GameExit
from coloretto.terminal.play.front_end import pace_in_ms, show
from coloretto.terminal.play.local_feed import LocalFeed
from coloretto.terminal.play.local_match import LocalMatch, MatchSetup
from coloretto.terminal.play.save_file import SaveFile, numbered
from coloretto.terminal.play.saved_games import unfinished_games
from coloretto.terminal.play.seats import bot_for_each_seat, names_of, seated
from coloretto.terminal.preferences import load_preferences
from coloretto.terminal.text.lines import say, show_command
from coloretto.terminal.tui.availability import wants_full_screen
from coloretto.terminal.warmup import prepare_bots

MILLISECONDS = 1000
ENTROPY_BYTES = 16


def play_locally(options: Namespace) -> int:
    """Play new matches until the person wants no other."""
    while _play_new(options) is GameExit.AGAIN:
        options.seed, options.entropy = None, []
    return 0


def resume_locally(options: Namespace, path: Path, match: LocalMatch) -> int:
    with _saved(SaveFile.reopen(path, match.setup.games, options.save)) as save_file:
        _play(options, match, save_file)
    return 0


def _play_new(options: Namespace) -> GameExit:
    setup = _new_setup(options)
    match = LocalMatch(setup)
    if options.save is not None:  # find out now if it cannot be written
        save_record(match.recorder.record, numbered(options.save, 1, setup.games))
    with option_value("--bots", *UNKNOWN_BOT):
        prepare_bots(kind for kind in setup.kinds if kind)
    with _saved(SaveFile.create(match, options.save)) as save_file:
        ended = _play(options, match, save_file)
    if ended is GameExit.FINISHED:
        say(t("plain-play-again"))
        show_command(same_deal_command(options, setup))
    return ended


def _new_setup(options: Namespace) -> MatchSetup:
    rule_set = rule_set_of(options.rules)
    bots = (options.bots or load_preferences().level).split(",")
    kinds = bot_for_each_seat(rule_set, bots, options.people)
    seed = randbits(SEED_BITS) if options.seed is None else options.seed
    return MatchSetup(
        options.rules,
        names_of(options.name, options.people, kinds),
        ("",) * options.people + tuple(kinds),
        seed_from_number(seed).hex(),
        datetime.now().astimezone().isoformat(),
        options.games or rule_set.games,
        _entropy(options, rule_set.players),
    )


def _entropy(options: Namespace, players: int) -> tuple[str, ...]:
    """What every person adds to the decks. With `--seed` the person decides them anyway."""
    given = options.entropy
    if given and len(given) != options.people:
        raise UsageError(t("cli-wrong-entropy", given=len(given), people=options.people))
    if not given and options.seed is None:
        given = [token_hex(ENTROPY_BYTES) for _ in range(options.people)]
    return (*given, *[""] * (players - options.people)) if given else ()


def _play(options: Namespace, match: LocalMatch, save_file: SaveFile) -> GameExit:
    setup = match.setup
    is_full_screen = wants_full_screen(options)
    has_people = not all(setup.kinds)
    with seated(setup.names, setup.kinds, int(setup.seed, 16)) as seats:
        feed = LocalFeed(
            match,
            seats,
            save_file,
            pace=pace_in_ms(options) / MILLISECONDS if is_full_screen else 0.0,
            waits_between_games=has_people or is_full_screen,
        )
        ended = show(options, feed)
    if ended is GameExit.LEFT:
        _show_how_to_resume(save_file)
    elif ended is GameExit.FINISHED:
        show_records(
            ProvableRecord(save_file.record_file(game), commitment)
            for game, commitment in enumerate(match.commitments, start=1)
        )
    return ended


@contextmanager
def _saved(save_file: SaveFile) -> Iterator[SaveFile]:
    """Close the file at the end; after Ctrl-C, tell how the match can be resumed."""
    try:
        yield save_file
    except KeyboardInterrupt:
        _show_how_to_resume(save_file)
        raise
    finally:
        save_file.close()


def _show_how_to_resume(save_file: SaveFile) -> None:
    games = unfinished_games()
    numbers = [str(game.number) for game in games if game.path == save_file.path and len(games) > 1]
    show_resume_command(["coloretto", "play", "--resume", *numbers])


def same_deal_command(options: Namespace, setup: MatchSetup) -> str:
    """The command line that plays the same decks against the same bots."""
    words = ["coloretto", "play"]
    words += ["--rules", options.rules] if options.rules != DEFAULT_RULES else []
    words += ["--games", str(options.games)] if options.games else []
    words += ["--bots", options.bots] if options.bots else []
    words += ["--people", str(options.people)] if options.people != 1 else []
    words += ["--name", ",".join(options.name)] if options.name else []
    words += ["--seed", str(int(setup.seed, 16))]
    words += ["--entropy", ",".join(filter(None, setup.entropy))] if setup.entropy else []
    return join(words)
