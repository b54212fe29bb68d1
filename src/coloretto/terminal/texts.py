"""Every sentence and word the terminal shows to players, in one place for translators to come.

Words in braces are filled in with `str.format`. A pair is the form for one and the form for any other number.
Colours are named after their letters, so that a colour's initial is its letter in records.
"""

CARDS = {
    "a": "aqua",
    "b": "blue",
    "c": "crimson",
    "d": "daffodil",
    "e": "emerald",
    "f": "fuchsia",
    "g": "grey",
    "+": "+2",
    "j": "joker",
    "J": "golden joker",
}
IN_SENTENCES = {"+": "a {card}", "j": "a {card}", "J": "the {card}"}
"""Cards that a sentence does not call by their bare name."""
BOT_NAMES = ("Bot Ada", "Bot Bruno", "Bot Cleo", "Bot Dora", "Bot Emil")
YOU = "You"
COMMA, AND, OR = ", ", " and ", " or "
CARDS_OF = ("{number} card", "{number} cards")
POINTS_OF = ("{number} point", "{number} points")
JOKERS_OF = ("a joker", "{number} jokers")
PLUS_TWOS_OF = ("one +2", "{number} +2 cards")

# The command line.

PROGRAM = "Coloretto, the card game by Michael Schacht."
VERSION = "show the version and exit"
EXAMPLE = "example:"
COMMANDS = "commands"
COMMAND = "command"
FILE = "FILE"
ERROR = "coloretto: {problem}"
STOPPED = "Stopped."
COMPILING = "Compiling the rules (once, a few seconds) ..."

PLAY_SUMMARY = "play a game against bots, here in the terminal"
PLAY_RULES = (
    "edition, number of players and scoring table: classic-3 to classic-5, golden-2 to golden-5,"
    " or one with the violet table like golden-4-violet (default: %(default)s)"
)
PLAY_BOTS = (
    "who you play against: easy, medium, hard, expert or master; or a bot by its name: random, beginner,"
    " greedy, search or neural, the last two with a budget if you like, as in search:5000 or neural:200ms;"
    " or external:COMMAND, a program of yours. One for all, or one for each with commas between"
    " (default: %(default)s)"
)
PLAY_SEED = "a number that decides the deal: the same number deals the same cards again (default: by lot)"
PLAY_SAVE = (
    "keep the record of the game in this file, for `coloretto verify`: as text,"
    " or as JSON if its name ends in .json"
)
PLAY_NAME = "how the table should call you (default: You)"
BAD_SEED = "{text!r} is not a whole number below 2 to the 256th"
BAD_NAME = "{text!r} is not a name of 1 to {most} printable characters"
WRONG_BOTS = "{given} bots are named, but there are {seats} other seats"

# Before the first card.

WELCOME = "Welcome to Coloretto for {players} players ({rules})."
OWN_RULES = "rules of your own"
AGAINST = "You play against {bots}."
BOT_OF_KIND = "{name} ({kind})"
AIM = "Collect few colours: your three best ones pay, every other colour costs points."
ONE_OF_MATCH = "One game; a match by these rules is {games}, points added up."
REMOVED = "Not in this game: {colours}."
HOW_TO_ASK = "At any time: ? for the rules, Enter to see the table, q to quit."
COMMITMENT = "Commitment: {commitment}"

# The table.

DECK = ("1 card in the deck", "{number} cards in the deck")
ROUND = "Round {round}: {deck}, {until} of them before the last round."
ROUND_NEARLY_LAST = "Round {round}: {deck}. The next one drawn brings THE LAST ROUND."
LAST_ROUND = "Round {round}, THE LAST ROUND: {deck}."
ROW = "Row {row}"
FREE = "free"
TAKEN = "taken"
HELD = "{number} {card}"
JOKERS_HELD = ("{number} {card}", "{number} {card}s")
PLUS_TWOS_HELD = "{number} x {card}"
OUT = "{name} (out)"

# What happens.

ROUND_BEGINS = "Round {round}. {name} starts."
ROUND_BEGINS_WITH_YOU = "Round {round}. You start."
YOU_DRAW = "You draw {card}."
YOU_PLACE = "You put {card} on row {row}."
ONLY_PLACE = "You put {card} on row {row}, the only one with room."
YOU_TAKE = "You take row {row}: {cards}."
BOT_PLACES = "{name} draws {card} and puts it on row {row}."
BOT_TAKES = "{name} takes row {row}: {cards}."
YOUR_BONUS = "For the golden joker you also get from the deck: {cards}."
BOT_BONUS = "For the golden joker {name} also gets from the deck: {cards}."
SCORE_NOW = "{sentence} Score now {score}."
DISCARDED = "Nobody took {cards}: out of the game."
LAST_ROUND_BANNER = (
    "*" * 72,
    "***  THE LAST ROUND! The last-round card has turned up.",
    "***  Play goes on until everybody has taken a row; then the game ends.",
    "*" * 72,
)

# Questions and answers.

MAY_DRAW_OR_TAKE = "Draw a card (d) or take a row ({takes})? "
MAY_DRAW = "All rows are empty. Draw a card (d)? "
MAY_TAKE = "Take a row ({takes})? "
MAY_PLACE = "Put {card} on row {rows}? "
QUIT_WORDS = ("q", "quit", "exit")
HELP_WORDS = ("?", "h", "help")
DRAW_WORDS = ("d", "draw")
TAKE_WORDS = ("t", "take")
PLACE_WORDS = ("p", "put", "place")
NOT_UNDERSTOOD = "I do not understand {line!r}. {hint}"
HINT_DRAW = "Type d to draw a card."
HINT_DRAW_OR_TAKE = "Type d to draw a card; {takes} to take a row."
HINT_TAKE = "Type {takes} to take a row."
HINT_PLACE = "Type {rows} to put {card} on that row."
NOTHING_TO_PLACE = "You have no card to place yet. {hint}"
DRAWN_ALREADY = "You have drawn a card already. {hint}"
ALL_FULL = "Every row is full, so you cannot draw. {hint}"
DECK_EMPTY = "The deck is empty, so you cannot draw. {hint}"
WHICH_ROW = "Which row? {hint}"
NO_SUCH_ROW = "There is no row {row}. {hint}"
ROW_TAKEN = "Row {row} has been taken. {hint}"
ROW_EMPTY = "Row {row} has no cards to take yet. {hint}"
ROW_FULL = "Row {row} is full. {hint}"
GOODBYE = "Goodbye! The game is not finished."

# The end.

GAME_OVER = "The game is over. This is how the points came about:"
RESULT = "{name}: {points}"
PAYS = "pays"
COSTS = "costs"
TERM = "{points:+} for {cards}"
COLOUR_AND_JOKERS = "{cards} and {jokers}"
JOKERS_ALONE = "{jokers} as {card}"
NOTHING = "nothing"
JOKER = "joker"
JOKERS = "jokers"
JOKER_BETTER = "counts as {colour}; the next best, {other}, would make {less} in all"
JOKER_AS_GOOD = "counts as {colour}; {other} would be as good"
JOKERS_AS = "count as {colours}; no other choice makes more"
YOU_WIN = "You win with {points}!"
BOT_WINS = "{name} wins with {points}."
SHARED_WIN = "{names} share the win with {points} each."
PLAY_AGAIN = "To play the same deal again:"
RECORD = "The record of the game is in {file}. To prove its moves and its deck:"
RECORD_SO_FAR = "The record of the game so far is in {file}. To check it:"

# The rules in short.

RULES = """\
On your turn do one of two things:
- draw the top card and put it on any row that has room, or
- take a row with all its cards. You are then out until the round ends.
A round ends when everybody has taken a row; whoever took last starts the next.
{rows}
At the end your three best colours pay and every other one costs as much:
  cards of one colour  {cards}
  points               {points}
A +2 card is 2 points. A joker counts as the colour that helps you most.
"""
ROWS_ALIKE = "Each row has room for {places}."
ROWS_DIFFER = "The rows have room for {places} cards."
ROWS_LEFT_OVER = "Cards nobody takes leave the game."
MOST_CARDS = "{number} or more"
GOLDEN_RULE = "The golden joker is a joker, and who takes it also gets the deck's top card."
LAST_ROUND_RULE = "The last round comes when the card on top of the last {reserve} cards turns up."
KEYS = """\
Type  d  to draw a card     t2  to take row 2      2  to put the card on row 2
      ?  to read this        q  to quit        Enter  to see the table
"""
