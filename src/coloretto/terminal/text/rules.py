"""The complete rules, section by section. `coloretto rules` prints them."""

import json
from argparse import Namespace
from shutil import get_terminal_size
from textwrap import wrap

from coloretto.locales import SECTIONS, RulesSection, rules_sections
from coloretto.terminal.commands.rules import EDITIONS
from coloretto.terminal.i18n import t
from coloretto.terminal.text.paging import page

COLUMNS = 79


def print_rules(options: Namespace) -> int:
    sections = rules_texts(options.edition)
    if options.json:
        shown = [{"title": title, "paragraphs": paragraphs} for title, paragraphs in sections]
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    else:
        columns = min(COLUMNS, get_terminal_size().columns - 1)
        page("\n".join(rules_lines(sections, columns)), may_ask=not options.no_input)
    return 0


def rules_texts(edition: str | None) -> list[tuple[str, list[str]]]:
    """The titles and paragraphs of an edition's rules, or of both editions."""
    editions = (edition,) if edition else EDITIONS
    sections = dict.fromkeys(section for one in editions for section in rules_sections(one))
    return [
        (_title(section, is_labelled=len(editions) > 1), _paragraphs(section))
        for section in sorted(sections, key=SECTIONS.index)
    ]


def _title(section: RulesSection, *, is_labelled: bool) -> str:
    """With its edition, where the rules of both are shown and only one has the section."""
    title = t(section.title)
    if not is_labelled or len(section.editions) > 1:
        return title
    return t("plain-title-of-edition", title=title, edition=t(f"edition-{section.editions[0]}"))


def _paragraphs(section: RulesSection) -> list[str]:
    return [
        t("plain-ruling", text=t(message)) if message in section.rulings else t(message)
        for message in section.messages
    ]


def rules_lines(sections: list[tuple[str, list[str]]], columns: int) -> list[str]:
    lines: list[str] = []
    for title, paragraphs in sections:
        lines += [title.upper(), ""]
        for paragraph in paragraphs:
            lines += [*(f"  {line}" for line in wrap(paragraph, columns - 2)), ""]
    return lines[:-1]
