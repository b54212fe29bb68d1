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

round-name = Round { $round }
player-you = You
# The name of a person who has not chosen one; $number has four digits.
player-guest = Guest { $number }
# Who makes the moves while a bot plays for the reader, or for another player.
player-your-bot = Your bot
player-bot-for = Bot for { $player }

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
level-medium-about = Counts points but does not look ahead, and slips now and then.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Hard
level-hard-about = Has learned from millions of games, but often slips.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Expert
level-expert-about = Has learned from millions of games, and seldom slips.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Master
level-master-about = Makes no slips, and thinks several turns ahead.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Grandmaster
level-grandmaster-about = Our strongest: tries out every good move, and may think for a second.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

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
