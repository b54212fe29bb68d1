### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Neuer Tisch
new-lead = Du bestimmst, wie gespielt wird. Alles hat schon einen sinnvollen Wert.
new-game = Das Spiel
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
new-chat-about = Mitspieler dürfen einander schreiben und Reaktionen zeigen.
new-preview = Punktevorschau
new-preview-about = Reihen zeigen, was sie zählen würden. Ausgeschaltet sieht das niemand an diesem Tisch, egal was eingestellt ist.
room-no-preview = Ohne Punktevorschau
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
room-qr = QR-Code des Links
room-lan = Handys und Rechner in deinem Netz können diesen Link öffnen.
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
room-fill = Mit Bots auffüllen
room-start = Spiel beginnen
room-missing =
    { $count ->
        [one] { $count } Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
room-waits-host = Alle sind da. { $player } kann das Spiel starten.
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

## At the table

table-mute = Chat und Reaktionen stummschalten
table-unmute = Chat und Reaktionen wieder zulassen
table-silence = Für alle stummschalten
table-unsilence = Für alle wieder zulassen
table-let-bot-play-for = Einen Bot spielen lassen, bis { $player } zurück ist
table-let-bot-play-wait =
    { $count ->
        [one] In { $count } Sekunde kannst du einen Bot spielen lassen.
       *[other] In { $count } Sekunden kannst du einen Bot spielen lassen.
    }
refused-not-away = Diese Person ist am Tisch oder erst kurz weg.
refused-no-chat = An diesem Tisch ist der Chat aus.
refused-silenced = Du darfst hier nicht mehr schreiben.
refused-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
