### The game in words: what every screen, on paper, in a terminal or in a browser, says alike.
###
### Translators: $player is a name, $row and $round are numbers from 1 on. $card is one of the card-object-*
### messages, $colour and $other one of the card-* messages, $cards, $colours and $players lists of names.
### Sentences that end in -you speak to the reader, those that end in -other of somebody else.


## Cards by name, as on a label or in a list

card-a = aqua
card-b = blue
card-c = crimson
card-d = daffodil
card-e = emerald
card-f = fuchsia
card-g = grey
card-plus-two = +2
card-joker = joker
card-golden-joker = golden joker
card-last-round = last round

## Cards as the object of a sentence: "Ada draws ..."

card-object-a = an aqua card
card-object-b = a blue card
card-object-c = a crimson card
card-object-d = a daffodil card
card-object-e = an emerald card
card-object-f = a fuchsia card
card-object-g = a grey card
card-object-plus-two = a +2
card-object-joker = a joker
card-object-golden-joker = the golden joker

## Colours in two letters, for where a name has no room; no two alike

card-mark-a = Aq
card-mark-b = Bl
card-mark-c = Cr
card-mark-d = Da
card-mark-e = Em
card-mark-f = Fu
card-mark-g = Gr

## Numbers and lists

cards-held = { $count } × { $card }
cards-none = no cards
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# A list of several, put together from its beginning: "a, b", then "a, b and c".
list-more = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }

## The table

row-name = Row { $row }
row-free = free
row-taken = taken
row-empty = empty
row-full = full
row-holds =
    { $count ->
        [one] room for { $count } card
       *[other] room for { $count } cards
    }
# What a screen reader says of a row.
row-described = Row { $row }: { $cards }
deck-name = Deck
deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
round-name = Round { $round }
last-round-in =
    { $count ->
        [one] { $count } card until the last round
       *[other] { $count } cards until the last round
    }
last-round-next = The next card drawn brings the last round.
last-round-now = Last round!
last-round-about = Play goes on until everybody has taken a row. Then the game ends.
score-now =
    { $count ->
        [one] { $count } point now
       *[other] { $count } points now
    }
player-you = You
player-out = out

## What a player can do

action-draw = Draw a card
action-take = Take row { $row }
action-place = Put on row { $row }
# With the cards, for a screen reader.
action-take-cards = Take row { $row }: { $cards }
action-place-cards = Put { $card } on row { $row }: { $cards }

## Whose turn it is

turn-choose-you = Your turn: draw a card or take a row.
turn-only-draw-you = Your turn: draw a card.
turn-only-take-you = All rows are full: take one.
turn-place-you = Put { $card } on a row.
turn-choose-other = { $player } is to move.
turn-place-other = { $player } places { $card }.
turn-out-you = You are out until the round ends.
turn-over = The game is over.

## What happens

log-game-begins = Game { $game } begins.
log-removed = Not in this game: { $colours }.
log-round-begins-you = Round { $round }. You start.
log-round-begins-other = Round { $round }. { $player } starts.
log-draws-you = You draw { $card }.
log-draws-other = { $player } draws { $card }.
log-places-you = You put { $card } on row { $row }.
log-places-other = { $player } puts { $card } on row { $row }.
log-draws-and-places-other = { $player } draws { $card } and puts it on row { $row }.
log-only-place-you = You put { $card } on row { $row }, the only one with room.
log-takes-you = You take row { $row }: { $cards }.
log-takes-other = { $player } takes row { $row }: { $cards }.
log-bonus-you = The golden joker also brings you { $card }.
log-bonus-other = The golden joker also brings { $player } { $card }.
log-last-round = The last-round card turns up: this is the last round!
log-discarded = Nobody took these, they leave the game: { $cards }.
log-game-over = Game { $game } is over.

## What happens around the game

log-sits-you = You sit down.
log-sits-other = { $player } sits down.
log-stands-other = { $player } leaves.
log-sent-away-other = The host sends { $player } away.
log-stands-in-clock = Time is up: a bot plays for { $player }.
log-stands-in-left = { $player } has gone: a bot plays on.
log-stands-in-resigned = { $player } gives up: a bot plays on.
log-returns-you = You are back and play yourself.
log-returns-other = { $player } is back.
log-ready-other = { $player } is ready for the next game.
log-silenced = The host lets { $player } speak no more.
log-unsilenced = The host lets { $player } speak again.
log-rematch = A rematch is open.
log-closed-host = The host has closed this table.
log-closed-empty = Everybody has gone: this table is closed.
log-closed-administrator = The administrator has closed this table.

## The end of a game and of a match

win-you =
    { $count ->
        [one] You win with { $count } point!
       *[other] You win with { $count } points!
    }
win-other =
    { $count ->
        [one] { $player } wins with { $count } point.
       *[other] { $player } wins with { $count } points.
    }
win-shared =
    { $count ->
        [one] { $players } share the win with { $count } point each.
       *[other] { $players } share the win with { $count } points each.
    }
match-win-you =
    { $count ->
        [one] You win the match with { $count } point!
       *[other] You win the match with { $count } points!
    }
match-win-other =
    { $count ->
        [one] { $player } wins the match with { $count } point.
       *[other] { $player } wins the match with { $count } points.
    }
match-win-shared =
    { $count ->
        [one] { $players } share the match with { $count } point each.
       *[other] { $players } share the match with { $count } points each.
    }

## How a score comes about

score-title = How the points came about
score-plus = Plus
score-minus = Minus
score-total = Total
score-nothing = nothing
# $cards: "3 × blue". $jokers: how many jokers go with them.
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } and a joker
       *[other] { $cards } and { $jokers } jokers
    }
score-jokers-alone =
    { $jokers ->
        [one] a joker as { $colour }
       *[other] { $jokers } jokers as { $colour }
    }
score-plus-twos =
    { $count ->
        [one] one +2 card
       *[other] { $count } +2 cards
    }
# Why a joker went where it went. $total: what the whole score would be instead.
score-joker = The joker counts as { $colour }.
score-joker-better =
    { $total ->
        [one] The joker counts as { $colour }. As { $other }, the next best, the total would be { $total } point.
       *[other] The joker counts as { $colour }. As { $other }, the next best, the total would be { $total } points.
    }
score-joker-as-good = The joker counts as { $colour }. As { $other } it would bring just as much.
score-joker-softens = The joker counts as { $colour }: there it makes a minus smaller.
score-jokers = The jokers count as { $colours }. No other choice brings more.

## Editions, scoring tables, rule sets

edition-classic = Classic
edition-classic-about = For 3 to 5 players, three jokers, a match of four games.
edition-golden = Golden joker
edition-golden-about = For 2 to 5 players. Whoever takes the golden joker gets an extra card. One game.
scoring-brown = Brown table
scoring-brown-about = The more cards of a colour, the better: 1, 3, 6, 10, 15, 21 points.
scoring-violet = Violet table
scoring-violet-about = Three of a colour are best, more bring less: 1, 4, 8, 7, 6, 5 points.
scoring-own = Table of its own
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } player, { $scoring }
       *[other] { $edition }, { $count } players, { $scoring }
    }
rule-set-own = Rules of your own

## How strong a bot is

level-easy = Easy
level-easy-about = Still learning, takes what glitters.
level-medium = Medium
level-medium-about = Counts its points, does not look ahead.
level-hard = Hard
level-hard-about = Plays hundreds of games in its head before each move.
level-expert = Expert
level-expert-about = Has learned from millions of games. Punishes mistakes.
level-master = Master
level-master-about = The strongest we have: the expert, with time to think.

## What the server does not do, and why; named for the codes of its answers

refused-bad-message = The server did not understand that. Reload the page, please.
refused-bad-options = These options do not go together.
refused-bad-command = That cannot be done here.
refused-bad-name = Please choose a shorter name that can be seen.
refused-bad-record = This is no record of a game, or it breaks the rules.
refused-illegal-action = That move is not allowed now.
refused-not-your-turn = It is not your turn.
refused-wrong-moment = Not now: the game is not at that point.
refused-stale = The table has moved on meanwhile. Look again, please.
refused-seat-taken = Somebody sits there already.
refused-full = All seats are taken.
refused-already-seated = You already have a seat.
refused-not-seated = Only players can do that.
refused-not-the-host = Only the host of the table can do that.
refused-not-allowed = This table is not open to spectators.
refused-sent-away = The host has sent you away from this table.
refused-no-chat = Chat is off at this table.
refused-silenced = The host has muted you.
refused-banned = The administrator of this server has locked you out.
refused-foreign-origin = Another site tried to use this server. That is not allowed.
refused-unauthorised = The server does not know you. Reload the page to come in again.
refused-unknown-table = There is no such table. Is the link complete?
refused-unknown-game = There is no such game, or it is not over yet.
refused-unknown-identity = There is nobody like that, or the code was used already.
refused-unknown-address = There is nothing at this address.
refused-bad-method = The server does not do that at this address.
refused-too-large = That is too long for the server.
refused-too-many =
    { $seconds ->
        [one] That was too fast. Try again in { $seconds } second.
       *[other] That was too fast. Try again in { $seconds } seconds.
    }
refused-too-many-tables = You have too many tables open. Finish or close one first.
refused-internal = That was our mistake. Please try again.
refused-unavailable = The server is catching its breath. Please try again.
