"""Every sentence and word of `coloretto verify` and `coloretto conform`, for translators to come.

Words in braces are filled in with `str.format`.
"""

FILE = "FILE"
JSON = "print the findings as JSON, for programs"
NOT_OPENED = "{file}: {problem}"

# coloretto verify

VERIFY_SUMMARY = "replay records of games and prove their decks"
VERIFY_FILES = "a record of a game, as text or as JSON"
VERIFY_COMMITMENT = "the commitment you were shown before the first card: 64 hexadecimal digits"
BAD_COMMITMENT = "{text!r} is not 64 hexadecimal digits"
OTHER_COMMITMENT = "the record has the commitment {found}, but you were shown {shown}"
VERIFY_STATUS = """\
exit status:
  0  every game keeps the rules, and the deck of every finished one matches its commitment
  1  a file is no record, or its moves, its scores or its deck are wrong
  2  a file cannot be opened
  3  the deck of a finished game is not proved: its seed or every commitment is missing\
"""
VERIFIED = "{file}: every move keeps the rules"
FINDING = "  {what:8} {finding}"
RULES = "rules"
MOVES = "moves"
SCORES = "scores"
WINNER = "winner"
WINNERS = "winners"
DECK = "deck"
SCORE = "{name} {points}"
NOT_OVER = "none yet: the game is not over"
DECKS = {
    "proved": "proved: it matches the commitment that you were shown before the first card",
    "commitment matched": (
        "it matches the commitment in this file:"
        " compare that with the one you were shown before the first card"
    ),
    "no commitment, seed matched": "it follows from the seed, but no commitment to that was published",
    "no commitment": "not proved: no commitment was published",
    "seed not yet revealed": "not proved: the seed is not yet revealed",
}
"""The findings about a deck, as JSON has them, in words."""

# coloretto conform

CONFORM_SUMMARY = "compare our rules with games of another engine"
CONFORM_FILES = "games and hands of another engine, one in a line of JSON (see docs/formats.md)"
COUNTS = "{file:{width}}  {games:7,} games  {steps:9,} steps  {hands:7,} hands  {fields:11,} fields"
DIFFERS = "  differs"
TOTAL = "total"
NO_DIFFERENCE = "No difference."
FIRST_DIFFERENCE = "The first difference: {difference}"
