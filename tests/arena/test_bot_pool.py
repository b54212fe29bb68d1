"""Programs that play several games of a contest: started once, greeted for each game, closed in the end."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from coloretto.arena import run_in_processes
from coloretto.arena.bot_pool import BotPool
from coloretto.arena.results import DealResult
from coloretto.bots.external import ExternalBot, program_seed
from support.bot_programs import START, written_program
from support.contests import contest_of, never, played, timeless
from support.patient_workers import use_patient_workers

DIARY = """
diary = open({path!r}, "a", buffering=1)
diary.write(f"start {{os.getpid()}}\\n")
say(type="ready")
for line in sys.stdin:
    message = json.loads(line)
    diary.write(f"{{message['type']}} {{message.get('seed')}}\\n")
    if message["type"] == "choose":
        {choose}
    elif message["type"] == "hello":
        {hello}
diary.write("end\\n")
"""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    use_patient_workers(monkeypatch)


def diarist(folder: Path, choose: str = "answer(message)", hello: str = "pass") -> str:
    """A program that writes down what it hears, and then does what the test wants."""
    body = DIARY.format(path=str(diary(folder)), choose=choose, hello=hello)
    return f"external:{written_program(folder, body)}"


def diary(folder: Path) -> Path:
    return folder / "diary"


def heard(folder: Path, word: str) -> list[str]:
    """The second words of the lines of the diary that begin with this one."""
    lines = [line.split() for line in diary(folder).read_text().splitlines()]
    return [line[-1] for line in lines if line[0] == word]


WARM_UPS = 1
"""Every process starts a program once more, before its first game."""


def results_of(bots: Sequence[str], workers: int = 1, deals: int = 4) -> list[DealResult]:
    return played(contest_of([bots], deals=deals), run_in_processes(workers)).results


def test_a_program_is_started_once_for_each_of_its_seats_and_greeted_before_every_game(
    tmp_path: Path,
) -> None:
    bot = diarist(tmp_path)
    assert not any(result.forfeits for result in results_of(["greedy", bot, bot]))
    games = 4 * 3
    assert len(heard(tmp_path, "start")) == WARM_UPS + 2
    assert len(heard(tmp_path, "hello")) == WARM_UPS + 2 * games
    assert len(set(heard(tmp_path, "hello"))) == WARM_UPS + 2 * games


def test_programs_leave_when_a_contest_is_over(tmp_path: Path) -> None:
    bot = diarist(tmp_path)
    results_of(["greedy", bot, bot], deals=2)
    assert len(heard(tmp_path, "bye")) == len(heard(tmp_path, "end")) == WARM_UPS + 2


def test_programs_leave_when_a_contest_is_abandoned(tmp_path: Path) -> None:
    contest = contest_of([["greedy", diarist(tmp_path), "random"]])
    games = contest.play(run_in_processes(1), never)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert len(heard(tmp_path, "end")) == WARM_UPS + 1


def test_each_worker_has_programs_of_its_own_which_leave_with_it(tmp_path: Path) -> None:
    bot = diarist(tmp_path)
    results_of(["greedy", bot, "random"], workers=2, deals=6)
    starts = len(heard(tmp_path, "start"))
    assert 1 + WARM_UPS <= starts <= 2 * (1 + WARM_UPS)
    assert len(heard(tmp_path, "end")) == starts


def test_results_do_not_depend_on_who_played_before(tmp_path: Path) -> None:
    choose = "say(type='action', id=message['id'], action=random.choice(message['legal']))"
    bot = diarist(tmp_path, f"import random; {choose}", "import random; random.seed(message['seed'])")
    one, two = (results_of([bot, "greedy", "greedy"], workers) for workers in (1, 2))
    assert timeless(one) == timeless(two)


def test_a_program_that_fails_is_started_again_for_the_next_game(tmp_path: Path) -> None:
    bot = diarist(tmp_path, "raise SystemExit('I am off')")
    (result,) = results_of([bot, "greedy", "greedy"], deals=1)
    assert len(result.forfeits) == 3
    for forfeit in result.forfeits:
        assert forfeit.problem.startswith("ExternalBotCrashError: external bot")
        assert "it ended with status 1, its last words: 'I am off', in 'golden-3" in forfeit.problem
    assert len(heard(tmp_path, "start")) == WARM_UPS + 3


def test_a_program_that_has_left_between_two_games_is_replaced(tmp_path: Path) -> None:
    bot = diarist(tmp_path, "answer(message); sys.exit(3)")
    with BotPool() as pool:
        first = pool.acquire(bot, 1)
        assert isinstance(first, ExternalBot)
        first.choose(START)
        first._program._process.wait()
        pool.release(bot, first)
        second = pool.acquire(bot, 2)
        assert second is not first
        second.choose(START)
        pool.release(bot, second)
    assert heard(tmp_path, "hello") == [str(program_seed(1)), str(program_seed(2))]


def test_a_program_may_answer_every_greeting(tmp_path: Path) -> None:
    body = """
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready")
        elif message["type"] == "choose":
            answer(message)
    """
    bot = f"external:{written_program(tmp_path, body)}"
    assert not any(result.forfeits for result in results_of([bot, "greedy", "greedy"], deals=2))


def test_a_program_that_plays_one_game_only_is_started_for_each(tmp_path: Path) -> None:
    once = "globals().__contains__('greeted') and sys.exit('one game only'); greeted = True"
    bot = diarist(tmp_path, hello=once)
    (result,) = results_of([bot, "greedy", "greedy"], deals=1)
    assert not result.forfeits
    games = 3
    assert len(heard(tmp_path, "start")) == WARM_UPS + games


def test_bots_of_this_process_are_made_for_every_game() -> None:
    with BotPool() as pool:
        bot = pool.acquire("greedy", 1)
        pool.release("greedy", bot)
        assert pool.acquire("greedy", 1) is not bot
