"""Ray plays the same games. Its tests run where it is installed: `coloretto[ray]`."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from coloretto.arena import MissingExtraError, RayCluster
from support.contests import contest_of, played, timeless

BOTS = ("greedy", "random", "random")


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray, the extra coloretto[ray], is not installed")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_the_same_games_as_this_process() -> None:
    there = played(contest_of([BOTS], deals=3), RayCluster("local"))
    assert timeless(there.results) == timeless(played(contest_of([BOTS], deals=3)).results)


def test_an_arena_on_this_machine_needs_no_extra() -> None:
    program = "import sys; sys.modules |= dict(ray=None, matplotlib=None); import coloretto.arena.plots"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtraError, match=r"ray is missing: install the extra coloretto\[ray\]"):
        RayCluster()
