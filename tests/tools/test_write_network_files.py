"""The figures in docs/training.md as `make network-files` writes them."""

from pathlib import Path
from typing import Any

from coloretto.terminal.arena.league_document import networks_line
from write_network_files import BEGIN, END, STEP_GAMES, STEP_PAIRS, figures, write_figures

FIGURES = Path(__file__).parents[2] / "docs" / "training.md"


def report(rules: str, mean: float) -> dict[str, Any]:
    """What is used of an arena's JSON."""
    adjusted = {"mean": mean, "low": mean - 0.02, "high": mean + 0.02}
    bots = [{"bot": bot, "time": {"mean": 0.0005}} for bot in ("neural", "search:1000")]
    players = [{"luck_adjusted": adjusted}]
    return {"rules": rules, "fair_share": 0.25, "bots": bots, "line_ups": [{"players": players}]}


def test_the_generated_part_of_the_document_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "training.md"
    path.write_text(FIGURES.read_text(encoding="utf-8"), encoding="utf-8")
    classic = report("classic-4-brown", 0.5)
    text = figures([classic], [("neural", "search:1000", classic)], [[classic] * len(STEP_PAIRS)])
    for _ in range(2):
        write_figures(path, text)
    before, after = FIGURES.read_text(encoding="utf-8"), path.read_text(encoding="utf-8")
    assert after.partition(BEGIN)[0] == before.partition(BEGIN)[0]
    assert after.partition(END)[2] == before.partition(END)[2]
    assert after.count(text) == after.count(BEGIN) == after.count(END) == 1
    assert "| classic-4-brown | 0.250 | 0.500 (0.480 to 0.520) |" in text
    assert (
        "| one `neural` against three of `search:1000` | 0.500 (0.480 to 0.520) | 500 us and 500 us |" in text
    )
    assert "| classic-4-brown (0.250) | 0.500 (0.480 to 0.520) | 0.500" in text
    assert networks_line() in before
    assert networks_line() in text


def test_every_level_is_measured_against_the_next_weaker_one() -> None:
    assert [level for level, _ in STEP_PAIRS] == list(STEP_GAMES)
    assert STEP_PAIRS[0] == ("medium", "easy")
