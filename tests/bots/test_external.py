"""Bots that are programs of their own, as real processes; those that fail are in test_external_failures."""

import gc
import os
import select
import shlex
from contextlib import closing
from pathlib import Path
from subprocess import Popen

import pytest

from coloretto.bots import (
    Closable,
    ExternalBot,
    ExternalBotCrashError,
    check_bot,
    close_bot,
    make_bot,
    programs,
)
from coloretto.bots.conformance import ODD
from coloretto.bots.external import program_seed
from coloretto.bots.line_protocol import MOST_SEED
from coloretto.rules import PRINTED, Action, Game, WrongPhaseError
from coloretto.terminal.i18n import in_english
from support.bot_programs import LINE_BOT, START, actions_of_game, external, written_program
from support.consoles import COMMAND, TIRELESS, coloretto
from support.waiting import HANG_TIMEOUT

pytestmark = pytest.mark.usefixtures("started_programs")

RULES = PRINTED["golden-3-brown"]
FIRST_LEGAL = """
for message in questions():
    answer(message)
"""


def served(arguments: str) -> str:
    return f"external:{shlex.quote(COMMAND)} bot {arguments}"


def test_the_example_plays_whole_games_against_ours() -> None:
    with closing(ExternalBot(LINE_BOT, 1)) as example:
        assert example.name == "line bot"
        for seed in range(3):
            assert actions_of_game(RULES, seed, example, make_bot("greedy", 1), make_bot("random", 2))


def test_the_example_beats_chance_by_far() -> None:
    wins, rules = 0.0, PRINTED["classic-3-brown"]
    with closing(ExternalBot(LINE_BOT, 1)) as example:
        bots = [example, make_bot("random", 1), make_bot("random", 2)]
        for seed in range(20):
            game = Game.new(rules, seed)
            while (player := game.to_move) is not None:
                game.play(bots[player].choose(game.position))
            wins += game.position.win_shares[0]
    assert wins > 15


def test_a_person_can_play_against_the_example() -> None:
    ran = coloretto("play", "--bots", f"external:{LINE_BOT}", "--seed", "3", typed=TIRELESS)
    assert in_english("score-title") in ran.stdout
    assert ran.returncode == 0
    assert ran.stderr.replace(f"{in_english('cli-compiling')}\n", "") == ""


def test_the_example_keeps_every_promise_of_a_bot() -> None:
    check_bot(lambda seed: ExternalBot(LINE_BOT, seed), rule_sets=[PRINTED["golden-2-violet"], ODD])


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_our_bot_as_a_program_chooses_what_it_chooses_here(name: str) -> None:
    outside, inside = make_bot(served(f"{name} --seed 5"), 1), make_bot(name, 5)
    actions = actions_of_game(RULES, 7, outside)
    close_bot(outside)
    assert actions == actions_of_game(RULES, 7, inside)


def test_a_program_receives_a_seed_that_decides_its_random_moves() -> None:
    outside = make_bot(served("random"), 5)
    actions = actions_of_game(RULES, 7, outside)
    close_bot(outside)
    assert actions == actions_of_game(RULES, 7, make_bot("random", program_seed(5)))


def test_the_seed_sent_to_a_program_does_not_reveal_ours() -> None:
    seeds = {program_seed(seed) for seed in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed <= MOST_SEED for seed in seeds)
    assert not seeds & set(range(1000))
    assert 0 <= program_seed(2**300) <= MOST_SEED


def test_a_program_hears_hello_questions_and_bye_in_this_order(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with closing(
        external(
            tmp_path,
            f"""
            say(type="ready", name="Parrot")
            with open({str(heard)!r}, "w") as file:
                for line in sys.stdin:
                    message = json.loads(line)
                    file.write(message["type"] + " ")
                    if message["type"] == "choose":
                        answer(message)
            """,
        )
    ) as bot:
        assert bot.choose(START) == bot.choose(START) == Action.DRAW
    assert heard.read_text() == "hello choose choose bye "


def test_an_answer_may_come_in_pieces_with_any_line_end_and_more_fields(tmp_path: Path) -> None:
    body = """
    for message in questions():
        for piece in ('{"type": "act', 'ion", "id": ', str(message["id"]), ', "mood": 1, "action"', ': "D"}'):
            print(piece, end="", flush=True)
            time.sleep(0.01)
        print(end="\\r\\n", flush=True)
    """
    with closing(external(tmp_path, body)) as bot:
        assert bot.choose(START) == bot.choose(START) == Action.DRAW


def test_megabytes_on_standard_error_do_not_block(tmp_path: Path) -> None:
    body = """
    def rant():
        sys.stderr.write("chatter\\n" * 500_000)
        sys.stderr.flush()
    rant()
    for message in questions():
        rant()
        answer(message)
        rant()
    rant()
    sys.exit(0)
    """
    with closing(external(tmp_path, body)) as bot:
        assert bot.choose(START) == bot.choose(START) == Action.DRAW


def test_a_program_that_does_not_read_does_not_stop_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.1)
    body = """
    say(type="ready")
    for number in range(1, 301):
        say(type="action", id=number, action="D")
    time.sleep(600)
    """
    with closing(external(tmp_path, body)) as bot:
        for _ in range(300):  # questions of more than a pipe holds
            assert bot.choose(START) == Action.DRAW


def test_nobody_is_asked_where_there_is_nothing_to_choose(tmp_path: Path) -> None:
    with closing(external(tmp_path, FIRST_LEGAL)) as bot:
        with pytest.raises(WrongPhaseError):
            bot.choose(START.after(Action.DRAW))
        assert bot.choose(START) == Action.DRAW


def test_a_closed_bot_has_left_by_itself_and_is_not_asked_again(
    tmp_path: Path, started_programs: list[Popen[bytes]]
) -> None:
    bot = external(tmp_path, FIRST_LEGAL)
    assert isinstance(bot, Closable)
    close_bot(bot)
    close_bot(bot)
    assert [process.returncode for process in started_programs] == [0]
    with pytest.raises(ExternalBotCrashError, match="it has been closed"):
        bot.choose(START)


def test_a_program_that_does_not_leave_is_ended(
    tmp_path: Path, started_programs: list[Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.1)
    body = """
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)
    for message in questions():
        answer(message)
    while True:
        time.sleep(600)
    """
    external(tmp_path, body).close()
    assert [process.returncode for process in started_programs] == [-9]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    ours = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    body = f"""
    child = "import sys, time; file = open({str(fifo)!r}, 'w'); print(flush=True); time.sleep(600)"
    helper = subprocess.Popen([sys.executable, "-c", child], stdout=subprocess.PIPE)
    helper.stdout.readline()
    for message in questions():
        answer(message)
    """
    bot = external(tmp_path, body)
    with pytest.raises(BlockingIOError):  # another process holds the other end
        os.read(ours, 1)
    bot.close()
    select.select([ours], [], [], HANG_TIMEOUT)
    assert os.read(ours, 1) == b""  # nobody does
    os.close(ours)


def test_a_bot_without_references_ends(tmp_path: Path, started_programs: list[Popen[bytes]]) -> None:
    bot = external(tmp_path, FIRST_LEGAL)
    bot.choose(START)
    assert started_programs[0].poll() is None
    del bot
    gc.collect()
    assert started_programs[0].returncode == -9


def test_a_bot_shows_its_command(tmp_path: Path) -> None:
    command = written_program(tmp_path, FIRST_LEGAL)
    with closing(ExternalBot(command, 1)) as bot:
        assert repr(bot) == f"<ExternalBot {command!r}>"
