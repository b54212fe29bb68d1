### A game in play, in words, shared by the terminal and the browser: rows, actions, turns, events, scores.
### What the values stand for: see game.ftl.

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
table-watching = You are watching.
deck-name = Deck
deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
entropy-mine = Your random text went into the shuffle.
entropy-missing = Your random text did not go into the shuffle.
entropy-some = Players added random texts to the shuffle, so the seed alone did not decide the deck.
entropy-none = No player added anything to the shuffle: the deck follows from the seed alone.
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
player-out = out
player-away = away

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
turn-choose-other = It is { $player }’s turn.
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

result-bot-turns =
    { $count ->
        [one] A bot played { $count } turn.
       *[other] A bot played { $count } turns.
    }

## How a score comes about

score-title = How the points add up
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
score-joker-softens = The joker counts as { $colour }, where it reduces a loss.
score-joker-costs-nothing = The joker counts as { $colour }, where it costs nothing.
score-jokers = The jokers count as { $colours }. No other choice scores more.

## How good a decision was

decision-good = good
decision-inaccuracy = inaccuracy
decision-mistake = mistake
decision-blunder = blunder
luck-lucky = lucky
luck-unlucky = unlucky
