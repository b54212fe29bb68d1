### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Für das Spiel auf eurem Tisch. Alles bleibt auf diesem Gerät.
companion-not-stored = Dein Browser speichert das nicht: Es geht verloren, wenn du die Seite schließt.
companion-rules = Welches Spiel?
companion-undo = Rückgängig

## Counting points

companion-out = Farben nicht im Spiel
companion-out-about = Vor der ersten Karte beiseitegelegt: { $count }. Das darf offen bleiben.
companion-cards = Die Karten der Spieler
companion-whose = Wessen Karten?
companion-cards-of = Karten von { $player }
companion-add = { $card } hinzufügen
companion-remove = { $card } entfernen
companion-next-player = Weiter: { $player }
companion-clear = Alle Karten löschen
companion-cleared = Alle Karten sind gelöscht.
companion-empty = Tippe alle Karten ein, dann stehen hier die Punkte.
companion-too-many = { $card }: Du hast { $count } eingegeben, aber dieses Spiel hat nur { $limit }.
companion-is-out = { $colour }: Diese Farbe ist bei dir nicht im Spiel, aber { $player } hat Karten davon.
companion-colours = Die Spieler haben Karten in { $count } Farben, aber dieses Spiel hat nur { $limit }.

## The match sheet

companion-hands = Punkte zählen
companion-sheet = Matchblock
companion-to-sheet = Auf den Matchblock
companion-on-sheet = Dieses Spiel steht auf dem Matchblock.
companion-lacking = Es fehlen noch Karten: { $players }
companion-sheet-other = Der Matchblock ist für eine andere Zahl von Spielern: { $count }. Beginne erst einen neuen.
companion-sheet-empty = Noch kein Spiel. Zähle die Punkte eines Spiels und setze es auf diesen Block.
companion-game-number = Spiel { $number }
companion-remove-game = Spiel { $number } entfernen
companion-game-removed = Spiel { $number } ist entfernt.
companion-print = Drucken
companion-new-sheet = Neuer Block
companion-new-sheet-sure = Einen neuen Block beginnen?
companion-new-sheet-about = Die Spiele auf diesem Block werden gelöscht und lassen sich nicht wiederherstellen.
companion-keep-sheet = Diesen behalten

## A game, entered move by move

companion-game = Spiel aufzeichnen
companion-new-game = Ein neues Spiel eingeben
companion-start-cards = Startkarten von { $player }
companion-first = Wer beginnt?
companion-begin = Beginnen
companion-begin-when = Wähle zuerst alle Startkarten und, falls es welche gibt, die Farben, die nicht im Spiel sind.
companion-drawn = Die aufgedeckte Karte
companion-drew = Aufgedeckt: { $card }
companion-or-row = Tippe auf die aufgedeckte Karte oder auf die Reihe, die genommen wurde.
companion-bonus = Goldener Joker: Welche Karte hat { $player } bekommen?
companion-last-round-card = Jetzt kommt die Karte für die letzte Runde. Gib nicht sie ein, sondern die Karte, die danach aufgedeckt wird.
