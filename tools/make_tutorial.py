"""Write what the web client's lessons show: every table in them comes from the rules."""

from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto.record.json_types import Frame, SheetJson
from coloretto.record.score_json import sheets_of
from coloretto.record.state_json import state_of
from coloretto.rules import Action, Card, Opening, Position, parse_cards, parse_rule_set

WEB = Path(__file__).parents[1] / "web/src"
YOU, MIA, LEO = range(3)

THREE_COLOURS = "classic-3-brown g bef/bcd/ae+ aaccccdd+/aabbbbff+/bdeeeef 0:choose 5 -"
JOKER = "classic-3-brown g x/bj/e+ aabcccccddd+/aabbbbbefff+*/abdeeeeef+ 0:choose 6 -"
LAST_ROUND = "classic-3-brown g b/de/- abbccccccddddf++j/aabbbbbdeffff+++/aaaaceeeeeeff++j 0:choose 9 -"
EXAMPLE = "classic-4-brown - -/-/-/- bbcccddddeeeeee+j/a/f/g 0:choose 8 -"


class Answer(Struct, frozen=True):
    """What comes of a choice."""

    good: bool
    """Whether the lesson goes on from there; another answer is explained and taken back."""
    frames: list[Frame]


class Scene(Struct, frozen=True):
    """A lesson: something happens, then the learner chooses."""

    name: str
    frames: list[Frame]
    """The table before, and after each action until it is the learner's choice."""
    answers: dict[str, Answer]
    """By action; actions that are legal but lead away from the lesson are left out."""


class Tutorial(Struct, frozen=True):
    """The first game of a new player."""

    scenes: list[Scene]
    sheets: list[SheetJson]
    """How the points of its end came about."""


class Telling:
    """A scripted game: it goes on by actions like `D` with the card it reveals, `Db`, or `T0`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._move = 0

    def frame(self) -> Frame:
        """The table, without what led to it."""
        return Frame(self._move, -1, "", "", self.position.text, state_of(self.position))

    def frames(self, actions: str) -> list[Frame]:
        """The table after each of these actions."""
        return [self._played(action) for action in actions.split()]

    def branch(self, actions: str) -> list[Frame]:
        """What would be seen after these actions; the game itself stays where it is."""
        return Telling(self.position).frames(actions)

    def _played(self, step: str) -> Frame:
        action, cards = (step[0], step[1:]) if step.startswith("D") else (step, "")
        player = self.position.to_move
        if player is None:
            raise ValueError(f"{step}: the game is over")
        self._move += 1
        self.position = self.position.after(Action.from_text(action), parse_cards(cards))
        return Frame(self._move, player, action, cards, self.position.text, state_of(self.position))


def scene(name: str, game: Telling, before: str, good: str, **others: str) -> Scene:
    """A lesson that goes on with `good`; each of `others` is an answer that is taken back."""
    frames = [game.frame(), *game.frames(before)]
    answers = {action: Answer(good=False, frames=game.branch(steps)) for action, steps in others.items()}
    if good:
        action = good[:1] if good.startswith("D") else good[:2]
        answers[action] = Answer(good=True, frames=game.frames(good))
    return Scene(name, frames, answers)


def first_round() -> list[Scene]:
    """Draw, place, take a row, be out."""
    rule_set = parse_rule_set("classic-3-brown")
    opening = Opening(rule_set, (Card.from_letter("g"),), tuple(map(parse_cards, "cbe")), YOU)
    game = Telling(Position.start(opening))
    scenes = [
        scene("draw", game, "", "Dc"),
        scene("place", game, "", "P0"),
        scene("take", game, "Db P1 D+ P0", "T0", D="Da", T1="T1"),
        scene("out", game, "Db P1 Df P1 T1 De P2 T2", ""),
    ]
    game.frames("Db P0 Dc P1 Db P0 De P2 Da")
    return [*scenes, scene("spoil", game, "", "P0", P1="P1", P2="P2")]


def later() -> list[Scene]:
    """What a row is worth."""
    return [
        scene("three", Telling(Position(THREE_COLOURS)), "", "T1", T0="T0", T2="T2"),
        scene("joker", Telling(Position(JOKER)), "", "T1", T2="T2", D="Df"),
    ]


def tutorial() -> Tutorial:
    """All lessons, in their order."""
    game = Telling(Position(LAST_ROUND))
    end = [
        scene("last", game, "", "Dd P2"),
        scene("alone", game, "T0 T1", "T2", D="Da P2"),
        scene("score", game, "", ""),
    ]
    return Tutorial([*first_round(), *later(), *end], sheets_of(game.position))


def documents() -> dict[Path, str]:
    """What is to be written, and where."""
    return {
        WEB / "learn/frames.json": _text(tutorial()),
        WEB / "rules/example.json": _text(sheets_of(Position(EXAMPLE))[0]),
    }


def _text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode() + "\n"


if __name__ == "__main__":
    for path, text in documents().items():
        path.write_text(text, "utf-8")
