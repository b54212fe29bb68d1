### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Tisch
table-log = Was geschah
table-players = Die anderen
table-rows = Reihen
table-menu = Mehr

## What can be done, on buttons and rows: short

table-draw = Aufdecken
table-take = Nehmen
table-place = Hierher

## The deck

table-until-last-round =
    { $count ->
        [one] letzte Runde in { $count } Karte
       *[other] letzte Runde in { $count } Karten
    }
table-last-round-next = nächste Karte: letzte Runde
table-deck-details = Was noch im Stapel ist
table-deck-explained = So viele Karten jeder Art sind noch im Stapel.
table-not-in-game = Nicht im Spiel
table-discarded = Aus dem Spiel
table-last-round-explained = Die Karte „Letzte Runde“ ist da: Diese Runde wird zu Ende gespielt, dann zählen die Punkte.
table-bonus = Goldener Joker!
table-points = Punkte für Karten einer Farbe

## Players

table-bot = { $level } { $number }
table-stand-in = Bot
table-clock = Restzeit
table-here = Am Tisch
table-last-here = Nicht da. Zuletzt hier: { $when }
table-let-bot-play-short = Bot spielen lassen

## Asked before a move, for those who want that

table-confirm-take = Reihe { $row } aufnehmen?
table-confirm-place = An Reihe { $row } anlegen?
table-yes = Ja
table-no = Nein
## Ein Zug auf dem Weg zum Server

table-sending = Dein Zug wird gesendet …
table-not-sent = Keine Verbindung. Dein Zug wird gesendet, sobald sie wieder da ist.
table-arrived = Die Verbindung ist wieder da. Dein Zug ist angekommen.

## Chat

table-say = Schreib etwas
table-send = Senden
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reaktionen
reaction-hello = Hallo!
reaction-bravo = Gut gespielt!
reaction-thanks = Danke!
reaction-laugh = Haha!
reaction-surprised = Oh!
reaction-oops = Ups!

## Going away and coming back

table-rules = Regeln
table-leave = Tisch verlassen
table-let-bot-play = Einen Bot für mich spielen lassen
table-bot-plays = Ein Bot spielt für dich.
table-return = Selbst weiterspielen
table-resign = Aufgeben
table-resign-sure = Dieses Match aufgeben? Ein Bot spielt weiter, und du kannst nicht zurück.
table-resign-yes = Ja, aufgeben
table-resigned = Du hast aufgegeben. Ein Bot spielt weiter.
table-keys = Mit der Tastatur: D deckt auf, 1 bis 5 wählen eine Reihe, auch Pfeile und Enter. H, P und L lesen Karten, Punkte und den letzten Zug vor.
table-keys-react = R öffnet die Reaktionen.
table-keys-advice = Das Fragezeichen fragt um Rat.

## The end of a game

table-results = Punkte zeigen
table-next = Nächstes Spiel
table-replay = Spiel ansehen
table-save = Aufzeichnung speichern
