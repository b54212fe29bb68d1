### Die Regeln jeder Ausgabe, in eigenen Worten: ein Titel und seine Absätze, in der Reihenfolge von `sections.py`.


rules-title = Die Regeln

rules-aim = Worum es geht
rules-aim-1 = Du sammelst Chamäleons. Am Ende bringen dir nur drei deiner Farben Punkte; jede andere Farbe kostet dich welche.
rules-aim-2 = Viele Karten in wenigen Farben sind also gut, wenige Karten in vielen Farben schlecht. Nur bestimmen die anderen mit, was du aufnehmen kannst.

rules-cards-classic = Die Karten
rules-cards-classic-1 = Für drei bis fünf Spieler ab 8 Jahren. Es gibt sieben Farben mit je neun Karten, zehn „+2“-Karten und drei Joker.
rules-cards-classic-2 = Die Karte „Letzte Runde“ kündigt das Ende des Spiels an. Fünf Reihenkarten zeigen in der Mitte, wo die Reihen liegen, und fünf Übersichtskarten, was wie viel wert ist. Blankokarten in der Schachtel werden nicht gebraucht.

rules-cards-golden = Die Karten
rules-cards-golden-1 = Für zwei bis fünf Spieler ab 8 Jahren. Es gibt sieben Farben mit je neun Karten, zehn „+2“-Karten, zwei Joker und einen goldenen Joker.
rules-cards-golden-2 = Die Karte „Letzte Runde“ kündigt das Ende des Spiels an. Reihenkarten zeigen in der Mitte, wo die Reihen liegen: fünf braune für drei bis fünf Spieler, drei grüne für zwei. Fünf Übersichtskarten zeigen beide Wertungstabellen.
rules-cards-golden-3 = Was folgt, gilt für drei bis fünf Spieler; was zu zweit anders ist, steht am Ende.

rules-setup = Vor dem ersten Zug
rules-setup-1 = In der Mitte gibt es so viele Reihen wie Mitspieler. In jede Reihe passen drei Karten.
rules-setup-2 = Alle bekommen zu Beginn eine offene Farbkarte, und keine Farbe kommt dabei doppelt vor. Zu dritt bleiben alle Karten einer Farbe in der Schachtel.
rules-setup-3 = Die übrigen Karten werden zu einem verdeckten Stapel gemischt.
rules-setup-4 = Das Los entscheidet, welche Farben in der Schachtel bleiben, wer welche Farbkarte bekommt und wer beginnt, in jedem Spiel eines Matches neu.

rules-deck-classic = Wo die letzte Runde steckt
rules-deck-classic-1 = Die Karte „Letzte Runde“ liegt auf den untersten 15 Karten des Stapels. So weißt du immer, wie viele Karten noch vor ihr kommen.

rules-deck-golden = Wo die letzte Runde steckt
rules-deck-golden-1 = Die Karte „Letzte Runde“ liegt auf den untersten 16 Karten des Stapels. So weißt du immer, wie viele Karten noch vor ihr kommen.

rules-turn = Dein Zug
rules-turn-1 = Du tust genau eines von beidem: eine Karte aufdecken und anlegen oder eine Reihe aufnehmen. Dann geht es im Uhrzeigersinn weiter.

rules-draw = Eine Karte aufdecken und anlegen
rules-draw-1 = Du drehst die oberste Karte des Stapels um und legst sie an irgendeine Reihe an, in der noch Platz ist. Damit kannst du anderen eine Reihe verderben oder dir eine schöner machen.
rules-draw-2 = Sind alle Reihen in der Mitte voll, kannst du nichts aufdecken: Dann musst du eine Reihe aufnehmen.

rules-take = Eine Reihe aufnehmen
rules-take-1 = Du nimmst eine ganze Reihe mit mindestens einer Karte auf und sortierst die Karten nach Farben vor dir. Alle sehen, was alle haben.
rules-take-2 = Damit steigst du aus, bis die Runde zu Ende ist.

rules-round = Das Ende einer Runde
rules-round-1 = Wer als Einziger übrig ist, darf allein weiter aufdecken, solange Platz ist, und nimmt am Schluss eine Reihe auf.
rules-round-2 = Haben alle eine Reihe aufgenommen, kommen die Reihenkarten leer zurück in die Mitte. Wer als Letzter aufgenommen hat, beginnt die nächste Runde.

rules-golden-joker = Der goldene Joker
rules-golden-joker-1 = Er zählt wie ein Joker. Wer die Reihe aufnimmt, in der er liegt, dreht zusätzlich die oberste Karte des Stapels um und behält sie. Beim Anlegen passiert nichts.
rules-golden-joker-2 = Kommt dabei die Karte „Letzte Runde“ zum Vorschein, wird sie beiseitegelegt, die laufende Runde wird zur letzten, und du bekommst stattdessen die nächste Karte.
rules-golden-joker-3 = Die zusätzliche Karte gibt es auch für die allerletzte Reihe des Spiels.

rules-last-round = Die letzte Runde
rules-last-round-1 = Kommt die Karte „Letzte Runde“, wird sie beiseitegelegt und dafür die nächste Karte aufgedeckt.
rules-last-round-2 = Die laufende Runde wird ganz normal zu Ende gespielt, auch Aufdecken ist noch erlaubt. Danach ist das Spiel aus.

rules-jokers = Joker
rules-jokers-1 = Am Ende wird jeder Joker zu einer Karte einer Farbe im Spiel. Zwei Joker dürfen verschiedene Farben werden.
rules-jokers-2 = Ein Joker darf auch eine Farbe werden, die du gar nicht hast, und er muss zählen. Du musst nichts aussuchen: Jeder Joker zählt dort, wo er dir am meisten bringt, und du erfährst, warum.

rules-scoring = Wertung
rules-scoring-1 = Für jede Farbe sagt die Wertungstabelle, was deine Karten wert sind. Mehr als sechs Karten einer Farbe zählen wie sechs.
rules-scoring-2 = Deine drei besten Farben zählen plus, jede andere minus. Deine Punkte können durchaus unter null fallen.
rules-scoring-3 = Jede „+2“-Karte bringt immer zwei Punkte.

rules-brown = Die braune Tabelle
rules-brown-1 = 1, 2, 3, 4, 5, 6 oder mehr Karten einer Farbe: 1, 3, 6, 10, 15, 21 Punkte.
rules-brown-2 = Bis zur sechsten ist jede weitere Karte mehr wert als die vorige. Bleib deinen Farben treu!

rules-violet = Die violette Tabelle
rules-violet-1 = 1, 2, 3, 4, 5, 6 oder mehr Karten einer Farbe: 1, 4, 8, 7, 6, 5 Punkte. Welche Tabelle gilt, macht ihr vor dem Spiel aus; für die ersten Spiele empfiehlt sich die braune.
rules-violet-2 = Am besten sind drei Karten einer Farbe, und ein großes Minus wird mit mehr Karten wieder kleiner. Manchmal hilft ein Joker deshalb am meisten in einer Farbe, die dich Punkte kostet.

rules-example = Ein Beispiel
rules-example-1 = Bei der braunen Tabelle hast du sechs grüne Karten, vier gelbe, drei rote, zwei blaue, einen Joker und eine „+2“.
rules-example-2 = Grün bringt schon seine 21 Punkte, also wird der Joker gelb: 21 für Grün, 15 für Gelb, 6 für Rot, 3 weniger für Blau und 2 für die „+2“ ergeben 41 Punkte.

rules-win-classic = Wer gewinnt
rules-win-classic-1 = Wer die meisten Punkte hat, gewinnt.
rules-win-classic-2 = Ein Match sind vier Spiele, deren Punkte zusammengezählt werden. Ihr könnt auch weniger oder mehr ausmachen.
rules-win-classic-3 = Bei Gleichstand wird der Sieg geteilt.

rules-win-golden = Wer gewinnt
rules-win-golden-1 = Wer die meisten Punkte hat, gewinnt. Ein Spiel entscheidet, wenn ihr nicht mehrere ausmacht.
rules-win-golden-2 = Bei Gleichstand wird der Sieg geteilt.

rules-two-players = Zu zweit
rules-two-players-1 = Alle Karten von zwei Farben bleiben in der Schachtel.
rules-two-players-2 = Ihr beginnt mit je zwei Karten verschiedener Farben.
rules-two-players-3 = Es gibt drei grüne Reihen, mit Platz für eine, zwei und drei Karten.
rules-two-players-4 = Haben beide eine Reihe aufgenommen, kommen die Karten der dritten endgültig aus dem Spiel.
rules-two-players-5 = Alle vier Karten haben verschiedene Farben.

rules-sources = Gedruckte Regeln und unsere Festlegungen
rules-sources-1 = An wenigen Stellen schweigen die gedruckten Regeln, und ein Computer muss sich dort entscheiden. Diese Absätze sind gekennzeichnet: Es sind unsere Festlegungen. Alles andere ist gedruckt.
