"""The document of a study, and its pictures."""

from collections.abc import Sequence
from pathlib import Path

from coloretto._files import atomic_write
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.study.better_players import better_players_section
from coloretto.study.cards_section import cards_section
from coloretto.study.games import StudiedGame
from coloretto.study.level_losses import level_losses_section
from coloretto.study.pictures import save_picture
from coloretto.study.scoring_tables import scoring_tables_section
from coloretto.study.seats import seats_section
from coloretto.study.sections import Section
from coloretto.study.taking import taking_section

TITLE = "# What the game is like"
INTRODUCTION = """Figures from {games:,} games of our bots, in all printed rule sets. Parentheses hold 95 %
intervals, by game. They are about these bots: people play differently. One command plays the games and
writes this page with its pictures. It can be interrupted and resumed; `--workers N` or `--ray ADDRESS`
share the work:"""


def write_document(path: Path, games: Sequence[StudiedGame], effort: str | int, command: str) -> None:
    """Write the Markdown and, beside it, a picture for each of its sections that has one."""
    sections = sections_of(games, effort)
    for section in sections:
        save_picture(section, picture_of(path, section))
    with atomic_write(path) as new:
        new.write_text(document(path, games, sections, command), encoding="utf-8")


def sections_of(games: Sequence[StudiedGame], effort: str | int) -> list[Section]:
    return [
        seats_section(games),
        taking_section(games),
        cards_section(games),
        better_players_section(games),
        scoring_tables_section(games),
        level_losses_section(games, effort),
    ]


def document(path: Path, games: Sequence[StudiedGame], sections: Sequence[Section], command: str) -> str:
    networks = ", ".join(f"{name} {digits}" for name, digits in shipped_fingerprints().items())
    parts = [TITLE, INTRODUCTION.format(games=len(games)), f"```sh\n{command}\n```"]
    parts.append(f"Networks: {networks}")
    for section in sections:
        parts += [f"## {section.title}", *section.paragraphs]
        if section.draw is not None:
            parts.append(f"![{section.title}]({picture_of(path, section).name})")
    return "\n\n".join(parts) + "\n"


def picture_of(document_path: Path, section: Section) -> Path:
    return document_path.with_name(f"{document_path.stem}-{section.name}.png")
