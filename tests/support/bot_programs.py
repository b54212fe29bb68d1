"""Bots that are programs of their own."""

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

from coloretto.bots import Bot, ExternalBot
from coloretto.rules import Action, Game, Position, RuleSet
from support.waiting import HANG_TIMEOUT

ROOT = Path(__file__).parents[2]
LINE_BOT = shlex.join([sys.executable, str(ROOT / "examples" / "line_bot.py")])
START = Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -")

BEGIN = """\
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def questions():
    say(type="ready")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            yield message

def answer(message):
    say(type="action", id=message["id"], action=message["legal"][0])

"""


def written_program(folder: Path, body: str) -> str:
    """The command of a Python program that may use what BEGIN has."""
    file = folder / "bot.py"
    file.write_text(BEGIN + dedent(body))
    return shlex.join([sys.executable, "-S", str(file)])


def external(
    folder: Path, body: str, seconds: float = HANG_TIMEOUT, start_seconds: float = HANG_TIMEOUT
) -> ExternalBot:
    return ExternalBot(written_program(folder, body), 1, seconds=seconds, start_seconds=start_seconds)


def actions_of_game(rule_set: RuleSet, seed: int, *bots: Bot) -> list[Action]:
    """The actions of a game between bots, one for all seats or one for each; an illegal one would raise."""
    game = Game.new(rule_set, seed)
    actions = []
    while (player := game.to_move) is not None:
        actions.append(bots[player % len(bots)].choose(game.position))
        game.play(actions[-1])
    return actions


def open_files() -> set[str]:
    """The files and pipes that this process holds open, each with its number."""
    found = set()
    for number in Path("/dev/fd").iterdir():
        with suppress(OSError):  # the folder itself, which is closed by now
            found.add(f"{number.name} {number.readlink()}")
    return found
