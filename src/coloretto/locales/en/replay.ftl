### Recorded games in a browser: stepping through them, and opening a file with one.

# Before links to each game of a match, which are numbers.
replay-games = Games

## Opening a record

replay-open-title = View a recorded game
replay-open-about = Choose the record of a game that was saved here, in the terminal or by your own program. It is checked against the rules; then you can step through it.
replay-choose = Choose a file
replay-drop = … or drop it here
replay-drop-now = Drop it here
replay-text = Or paste the text of a record
replay-show = Show the game
replay-checking = Checking the record…
replay-other = Open another record
# Where a record is wrong.
replay-wrong-at = Line { $line }, column { $column }
replay-wrong-line = Line { $line }
replay-not-text = This file is not text, so it cannot be a record.
replay-too-large = This file is too large for a record of one game.

## Stepping

replay-controls = Steps
replay-first = Go to the beginning
replay-last = Go to the end
replay-back = One step back
replay-forward = One step forward
replay-round-before = Previous round
replay-round-after = Next round
replay-start = Play
replay-pause = Pause
replay-speed = Speed
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Step { $step } of { $count }: { $text }
replay-begin = Before the first move
replay-keys = By keyboard: arrows step, Page Up and Page Down change the round, Home and End jump, the space bar plays.
replay-view = Seen by
# The name of the person who reads this, in sentences about other players.
replay-reader = { $player } (you)
replay-log = What happened

## The review

replay-review = Review
replay-review-about = Which decisions cost how much, and which cards were lucky? This device works it out in a few seconds.
replay-review-start = Review this game

## Playing on

replay-play-on = Play on from here
replay-play-on-about = You take the seat of { $player }, bots the others. The cards that are left are shuffled again: the new record says so, and proves nothing about its deck.
replay-play-on-about-you = You play from your own seat again; bots play the others. The cards that are left are shuffled again: the new record says so, and proves nothing about its deck.
replay-analyse = Analyse this position

## Points over time

replay-graph = The points, move by move
replay-graph-about = One line for each player. Tap it to go there.
replay-graph-table = The same as a table
replay-graph-round = Round

## The record and its deck

replay-share = Share
replay-save = Save the record
replay-proof = Is the deck fair?
replay-proof-promised = Yes. The deck is the one that was promised before the first move.
replay-proof-unpromised = The deck fits the seed in the record, but nothing was promised before the game.
replay-proof-wrong = No. The deck of this record does not fit its promise.
replay-proof-unknown = This record does not say how its deck was shuffled.
replay-proof-rules = Every move follows the rules.
replay-proof-commitment = Promised before
replay-proof-seed = Shown after
replay-proof-details = Show the proof
