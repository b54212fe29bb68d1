"""The players: their cards by kind, what each kind brings, their scores, and whose turn it is."""

from collections.abc import Iterator

from PIL import Image

from coloretto.envs.picture import texts
from coloretto.envs.picture.card_faces import DARK, GOLD, PAPER, RED, face, height_of
from coloretto.envs.picture.layout import (
    FAINT,
    MOST_FANNED,
    PANEL_LABEL,
    PANEL_WIDTH,
    QUIET,
    TABLE,
    Layout,
)
from coloretto.envs.picture.shapes import box, mixed, paste, write, write_pill
from coloretto.rules import COLOURS, Card, Position, ScoreSheet

TURN = "#D96F00"
GAIN = "#23703C"
LOSS = RED
NOTE_HEIGHT = 26
BADGE = 20


def draw_players(image: Image.Image, position: Position, layout: Layout) -> None:
    for player in range(position.players):
        _draw_panel(image, position, player, layout)
        _draw_cards(image, position, player, layout)


def _draw_panel(image: Image.Image, position: Position, player: int, layout: Layout) -> None:
    x, y, height = layout.panels_x, layout.panel_y(player), layout.panel_height
    is_out = not position.is_over and player not in position.players_in
    is_winner = position.is_over and player in position.winners
    to_move = player == position.to_move
    ground = mixed(TABLE, PAPER, 0.35) if is_out else PAPER
    edge = (TURN, 4) if to_move else (GOLD, 4) if is_winner else (FAINT, 2)
    paste(image, box(PANEL_WIDTH, height, 12, ground, edge), x, y)
    ink, left, middle = QUIET if is_out else DARK, x + 18, y + height // 2
    write(image, left, middle - 37, texts.player_name(player), 19, ink, bold=to_move)
    write(image, left, middle - 3, texts.number(position.scores[player]), 40, ink, bold=True)
    if to_move:
        write_pill(image, left - 2, middle + 37, texts.TO_MOVE, 15, TURN, PAPER)
    elif is_winner:
        write_pill(image, left - 2, middle + 37, texts.WINNER, 15, GOLD, DARK)
    elif is_out:
        write(image, left, middle + 37, texts.OUT, 14, QUIET)


def _draw_cards(image: Image.Image, position: Position, player: int, layout: Layout) -> None:
    sheet = position.score_sheet(player)
    notes = dict(_notes(sheet))
    width, x = layout.hand_card, layout.panels_x + PANEL_LABEL
    y = _front_y(player, layout)
    colours = [colour for colour in COLOURS if colour not in position.removed]
    for card in (*colours, *layout.specials):
        middle = x + layout.column_width // 2
        if sheet.hand[card]:
            _draw_fan(image, (middle - width // 2, y), card, sheet.hand[card], layout)
        else:
            write(image, middle, y + height_of(width) // 2, card.letter, 17, FAINT, "middle")
        if card in notes:
            note, colour = notes[card]
            write(image, middle, y + height_of(width) + 14, note, 15, colour, "middle", bold=True)
        x += layout.column_width


def _front_y(player: int, layout: Layout) -> int:
    """Where the front cards begin: in the middle, but as low as the longest fan needs."""
    free = layout.panel_height - NOTE_HEIGHT - height_of(layout.hand_card)
    longest_fan = (MOST_FANNED - 1) * _step(layout)
    return layout.panel_y(player) + min(max(free // 2 + 2 * _step(layout), longest_fan + 4), free - 2)


def _step(layout: Layout) -> int:
    """How much of a card is seen above the one before it."""
    return max(3, round(layout.hand_card * 0.09))


def _draw_fan(image: Image.Image, corner: tuple[int, int], card: Card, number: int, layout: Layout) -> None:
    """Cards of one kind fanned out upward, with their number on the front one."""
    x, y = corner
    width = layout.hand_card
    for behind in reversed(range(number)):
        paste(image, face(card, width), x, y - behind * _step(layout))
    if number > 1:
        left, top = x + width - BADGE + 5, y + height_of(width) - BADGE + 5
        paste(image, box(BADGE, BADGE, BADGE // 2, PAPER, (DARK, 2)), left, top)
        write(image, left + BADGE // 2, top + BADGE // 2, str(number), 13, DARK, "middle", bold=True)


def _notes(sheet: ScoreSheet) -> Iterator[tuple[Card, tuple[str, str]]]:
    """What stands under each kind: points gained or lost, and as which colours jokers count."""
    for score in sheet.plus + sheet.minus:
        yield score.colour, (texts.signed(score.points), GAIN if score.points > 0 else LOSS)
    if sheet.plus_two_points:
        yield Card.PLUS_TWO, (texts.signed(sheet.plus_two_points), GAIN)
    plain = sheet.hand[Card.JOKER]  # these are placed first
    for card, uses in ((Card.JOKER, sheet.jokers[:plain]), (Card.GOLDEN_JOKER, sheet.jokers[plain:])):
        if uses:
            colours = "".join(use.colour.letter for use in uses)
            yield card, (texts.JOKER_AS.format(colours=colours), QUIET)
