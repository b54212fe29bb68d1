"""Every message is used somewhere, and nothing is said that no catalogue has."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

from coloretto.locales import ENGLISH, SECTIONS
from support.fluent_messages import by_id, ids_by_file

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "src"

ANYTHING = "[a-z0-9-]+"
PUT_TOGETHER = re.compile(rf"[a-z][a-z0-9]*-([a-z0-9-]|{re.escape(ANYTHING)})+")
SAID = re.compile(r"""\bt\(\s*["'`]([a-z][a-z0-9-]*)["'`]""")
QUOTED = re.compile(r"""(["'`])([a-z][a-z0-9-]*)\1""")
TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-(?:\$\{[^}`]*\}[a-z0-9-]*)+)`")
PERSONS = ("-you", "-other")
"""Endings that are chosen by who is spoken of, and put behind the rest of an id."""


@cache
def python_sources() -> list[python.Module]:
    files = (ROOT / "src" / "coloretto").rglob("*.py")
    return [python.parse(file.read_text(encoding="utf-8")) for file in files]


@cache
def web_sources() -> list[str]:
    files = [*WEB.parent.glob("*.ts"), *(file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind))]
    return [file.read_text(encoding="utf-8") for file in files if ".test." not in file.name]


def literals() -> Iterator[str]:
    """Whatever stands in quotes and may be an id."""
    for module in python_sources():
        for node in python.walk(module):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield node.value
    for source in web_sources():
        yield from (name for _, name in QUOTED.findall(source))


def templates() -> Iterator[str]:
    """Patterns of ids that are put together: a beginning of ours, then what the program fills in."""
    for module in python_sources():
        for node in python.walk(module):
            if isinstance(node, python.JoinedStr):
                yield "".join(map(_part, node.values))
    for source in web_sources():
        for template in TEMPLATE.findall(source):
            yield re.sub(r"\$\{[^}]*\}", ANYTHING, template)


def _part(part: python.expr) -> str:
    return str(part.value) if isinstance(part, python.Constant) else ANYTHING


def said_in_python() -> Iterator[str]:
    """The ids that `t` is called with."""
    for module in python_sources():
        for node in python.walk(module):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "t":
                yield from map(str, (argument.value for argument in node.args if _is_text(argument)))


def said_in_browsers() -> Iterator[str]:
    for source in web_sources():
        yield from SAID.findall(source)


def _is_text(argument: python.expr) -> TypeGuard[python.Constant]:
    return isinstance(argument, python.Constant)


def test_every_message_is_used() -> None:
    named = set(literals())
    patterns = [re.compile(template) for template in set(templates()) if PUT_TOGETHER.fullmatch(template)]
    sections = {name for section in SECTIONS for name in (section.title, *section.messages)}

    def is_used(name: str) -> bool:
        names = {name, *(name.removesuffix(person) for person in PERSONS)}
        return bool(names & (named | sections)) or any(pattern.fullmatch(name) for pattern in patterns)

    unused = [name for name in by_id(ENGLISH) if not is_used(name)]
    assert not unused, " ".join(unused)


def test_every_message_that_is_said_is_in_the_catalogues() -> None:
    names = set(said_in_python())
    unknown = sorted(names - by_id(ENGLISH).keys())
    assert names
    assert not unknown, " ".join(unknown)


def test_every_message_that_a_browser_says_is_in_the_catalogues_it_reads() -> None:
    names = set(said_in_browsers())
    read = {name for file, known in ids_by_file(ENGLISH).items() if file != "terminal.ftl" for name in known}
    unknown = sorted(names - read)
    assert names
    assert not unknown, " ".join(unknown)
