"""Tables of figures for people."""

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

WIDE = 1000
"""Columns where nobody looks at a screen, so that no line is broken."""


def new_table(first: str, *others: str, texts: int = 1) -> Table:
    """With the first columns, which hold texts, to the left and figures to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate((first, *others)):
        table.add_column(Text(column), justify="left" if number < texts else "right", overflow="fold")
    return table


def add_row(table: Table, *cells: str) -> None:
    table.add_row(*map(Text, cells))


def print_parts(*parts: RenderableType) -> None:
    """Print tables and texts, each followed by an empty line."""
    console = output_console()
    for part in parts:
        console.print(part)
        console.print()


def output_console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDE)
