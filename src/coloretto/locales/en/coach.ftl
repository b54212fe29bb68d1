### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases, $colours and
### $otherColours of colours.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = If you take it: from { $before } to { $after } points.
preview-row-other = If { $player } takes it: from { $before } to { $after } points.
preview-bonus = The golden joker also brings one more card.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Ask for advice
coach-title = Advice
coach-busy = Thinking…
hint-best = { $best } is best; the next best: { $other }.
# Two actions whose shares are equal even with a digit after the point.
hint-alike = It hardly makes a difference: { $best }; { $other }.
hint-no-difference = It makes no difference: { $best }.
hint-only = There is only one choice: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } to win)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = By your next turn, row { $row } is gone in { $times } of 10 cases, mostly to { $player }. It brings you { $points }.
reason-row-now = Row { $row } brings you { $points } now. If you draw, the row that you take later brings { $before } on average.
reason-row-pays-more = Row { $row } brings you { $points }, row { $other } only { $before }.
reason-row-denied = Row { $row } would bring { $player } { $points }, row { $other } only { $before }.
reason-row-stays = Row { $other }, which brings you { $points }, is still there at your next turn in { $times } of 10 cases.
reason-row-later = Row { $other } brings you { $points } now. If you draw, the row that you take later brings { $before } on average.
reason-deck-helps = { $count } of the { $left } cards in the deck would give you a better row than there is now.
reason-deck-all = Every card in the deck would give you a better row than there is now.
reason-deck-hurts = Only { $count } of the { $left } cards in the deck would give you a better row than there is now.
reason-deck-none = No card in the deck would give you a better row than there is now.
reason-place-builds = Row { $row } then brings you { $points } instead of { $before }.
reason-place-spoils = Row { $row } then brings { $player } { $points } instead of { $before }.
reason-place-helps-others = With the card, row { $other } would bring { $player } { $points } instead of { $before }.
reason-place-hurts = With the card, row { $other } would bring you { $points } instead of { $before }.
reason-place-stays = Row { $row } is still there at your next turn in { $times } of 10 cases, row { $other } in { $otherTimes }.
reason-place-room = Row { $other } would then be full; row { $row } still has room for { $count }.
reason-place-full = Row { $row } is then full and brings you { $points }: nobody can add to it, and you take it in { $times } of 10 cases.
reason-card-gained = On row { $row } you get the card in { $times } of 10 cases, on row { $other } in { $otherTimes }. It brings you { $points }.
reason-card-avoided = On row { $other } you would get the card in { $otherTimes } of 10 cases, on row { $row } in { $times }. It would cost you { $points }.
reason-card-denied = On row { $other }, { $player } would get the card in { $otherTimes } of 10 cases, on row { $row } in { $times }. It would bring { $player } { $points }.
reason-card-foisted = On row { $row }, { $player } gets the card in { $times } of 10 cases, on row { $other } in { $otherTimes }. It costs { $player } { $points }.
reason-best-grows = The best row for you then brings { $points }, otherwise { $before }.
reason-best-shrinks = The best row that is left for { $player } then brings { $points }, otherwise { $before }.
reason-round-grows = In this round you then get { $points } on average, otherwise { $before }.
reason-round-shrinks = In this round { $player } then gets { $points } on average, otherwise { $before }.
reason-round-colours =
    { $colours ->
        [one] After this round you then have { $colours } colour on average, otherwise { $otherColours }.
       *[other] After this round you then have { $colours } colours on average, otherwise { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = By { $mover }’s next turn, row { $row } is gone in { $times } of 10 cases, mostly to { $player }. It brings { $mover } { $points }.
reason-of-row-now = Row { $row } brings { $mover } { $points } now. After drawing, the row that { $mover } takes later brings { $before } on average.
reason-of-row-pays-more = Row { $row } brings { $mover } { $points }, row { $other } only { $before }.
reason-of-row-denied = Row { $row } would bring { $player } { $points }, row { $other } only { $before }.
reason-of-row-stays = Row { $other }, which brings { $mover } { $points }, is still there at { $mover }’s next turn in { $times } of 10 cases.
reason-of-row-later = Row { $other } brings { $mover } { $points } now. After drawing, the row that { $mover } takes later brings { $before } on average.
reason-of-deck-helps = { $count } of the { $left } cards in the deck would give { $mover } a better row than there is now.
reason-of-deck-all = Every card in the deck would give { $mover } a better row than there is now.
reason-of-deck-hurts = Only { $count } of the { $left } cards in the deck would give { $mover } a better row than there is now.
reason-of-deck-none = No card in the deck would give { $mover } a better row than there is now.
reason-of-place-builds = Row { $row } then brings { $mover } { $points } instead of { $before }.
reason-of-place-spoils = Row { $row } then brings { $player } { $points } instead of { $before }.
reason-of-place-helps-others = With the card, row { $other } would bring { $player } { $points } instead of { $before }.
reason-of-place-hurts = With the card, row { $other } would bring { $mover } { $points } instead of { $before }.
reason-of-place-stays = Row { $row } is still there at { $mover }’s next turn in { $times } of 10 cases, row { $other } in { $otherTimes }.
reason-of-place-room = Row { $other } would then be full; row { $row } still has room for { $count }.
reason-of-place-full = Row { $row } is then full and brings { $mover } { $points }: nobody can add to it, and { $mover } takes it in { $times } of 10 cases.
reason-of-card-gained = On row { $row }, { $mover } gets the card in { $times } of 10 cases, on row { $other } in { $otherTimes }. It brings { $mover } { $points }.
reason-of-card-avoided = On row { $other }, { $mover } would get the card in { $otherTimes } of 10 cases, on row { $row } in { $times }. It would cost { $mover } { $points }.
reason-of-card-denied = On row { $other }, { $player } would get the card in { $otherTimes } of 10 cases, on row { $row } in { $times }. It would bring { $player } { $points }.
reason-of-card-foisted = On row { $row }, { $player } gets the card in { $times } of 10 cases, on row { $other } in { $otherTimes }. It costs { $player } { $points }.
reason-of-best-grows = The best row for { $mover } then brings { $points }, otherwise { $before }.
reason-of-best-shrinks = The best row that is left for { $player } then brings { $points }, otherwise { $before }.
reason-of-round-grows = In this round { $mover } then gets { $points } on average, otherwise { $before }.
reason-of-round-shrinks = In this round { $player } then gets { $points } on average, otherwise { $before }.
reason-of-round-colours =
    { $colours ->
        [one] After this round { $mover } then has { $colours } colour on average, otherwise { $otherColours }.
       *[other] After this round { $mover } then has { $colours } colours on average, otherwise { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = About { $percent } less chance to win. Really?
coach-take-back = Take back my last move
