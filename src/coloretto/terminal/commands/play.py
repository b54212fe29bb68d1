"""Play a match in the terminal."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from re import fullmatch

from coloretto.protocol.levels import LEVELS
from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import quoted, whole_number
from coloretto.terminal.i18n import t

DEFAULT_RULES = "classic-3-brown"
SEED_BITS = 256
MOST_SEED = (1 << SEED_BITS) - 1
LONGEST_NAME = 20
ENTROPY = r"[A-Za-z0-9_-]{1,64}"  # as in `coloretto.protocol.commands`, which is heavy
MOST_PEOPLE = 5
MOST_GAMES = 100
LONGEST_PACE = 10_000
MOST_UNFINISHED = 10**6


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("where", nargs="?", metavar="ADDRESS", help=t("cli-play-where"))
    parser.add_argument("--rules", default=DEFAULT_RULES, metavar=values.RULES, help=t("cli-play-rules"))
    games = whole_number(1, MOST_GAMES)
    parser.add_argument("--games", type=games, metavar="N", help=t("cli-play-games"))
    parser.add_argument("--bots", metavar=values.BOTS, help=t("cli-play-bots", levels=", ".join(LEVELS)))
    people = whole_number(0, MOST_PEOPLE)
    parser.add_argument("--people", type=people, default=1, metavar="N", help=t("cli-play-people"))
    parser.add_argument("--name", type=_names, default=[], metavar="NAMES", help=t("cli-play-name"))
    parser.add_argument("--seed", type=_seed, metavar="N", help=t("cli-play-seed"))
    parser.add_argument("--entropy", type=_entropy, default=[], metavar="TEXT", help=t("cli-play-entropy"))
    parser.add_argument("--save", type=Path, metavar=values.FILE, help=t("cli-play-save"))
    parser.add_argument("--plain", action="store_true", help=t("cli-play-plain"))
    pace = whole_number(0, LONGEST_PACE)
    parser.add_argument("--pace", type=pace, metavar="MS", help=t("cli-play-pace"))
    number = whole_number(1, MOST_UNFINISHED)
    parser.add_argument(
        "--resume", nargs="?", type=number, const=0, metavar="NUMBER", help=t("cli-play-resume")
    )
    parser.add_argument("--rematch", action="store_true", help=t("cli-play-rematch"))
    parser.add_argument("--list", action="store_true", help=t("cli-play-list"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(MOST_SEED)) or int(text) > MOST_SEED:
        raise ArgumentTypeError(t("cli-bad-seed", text=quoted(text)))
    return int(text)


def _names(text: str) -> list[str]:
    return [_name(name) for name in text.split(",")]


def _name(text: str) -> str:
    if not (text.strip() and text.isprintable() and len(text) <= LONGEST_NAME):
        raise ArgumentTypeError(t("cli-bad-name", text=quoted(text), most=LONGEST_NAME))
    return text.strip()


def _entropy(text: str) -> list[str]:
    texts = text.split(",")
    if not all(fullmatch(ENTROPY, each) for each in texts):
        raise ArgumentTypeError(t("cli-bad-entropy", text=quoted(text)))
    return texts


PLAY = CliCommand(
    "play",
    configure,
    "coloretto.terminal.play.command:play",
    "coloretto play --rules golden-4-brown --bots easy,medium,medium --seed 7",
)
