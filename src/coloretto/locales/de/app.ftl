### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, Startseite
app-skip = Zum Inhalt
app-navigation = Hauptseiten
app-learn = Lernen
app-rules = Regeln
app-score = Echte Karten werten
app-replay = Ein aufgezeichnetes Spiel ansehen
app-programs = Für Programme
app-about = Coloretto ist ein Kartenspiel von Michael Schacht. Diese freie Version machen Leute, die es lieben.
app-loading = Einen Moment …
app-reload = Neu laden
app-new-version = Eine neue Version von Coloretto ist verfügbar.
app-later = Später
app-retry = Noch einmal
app-cancel = Abbrechen
app-copy = Kopieren
app-copied = Kopiert.
app-not-copied = Das ließ sich nicht kopieren. Bitte markiere und kopiere es von Hand.
app-share = Teilen
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = Ein Teil des Spiels ließ sich nicht laden. Bist du online?
app-away = Die Verbindung ist weg. Neuer Versuch …
app-back = Die Verbindung ist wieder da.
app-offline = Der Server ist nicht erreichbar. Bist du online?
app-offline-title = Keine Verbindung
app-no-server-title = Hier gibt es keinen Server
app-no-server = Das braucht einen Server, und dieses Coloretto hat keinen.
app-close = Schließen

## Home

home-title = Sammle Farben. Aber nicht zu viele.
home-lead = Das Kartenspiel mit den Chamäleons: in zwei Minuten gelernt, in einer halben Stunde gespielt.
home-play = Jetzt spielen
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Gegen { $count } Bot · { $level } · { $edition }
       *[other] Gegen { $count } Bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Der Server wurde gerade erst eingerichtet. Dein Spiel beginnt in ein paar Sekunden.
home-change = Ändern
home-level = Wie stark?
home-players = Spieler
home-people = Personen an diesem Bildschirm
home-person-name = Name von Spieler { $number }
home-edition = Ausgabe
home-scoring = Wertung
new-games = Spiele im Match
new-games-about = Die Punkte aller Spiele werden zusammengezählt.
home-how = So geht es
home-step-draw = Decke eine Karte auf und lege sie an eine Reihe an …
home-step-take = … oder nimm eine Reihe und setze bis zur nächsten Runde aus.
home-step-score = Deine drei besten Farben zählen plus. Alle anderen zählen minus.
home-real-cards = Ihr spielt mit echten Karten? Hier werden die Punkte gezählt und erklärt.
home-friends = Mit Freunden
home-friends-about = Eröffne einen Tisch, verschicke den Link und fülle leere Plätze mit Bots, wenn du magst.
home-new = Neuer Tisch
home-join = Hast du einen Link oder Code?
home-join-example = Hier einfügen
home-join-go = Los
home-join-wrong = In diesem Text steht kein Tisch. Füge den ganzen Link ein.
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Eröffne selbst einen Tisch!
home-sit = Platz nehmen
home-mine = Meine Spiele
home-continue = Weiterspielen
home-given-up = aufgegeben
home-replay = Ansehen
home-more = Alle zeigen
home-playing = Spiele zum Zusehen
home-watch = Zusehen
home-seats = Plätze
home-seat-free = frei
home-no-server = Dieses Coloretto läuft ganz auf deinem Gerät. Mit einem Server kommen Freunde, offene Tische und Wertungen dazu.

## Games on this device, without a server

app-puzzles = Rätsel
app-puzzles-about = Finde die beste Aktion
daily-title = Spiel des Tages
daily-about = Jeden Tag dieselben Karten für alle
local-games = Auf diesem Gerät
local-to-move = { $player } ist am Zug
local-your-turn = Du bist am Zug
local-delete = Löschen
local-delete-sure = Dieses Spiel löschen?
local-delete-about = Es ist nur auf diesem Gerät gespeichert und lässt sich nicht wiederherstellen.
local-player = Spieler { $number }
local-missing-title = Dieses Spiel ist nicht auf diesem Gerät
local-missing = Es wurde gelöscht oder in einem anderen Browser gespielt.
local-storage-blocked = Dein Browser lässt diese Seite keine Spiele speichern: Dieses geht verloren, wenn du die Seite schließt.
local-storage-full = Auf diesem Gerät ist kein Platz mehr: Dieses Spiel geht verloren, wenn du die Seite schließt.
local-storage-failed = Dieses Gerät kann gerade keine Spiele speichern: Dieses geht verloren, wenn du die Seite schließt.
local-on-server = Dieser Browser kann das Spiel nicht selbst ausführen, deshalb spielt der Server mit dir.

## Settings, also on other screens

settings-title = Einstellungen
settings-language = Sprache
settings-name = Dein Name
settings-name-save = Speichern

## Where there is nothing

missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link nicht vollständig.
missing-home = Zur Startseite

## Of tables and recorded games, also on other screens

replay-title = Spiel ansehen
replay-of = Spielverlauf: { $rules }
replay-game = Spiel { $game }
table-open-seat = Freier Platz
