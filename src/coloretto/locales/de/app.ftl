### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, Startseite
app-skip = Zum Inhalt
app-navigation = Hauptseiten
app-learn = Lernen
app-rules = Regeln
app-replay = Ein aufgezeichnetes Spiel ansehen
app-programs = Für Programme
app-about = Coloretto ist ein Kartenspiel von Michael Schacht. Diese freie Version machen Leute, die es lieben.
app-loading = Einen Moment …
app-reload = Neu laden
app-new-version = Eine neue Version von Coloretto ist verfügbar.
app-later = Später
app-retry = Noch einmal
app-copy = Kopieren
app-copied = Kopiert.
app-not-copied = Das ließ sich nicht kopieren. Bitte markiere und kopiere es von Hand.
app-share = Teilen
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Gast { $number }
app-part-missing = Ein Teil des Spiels ließ sich nicht laden. Bist du online?
app-away = Die Verbindung ist weg. Neuer Versuch …
app-back = Die Verbindung ist wieder da.
app-offline = Der Server ist nicht erreichbar. Bist du online?
app-offline-title = Keine Verbindung

## Home

home-title = Sammle Farben. Aber nicht zu viele.
home-lead = Das Kartenspiel mit den Chamäleons: in zwei Minuten gelernt, in einer halben Stunde gespielt.
home-play = Jetzt spielen
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Gegen { $count } Bot · { $level } · { $edition }
       *[other] Gegen { $count } Bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Der Server wurde gerade erst eingerichtet. Dein Spiel beginnt in ein paar Sekunden.
home-change = Ändern
home-level = Wie stark?
home-players = Spieler
home-edition = Ausgabe
home-scoring = Wertung
home-how = So geht es
home-step-draw = Decke eine Karte auf und lege sie an eine Reihe an …
home-step-take = … oder nimm eine Reihe und setze bis zur nächsten Runde aus.
home-step-score = Deine drei besten Farben zählen plus. Alle anderen zählen minus.
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

## New table

new-title = Neuer Tisch
new-lead = Du bestimmst, wie gespielt wird. Alles hat schon einen sinnvollen Wert.
new-game = Das Spiel
new-games = Spiele im Match
new-games-about = Die Punkte aller Spiele werden zusammengezählt.
new-seats = Spieler
new-seats-about = Freie Plätze sind für Leute, die du einlädst. Am Tisch kannst du das noch ändern.
new-seat = Platz { $number }
new-seat-open = Frei für jemanden
new-seat-bot = Bot: { $level }
new-door = Rund um den Tisch
new-public = Wer darf dazu
new-public-no = Nur mit dem Link
new-public-no-about = Der Tisch wird nirgends gezeigt. Wer den Link hat, kann Platz nehmen.
new-public-yes = Alle
new-public-yes-about = Der Tisch steht bei den offenen Tischen.
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-move-30 = 30 Sekunden je Zug
new-clock-move-60 = 1 Minute je Zug
new-clock-move-180 = 3 Minuten je Zug
new-clock-game-300 = 5 Minuten je Spiel
new-clock-game-600 = 10 Minuten je Spiel
new-clock-game-1200 = 20 Minuten je Spiel
new-clock-about = Ist deine Zeit um, spielt ein Bot für dich, bis du zurückkommst. Ohne Uhr dauert das fünf Minuten.
new-spectators = Zuschauer
new-spectators-about = Andere dürfen mit dem Link zusehen.
new-chat = Chat
new-chat-about = Mitspieler dürfen einander schreiben.
new-open = Tisch eröffnen

## Waiting room

room-title = Tisch
room-yours = Dein Tisch
room-of = Tisch von { $player }
room-host = Gastgeber
room-public = offen für alle
room-private = nur mit dem Link
room-clock-move = { $seconds } s je Zug
room-clock-game = { $minutes } min je Spiel
room-invite = Jemanden einladen
room-invite-about = Verschicke diesen Link. Wer ihn öffnet, kann sofort Platz nehmen, ganz ohne Konto.
room-link = Link zu diesem Tisch
# $command is what to type in a terminal.
room-local = Dieser Link geht nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, starte den Server mit: { $command }
room-seat-free = Freier Platz
room-add-bot = Bot dazu
room-add-bot-to = Bot auf Platz { $number } setzen
room-send-away = Bot auf Platz { $number } wegschicken
room-send-away-person = { $player } wegschicken
room-send-away-sure = { $player } wegschicken?
room-send-away-about = Danach kann { $player } an diesem Tisch nicht mehr Platz nehmen.
room-send-away-yes = Ja, wegschicken
room-send-away-no = Abbrechen
room-fill = Mit Bots auffüllen
room-start = Spiel beginnen
room-missing =
    { $count ->
        [one] { $count } Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
room-waits-host = Alle sind da. { $player } beginnt das Spiel.
room-leave = Aufstehen
room-give-up = Tisch schließen
room-give-up-sure = Diesen Tisch schließen?
room-give-up-about = Dann müssen alle gehen, und der Link gilt nicht mehr.
room-refused = Kein Zutritt
room-version-lost = Dieses Spiel kann nicht weitergehen
room-logged-out = Du bist abgemeldet
room-closed = Dieser Tisch ist geschlossen
room-closed-about = Er wurde vor dem ersten Spiel aufgegeben.
room-sent-away-about = Hier kannst du nicht mehr Platz nehmen. Aber andere Tische warten, und du kannst selbst einen eröffnen.

## Settings

settings-title = Einstellungen
settings-lead = Auf diesem Gerät gemerkt und sofort wirksam.
settings-look = Aussehen
settings-language = Sprache
settings-theme = Farben des Bildschirms
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-cards = Karten
settings-cards-illustrated = Gezeichnet
settings-cards-illustrated-about = Chamäleons mit ihren Mustern.
settings-cards-plain = Schlicht
settings-cards-plain-about = Ein großes Zeichen je Farbe, mit viel Kontrast.
settings-play = Spielen
settings-speed = Bewegte Karten
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-confirm = Züge bestätigen
settings-confirm-about = Noch ein Tippen, bevor eine Karte angelegt oder eine Reihe genommen wird.
settings-sounds = Töne
settings-sounds-about = Leise, und einer, wenn du dran bist.
settings-you = Du
settings-name = Dein Name
settings-name-save = Speichern
settings-device = Ein anderes Gerät
settings-device-about = Hier gibt es keine Passwörter. Ein Code macht dich auf einem anderen Gerät zur selben Person; er gilt einmal.
settings-code-make = Code zeigen
settings-code-about = Gib ihn auf dem anderen Gerät in diesen Einstellungen ein. Behalte ihn für dich.
settings-code-have = Ich habe einen Code
settings-code-use = Einlösen
settings-code-wrong = Dieser Code ist unbekannt oder wurde schon benutzt. Lass dir einen neuen zeigen.
settings-welcome-back = Willkommen zurück, { $player }!
settings-log-out = Ein Gerät verloren?
settings-log-out-about = Damit werden alle deine anderen Geräte abgemeldet und unbenutzte Codes ungültig.
settings-log-out-do = Überall sonst abmelden
settings-log-out-sure = Auf allen anderen Geräten abmelden?
settings-log-out-effect = Dort geht es erst mit einem neuen Code weiter.
settings-log-out-no = Abbrechen
settings-logged-out = Jetzt ist nur noch dieses Gerät angemeldet.
settings-delete = Deine Daten löschen
settings-delete-about = Entfernt deinen Namen, deine Nachrichten und deine Wertungen endgültig von diesem Server. Beendete Partien bleiben, ohne deinen Namen.
settings-delete-do = Meine Daten löschen
settings-delete-sure = Alles über dich löschen?
settings-delete-effect = Das lässt sich nicht rückgängig machen. In laufenden Partien spielt ein Bot weiter, als hättest du aufgegeben; von dir eröffnete Tische, an denen noch nicht gespielt wird, werden geschlossen.
settings-deleted = Deine Daten sind gelöscht.

## Where there is nothing

missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link nicht vollständig.
missing-home = Zur Startseite
