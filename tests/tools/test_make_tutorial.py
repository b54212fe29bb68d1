"""The lessons of the web client come from the rules, and teach what is true."""

import json
from typing import Any

import pytest

from coloretto.locales.sections import SECTIONS
from coloretto.rules import Position
from make_tutorial import WEB, YOU, Scene, documents, tutorial

SCENES = {scene.name: scene for scene in tutorial().scenes}


def test_the_lessons_that_the_client_shows_are_those_of_the_rules() -> None:
    for path, text in documents().items():
        assert json.loads(path.read_text("utf-8")) == json.loads(text), "run tools/make_tutorial.py"


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_every_answer_is_a_legal_action_of_the_learner(scene: Scene) -> None:
    position = Position(scene.frames[-1].position)
    legal = {action.text for action in position.legal_actions}
    assert set(scene.answers) <= legal
    assert not scene.answers or position.to_move == YOU


@pytest.mark.parametrize("name", ["take", "three", "joker", "alone"])
def test_the_row_that_the_coach_praises_brings_the_most_points(name: str) -> None:
    answers = SCENES[name].answers
    points = {action: answer.frames[-1].state.scores[YOU] for action, answer in answers.items()}
    (praised,) = (action for action, answer in answers.items() if answer.good)
    assert points[praised] == max(points.values())
    assert list(points.values()).count(points[praised]) == 1


def test_the_last_round_begins_in_the_lesson_about_it() -> None:
    scene = SCENES["last"]
    assert not scene.frames[-1].state.last_round
    assert scene.answers["D"].frames[0].state.last_round


def test_the_learner_wins_in_the_end() -> None:
    totals = [sheet.total for sheet in tutorial().sheets]
    assert Position(SCENES["score"].frames[-1].position).is_over
    assert totals[YOU] == max(totals)


def test_the_rules_in_the_browser_have_the_sections_of_the_catalogues() -> None:
    shown: list[dict[str, Any]] = json.loads((WEB / "rules/sections.json").read_text("utf-8"))
    fields = ("name", "paragraphs", "editions", "ours")
    assert shown == [{field: _as_json(getattr(each, field)) for field in fields} for each in SECTIONS]


def _as_json(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_the_example_in_the_rules_has_41_points() -> None:
    example = json.loads((WEB / "rules/example.json").read_text("utf-8"))
    assert example["total"] == 41
