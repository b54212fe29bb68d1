### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Analysis board
analyse-about = Set up or paste any position and explore what could follow. This device values every action.
analyse-damaged = The position in this link is damaged: here is another one.
# A button.
analyse-undo = Take back
analyse-card = Which card comes?
analyse-text = The position as text
analyse-show = Show this position
analyse-impossible = This position is impossible.
analyse-go-on = Keep editing until it is valid.
analyse-link = A link to this position
analyse-link-about = It contains the position itself and needs no server.

## Setting up a position

# A button, and a heading.
analyse-set-up = Set up a position
# Before a choice of places; those follow.
analyse-place = Where the cards lie
analyse-row = Row { $row }
analyse-drawn = Drawn card
analyse-discarded = Out of the game
analyse-removed = Removed colours
# Of a row.
analyse-taken = Was taken in this round
# Of a player.
analyse-out = Has taken a row in this round
# $card like “a crimson card”.
analyse-add = Add { $card }
analyse-turn = Whose turn is it?
analyse-round = Round
