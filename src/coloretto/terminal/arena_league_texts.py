"""Every sentence of `coloretto league` and of the document that it writes, for translators to come."""

SUMMARY = "let bots play every rule set, and write a league"
BOTS = "bots with commas between (default: random and every level)"
RULES = "rule sets with commas between; may be repeated (default: every printed one)"
GAMES = "how many games each pairing plays in each rule set, in whole deals (default: %(default)s)"
GAMES_OF = "how many games the pairings of a slow bot play, like search:5000=40; may be repeated"
RESULTS = "keep the results in a folder; the same command goes on from there"
WRITE = "write the document into a file instead of printing it"
NOT_A_QUOTA = "{text!r} is not a bot and a number of games, like greedy=100"
INTERRUPTED = "Interrupted."
INTERRUPTED_AND_KEPT = "Interrupted. The same command goes on from there."

TITLE = "# League"
INTRODUCTION = (
    "Each bot plays alone against tables full of each other. Every deal is played on all seats in turn with"
    " the same cards, so that luck cancels. A fair share of the win is one of as many as there are players."
    " In brackets: the interval that holds the true mean in 19 cases of 20, by deals."
)
UNTIL_CLEAR = (
    "A pairing stopped as soon as it was clear whether the bot alone is better or worse than a fair share."
)
COMMAND = "Written by:"
OVERALL = "## All rule sets"
OVERALL_NOTE = (
    "Ratings are Plackett-Luce ratings of openskill: the rating is mu less 3 sigma. Times are those of one"
    " decision on the machine that played."
)
SHARES = "## Win shares, alone against all others"
OVERALL_COLUMNS = ("bot", "rating", "mu", "sigma", "time a move", "99 %", "longest", "forfeits")
RULE_SET = "## {rules}"
RULE_SET_NOTE = "{games:,} games. A fair share of the win is {fair:.3f}."
RULE_SET_COLUMNS = ("bot", "rating", "win share", "mean score", "time a move")
FAIR = "{rules} ({fair:.3f})"
BOT = "bot (fair share)"
CROSS_TABLE = "The win share of the bot of a line alone against a table full of the bot of a column:"
