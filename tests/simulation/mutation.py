"""Bugs on purpose: a function's source with a few words changed, while a context lasts."""

import inspect
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from itertools import dropwhile
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any


class MissingTargetError(AssertionError):
    """The source has changed, and the bug must be written again."""


@dataclass(frozen=True)
class Edit:
    """In the source of `target`, `old` becomes `new`."""

    target: str
    """`package.module:Class.method`, without `coloretto.server.`; `function[Type]` for that of a type."""
    old: str
    new: str


@dataclass(frozen=True)
class Bug:
    name: str
    what: str
    """What is wrong, in one sentence."""
    edits: tuple[Edit, ...]


@contextmanager
def with_bug(bug: Bug) -> Iterator[None]:
    changes = [(function, function.__code__, code) for function, code in _changes(bug)]
    for function, _, code in changes:
        function.__code__ = code  # also where the function was imported before
    try:
        yield
    finally:
        for function, before, _ in changes:
            function.__code__ = before


def check_targets(bugs: Sequence[Bug]) -> None:
    """Raise a `MissingTargetError` if a bug cannot be put into the source any more."""
    for bug in bugs:
        _changes(bug)


def _changes(bug: Bug) -> list[tuple[FunctionType, CodeType]]:
    """Every function with a bug, and its code with the bug."""
    targets = dict.fromkeys(edit.target for edit in bug.edits)
    return [_changed(target, [edit for edit in bug.edits if edit.target == target]) for target in targets]


def _changed(target: str, edits: Sequence[Edit]) -> tuple[FunctionType, CodeType]:
    module_name, _, path = target.partition(":")
    module = import_module(f"coloretto.server.{module_name}")
    function = _function(module, path)
    source = _undecorated(dedent(inspect.getsource(function)))
    for edit in edits:
        if source.count(edit.old) != 1:
            raise MissingTargetError(
                f"{target} contains {edit.old!r} {source.count(edit.old)} times instead of once"
            )
        source = source.replace(edit.old, edit.new)
    namespace: dict[str, Any] = {}
    exec(compile(source, f"<{target}, changed>", "exec"), dict(vars(module)), namespace)  # noqa: S102 - our own source
    changed: FunctionType = namespace[function.__name__]
    return function, changed.__code__


def _function(module: ModuleType, path: str) -> FunctionType:
    path, _, of_type = path.rstrip("]").partition("[")
    try:
        function: Any = reduce(getattr, path.split("."), module)
        return function.dispatch(getattr(module, of_type)) if of_type else function  # type: ignore[no-any-return]
    except AttributeError as error:
        raise MissingTargetError(f"{module.__name__}:{path} does not exist: {error}") from error


def _undecorated(source: str) -> str:
    """Or executing it would register it again."""
    lines = source.splitlines(keepends=True)
    return "".join(dropwhile(lambda line: line.startswith("@"), lines))
