"""Build the WebAssembly modules and their TypeScript: `python -m coloretto.wasm.build FOLDER`.

numba compiles every export to LLVM's intermediate language, llvmlite links them into one module, and the
compiler of ziglang turns it into WebAssembly. The result depends on the sources and on these packages'
versions alone. Run it as a program: it starts a Python of its own, with the settings below.
"""

import os
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SETTINGS = {
    "PYTHONHASHSEED": "0",  # numba numbers variables in the order of a set of their names
    "NUMBA_OPT": "0",  # or numba would optimise for this machine's processor
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "COLORETTO_CACHE_DIR": os.devnull,  # machine code from a cache has no intermediate language
}
PYTHON = (3, 11)
VERSIONS = {"numba": "0.68.1", "llvmlite": "0.50.0", "ziglang": "0.17.0"}
"""Those that the committed modules are built with: others may write other bytes, or none at all."""

FEATURES = "+bulk_memory+nontrapping_fptoint+sign_ext"
MODULES = {"engine.wasm": f"{FEATURES}+simd128", "engine-without-simd.wasm": FEATURES}
"""The modules, with the extensions of WebAssembly that each needs: older browsers lack SIMD."""
LAYOUT = "layout.ts"

RUNTIME = """
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)
define void @numba_gil_ensure(ptr %state) { call void @llvm.trap() unreachable }
define void @numba_gil_release(ptr %state) { ret void }
define double @sqrt(double %x) { %r = call double @llvm.sqrt.f64(double %x) ret double %r }
"""
"""What compiled code calls: an exception stops the module, and square roots are an instruction."""

REFERENCE_COUNTING = re.compile(r"^ *(?:tail )?call void @NRT_(?:incref|decref)\(.*\)\n", re.MULTILINE)
ALLOCATION = re.compile(r"call .*@NRT_(?:Allocate|MemInfo_alloc)")
TARGET = re.compile(r"^target (?:datalayout|triple) = .*\n", re.MULTILINE)


class BuildError(Exception):
    """Why the module cannot be built."""


def main(arguments: list[str]) -> int:
    try:
        folder = checked_folder(arguments)
        check_versions()
        if not SETTINGS.items() <= os.environ.items():
            return _with_settings(arguments)
        for name, content in build().items():
            (folder / name).write_bytes(content)
    except BuildError as error:
        print(f"engine: {error}", file=sys.stderr)  # noqa: T201 - this is a program
        return 1
    return 0


def _with_settings(arguments: list[str]) -> int:
    """The same in a Python that has the settings from its start."""
    command = [sys.executable, "-m", "coloretto.wasm.build", *arguments]
    settings = {**os.environ, **SETTINGS}
    return subprocess.run(command, env=settings, check=False).returncode  # noqa: S603 - our own command


def checked_folder(arguments: list[str]) -> Path:
    """Where to write, before anything is built."""
    if len(arguments) != 1:
        raise BuildError("name the folder to write to: python -m coloretto.wasm.build FOLDER")
    if not (folder := Path(arguments[0])).is_dir():
        raise BuildError(f"{folder} is not an existing folder")
    return folder


def check_versions() -> None:
    if sys.version_info[:2] != PYTHON:
        raise BuildError(
            f"the engine is built with Python {PYTHON[0]}.{PYTHON[1]}, not {sys.version.split()[0]}"
        )
    for package, wanted in VERSIONS.items():
        try:
            found = version(package)
        except PackageNotFoundError:
            raise BuildError(f"the engine is built with {package} {wanted}: install it first") from None
        if found != wanted:
            raise BuildError(f"the engine is built with {package} {wanted}, not {found}")


def build() -> dict[str, bytes]:
    """The files by name."""
    from coloretto.wasm.exports import EXPORTS  # noqa: PLC0415 - numba must not be imported before the settings
    from coloretto.wasm.layout import typescript  # noqa: PLC0415
    from coloretto.wasm.stamp import STAMP, stamp_of  # noqa: PLC0415

    names = [each.name for each in EXPORTS]
    linked = str(_linked([_export_ir(each) for each in EXPORTS], names))
    files = {file: _webassembly(linked, names, features) for file, features in MODULES.items()}
    files[LAYOUT] = typescript().encode()
    return {**files, STAMP: stamp_of(files)}


def _export_ir(export: Any) -> str:  # noqa: ANN401 - an `Export`, whose module is imported late
    """The intermediate language of an export and of everything it calls, without what is this machine's."""
    import numba  # noqa: PLC0415 - see `build`

    function = numba.cfunc(export.result(*export.parameters), error_model="numpy")(export.function)
    text = TARGET.sub("", REFERENCE_COUNTING.sub("", function.inspect_llvm()))
    if ALLOCATION.search(text):
        raise BuildError(f"{export.name} allocates memory")
    return text.replace(function.native_name, export.name)


def _linked(texts: list[str], names: list[str]) -> Any:  # noqa: ANN401 - llvmlite has no types
    """One module, in which only the exports can be called from outside."""
    from llvmlite import binding  # type: ignore[import-untyped]  # noqa: PLC0415 - see `build`

    module = binding.parse_assembly(RUNTIME)
    for text in texts:
        module.link_in(binding.parse_assembly(text))
    for each in [*module.functions, *module.global_variables]:
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"
    module.verify()
    return module


def _webassembly(module: str, names: list[str], features: str) -> bytes:
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "engine.ll"), Path(folder, "engine.wasm")
        source.write_text(module)
        command = [
            *(sys.executable, "-m", "ziglang", "cc"),
            *("-target", "wasm32-freestanding", f"-mcpu=generic{features}", "-O2"),
            *("-Wno-override-module", "-nostdlib", "-Wl,--no-entry", "-Wl,--strip-all"),
            *(f"-Wl,--export={name}" for name in [*names, "__heap_base"]),
            *("-o", str(target), str(source)),
        ]
        caches = {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}
        done = subprocess.run(  # noqa: S603 - our own command
            command, env={**os.environ, **caches}, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise BuildError(done.stderr.strip() or f"zig failed with status {done.returncode}")
        return target.read_bytes()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
