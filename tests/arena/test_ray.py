"""Ray plays the same games, even if it loses a node. Its tests run where `coloretto[ray]` is installed."""

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from traceback import walk_tb
from typing import Any, Protocol

import pytest

from coloretto.arena import ArenaError, RayCluster
from coloretto.sim.extras import MissingExtraError
from coloretto.terminal.main import main
from support.contests import contest_of, never, played, timeless
from support.effort import LONG

BOTS = ("greedy", "random", "random")
DEALS = 40
HANG = 600  # seconds, to stop a test that hangs
STARTS = 10
SLOW_START = "timed out during startup"

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is missing, so it is not tested: tools/install-ray tries to install it",
)
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)


PATIENT = f"""
import sys
from coloretto.arena import ray_cluster
from coloretto.terminal.main import main
ray_cluster.CONNECT_SECONDS = {HANG}
sys.exit(main())
"""
"""The command, to which a cluster may answer as late as a busy machine lets it."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.arena.ray_cluster.CONNECT_SECONDS", HANG)


class Cluster(Protocol):
    """What is used of `ray.cluster_utils.Cluster`."""

    address: str

    def add_node(self, *, num_cpus: int) -> object: ...
    def remove_node(self, node: object, *, allow_graceful: bool) -> None: ...


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster on this machine that has a node with one core."""
    RayCluster()  # sets the environment that Ray reads when it is imported
    cluster_utils = import_module("ray.cluster_utils")
    head = {"num_cpus": 1, "include_dashboard": False}
    made: Any = started(lambda: cluster_utils.Cluster(initialize_head=True, head_node_args=head))
    yield made
    made.shutdown()


def started(start: Callable[[], object]) -> object:
    """Ray gives every node 30 seconds to start: a busy machine may need several attempts."""
    for _ in range(STARTS):
        try:
            return start()
        except Exception as error:  # Ray raises no other class
            if SLOW_START not in str(error):
                raise
            end_processes(error)
    raise AssertionError(f"no Ray node started in {STARTS} attempts")


def end_processes(error: Exception) -> None:
    """Those of a node that Ray gave up: it leaves them running. The node is where the error was raised."""
    for frame, _ in walk_tb(error.__traceback__):
        node: Any = frame.f_locals.get("self")
        if hasattr(node, "kill_all_processes"):
            node.kill_all_processes(check_alive=False, allow_graceful=False, wait=True)


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PATIENT, "arena", "--bots", "greedy,random", *arguments]
    return subprocess.run(command, capture_output=True, check=False, text=True, timeout=HANG)


def without_times(report: str) -> dict[str, Any]:
    return without_times_of(json.loads(report))


def without_times_of(report: dict[str, Any]) -> dict[str, Any]:
    for bot in report["bots"]:
        del bot["time"]
    return report


@needs_ray
def test_the_command_prints_nothing_but_json_and_the_same_report(cluster: Cluster) -> None:
    options = ("--rules", "golden-3", "--games", "9", "--json")
    there = arena(*options, "--ray", cluster.address)
    assert there.returncode == 0, there.stderr
    assert without_times(there.stdout) == without_times(arena(*options, "--workers", "1").stdout)


@needs_ray
@pytest.mark.skipif(not LONG, reason="its workers take long to start: `make test-long` plays a league on Ray")
def test_a_league_plays_the_same_games_rule_set_by_rule_set(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["league", "--bots", "greedy,random", "--rules", "golden-2,golden-3", "--games", "3", "--json"]

    def reports(*where: str) -> list[dict[str, Any]]:
        assert main([*options, *where]) == 0
        return [without_times_of(report) for report in json.loads(capsys.readouterr().out)]

    assert reports("--ray", cluster.address) == reports("--workers", "1")


@needs_ray
def test_a_cluster_that_loses_a_node_still_plays_all_games(cluster: Cluster) -> None:
    node = started(lambda: cluster.add_node(num_cpus=1))
    contest = contest_of([BOTS], deals=DEALS)
    results = contest.play(RayCluster(cluster.address), never)
    for _ in range(3):
        next(results)
    cluster.remove_node(node, allow_graceful=False)
    for _ in results:
        pass
    assert contest.is_done
    assert timeless(contest.results) == timeless(played(contest_of([BOTS], deals=DEALS)).results)


@needs_ray
def test_an_unreachable_cluster_fails_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as unreachable:
        unreachable.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unreachable.getsockname()[1]}"
        monkeypatch.setattr("coloretto.arena.ray_cluster.CONNECT_SECONDS", 2.0)
        with pytest.raises(ArenaError, match=f"^no Ray cluster answered at {address} within 2 seconds$"):
            played(contest_of([BOTS], deals=1), RayCluster(address))


@needs_ray
def test_the_command_says_in_one_sentence_that_this_machine_has_no_cluster() -> None:
    done = arena("--games", "3", "--json", "--ray", "nosuch")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("coloretto: no Ray cluster at nosuch: ")
    assert done.stderr.count("\n") == 1


def test_an_arena_on_this_machine_needs_no_extra() -> None:
    program = "import sys; sys.modules |= dict(ray=None, matplotlib=None); import coloretto.arena.plots"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtraError, match=r"ray is missing: install the extra coloretto\[ray\]"):
        RayCluster()
