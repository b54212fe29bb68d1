"""The numbers of the rules: cards, limits, phases and actions as the kernel counts them.

They need no compiler, so programs that play no game themselves, like a client, can use them too. Compiled
functions take them in as constants: see `compiled.stamp`.
"""

# The kinds of cards. A colour is its number, from 0 to 6.
COLOURS = 7
PLUS_TWO = 7
JOKER = 8
GOLDEN_JOKER = 9
KINDS = 10
NO_CARD = -1
CARD_LETTERS = "abcdefg+jJ"

CARDS_PER_COLOUR = 9
PLUS_TWOS = 10
JOKERS = 3
PLUS_COLOURS = 3
MAX_CARDS = COLOURS * CARDS_PER_COLOUR + PLUS_TWOS + JOKERS

MAX_PLAYERS = 5
MAX_ROWS = 5
MAX_ROW_CARDS = 5
MOST_CARDS_PAID = 6
MAX_POINTS = 99  # of a value in a scoring table
MAX_GAMES = 100  # of a match

# The phases of a game.
CHOOSE = 0  # the player to move draws or takes a row
REVEAL = 1  # the player to move has drawn: the card is about to be turned over
PLACE = 2  # the player to move puts the drawn card on a row
REVEAL_BONUS = 3  # the player to move has taken a golden joker: a card of the deck is about to be theirs
OVER = 4
PHASE_NAMES = ("choose", "reveal", "place", "bonus", "over")

# The actions: take row 0-4, draw, place on row 0-4.
TAKE = 0
DRAW = 5
PLACE_ON = 6
ACTIONS = 11

TAKEN = -1  # the size of a row that was taken this round
NOBODY = -1  # the player to move when the game is over
