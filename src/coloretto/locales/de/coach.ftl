### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Wenn du sie nimmst: von { $before } auf { $after } Punkte.
preview-row-other = Wenn { $player } sie nimmt: von { $before } auf { $after } Punkte.
preview-bonus = Der goldene Joker bringt noch eine Karte dazu.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Um Rat fragen
coach-title = Rat
coach-busy = Denkt nach …
hint-best = Am besten: { $best }; danach: { $other }.
hint-alike = Es macht kaum einen Unterschied: { $best }; { $other }.
hint-no-difference = Es macht keinen Unterschied: { $best }.
hint-only = Es gibt nur eine Möglichkeit: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } Gewinnchance)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = Bis zu deinem nächsten Zug ist Reihe { $row } in { $times } von 10 Fällen weg, meist an { $player }. Sie bringt dir { $points }.
reason-row-now = Reihe { $row } bringt dir jetzt { $points }. Deckst du eine Karte auf, bringt die Reihe, die du später aufnimmst, im Schnitt { $before }.
reason-row-pays-more = Reihe { $row } bringt dir { $points }, Reihe { $other } nur { $before }.
reason-row-denied = Reihe { $row } brächte { $player } { $points }, Reihe { $other } nur { $before }.
reason-row-stays = Reihe { $other }, die dir { $points } bringt, ist bei deinem nächsten Zug in { $times } von 10 Fällen noch da.
reason-row-later = Reihe { $other } bringt dir jetzt { $points }. Deckst du eine Karte auf, bringt die Reihe, die du später aufnimmst, im Schnitt { $before }.
reason-deck-helps = { $count } der { $left } Karten im Stapel gäben dir eine bessere Reihe als jetzt.
reason-deck-all = Jede Karte im Stapel gäbe dir eine bessere Reihe als jetzt.
reason-deck-hurts = Nur { $count } der { $left } Karten im Stapel gäben dir eine bessere Reihe als jetzt.
reason-deck-none = Keine Karte im Stapel gäbe dir eine bessere Reihe als jetzt.
reason-place-builds = Reihe { $row } bringt dir dann { $points } statt { $before }.
reason-place-spoils = Reihe { $row } bringt { $player } dann { $points } statt { $before }.
reason-place-helps-others = Mit der Karte brächte Reihe { $other } { $player } { $points } statt { $before }.
reason-place-hurts = Mit der Karte brächte Reihe { $other } dir { $points } statt { $before }.
reason-place-stays = Reihe { $row } ist bei deinem nächsten Zug in { $times } von 10 Fällen noch da, Reihe { $other } in { $otherTimes }.
reason-place-room = Reihe { $other } wäre dann voll; Reihe { $row } hat noch Platz für { $count }.
reason-place-full = Reihe { $row } ist dann voll und bringt dir { $points }: Niemand kann noch etwas anlegen, und in { $times } von 10 Fällen nimmst du sie auf.
reason-card-gained = An Reihe { $row } bekommst du die Karte in { $times } von 10 Fällen, an Reihe { $other } in { $otherTimes }. Sie bringt dir { $points }.
reason-card-avoided = An Reihe { $other } bekämst du die Karte in { $otherTimes } von 10 Fällen, an Reihe { $row } in { $times }. Sie würde dich { $points } kosten.
reason-card-denied = An Reihe { $other } bekäme { $player } die Karte in { $otherTimes } von 10 Fällen, an Reihe { $row } in { $times }. Sie brächte { $player } { $points }.
reason-card-foisted = An Reihe { $row } bekommt { $player } die Karte in { $times } von 10 Fällen, an Reihe { $other } in { $otherTimes }. Sie kostet { $player } { $points }.
reason-best-grows = Die beste Reihe für dich bringt dann { $points }, sonst { $before }.
reason-best-shrinks = Die beste übrige Reihe bringt { $player } dann { $points }, sonst { $before }.
reason-round-grows = In dieser Runde bekommst du dann im Schnitt { $points }, sonst { $before }.
reason-round-shrinks = In dieser Runde bekommt { $player } dann im Schnitt { $points }, sonst { $before }.
reason-round-colours =
    { $colours ->
        [one] Nach dieser Runde hast du dann im Schnitt { $colours } Farbe, sonst { $otherColours }.
       *[other] Nach dieser Runde hast du dann im Schnitt { $colours } Farben, sonst { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = Bis { $mover } wieder am Zug ist, ist Reihe { $row } in { $times } von 10 Fällen weg, meist an { $player }. Sie bringt { $mover } { $points }.
reason-of-row-now = Reihe { $row } bringt { $mover } jetzt { $points }. Nach dem Aufdecken bringt die Reihe, die { $mover } später aufnimmt, im Schnitt { $before }.
reason-of-row-pays-more = Reihe { $row } bringt { $mover } { $points }, Reihe { $other } nur { $before }.
reason-of-row-denied = Reihe { $row } brächte { $player } { $points }, Reihe { $other } nur { $before }.
reason-of-row-stays = Reihe { $other }, die { $mover } { $points } bringt, ist in { $times } von 10 Fällen noch da, wenn { $mover } wieder am Zug ist.
reason-of-row-later = Reihe { $other } bringt { $mover } jetzt { $points }. Nach dem Aufdecken bringt die Reihe, die { $mover } später aufnimmt, im Schnitt { $before }.
reason-of-deck-helps = { $count } der { $left } Karten im Stapel gäben { $mover } eine bessere Reihe als jetzt.
reason-of-deck-all = Jede Karte im Stapel gäbe { $mover } eine bessere Reihe als jetzt.
reason-of-deck-hurts = Nur { $count } der { $left } Karten im Stapel gäben { $mover } eine bessere Reihe als jetzt.
reason-of-deck-none = Keine Karte im Stapel gäbe { $mover } eine bessere Reihe als jetzt.
reason-of-place-builds = Reihe { $row } bringt { $mover } dann { $points } statt { $before }.
reason-of-place-spoils = Reihe { $row } bringt { $player } dann { $points } statt { $before }.
reason-of-place-helps-others = Mit der Karte brächte Reihe { $other } { $player } { $points } statt { $before }.
reason-of-place-hurts = Mit der Karte brächte Reihe { $other } { $mover } { $points } statt { $before }.
reason-of-place-stays = Reihe { $row } ist in { $times } von 10 Fällen noch da, wenn { $mover } wieder am Zug ist, Reihe { $other } in { $otherTimes }.
reason-of-place-room = Reihe { $other } wäre dann voll; Reihe { $row } hat noch Platz für { $count }.
reason-of-place-full = Reihe { $row } ist dann voll und bringt { $mover } { $points }: Niemand kann noch etwas anlegen, und in { $times } von 10 Fällen nimmt { $mover } sie auf.
reason-of-card-gained = An Reihe { $row } bekommt { $mover } die Karte in { $times } von 10 Fällen, an Reihe { $other } in { $otherTimes }. Sie bringt { $mover } { $points }.
reason-of-card-avoided = An Reihe { $other } bekäme { $mover } die Karte in { $otherTimes } von 10 Fällen, an Reihe { $row } in { $times }. Sie würde { $mover } { $points } kosten.
reason-of-card-denied = An Reihe { $other } bekäme { $player } die Karte in { $otherTimes } von 10 Fällen, an Reihe { $row } in { $times }. Sie brächte { $player } { $points }.
reason-of-card-foisted = An Reihe { $row } bekommt { $player } die Karte in { $times } von 10 Fällen, an Reihe { $other } in { $otherTimes }. Sie kostet { $player } { $points }.
reason-of-best-grows = Die beste Reihe für { $mover } bringt dann { $points }, sonst { $before }.
reason-of-best-shrinks = Die beste übrige Reihe bringt { $player } dann { $points }, sonst { $before }.
reason-of-round-grows = In dieser Runde bekommt { $mover } dann im Schnitt { $points }, sonst { $before }.
reason-of-round-shrinks = In dieser Runde bekommt { $player } dann im Schnitt { $points }, sonst { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Nach dieser Runde hat { $mover } dann im Schnitt { $colours } Farbe, sonst { $otherColours }.
       *[other] Nach dieser Runde hat { $mover } dann im Schnitt { $colours } Farben, sonst { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Etwa { $percent } weniger Gewinnchance. Wirklich?
coach-take-back = Meinen letzten Zug zurücknehmen
