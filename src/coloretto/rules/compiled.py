"""How the rules' functions become machine code, and where that code is cached between runs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from os import W_OK, access, environ
from pathlib import Path
from sys import modules
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

from coloretto.rules import constants

CACHE_FOLDER = Path(environ.get("COLORETTO_CACHE_DIR") or user_cache_path("coloretto"))
CACHE = CACHE_FOLDER / "compiled"
"""Machine code of earlier runs, a folder for each state of the sources it was compiled from."""

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function for the CPU; CUDA kernels may call the result as well.

    The function stays plain Python when numba's `NUMBA_DISABLE_JIT` is set.
    """
    return _compile(function, inlines=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """As `compiled`, but always a part of its callers' machine code: for what a loop does over many games."""
    return _compile(function, inlines=True)


def _compile(function: Callable[P, R], *, inlines: bool) -> Callable[P, R]:
    caches = _is_writable(CACHE)
    with _cached_in(CACHE / stamp(modules[function.__module__])):
        dispatcher: Callable[P, R] = numba.njit(cache=caches, forceinline=inlines, **OPTIONS)(function)
    return dispatcher


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """The plain Python of a compiled function, for what takes less time than entering compiled code does."""
    plain: Callable[P, R] = getattr(function, "py_func", function)
    return plain


def rebound(function: Callable[P, R], **names: object) -> Callable[P, R]:
    """The same function with other values for some of its module's names, compiled for this process only.

    This is how a user's own compiled functions get into our compiled loops: machine code that calls a
    function passed as an argument could not be cached between runs.
    """
    plain: Any = interpreted(function)
    copy = FunctionType(plain.__code__, {**plain.__globals__, **names}, plain.__name__)
    inlines = getattr(function, "targetoptions", {}).get("forceinline", False)
    dispatcher: Callable[P, R] = numba.njit(forceinline=inlines, **OPTIONS)(copy)
    return dispatcher


def record_dtype(fields: list[tuple[str, str] | tuple[str, str, int | tuple[int, ...]]]) -> np.dtype[np.void]:
    """The dtype of a record with fields as attributes, aligned as CUDA requires."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


@cache
def stamp(module: ModuleType) -> str:
    """A digest of a module's source, of `constants` and of the modules whose compiled functions it calls.

    numba's own cache checks only the file of the function itself, so it would serve machine code with an
    old rule inside when a rule changes in another file. A number carries no trace of its module, so
    constants that compiled functions share are defined in `constants`, which every stamp covers, or in
    a module that has compiled functions.
    """
    digest = sha256(_source(module))
    digest.update(_source(constants))
    for name in sorted(_called_modules(module)):
        digest.update(stamp(modules[name]).encode())
    return digest.hexdigest()[:16]


def _source(module: ModuleType) -> bytes:
    return Path(str(module.__file__)).read_bytes()


def _called_modules(module: ModuleType) -> set[str]:
    """The modules of the compiled functions that a module has imported, by name or through their module."""
    package = module.__name__.partition(".")[0]
    imported = [
        value
        for value in vars(module).values()
        if isinstance(value, ModuleType) and value.__name__.startswith(f"{package}.")
    ]
    names = [value for space in (module, *imported) for value in vars(space).values()]
    functions = (value.py_func for value in names if hasattr(value, "py_func"))
    return {function.__module__ for function in functions} - {module.__name__}


@cache
def _is_writable(directory: Path) -> bool:
    """Where it is not, nothing is cached: numba would cache elsewhere, without our stamp."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return access(directory, W_OK)


@contextmanager
def _cached_in(directory: Path) -> Iterator[None]:
    """Let numba, which reads this setting when it decorates, cache in a directory of ours."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(directory)
    try:
        yield
    finally:
        config.CACHE_DIR = before
