"""Compiled functions as plain Python, where waiting for machine code would take longer than it saves."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from sys import modules
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

import numpy as np

from coloretto.rules.compiled import compiled, interpreted

P = ParamSpec("P")
R = TypeVar("R")


class _Setting:
    interprets = False


@contextmanager
def without_compiling() -> Iterator[None]:
    """Within this context, in all threads, functions that are `optionally_compiled` are interpreted.

    Those that were compiled before stay so. Where people play, compiling takes seconds, and reading from the
    cache tenths of a second, to save milliseconds.
    """
    before, _Setting.interprets = _Setting.interprets, True
    try:
        yield
    finally:
        _Setting.interprets = before


def optionally_compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Like `compiled`, for a function that Python calls and that is quick enough when it is interpreted."""
    dispatcher: Any = compiled(function)
    if hasattr(dispatcher, "py_func"):
        dispatcher._compile_for_args = _unless_interpreting(dispatcher)  # noqa: SLF001 - see there
    result: Callable[P, R] = dispatcher
    return result


def _unless_interpreting(dispatcher: Any) -> Callable[..., Callable[..., Any]]:  # noqa: ANN401 - numba's
    """What numba asks for machine code that it does not have yet. It calls whatever it gets in return."""
    compile_for_args = dispatcher._compile_for_args  # noqa: SLF001 - numba has no other place to step in

    def runnable(*arguments: object) -> Callable[..., Any]:
        found: Callable[..., Any]
        found = wrapping_around(dispatcher) if _Setting.interprets else compile_for_args(*arguments)
        return found

    return runnable


@cache
def wrapping_around(function: Callable[P, R]) -> Callable[P, R]:
    """The plain Python of a compiled function; integers wrap around without a warning, as in machine code."""
    plain = plain_python(function)

    def run(*arguments: P.args, **options: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return plain(*arguments, **options)

    return run


def plain_python(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function as plain Python, with all functions that it calls."""
    python: Any = interpreted(function)
    plain: Any = FunctionType(python.__code__, _plain_names(python.__module__), python.__name__)
    result: Callable[P, R] = plain
    return result


_PLAIN_NAMES: dict[str, dict[str, Any]] = {}


def _plain_names(module: str) -> dict[str, Any]:
    """A module's names; those of compiled functions, its own and imported ones, stand for plain Python."""
    if module not in _PLAIN_NAMES:
        names = _PLAIN_NAMES[module] = dict(vars(modules[module]))
        names |= {name: plain_python(value) for name, value in names.items() if hasattr(value, "py_func")}
    return _PLAIN_NAMES[module]
