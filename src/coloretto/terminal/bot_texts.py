"""Every sentence and word of `coloretto bot`, for translators to come."""

SUMMARY = "let a bot answer other programs, in lines of JSON"
BOT = "the bot, like greedy, with a budget behind a colon if it takes one, like search:1000"
SEED = (
    "a number that decides the bot's lots: with the same number it plays the same again"
    " (default: the seed that it is told, or by lot)"
)
NOT_A_SEED = "{text!r} is not a whole number from 0 to 2 to the 64th less 1"
PROTOCOL = """\
It reads a question in a line and answers it in a line, until its input ends:
  {"type":"choose","id":1,"position":"classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -"}
  {"type":"action","id":1,"action":"T1"}
docs/bots.md has the whole protocol."""
