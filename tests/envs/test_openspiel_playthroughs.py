import pytest

from coloretto.rules import PRINTED
from envs.regenerate_playthroughs import FOLDER, path, written


@pytest.mark.parametrize("name", PRINTED)
def test_a_playthrough_says_what_it_always_said(name: str) -> None:
    assert written(name).splitlines() == path(name).read_text(encoding="utf-8").splitlines()


def test_every_printed_rule_set_has_a_playthrough() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(map(path, PRINTED))


@pytest.mark.parametrize("name", [name for name in PRINTED if name.startswith("golden")])
def test_a_golden_playthrough_has_a_bonus_card(name: str) -> None:
    assert '"reveal bonus ' in path(name).read_text(encoding="utf-8")
