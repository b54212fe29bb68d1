"""Write everything again that depends on the shipped networks: `make network-files`.

These are the fixtures in which bots decide, the figures in docs/training.md, the leaderboard of the benchmark
with its table in docs/benchmark.md, the puzzles, docs/insights.md, and the league in docs/league.md.
Each carries the networks' fingerprints. Playing takes hours. Results are kept in build/network-files, in a
folder for each pair of networks: the same command continues where it was interrupted. Options are those of
`coloretto arena` and `coloretto league` that say who plays, such as `--workers 16` or `--ray ADDRESS`.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from coloretto.arena.benchmark import OPPONENTS, Leaderboard, shipped_leaderboard
from coloretto.arena.statistics import Estimate
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.protocol.levels import LEVELS
from coloretto.rules import PRINTED
from coloretto.terminal.arena.figures import duration, share_text
from coloretto.terminal.arena.league_document import networks_line
from coloretto.terminal.status import INTERRUPTED

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "network-files" / "-".join(shipped_fingerprints().values())
FIGURES, LEAGUE = ROOT / "docs" / "training.md", ROOT / "docs" / "league.md"
INSIGHTS = ROOT / "docs" / "insights.md"
BENCHMARK = ROOT / "docs" / "benchmark.md"
LEADERBOARD = ROOT / "src" / "coloretto" / "arena" / "leaderboard.json"
PUZZLES = ROOT / "src" / "coloretto" / "puzzles" / "puzzles.json"
BASELINES = ("random", "beginner", "greedy", "search:400", "neural")
EXAMPLES, TRAINED = ROOT / "examples", ROOT / "build" / "agents"
AGENTS = {TRAINED / "ppo.zip": "train_sb3.py", TRAINED / "dqn.pt": "train_dqn.py"}
"""Agents on the leaderboard, and the examples that train them."""
BEGIN, END = "<!-- figures of the networks -->\n", "<!-- end of the figures -->\n"
GAMES, GAMES_OF_SLOW_BOTS = 800, 200
PAIRS = (("neural", "search:1000"), ("neural:60", "neural"))
"""Who plays alone against whom in classic-4, besides `neural` against `greedy` in every rule set."""
STEP_GAMES = {"medium": 400, "hard": 400, "expert": 400, "master": 240}
"""How many games each of these levels plays alone against tables full of the next weaker one, by rule set."""
STEP_PAIRS = tuple((level, below) for below, level in pairwise(LEVELS) if level in STEP_GAMES)
LEAGUE_OPTIONS = (
    *("--bots", "random,easy,medium,hard,expert,master"),
    *("--games", "120", "--games-of", "master=24"),
)


def main(options: Sequence[str]) -> int:
    if {"-h", "--help"} & set(options):
        print(__doc__)
        return 0
    RESULTS.mkdir(parents=True, exist_ok=True)
    for number, (name, step) in enumerate(STEPS.items(), start=1):
        print(f"{number} of {len(STEPS)}: {name}", flush=True)
        try:
            step(options)
        except (subprocess.CalledProcessError, KeyboardInterrupt) as stop:
            print("The same command continues from here.", file=sys.stderr)
            return stop.returncode if isinstance(stop, subprocess.CalledProcessError) else INTERRUPTED
    return 0


def _write_fixtures(_options: Sequence[str]) -> None:
    _run(sys.executable, ROOT / "tools" / "write_fixtures.py")


def _write_figures(options: Sequence[str]) -> None:
    against_greedy = [_report("neural", "greedy", rules, GAMES, options) for rules in PRINTED]
    others = [(*pair, _report(*pair, "classic-4-brown", GAMES_OF_SLOW_BOTS, options)) for pair in PAIRS]
    steps = [
        [_report(*pair, rules, STEP_GAMES[pair[0]], options) for pair in STEP_PAIRS] for rules in PRINTED
    ]
    write_figures(FIGURES, figures(against_greedy, others, steps))


def _report(challenger: str, other: str, rules: str, games: int, options: Sequence[str]) -> Any:  # noqa: ANN401 - JSON
    file = RESULTS / f"{challenger}-{other}-{rules}.jsonl".replace(":", "-")
    contest = ("--challenger", challenger, "--bots", other, "--rules", rules, "--games", str(games))
    return json.loads(_run("coloretto", "arena", *contest, "--save", file, "--json", *options))


def _write_league(options: Sequence[str]) -> None:
    """The command that the document names plays the same league wherever its results are."""
    _run("coloretto", "league", *LEAGUE_OPTIONS, "--results", RESULTS, "--write", LEAGUE, *options)


def _write_puzzles(_options: Sequence[str]) -> None:
    _run(sys.executable, "-m", "coloretto.puzzles", RESULTS / "puzzles.jsonl", PUZZLES)


def _write_insights(options: Sequence[str]) -> None:
    _run(sys.executable, "-m", "coloretto.study", RESULTS / "study.jsonl", INSIGHTS, *options)


def _write_leaderboard(options: Sequence[str]) -> None:
    for bot in BASELINES:
        file = RESULTS / f"benchmark-{bot}.jsonl".replace(":", "-")
        _run("coloretto", "benchmark", bot, "--save", file, "--write", LEADERBOARD, *options)
    for agent, example in AGENTS.items():
        _benchmark_agent(agent, example)
    write_figures(BENCHMARK, leaderboard_table(shipped_leaderboard()))


def _benchmark_agent(agent: Path, example: str) -> None:
    """An agent is trained only if it is missing: it does not depend on the networks."""
    if not agent.exists():
        agent.parent.mkdir(parents=True, exist_ok=True)
        _run(sys.executable, EXAMPLES / example, "--save", agent)
    file = RESULTS / f"benchmark-{agent.stem}.jsonl"
    _run(sys.executable, EXAMPLES / "benchmark_agent.py", agent, "--save", file, "--write", LEADERBOARD)


def leaderboard_table(leaderboard: Leaderboard) -> str:
    lines = _header("bot", "score", *(f"against `{opponent}`" for opponent in OPPONENTS))
    for result in leaderboard.results:
        shares = (share_text(Estimate(result.shares[opponent].mean)) for opponent in OPPONENTS)
        lines.append(f"| {' | '.join([f'`{result.bot}`', share_text(result.score), *shares])} |")
    return "\n".join(lines) + "\n"


def _run(*command: str | Path) -> str:
    """What a command prints; its progress is shown."""
    words = [sys.executable, "-m", *map(str, command)] if command[0] == "coloretto" else [*map(str, command)]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout


def figures(
    against_greedy: Sequence[Any], others: Sequence[tuple[str, str, Any]], steps: Sequence[Sequence[Any]]
) -> str:
    """The generated part of the document."""
    lines = [networks_line(), "", *_header("rule set", "fair share", "one `neural` against `greedy`")]
    lines += [f"| {one['rules']} | {one['fair_share']:.3f} | {_shares(one)} |" for one in against_greedy]
    lines += ["", *_header("classic-4-brown, a fair share is 0.250", "share of the win", "time a decision")]
    for challenger, other, report in others:
        times = {bot["bot"]: duration(bot["time"]["mean"]) for bot in report["bots"]}
        spent = f"{times[challenger]} and {times[other]}"
        lines.append(f"| one `{challenger}` against three of `{other}` | {_shares(report)} | {spent} |")
    lines += ["", *_level_steps(steps)]
    return "\n".join(lines) + "\n"


def _level_steps(steps: Sequence[Sequence[Any]]) -> list[str]:
    """A table with a line for the reports of each rule set, in the order of STEP_PAIRS."""
    columns = (f"`{level}` against `{below}`" for level, below in STEP_PAIRS)
    lines = _header("rule set (fair share)", *columns)
    for reports in steps:
        rules = f"{reports[0]['rules']} ({reports[0]['fair_share']:.3f})"
        lines.append(f"| {' | '.join([rules, *map(_shares, reports)])} |")
    return lines


def _header(*columns: str) -> list[str]:
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def _shares(report: Any) -> str:  # noqa: ANN401 - JSON
    """The challenger's win share; luck-adjusted, unless both bots decide faster than luck is measured."""
    challenger = report["line_ups"][0]["players"][0]
    return share_text(Estimate(**(challenger["luck_adjusted"] or challenger["win_share"])))


def write_figures(path: Path, text: str) -> None:
    """Replace the generated part of a document."""
    document = path.read_text(encoding="utf-8")
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    path.write_text(pattern.sub(lambda _: f"{BEGIN}\n{text}\n{END}", document, count=1), encoding="utf-8")


STEPS: dict[str, Callable[[Sequence[str]], None]] = {
    "the fixtures": _write_fixtures,
    "the figures in docs/training.md": _write_figures,
    "the leaderboard of the benchmark": _write_leaderboard,
    "the puzzles": _write_puzzles,
    "the study in docs/insights.md": _write_insights,
    "the league in docs/league.md": _write_league,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
