### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Spielend lernen
learn-mia = Mia
learn-leo = Leo
learn-coach = Trainer
learn-scene = { $scene } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-undo = Zurücknehmen
learn-skip-watching = Vorspulen
learn-skip = Lektion überspringen
learn-again = Von vorn
learn-keys = Mit der Tastatur: D deckt auf, 1 bis 3 wählen eine Reihe, mit Enter geht es weiter.
learn-play = Jetzt richtig spielen
learn-play-about = Gegen zwei freundliche Bots. Du kannst jederzeit aufhören.
learn-all-rules = Alle Regeln lesen

## The scenes

learn-draw-title = Eine Karte aufdecken
learn-draw = Du sammelst Chamäleons, und dieses rote gehört dir schon. Du bist dran: Tippe auf den Stapel, um eine Karte aufzudecken.

learn-place-title = An eine Reihe anlegen
learn-place = Wieder Rot, genau was du brauchst! Lege es an Reihe 1 an, für später.

learn-take-title = Eine Reihe aufnehmen
learn-take-watch = Jetzt decken auch Mia und Leo eine Karte auf und legen sie an.
learn-take = Leo hat eine „+2“ neben deine rote Karte gelegt: zwei Punkte, immer. Nimmst du jetzt eine Reihe, oder deckst du noch eine Karte auf?
learn-take-t0 =
    { $points ->
        [one] Gut gemacht! Rot passt zu deinen Karten, und die „+2“ zählt auch. Das macht { $points } Punkt.
       *[other] Gut gemacht! Rot passt zu deinen Karten, und die „+2“ zählt auch. Das macht { $points } Punkte.
    }
learn-take-t1 = Blau hast du noch nicht, und Mia sammelt es. In Reihe 1 liegen deine rote Karte und eine „+2“.
learn-take-d = Das darfst du. Aber vor deinem nächsten Zug sind Mia und Leo dran, und jemand schnappt sich Reihe 1.

learn-out-title = Ausgestiegen
learn-out-watch = Wer eine Reihe nimmt, steigt bis zum Ende der Runde aus. Sieh zu, was die anderen tun.
learn-out = Alle haben eine Reihe genommen, also ist die Runde zu Ende. Leo nahm zuletzt: Er beginnt die nächste.

learn-spoil-title = Eine Reihe verderben
learn-spoil = Die nächste Runde: Du hast Türkis aufgedeckt, das niemand will. Mia wartet auf die blaue Reihe, du auf die rote. Wohin damit?
learn-spoil-p0 = Schön gemein! Wer die blauen Karten nimmt, muss die türkise mitnehmen.
learn-spoil-p1 = Diese Reihe willst du doch selbst. Jetzt brächte sie dir eine Farbe, die Punkte kostet.
learn-spoil-p2 = Das ärgert Leo ein bisschen. Aber Mias Reihe ist die beste am Tisch: Verdirb lieber die.

learn-three-title = Nur drei Farben zählen plus
learn-three = Ein paar Runden später. Deine drei besten Farben zählen plus, jede andere minus. Alle Reihen sind voll, du musst also eine nehmen. Welche?
learn-three-t0 = Drei Farben, die du nicht hast, und jede kostet. Du würdest von { $before } auf { $points } Punkte fallen.
learn-three-t1 = Die beste Wahl: Rot und Gelb wachsen, nur die blaue Karte kostet. Du steigst von { $before } auf { $points } Punkte.
learn-three-t2 = Nicht schlecht, du hättest { $points } Punkte. Aber eine andere Reihe bringt mehr.

learn-joker-title = Joker
learn-joker = Ein Joker wird zu einer Farbe deiner Wahl, wenn die Punkte gezählt werden. Mia ist schon ausgestiegen. Was nun?
learn-joker-t1 = Ja! Der Joker zählt jetzt als Rot, und du steigst von { $before } auf { $points } Punkte. Bringt am Ende eine andere Farbe mehr, wird er zu der.
learn-joker-t2 = Die „+2“ ist nett, und du hättest { $points } Punkte. Aber ein Joker bringt dir mehr.
learn-joker-d = Dann nimmt Leo den Joker. Sei schneller als er!

learn-last-title = Die letzte Runde
learn-last = Weit unten im Stapel steckt die Karte „Letzte Runde“, und jetzt liegt sie oben. Decke eine Karte auf!
learn-last-d = Da ist sie. Diese Runde wird zu Ende gespielt, dann ist das Spiel aus. Deine gelbe Karte liegt jetzt an Reihe 3.

learn-alone-title = Allein übrig
learn-alone-watch = Mia und Leo nehmen ihre Reihen.
learn-alone = Du bist allein übrig. Du darfst weiter aufdecken, solange Platz ist, oder Reihe 3 nehmen. Was tust du?
learn-alone-t2 = Genau: eine Karte, die Punkte bringt, und keine, die kostet. Du steigst von { $before } auf { $points } Punkte.
learn-alone-d = Noch eine türkise Karte. Sie gehört jetzt zur Reihe und macht dein Minus größer. Jedes Aufdecken ist ein Risiko!

learn-score-title = Die Wertung
learn-score = Du hast gewonnen! Drei Farben zählen plus, die anderen minus. Dein Joker kam dorthin, wo er am meisten bringt, und jede „+2“ ist zwei Punkte wert. Das ist das ganze Spiel.

## Around the rules

learn-contents = Inhalt
learn-print = Drucken
learn-by-playing = Spielend lernen
learn-ruling = Unsere Festlegung
