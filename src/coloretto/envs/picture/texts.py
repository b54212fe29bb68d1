"""What is written on the pictures. A pair is the form for one and the form for any other number."""

from coloretto.rules import Action, Phase, Position

ROUND = "Round {round}"
LAST_ROUND = "LAST ROUND"
GAME_OVER = "GAME OVER"
PLAYER = "Player {player}"
COMMA, AND = ", ", " and "
CHOOSES = "{player} draws a card or takes a row"
DRAWS = "{player} draws a card"
TAKES = "{player} takes a row"
PLACES = "{player} places the drawn card"
REVEALS = "{player} turns over a card"
GETS_BONUS = "{player} gets a card of the deck for the golden joker"
WINS = "{player} wins with {points}"
SHARE = "{players} share the win with {points}"
POINTS_OF = ("{number} point", "{number} points")
CARDS_LEFT = ("{number} card left", "{number} cards left")
DRAWN = "drawn card"
UNTIL_LAST_ROUND = ("{number} card until the last round", "{number} cards until the last round")
LAST_ROUND_IS_NEXT = "the next card begins the last round"
LAST_ROUND_IS_ON = "this is the last round"
LAST_ROUND_IS_OVER = "the last round is over"
NOT_IN_GAME = "not in the game"
DISCARDED = "{number} discarded"
LEFT_IN_DECK = "left in the deck"
SCORING = "what cards of a colour pay"
AND_MORE = "{number}+"
TAKEN = "taken"
TO_MOVE = "to move"
OUT = "out of the round"
WINNER = "winner"
JOKER_AS = "as {colours}"
PLUS, MINUS = "+", "-"


def counted(forms: tuple[str, str], number: int) -> str:
    return forms[number != 1].format(number=number)


def player_name(player: int) -> str:
    return PLAYER.format(player=player)


def signed(points: int) -> str:
    return f"{PLUS if points > 0 else MINUS if points < 0 else ''}{abs(points)}"


def number(value: int) -> str:
    return f"{MINUS if value < 0 else ''}{abs(value)}"


def happening(position: Position) -> str:
    """What the table waits for, or how the game ended."""
    if position.to_move is None:
        return _result(position)
    player = player_name(position.to_move)
    return _awaited(position).format(player=player)


def _awaited(position: Position) -> str:
    match position.phase:
        case Phase.REVEAL:
            return REVEALS
        case Phase.PLACE:
            return PLACES
        case Phase.REVEAL_BONUS:
            return GETS_BONUS
    if position.legal_actions == (Action.DRAW,):
        return DRAWS
    return CHOOSES if Action.DRAW in position.legal_actions else TAKES


def _result(position: Position) -> str:
    winners = [player_name(player) for player in position.winners]
    points = counted(POINTS_OF, max(position.scores))
    if len(winners) == 1:
        return WINS.format(player=winners[0], points=points)
    players = COMMA.join(winners[:-1]) + AND + winners[-1]
    return SHARE.format(players=players, points=points)
