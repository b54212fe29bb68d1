"""Directives that list commands and options from what reads the command line, so that they cannot drift.

`command-line` lists the commands of `coloretto`, `training-options` the options of the training.
"""

from argparse import SUPPRESS, Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterable, Iterator
from dataclasses import Field, fields
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from coloretto.terminal.parsers import actions_of, command_line
from coloretto.training.args import Args, option_name


class CommandLine(Directive):
    """The options that every command takes, then a section for each command."""

    def run(self) -> list[nodes.Node]:
        common = described(command_line())
        sections = [self._section(parser, common) for parser in commands()]
        return [definitions((written(action), meaning(action)) for action in common), *sections]

    def _section(self, parser: ArgumentParser, common: list[Action]) -> nodes.section:
        section = nodes.section(ids=[nodes.make_id(parser.prog)], names=[parser.prog])
        section += nodes.title(text=parser.prog)
        section += nodes.paragraph(text=parser.description or "")
        section += nodes.literal_block(text=usage(parser), language="text")
        known = {option for action in common for option in action.option_strings}
        own = [action for action in described(parser) if not known.intersection(action.option_strings)]
        if own:
            section += definitions((written(action), meaning(action)) for action in own)
        if parser.epilog:
            section += nodes.literal_block(text=parser.epilog, language="text")
        section += [self._section(below, common) for below in subparsers(parser)]
        self.state.document.note_implicit_target(section)
        return section


class TrainingOptions(Directive):
    """The options of `python -m coloretto.training`."""

    def run(self) -> list[nodes.Node]:
        return [definitions(map(training_option, fields(Args)))]


def training_option(field: Field[Any]) -> tuple[str, str]:
    default = " ".join(field.default) if isinstance(field.default, tuple) else field.default
    return option_name(field.name), f"{field.metadata['help']}; default: {default}"


def commands() -> Iterator[ArgumentParser]:
    """The parser of each command, in the order of the help."""
    yield from subparsers(command_line())


def subparsers(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    for action in actions_of(parser):
        if isinstance(action, _SubParsersAction):
            yield from action.choices.values()


def described(parser: ArgumentParser) -> list[Action]:
    """The options and arguments that have something to say; the commands have sections instead."""
    return [
        action
        for action in actions_of(parser)
        if action.help not in {None, SUPPRESS} and not isinstance(action, _SubParsersAction)
    ]


def usage(parser: ArgumentParser) -> str:
    """The usage without the word before it, and its further lines moved left accordingly."""
    return "\n    ".join(line.strip() for line in parser.format_usage().partition(" ")[2].splitlines())


def written(action: Action) -> str:
    """An option or argument as one types it: `-h, --help`, `--seed N`, `FILE`."""
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    return f"{', '.join(action.option_strings)} {value}".strip()


def meaning(action: Action) -> str:
    choices = f" ({', '.join(map(str, action.choices))})" if action.choices else ""
    return f"{(action.help or '') % vars(action)}{choices}"


def definitions(items: Iterable[tuple[str, str]]) -> nodes.definition_list:
    found = nodes.definition_list()
    for name, text in items:
        term = nodes.term("", "", nodes.literal(text=name))
        found += nodes.definition_list_item("", term, nodes.definition("", nodes.paragraph(text=text)))
    return found


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("command-line", CommandLine)
    app.add_directive("training-options", TrainingOptions)
    return {"parallel_read_safe": True}
