### The game in words, shared by the terminal and the browser.
###
### Translators: $player is a name, $row and $round are numbers from 1 on. $card is one of the card-object-*
### messages, $colour and $other one of the card-* messages, $cards, $colours and $players lists of names.
### Messages that end in -you address the reader, those that end in -other are about another player.


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
# Before a name that begins with the sound of i, where Spanish says "e".
list-and-before-i = { $items } and { $last }
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
# What a screen reader says about a row.
row-described = Row { $row }: { $cards }
deck-name = Deck
deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
entropy-mine = Your random text went into the shuffle.
entropy-missing = Your random text did not go into the shuffle.
entropy-some = Players added random texts to the shuffle, so the server alone did not decide the deck.
entropy-none = No player added anything to the shuffle: the deck follows from the server’s seed alone.
round-name = Round { $round }
last-round-in =
    { $count ->
        [one] { $count } card until the last round
       *[other] { $count } cards until the last round
    }
last-round-next = The next card drawn brings the last round.
last-round-now = Last round!
last-round-about = Play continues until everyone has taken a row. Then the game ends.
score-now =
    { $count ->
        [one] { $count } point now
       *[other] { $count } points now
    }
player-you = You
# The name of a person who has not chosen one; $number has four digits.
player-guest = Guest { $number }
player-out = out
player-away = away
# Who makes the moves while a bot plays for the reader, or for another player.
player-your-bot = Your bot
player-bot-for = Bot for { $player }

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
turn-bot-soon-you =
    { $count ->
        [one] A bot will play for you in { $count } second.
       *[other] A bot will play for you in { $count } seconds.
    }
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
log-discarded = Nobody took these cards, so they leave the game: { $cards }.
log-game-over = Game { $game } is over.

## What happens around the game

log-sits-you = You sit down.
log-sits-other = { $player } sits down.
log-stands-other = { $player } leaves.
log-sent-away-other = The host has removed { $player }.
log-stands-in-clock-you = Time is up: a bot is playing for you.
log-stands-in-clock-other = Time is up: a bot plays for { $player }.
log-stands-in-idle-you = You have been idle for too long: a bot is playing for you.
log-stands-in-idle-other = { $player } has been idle for too long: a bot plays on.
log-stands-in-left-you = A bot is playing for you.
log-stands-in-left-other = { $player } has left: a bot plays on.
log-stands-in-away-you = You were away: a bot is playing for you.
log-stands-in-away-other = { $player } is away: a bot plays on.
log-stands-in-resigned-you = You give up: a bot plays on.
log-stands-in-resigned-other = { $player } gives up: a bot plays on.
log-returns-you = You are back in the game.
log-returns-other = { $player } is back.
# Whether another player has the table open.
log-goes-away-other = { $player } has gone away.
log-comes-back-other = { $player } is here again.
# $before: the name until now.
log-renamed = { $before } is now called { $player }.
log-ready-other = { $player } is ready for the next game.
log-silenced = The host has muted { $player }.
log-unsilenced = The host has unmuted { $player }.
log-rematch = A rematch is open.
log-closed-host = The host has closed this table.
log-closed-empty = Everyone has left, so this table is closed.
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
        [one] { $players } share the match win with { $count } point each.
       *[other] { $players } share the match win with { $count } points each.
    }
result-bot-turns =
    { $count ->
        [one] A bot played { $count } turn.
       *[other] A bot played { $count } turns.
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
score-joker-as-good = The joker counts as { $colour }. As { $other } it would score just as much.
score-joker-softens = The joker counts as { $colour }, where it makes a minus smaller.
score-joker-harmless = The joker counts as { $colour }, where it costs nothing.
score-jokers = The jokers count as { $colours }. No other choice scores more.

## Editions, scoring tables, rule sets

edition-classic = Classic
edition-classic-about = For 3 to 5 players, three jokers, a match of four games.
edition-golden = Golden joker
edition-golden-about = For 2 to 5 players. The player who takes the golden joker gets an extra card. One game.
scoring-brown = Brown table
scoring-brown-about = The more cards of a colour, the better: 1, 3, 6, 10, 15, 21 points.
scoring-violet = Violet table
scoring-violet-about = Three of a colour score best, more score less: 1, 4, 8, 7, 6, 5 points.
scoring-own = Custom table
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } player, { $scoring }
       *[other] { $edition }, { $count } players, { $scoring }
    }
rule-set-own = Custom rules

## How strong a bot is

# A bot with its name and its level. The names of bots, in level-*-names, stay as they are.
bot-name = { $name } · { $level }
level-easy = Easy
level-easy-about = Still learning; grabs whatever looks good.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Medium
level-medium-about = Counts points but does not look ahead.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Hard
level-hard-about = Plays hundreds of games in its head before each move.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Expert
level-expert-about = Has learned from millions of games. Punishes mistakes.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Master
level-master-about = Our strongest: the expert with more time to think.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas

## Why the server refuses something, by the codes of its answers

refused-bad-message = The server did not understand that. Please reload the page.
refused-bad-options = These options do not go together.
refused-bad-command = That cannot be done here.
refused-bad-name = Please choose a shorter name with visible characters.
refused-bad-record = This is not a record of a game, or it breaks the rules.
refused-illegal-action = That move is not allowed now.
refused-not-your-turn = It is not your turn.
refused-wrong-moment = That is not possible at this point of the game.
refused-stale = The table has moved on. Please look again.
refused-version-lost = You have seen later moves at this table than the server has now. Its data was damaged or restored from a backup: please tell the person who runs it.
refused-seat-taken = That seat is taken.
refused-full = All seats are taken.
refused-already-seated = You already have a seat.
refused-not-seated = Only players can do that.
refused-not-allowed = This table is not open to spectators.
refused-sent-away = The host has removed you from this table.
refused-banned = The administrator of this server has banned you.
refused-foreign-origin = Another site tried to use this server. That is not allowed.
refused-unknown-host = The server does not answer to this name. Its host can allow the name.
refused-unauthorised = The server does not know you. Please reload the page.
refused-unknown-table = There is no such table. Is the link complete?
refused-unknown-game = There is no such game, or it is not over yet.
refused-unknown-identity = There is no such person, or the code has already been used.
refused-unknown-address = There is nothing at this address.
refused-bad-method = The server does not do that at this address.
refused-too-large = That is too long for the server.
refused-too-many =
    { $seconds ->
        [one] That was too fast. Try again in { $seconds } second.
       *[other] That was too fast. Try again in { $seconds } seconds.
    }
refused-too-many-tables = You have too many tables open. Finish or close one first.
refused-no-engine = This browser cannot run the game on your device. A newer one can.
refused-internal = Something went wrong on our side. Please try again.
refused-unavailable = The server is busy. Please try again.

## How good a decision was

decision-good = good
decision-inaccuracy = inaccuracy
decision-mistake = mistake
decision-blunder = blunder
luck-lucky = lucky
luck-unlucky = unlucky
