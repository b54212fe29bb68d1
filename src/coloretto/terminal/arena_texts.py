"""Every sentence and word of `coloretto arena` and `coloretto league`, for translators to come."""

SUMMARY = "let bots play against each other, and rate them"
BOTS = (
    "bots with commas between, like greedy,random: each plays alone against tables full of each other;"
    " a budget may follow, like search:1000"
)
BOT = "one more bot, which may have commas in it, like 'external:./my_bot a,b'; may be repeated"
RULES = "the rule set, like classic-4 or golden-2-violet (default: %(default)s)"
GAMES = (
    "how many games each line-up plays, in whole deals, each of them on all seats in turn"
    " (default: %(default)s)"
)
CHALLENGER = "only this bot plays alone against the others"
TABLE = "all bots play together at one table; as many as there are seats"
SEED = "a number that decides every game: the same number plays the same games again (default: %(default)s)"
WORKERS = "how many processes play (default: one for each core)"
RAY = "play on a Ray cluster, at an address or the one of this machine"
SAVE = "keep the results in a file; the same command goes on from there"
UNTIL_CLEAR = (
    "stop a line-up as soon as its first bot is clearly better or worse than a fair share;"
    " --games is the most it plays"
)
FORMAT = "how the results are printed (default: %(default)s)"
PLOT = "draw the win shares into a picture, like shares.png"
NOT_POSITIVE = "{text!r} is not a whole number from 1 to 10 to the 12th"
NOT_A_SEED = "{text!r} is not a whole number from 0 to 2 to the 64th less 1"

RATE = "{rate:,.1f} games/s"
INTERRUPTED = "Interrupted: this is what had been played."
INTERRUPTED_AND_KEPT = "Interrupted: this is what had been played. The same command goes on from there."
NOTHING_PLAYED = "Interrupted: nothing had been played."

TITLE = "{rules}: {games:,} games, seed {seed}; a fair share of the win is {fair:.3f}"
UNTIL_CLEAR_NOTE = "Line-ups stopped when clear; their intervals allow for that."
RATING, BOT_COLUMN, WIN_SHARE, SCORE = "rating", "bot", "win share", "mean score"
TIME, DECISIONS = "time a decision", "decisions"
TIME_COLUMNS = ("mean", "median", "99 %", "longest")
LINE_UP, DEALS, VERDICT, FORFEITS = "line-up", "deals", "verdict", "forfeits"
ALONE_AGAINST = "alone against"
AGAINST = "{bot} against {others}"
SEVERAL = "{number} {bot}"
VERDICTS = {"better": "better", "worse": "worse", "unclear": "unclear"}
INTERVAL = "{mean:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"
NO_INTERVAL = "{mean:.{digits}f}"
NOT_PLAYED = "-"
DURATIONS = ((1.0, "{0:.3g} s"), (1e-3, "{1:.3g} ms"), (0.0, "{2:.3g} us"))
FORFEIT = "{bot} forfeited (line-up {line_up}, deal {deal}, rotation {rotation}, seat {seat}): {problem}"
MORE_FORFEITS = "... and {number:,} more forfeits"
