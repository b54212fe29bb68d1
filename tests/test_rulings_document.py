"""docs/rulings.md: every ruling says where it comes from and names code and tests that exist."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
RULINGS = dict(re.findall(r"^### (.*?)\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL))
SOURCES = ("**Printed**", "**Printed as a picture**", "**Ours**")


def named(ruling: str, kind: str) -> list[str]:
    """What a ruling lists as its code or its tests."""
    found = re.search(rf"^- {kind}: (.*?)(?=^- |\n\n|\Z)", RULINGS[ruling], re.MULTILINE | re.DOTALL)
    assert found, f"{ruling}: no {kind.lower()} named"
    return re.findall(r"`([^`]+)`", found[1])


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_says_whether_it_is_printed_or_ours(ruling: str) -> None:
    assert RULINGS[ruling].strip().startswith(SOURCES)


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_code_of_a_ruling_exists(ruling: str) -> None:
    names = named(ruling, "Code")
    assert names
    for name in names:
        thing = resolve_name(name)
        assert callable(thing) or isinstance(thing, property), name


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_tests_of_a_ruling_exist(ruling: str) -> None:
    names = named(ruling, "Tests")
    assert names
    for name in names:
        file, test = name.split("::")
        assert f"\ndef {test}(" in (ROOT / file).read_text(encoding="utf-8"), name


def test_the_rulings_of_ours_that_people_ask_about_are_there() -> None:
    ours = {ruling for ruling, text in RULINGS.items() if "**Ours**" in text}
    assert ours >= {
        *("Which colours leave the game", "Two players start with four different colours", "Who starts"),
        *("It reveals the last-round card", "The very last take of the game", "Where jokers go", "Ties"),
    }
