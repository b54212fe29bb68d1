### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Spiele

## Opening a record

replay-open-title = Ein aufgezeichnetes Spiel ansehen
replay-open-about = Wähle die Aufzeichnung eines Spiels, das hier, im Terminal oder von deinem eigenen Programm gespeichert wurde. Sie wird nach den Regeln geprüft, dann kannst du sie Schritt für Schritt ansehen.
replay-choose = Datei wählen
replay-drop = … oder hier ablegen
replay-drop-now = Hier ablegen
replay-text = Oder füge den Text einer Aufzeichnung ein
replay-show = Spiel zeigen
replay-checking = Die Aufzeichnung wird geprüft …
replay-other = Andere Aufzeichnung öffnen
# Where a record is wrong.
replay-wrong-at = Zeile { $line }, Spalte { $column }
replay-wrong-line = Zeile { $line }
replay-not-text = Diese Datei ist kein Text, also auch keine Aufzeichnung.
replay-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.

## Stepping

replay-controls = Schritte
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-round-before = Zur Runde davor
replay-round-after = Zur nächsten Runde
replay-start = Abspielen
replay-pause = Pause
replay-speed = Tempo
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Schritt { $step } von { $count }: { $text }
replay-begin = Vor dem ersten Zug
replay-keys = Mit der Tastatur: Pfeile gehen einen Schritt, Bild auf und Bild ab eine Runde, Pos1 und Ende springen, die Leertaste spielt ab.
replay-view = Gesehen von
replay-reader = { $player } (du)
replay-log = Was geschah

## The review

replay-review = Auswertung
replay-review-about = Welche Entscheidung hat wie viel gekostet, und welche Karten waren Glück? Dein Gerät berechnet es in ein paar Sekunden.
replay-review-start = Dieses Spiel auswerten

## Playing on

replay-play-on = Von hier weiterspielen
replay-play-on-about = Du übernimmst den Platz von { $player }, Bots die anderen. Die übrigen Karten werden neu gemischt: Die neue Aufzeichnung vermerkt das und beweist nichts über ihren Stapel.
replay-play-on-about-you = Du spielst wieder auf deinem Platz, Bots auf den anderen. Die übrigen Karten werden neu gemischt: Die neue Aufzeichnung vermerkt das und beweist nichts über ihren Stapel.
replay-analyse = Diese Stellung analysieren

## The course of the points

replay-graph = Die Punkte, Zug für Zug
replay-graph-about = Eine Linie für jeden Spieler. Tippe darauf, um dorthin zu gehen.
replay-graph-table = Dasselbe als Tabelle
replay-graph-round = Runde

## The record and its deck

replay-share = Teilen
replay-save = Aufzeichnung speichern
replay-proof = Ist der Stapel fair?
replay-proof-promised = Ja. Es ist der Stapel, der vor dem ersten Zug versprochen wurde.
replay-proof-unpromised = Der Stapel passt zum Startwert der Aufzeichnung, aber vor dem Spiel wurde nichts versprochen.
replay-proof-wrong = Nein. Der Stapel dieser Aufzeichnung passt nicht zu seinem Versprechen.
replay-proof-unknown = Diese Aufzeichnung sagt nicht, wie ihr Stapel gemischt wurde.
replay-proof-rules = Jeder Zug hält die Regeln ein.
replay-proof-commitment = Vorher versprochen
replay-proof-seed = Nachher gezeigt
replay-proof-details = Beweis zeigen
