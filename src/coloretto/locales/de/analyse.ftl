### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Analysebrett
analyse-about = Stelle eine beliebige Stellung auf oder füge eine ein und erkunde, was folgen kann. Dieses Gerät bewertet jede Möglichkeit.
analyse-damaged = Die Stellung in diesem Link ist beschädigt: Hier ist eine andere.
analyse-undo = Zurücknehmen
analyse-card = Welche Karte kommt?
analyse-text = Die Stellung als Text
analyse-show = Diese Stellung zeigen
analyse-impossible = Diese Stellung ist unmöglich.
analyse-go-on = Mach weiter, bis sie stimmt.
analyse-link = Ein Link zu dieser Stellung
analyse-link-about = Er enthält die Stellung selbst und braucht keinen Server.

## Setting up a position

analyse-set-up = Eine Stellung aufstellen
analyse-place = Wo die Karten liegen
analyse-row = Reihe { $row }
analyse-drawn = Aufgedeckte Karte
analyse-discarded = Aus dem Spiel
analyse-removed = Entfernte Farben
analyse-taken = Wurde in dieser Runde aufgenommen
analyse-out = Hat in dieser Runde eine Reihe aufgenommen
analyse-add = { $card } hinzufügen
analyse-turn = Wer ist am Zug?
analyse-round = Runde
