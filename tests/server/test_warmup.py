"""A server answers before its rules are compiled, and compiles nothing when it is prepared."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx

from support.served import Guest, Served

# Whatever a table does, for a while; prints what was read from the cache or compiled for it.
PREPARED_GAMES = """
import sys
sys.path.insert(0, "tests")
from random import Random
from numba.core.dispatcher import Dispatcher
from coloretto.server.live.scheduler import choose_action
from coloretto.server.table.views import table_view
from coloretto.protocol.options import TableOptions
from coloretto.server.live.warmup import warm_up_all
from coloretto.record import record_from_json, record_to_json, verify, write_record
from coloretto.protocol.levels import LEVELS
from support.tables import Tabletop

warm_up_all()
compile_ = Dispatcher.compile

def told(self, signature):
    print(self.py_func.__qualname__, signature)
    return compile_(self, signature)

Dispatcher.compile = told
for rules in ("classic-3", "golden-2", "golden-5-violet"):
    top = Tabletop(TableOptions(rules=rules, games=2), Random(1))
    top.start()
    for level in LEVELS:
        choose_action(level, 1, top.table.position)
    top = Tabletop(TableOptions(rules=rules, games=2), Random(1))
    top.play_match()
    table_view(top.table)
    record = record_from_json(record_to_json(top.table.record))
    verify(record)
    write_record(record)
"""


def test_a_prepared_server_compiles_nothing_more() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PREPARED_GAMES], capture_output=True, text=True, check=False, timeout=300
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")


def test_the_first_server_on_a_machine_answers_at_once_and_plays_when_it_can(tmp_path: Path) -> None:
    server = Served(tmp_path, COLORETTO_CACHE_DIR=str(tmp_path / "cache"))
    with closing(server):
        server.begin_to_start()
        base = f"http://localhost:{server.port}"
        assert httpx.get(f"{base}/healthz").status_code == 200
        unready = httpx.get(f"{base}/readyz")
        guest = Guest(server, "Ana")
        assert guest.get("/me").status_code == 200
        assert not list((tmp_path / "cache").rglob("*.nbc")), "answered only after something was compiled"
        assert (unready.status_code, unready.json()["code"]) == (503, "unavailable")
        table = guest.post("/tables", {"rules": "classic-3"}).json()["id"]
        assert guest.get(f"/tables/{table}").json()["version"] == 1
        assert httpx.get(f"{base}/readyz").status_code == 200
        assert server.stop() == 0
