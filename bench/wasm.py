"""The engine in the browser beside the same functions on this machine: milliseconds of a decision, by level.

Both decide in the same positions, of games between greedy players, where there is a choice. Times are by the
wall clock, as a player waits by it; rounds alternate, so that a noisy moment hits both. The limit is 150 ms
for 99 of 100 decisions of `master`.

    python bench/wasm.py --rounds 3
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Page

from timing import load, positive

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from coloretto.bots import LEVEL_BOTS, make_bot  # noqa: E402
from coloretto.rules import Game, Position, parse_rule_set  # noqa: E402
from support.browsers import Chromium  # noqa: E402 - lies among the tests
from support.engine_check import BROWSER_LOAD, PAGE, write_check  # noqa: E402
from support.file_hosts import hosted  # noqa: E402

RULES = ("classic-3-brown", "classic-5-brown", "golden-2-violet", "golden-4-brown")
LIMIT = 150.0
DECIDE = f"""async ([MODULE, level, texts]) => {{
{BROWSER_LOAD}
return texts.map((text, seed) => {{
  const position = engine.position(text);
  const begin = performance.now();
  const action = engine.choose(level, position, BigInt(seed));
  return [performance.now() - begin, action];
}});
}}"""

Answers = list[tuple[float, str]]
"""Milliseconds, and the action."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=positive, default=3)
    parser.add_argument("--decisions", type=positive, default=25, help="of each rule set")
    chosen = parser.parse_args()
    positions = [position for rules in RULES for position in decisions(rules, chosen.decisions)]
    with browser_page() as page:
        for level in LEVEL_BOTS:
            compare(page, level, positions, chosen.rounds)
    print(load())


def decisions(rules: str, number: int) -> list[Position]:
    """Evenly spread over two games, where there is a choice."""
    bot, found = make_bot("greedy", seed=0), []
    for seed in range(2):
        game = Game.new(parse_rule_set(rules), seed)
        while not game.is_over:
            if len(game.legal_actions) > 1:
                found.append(game.position)
            game.play(bot.choose(game.position))
    return found[:: max(1, len(found) // number)][:number]


@contextmanager
def browser_page() -> Iterator[Page]:
    chromium = Chromium()
    try:
        with TemporaryDirectory() as folder:
            write_check(Path(folder), games=b"")
            with hosted(Path(folder)) as host, chromium.browser.new_context(base_url=host.address) as context:
                page = context.new_page()
                page.goto(PAGE)
                yield page
    finally:
        chromium.close()


def compare(page: Page, level: str, positions: list[Position], rounds: int) -> None:
    native, browser = [], []
    decide(level, positions[:1])  # compiles
    for _ in range(rounds):
        here, there = decide(level, positions), decide_in(page, level, positions)
        if [action for _, action in here] != [action for _, action in there]:
            sys.exit(f"{level} plays differently in the browser")
        native += [time for time, _ in here]
        browser += [time for time, _ in there]
    ratio = sum(browser) / sum(native)
    print(f"{level:8} native {shown(native)}   browser {shown(browser)}   {ratio:5.2f} x native")
    if level == "master":
        print(f"{'':8} the browser's p99 is {p99(browser) / LIMIT:.2f} x the limit ({LIMIT:.0f} ms)")


def decide(level: str, positions: list[Position]) -> Answers:
    answers = []
    for seed, position in enumerate(positions):
        bot = make_bot(level, seed)
        begin = perf_counter()
        action = bot.choose(position)
        answers.append((1000 * (perf_counter() - begin), action.text))
    return answers


def decide_in(page: Page, level: str, positions: list[Position]) -> Answers:
    answers: Answers = page.evaluate(DECIDE, ["engine.wasm", level, [each.text for each in positions]])
    return answers


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def shown(times: list[float]) -> str:
    return f"p50 {median(times):7.3f} ms  p99 {p99(times):7.3f} ms"


if __name__ == "__main__":
    main()
