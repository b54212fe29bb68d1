"""Play a game against bots in the terminal."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from secrets import randbits
from shlex import join

from coloretto.terminal import texts
from coloretto.terminal.echoes import echo

NAME = "play"
SUMMARY = texts.PLAY_SUMMARY
EXAMPLE = "coloretto play --rules golden-4-brown --bots easy,medium,medium --seed 7"

RULES = "classic-3-brown"
BOTS = "medium"
SEED_BITS = 256
MOST_SEED = (1 << SEED_BITS) - 1
LONGEST_NAME = 20


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--rules", default=RULES, help=texts.PLAY_RULES)
    parser.add_argument("--bots", default=BOTS, metavar="NAMES", help=texts.PLAY_BOTS)
    parser.add_argument("--seed", type=_seed, metavar="N", help=texts.PLAY_SEED)
    parser.add_argument("--name", type=_name, default=texts.YOU, help=texts.PLAY_NAME)
    parser.add_argument("--save", type=Path, metavar=texts.FILE, help=texts.PLAY_SAVE)


def run(options: Namespace) -> int:
    from coloretto.record import Recorder  # noqa: PLC0415 - heavy
    from coloretto.rules import parse_rule_set  # noqa: PLC0415 - heavy
    from coloretto.rules.lots import seed_from_number  # noqa: PLC0415 - heavy
    from coloretto.terminal.first_start import prepare_rules_and_bots  # noqa: PLC0415 - heavy
    from coloretto.terminal.plain_game import PlainGame  # noqa: PLC0415 - heavy
    from coloretto.terminal.seats import bot_for_each_seat, seated  # noqa: PLC0415 - heavy

    seed = randbits(SEED_BITS) if options.seed is None else options.seed
    rule_set = parse_rule_set(options.rules)
    kinds = bot_for_each_seat(rule_set, options.bots.split(","))
    prepare_rules_and_bots(kinds)
    with seated(options.name, kinds, seed) as seats:
        recorder = Recorder(rule_set, [seat.name for seat in seats], seed_from_number(seed))
        PlainGame(recorder, seats, replay_command(options, seed), options.save).play()
    return 0


def replay_command(options: Namespace, seed: int) -> str:
    """The command line that plays the same deal against the same bots."""
    words = ["coloretto", "play"]
    if options.rules != RULES:
        words += ["--rules", options.rules]
    if options.bots != BOTS:
        words += ["--bots", options.bots]
    if options.name != texts.YOU:
        words += ["--name", options.name]
    return join([*words, "--seed", str(seed)])


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(MOST_SEED)) or int(text) > MOST_SEED:
        raise ArgumentTypeError(texts.BAD_SEED.format(text=echo(text)))
    return int(text)


def _name(text: str) -> str:
    if not (text.strip() and text.isprintable() and len(text) <= LONGEST_NAME):
        raise ArgumentTypeError(texts.BAD_NAME.format(text=echo(text), most=LONGEST_NAME))
    return text.strip()
