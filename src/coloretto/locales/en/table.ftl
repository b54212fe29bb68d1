### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for screen readers

table-title = Table
table-log = What happened
table-players = Other players
table-rows = Rows
table-menu = More

## What can be done, on buttons and rows: short

table-draw = Draw
table-take = Take
table-place = Here

## The deck

table-until-last-round =
    { $count ->
        [one] last round in { $count } card
       *[other] last round in { $count } cards
    }
table-last-round-next = next card: last round
table-deck-details = What is left in the deck
table-deck-explained = This many cards of each kind are still in the deck.
table-not-in-game = Not in this game
table-discarded = Out of the game
table-last-round-explained = The last-round card is out: this round is played to its end, then points are counted.
table-bonus = Golden joker!
table-points = Points for cards of one colour

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Time left
# Whether another player has the table open. $when: "3 minutes ago".
table-here = At the table
table-last-here = Away. Last here: { $when }
table-let-bot-play-short = Let a bot play

## Confirming moves, an option in the settings

table-confirm-take = Take row { $row }?
table-confirm-place = Put it on row { $row }?
table-yes = Yes
table-no = No
## A move on its way to the server

table-sending = Sending your move…
table-not-sent = No connection. Your move is sent as soon as it is back.
table-arrived = Connected again. Your move has arrived.

## Chat

table-say = Say something
table-send = Send
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reactions
# What a player shows to the others at a touch. Short: it stands in a bubble beside a face.
reaction-hello = Hello!
reaction-bravo = Well played!
reaction-thanks = Thank you!
reaction-laugh = Ha ha!
reaction-surprised = Oh!
reaction-oops = Oops!

## Going away and coming back

table-rules = Rules
table-leave = Leave the table
table-let-bot-play = Let a bot play for me
table-bot-plays = A bot is playing for you.
table-return = Take over again
table-resign = Give up
table-resign-sure = Give up this match? A bot plays on, and you cannot come back.
table-resign-yes = Yes, give up
table-resigned = You have given up. A bot plays on.
table-keys = By keyboard: D draws, 1 to 5 choose a row; arrows and Enter work too. H, P and L read out the cards, the points and the last move.
table-keys-react = R opens the reactions.
table-keys-advice = The question mark asks for advice.

## The end of a game

table-results = Show the points
# The button for the next game of a match, without a countdown.
table-next = Next game
table-replay = Watch the replay
table-save = Save the record
