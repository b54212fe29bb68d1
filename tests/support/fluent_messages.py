"""The catalogues as Fluent's own parser sees them, for tests."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coloretto.locales

FOLDER = Path(coloretto.locales.__file__).parent


@cache
def parsed(language: str) -> dict[str, ast.Resource]:
    """Every catalogue of a language, by the name of its file."""
    parser = FluentParser()
    files = sorted((FOLDER / language).glob("*.ftl"))
    return {file.name: parser.parse(file.read_text(encoding="utf-8")) for file in files}


def messages(language: str) -> Iterator[ast.Message]:
    for resource in parsed(language).values():
        yield from (entry for entry in resource.body if isinstance(entry, ast.Message))


@cache
def by_id(language: str) -> dict[str, ast.Message]:
    return {message.id.name: message for message in messages(language)}


def ids_by_file(language: str) -> dict[str, set[str]]:
    return {
        file: {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
        for file, resource in parsed(language).items()
    }


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.references: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's way
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's way
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's way
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's way
        self.references.append(node.id.name)


def _seen(message: ast.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


def variables(message: ast.Message) -> set[str]:
    """The names of all values that go into a message."""
    return _seen(message).variables


def references(message: ast.Message) -> list[str]:
    return _seen(message).references


def choices(message: ast.Message) -> list[tuple[str, list[str]]]:
    """What a message decides by: the value's name and the names of the cases."""
    return [
        (select.selector.id.name, [_name(variant.key) for variant in select.variants])
        for select in _seen(message).selects
        if isinstance(select.selector, ast.VariableReference)
    ]


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def numbers(message: ast.Message) -> set[str]:
    """The values that must be numbers, as plurals are decided by them."""
    return {name for name, cases in choices(message) if set(cases) & {"one", "few", "many"}}
