"""Pictures of positions."""

from itertools import combinations, pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray
from PIL import ImageColor

from coloretto.envs.picture import picture
from coloretto.envs.picture.card_faces import COLOUR_OF, RED, back, face
from coloretto.envs.picture.deck import VIOLET_TABLE
from coloretto.envs.picture.layout import BROWN_BOARD, GREEN_BOARD
from coloretto.envs.picture.players import TURN
from coloretto.envs.picture.texts import happening
from coloretto.rules import COLOURS, PRINTED, Action, Card, Deal, Position, RuleSet
from support.effort import effort
from support.play import games, positions_of_game

EARLY = Position("classic-3-brown a bd/x/x ccdeeeffgg*/dddefg+j*/cccefffg++ 2:place-f 4 -")
LAST_ROUND = Position(
    "classic-3-brown a bcd/efg/x bccdeeeeffggg+j/bcccddddefggg+++jj*/bbbbcccddeffffg+++ 2:choose 8 -"
)
OVER = Position("golden-2-violet ac -/x/x bbdddeeeffggg+j*/bbddeeeffffggg++++++J* over 9 bbddeeg")

SHARED = Position(
    "golden-5-brown - x/x/x/x/x aabbcdefffff*/acccdeeg+++*/abddddegggg++*/bbbbcdeeeefffggg++*/aaabcccdeg++jJ*"
    " over 6 -"
)

# How colours look without one of the three kinds of cones, on linear channels (Machado and others, 2009).
COLOUR_BLINDNESS = {
    "none": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}


def game(rule_set: RuleSet, seed: int = 1) -> list[Position]:
    return list(positions_of_game(Deal.shuffled(rule_set, seed), Random(seed)))


def shows(image: NDArray[np.uint8], colour: str) -> bool:
    """Whether a colour is seen somewhere, on more than a few points."""
    return int((image == ImageColor.getrgb(colour)).all(axis=2).sum()) > 100


@pytest.mark.parametrize("rule_set", PRINTED.values(), ids=list(PRINTED))
def test_all_pictures_of_a_rule_set_have_one_shape(rule_set: RuleSet) -> None:
    positions = game(rule_set)
    pictures = [picture(position) for position in (*positions[::25], positions[-1])]
    assert len({image.shape for image in pictures}) == 1
    height, width, channels = pictures[0].shape
    assert (height % 2, width % 2, channels) == (0, 0, 3), "video encoders want even sizes"
    assert all(image.dtype == np.uint8 and image.flags.writeable for image in pictures)


@settings(max_examples=effort(10, 100))
@given(games())
def test_positions_of_any_rule_set_can_be_drawn(positions: list[Position]) -> None:
    for position in (positions[0], positions[len(positions) // 2], positions[-1]):
        assert picture(position).ndim == 3


def test_the_same_position_gives_the_same_picture() -> None:
    assert (picture(EARLY) == picture(Position(EARLY.text))).all()


@pytest.mark.parametrize("rules", ["golden-2-violet", "classic-4-brown"])
def test_every_step_of_a_game_changes_the_picture(rules: str) -> None:
    for before, after in pairwise(map(picture, game(PRINTED[rules])[:60])):
        assert (before != after).any()


def test_the_last_round_is_framed_in_red() -> None:
    frame = ImageColor.getrgb(RED)
    for position, framed in ((EARLY, False), (LAST_ROUND, True), (OVER, False)):
        edge = picture(position)[-4:]
        assert (edge == frame).all() == framed


def test_rows_of_different_length_are_green_and_others_brown() -> None:
    brown, green = picture(EARLY), picture(game(PRINTED["golden-2-violet"])[0])
    assert shows(brown, BROWN_BOARD)
    assert not shows(brown, GREEN_BOARD)
    assert shows(green, GREEN_BOARD)
    assert not shows(green, BROWN_BOARD)


def test_the_violet_scoring_table_is_violet() -> None:
    assert shows(picture(OVER), VIOLET_TABLE)
    assert not shows(picture(EARLY), VIOLET_TABLE)


def test_the_player_to_move_is_marked_until_the_game_is_over() -> None:
    assert shows(picture(EARLY), TURN)
    assert not shows(picture(OVER), TURN)


def test_the_headline_says_what_is_awaited_and_who_has_won() -> None:
    first = Position.new(PRINTED["golden-2-violet"], 1)
    drawing = first.after(Action.DRAW)
    placing = drawing.reveal(Card.GOLDEN_JOKER)
    taking = placing.after(Action.PLACE_1).after(Action.TAKE_1)
    assert happening(first) == f"Player {first.to_move} draws a card"
    assert happening(drawing) == f"Player {first.to_move} turns over a card"
    assert happening(placing) == f"Player {first.to_move} places the drawn card"
    assert happening(placing.after(Action.PLACE_1)).endswith("draws a card or takes a row")
    assert happening(taking).endswith("gets a card of the deck for the golden joker")
    assert happening(LAST_ROUND) == "Player 2 takes a row"
    assert happening(OVER) == f"Player {OVER.winners[0]} wins with {max(OVER.scores)} points"


def test_equal_winners_share_the_headline() -> None:
    assert happening(SHARED) == "Player 2 and Player 4 share the win with 23 points"


def test_every_kind_of_card_has_a_face_of_its_own() -> None:
    faces = [np.array(face(card, 60)) for card in Card] + [np.array(back(60))]
    for one, other in combinations(faces, 2):
        assert (one != other).any(axis=2).mean() > 0.2


@pytest.mark.parametrize("blindness", COLOUR_BLINDNESS)
def test_colours_stay_apart_to_colour_blind_eyes(blindness: str) -> None:
    seen = [perceived(COLOUR_OF[colour], COLOUR_BLINDNESS[blindness]) for colour in COLOURS]
    for one, other in combinations(seen, 2):
        assert np.linalg.norm(one - other) > 24, "CIELAB distance; 2.3 is just noticeable side by side"


def perceived(colour: str, blindness: NDArray[np.float64]) -> NDArray[np.float64]:
    """A colour's place in CIELAB as it is seen with a kind of colour blindness."""
    channels = np.array(ImageColor.getrgb(colour)) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ (blindness @ linear).clip(0, 1) / (0.9505, 1, 1.089)
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])
