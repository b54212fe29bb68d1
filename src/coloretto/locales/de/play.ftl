### Die Partie in Worten. Was die Werte bedeuten, steht in en/game.ftl.

## Karten im Satz: „Ada deckt ... auf“

card-object-a = eine türkise Karte
card-object-b = eine blaue Karte
card-object-c = eine rote Karte
card-object-d = eine gelbe Karte
card-object-e = eine grüne Karte
card-object-f = eine pinke Karte
card-object-g = eine graue Karte
card-object-plus-two = eine „+2“
card-object-joker = einen Joker
card-object-golden-joker = den goldenen Joker

## Der Tisch

row-name = Reihe { $row }
row-free = frei
row-taken = genommen
row-empty = leer
row-full = voll
row-holds =
    { $count ->
        [one] Platz für { $count } Karte
       *[other] Platz für { $count } Karten
    }
row-described = Reihe { $row }: { $cards }
table-watching = Du siehst zu.
deck-name = Stapel
deck-left =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
entropy-mine = Dein Zufallstext ist ins Mischen eingeflossen.
entropy-missing = Dein Zufallstext ist nicht ins Mischen eingeflossen.
entropy-some = Spieler haben Zufallstexte zum Mischen beigetragen: Der Startwert allein hat nicht über den Stapel entschieden.
entropy-none = Kein Spieler hat zum Mischen beigetragen: Der Stapel folgt allein aus dem Startwert.
last-round-in =
    { $count ->
        [one] noch { $count } Karte bis zur letzten Runde
       *[other] noch { $count } Karten bis zur letzten Runde
    }
last-round-next = Die nächste Karte bringt die letzte Runde.
last-round-now = Letzte Runde!
last-round-about = Es geht weiter, bis alle eine Reihe aufgenommen haben. Dann ist das Spiel aus.
score-now =
    { $count ->
        [one] Jetzt { $count } Punkt
       *[other] Jetzt { $count } Punkte
    }
player-out = ausgestiegen
player-away = weg

## Was man tun kann

action-draw = Karte aufdecken
action-take = Reihe { $row } aufnehmen
action-place = An Reihe { $row } anlegen
action-take-cards = Reihe { $row } aufnehmen: { $cards }
action-place-cards = Lege { $card } an Reihe { $row } an: { $cards }

## Wer am Zug ist

turn-choose-you = Du bist dran: Decke eine Karte auf oder nimm eine Reihe auf.
turn-only-draw-you = Du bist dran: Decke eine Karte auf.
turn-only-take-you = Alle Reihen sind voll: Nimm eine auf.
turn-place-you = Lege { $card } an eine Reihe an.
turn-choose-other = { $player } ist am Zug.
turn-place-other = { $player } legt { $card } an.
turn-out-you = Du bist bis zum Ende der Runde ausgestiegen.
turn-bot-soon-you =
    { $count ->
        [one] In { $count } Sekunde spielt ein Bot für dich.
       *[other] In { $count } Sekunden spielt ein Bot für dich.
    }
turn-over = Das Spiel ist aus.

## Was geschieht

log-game-begins = Spiel { $game } beginnt.
log-removed = Nicht im Spiel: { $colours }.
log-round-begins-you = Runde { $round }. Du beginnst.
log-round-begins-other = Runde { $round }. { $player } beginnt.
log-draws-you = Du deckst { $card } auf.
log-draws-other = { $player } deckt { $card } auf.
log-places-you = Du legst { $card } an Reihe { $row } an.
log-places-other = { $player } legt { $card } an Reihe { $row } an.
log-draws-and-places-other = { $player } deckt { $card } auf und legt an Reihe { $row } an.
log-only-place-you = Du legst { $card } an Reihe { $row } an, nur dort ist Platz.
log-takes-you = Du nimmst Reihe { $row } auf: { $cards }.
log-takes-other = { $player } nimmt Reihe { $row } auf: { $cards }.
log-bonus-you = Der goldene Joker bringt dir außerdem { $card }.
log-bonus-other = Der goldene Joker bringt { $player } außerdem { $card }.
log-last-round = Die Karte „Letzte Runde“ liegt offen: Das ist die letzte Runde!
log-discarded = Niemand hat sie genommen, sie kommen aus dem Spiel: { $cards }.
log-game-over = Spiel { $game } ist zu Ende.

## Was um das Spiel herum geschieht

log-sits-you = Du setzt dich.
log-sits-other = { $player } setzt sich.
log-stands-other = { $player } geht.
log-sent-away-other = { $player } wird weggeschickt.
log-stands-in-clock-you = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
log-stands-in-clock-other = Zeit abgelaufen: Für { $player } spielt ein Bot.
log-stands-in-idle-you = Du hast zu lange nicht gespielt: Ein Bot spielt für dich.
log-stands-in-idle-other = { $player } hat zu lange nicht gespielt: Ein Bot spielt weiter.
log-stands-in-left-you = Ein Bot spielt für dich.
log-stands-in-left-other = { $player } ist weg: Ein Bot spielt weiter.
log-stands-in-away-you = Du warst weg: Ein Bot spielt für dich.
log-stands-in-away-other = { $player } ist nicht da: Ein Bot spielt weiter.
log-stands-in-resigned-you = Du gibst auf: Ein Bot spielt weiter.
log-stands-in-resigned-other = { $player } gibt auf: Ein Bot spielt weiter.
log-returns-you = Du bist zurück und spielst wieder selbst.
log-returns-other = { $player } ist zurück.
log-goes-away-other = { $player } ist nicht mehr da.
log-comes-back-other = { $player } ist wieder da.
log-renamed = { $before } heißt jetzt { $player }.
log-ready-other = { $player } ist bereit fürs nächste Spiel.
log-silenced = Chat und Reaktionen von { $player } sind stummgeschaltet.
log-unsilenced = Chat und Reaktionen von { $player } sind wieder zugelassen.
log-rematch = Die Revanche steht bereit.
log-closed-host = Der Tisch wurde vom Gastgeber geschlossen.
log-closed-empty = Alle sind gegangen: Der Tisch ist geschlossen.
log-closed-administrator = Der Tisch wurde von der Verwaltung geschlossen.

## Das Ende eines Spiels und eines Matches

result-bot-turns =
    { $count ->
        [one] { $count } Zug hat ein Bot gespielt.
       *[other] { $count } Züge hat ein Bot gespielt.
    }

## Wie die Punkte zustande kommen

score-title = So kommen die Punkte zustande
score-plus = Plus
score-minus = Minus
score-total = Summe
score-nothing = nichts
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } und ein Joker
       *[other] { $cards } und { $jokers } Joker
    }
score-jokers-alone =
    { $jokers ->
        [one] ein Joker als { $colour }
       *[other] { $jokers } Joker als { $colour }
    }
score-plus-twos =
    { $count ->
        [one] eine „+2“-Karte
       *[other] { $count } „+2“-Karten
    }
score-joker = Der Joker zählt als { $colour }.
score-joker-better =
    { $total ->
        [one] Der Joker zählt als { $colour }. Die nächstbeste Wahl wäre { $other }: zusammen { $total } Punkt.
       *[other] Der Joker zählt als { $colour }. Die nächstbeste Wahl wäre { $other }: zusammen { $total } Punkte.
    }
score-joker-as-good = Der Joker zählt als { $colour }. Als { $other } brächte er genauso viel.
score-joker-softens = Der Joker zählt als { $colour }: Dort macht er ein Minus kleiner.
score-joker-costs-nothing = Der Joker zählt als { $colour }: Dort kostet er nichts.
score-jokers = Die Joker zählen als { $colours }. Keine andere Wahl bringt mehr.

## Wie gut eine Entscheidung war

decision-good = gut
decision-inaccuracy = Ungenauigkeit
decision-mistake = Fehler
decision-blunder = Patzer
luck-lucky = Glück
luck-unlucky = Pech
