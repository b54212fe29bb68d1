"""What the engine was built from: as long as it is the same, building it again would write the same bytes."""

from collections.abc import Mapping
from hashlib import sha256

from coloretto.rules import compiled
from coloretto.wasm import build, exports, layout

STAMP = "engine.sha256"
"""The file beside the modules that says so."""


def stamp_of(files: Mapping[str, bytes]) -> bytes:
    """A digest of the files that were built, of the compiled functions in them, and of the build.

    The versions that the build needs are part of its source.
    """
    digest = sha256()
    for module in (exports, layout, build):
        digest.update(compiled.stamp(module).encode())
    for name in sorted(files):
        digest.update(sha256(files[name]).digest())
    return f"{digest.hexdigest()}\n".encode()
