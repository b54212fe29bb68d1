### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, das Kartenspiel von Michael Schacht.
cli-usage = Aufruf:
cli-commands = Befehle
cli-command = BEFEHL
cli-options = Optionen
cli-arguments = Argumente
cli-help = diese Hilfe zeigen und enden
cli-version = die Version zeigen und enden
cli-language = die Sprache: de, en, es, fr, it, pl oder pt (sonst: die deines Systems)
cli-no-input = nichts fragen: keine Frage, kein Blättern, kein ganzer Bildschirm
cli-json = als JSON ausgeben, für Programme
cli-example = Beispiel:
cli-exit-status = Rückgabewert:
cli-status =
    0  es ist getan
    1  es ging schief, und ein Satz sagt, warum
    2  der Aufruf ist falsch, oder eine Datei lässt sich nicht lesen
    130  mit Strg-C abgebrochen
cli-more-help = Jeder Befehl erzählt mehr: `coloretto BEFEHL --help`
cli-try-help = Siehe `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Abgebrochen.
cli-compiling = Die Regeln werden übersetzt (einmal, ein paar Sekunden) …
cli-required = es fehlt: %s
cli-unrecognized = unbekannte Option: %s
cli-unexpected = unerwartetes Argument: %s
cli-invalid-choice = %(value)r ist keins von %(choices)s
cli-did-you-mean = { $value } ist nicht bekannt: ist { $nearest } gemeint?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = nicht zusammen mit %s
cli-expected-one = braucht einen Wert
cli-expected-some = braucht mindestens einen Wert
cli-not-a-number = { $text } ist keine ganze Zahl von { $least } bis { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` stellt Fragen, und --no-input verbietet das

## coloretto play

cli-play-summary = spielen: gegen Bots, mit Freunden hier oder am Tisch eines Servers
cli-play-where =
    die Adresse eines Tisches, um dort Platz zu nehmen; oder die eines Servers, um gegen seine Bots zu spielen
    (sonst: ein Spiel auf diesem Rechner)
cli-play-rules =
    Ausgabe, Spielerzahl und Wertungstabelle: classic-3 bis classic-5, golden-2 bis golden-5, oder mit der
    violetten Tabelle, wie golden-4-violet (sonst: %(default)s)
cli-play-games = wie viele Spiele das Match hat; ihre Punkte werden zusammengezählt (sonst: 4 in der klassischen Ausgabe, 1 in der goldenen)
cli-play-bots =
    gegen wen du spielst: { $levels }; oder ein Bot beim Namen: random, beginner,
    casual, greedy, softmax, search, neural oder rollout, die letzten drei auf Wunsch mit Bedenkzeit, wie search:5000 oder neural:200ms;
    oder external:BEFEHL, ein Programm von dir. Einer für alle oder für jeden einer, mit Kommas dazwischen
    (sonst: die Stärke aus deinen Einstellungen)
cli-play-people = wie viele Menschen sich diese Tastatur teilen; bei 0 siehst du Bots zu (sonst: %(default)s)
cli-play-name = wie du am Tisch heißt; mehrere Menschen mit Kommas dazwischen
cli-play-seed = eine Zahl, die das Geben bestimmt: dieselbe Zahl gibt dieselben Karten (sonst: per Los)
cli-play-entropy = dein Anteil am Mischen: beliebige Buchstaben und Ziffern; bei mehreren Menschen mit Kommas dazwischen (sonst: zufällig, mit --seed keiner)
cli-play-save =
    die Aufzeichnung des Spiels auch in dieser Datei behalten: als Text, oder als JSON, wenn sie auf .json endet
cli-play-plain = einfache Zeilen und Fragen statt des ganzen Bildschirms, etwa für Vorleseprogramme
cli-play-pace = Millisekunden zwischen zwei Zügen von Bots auf dem ganzen Bildschirm (sonst: wie eingestellt)
cli-play-resume = ein unfertiges Spiel fortsetzen: das einzige oder das mit dieser Nummer
cli-play-rematch = mit der Adresse eines Tisches, an dem das Match vorbei ist: noch einmal gegen dieselben Leute
cli-play-list = die unfertigen Spiele auflisten
cli-bad-seed = { $text } ist keine ganze Zahl unter 2 hoch 256
cli-bad-name = { $text } ist kein Name aus 1 bis { $most } druckbaren Zeichen
cli-bad-entropy = { $text } sind nicht 1 bis 64 Buchstaben, Ziffern, - oder _
cli-wrong-names =
    { $given ->
        [one] { $given } Name
       *[other] { $given } Namen
    } für { $people ->
        [one] { $people } Menschen
       *[other] { $people } Menschen
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } Anteil am Mischen
       *[other] { $given } Anteile am Mischen
    } für { $people ->
        [one] { $people } Menschen
       *[other] { $people } Menschen
    }
cli-same-name = zwei heißen { $name }: gib allen verschiedene Namen
cli-wrong-people =
    { $people ->
        [one] { $people } Mensch passt
       *[other] { $people } Menschen passen
    } nicht auf { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
cli-wrong-bots =
    { $given ->
        [one] { $given } Bot ist genannt
       *[other] { $given } Bots sind genannt
    }, aber es gibt { $seats ->
        [one] { $seats } anderen Platz
       *[other] { $seats } andere Plätze
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Spieler { $number }
cli-no-unfinished = Es gibt kein unfertiges Spiel.
cli-no-such-unfinished = Es gibt kein unfertiges Spiel { $number }: siehe `coloretto play --list`.
cli-which-unfinished = Welches? Nenne seine Nummer: `coloretto play --resume NUMMER`.
cli-in-use = Dieses Spiel läuft gerade in einem anderen Terminal: { $file }
cli-not-a-save = { $file } ist kein gespeichertes Spiel: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, Runde { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, Tisch { $table }
cli-not-at-table = --people, --seed und --save sind für Spiele auf diesem Rechner, nicht unter { $address }
cli-no-table-to-rematch = --rematch braucht die Adresse eines Tisches, an dem das Match vorbei ist
cli-bad-address = { $text } ist keine Adresse eines Servers oder Tisches, wie http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Willkommen bei Coloretto: { $rules }.
plain-against = Du spielst gegen { $bots }.
plain-players = Am Tisch: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Sammle wenige Farben: Deine drei besten bringen Punkte, jede andere kostet welche.
plain-match =
    { $games ->
        [one] Das Match hat { $games } Spiel.
       *[other] Das Match hat { $games } Spiele; ihre Punkte werden zusammengezählt.
    }
game-of-match = Spiel { $game } von { $games }
local-next-game = Enter: nächstes Spiel.
plain-how-to-ask = Jederzeit: ? für die Regeln, Enter für den Tisch, q zum Aufhören.
plain-how-to-hint = Für einen Rat: { $hint }.
plain-how-to-talk = An diesem Tisch auch: { $say } TEXT spricht zu den anderen, { $resign } gibt auf.
plain-how-to-react = { $react } NUMMER zeigt eine Reaktion: { $reactions }.
plain-how-to-resign = An diesem Tisch auch: { $resign } gibt auf.
plain-commitment = Festlegung: { $commitment }
plain-resumed = Das Spiel geht weiter, wo du aufgehört hast.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (ausgestiegen)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Karte aufdecken (d) oder eine Reihe aufnehmen ({ $takes })?
plain-may-draw = Alle Reihen sind leer. Karte aufdecken (d)?
plain-may-take = Eine Reihe aufnehmen ({ $takes })?
plain-may-place = Legst du { $card } an Reihe { $rows } an?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q ende beenden
plain-words-help = ? h hilfe
plain-words-hint = tipp hinweis
plain-words-draw = d aufdecken
plain-words-take = t nimm nehmen aufnehmen
plain-words-place = p an anlegen
plain-words-say = sag sage
plain-words-react = reagiere zeig
plain-words-resign = aufgeben
plain-words-yes = ja j
hint-only-against-bots = Rat gibt es nur in Spielen gegen Bots.
hint-compiling = Die Tipps werden vorbereitet (einmal, etwa eine halbe Minute) …
plain-not-understood = { $line } verstehe ich nicht. { $hint }
plain-hint-draw = Mit d deckst du eine Karte auf.
plain-hint-draw-or-take = Mit d deckst du eine Karte auf, mit { $takes } nimmst du eine Reihe.
plain-hint-take = Mit { $takes } nimmst du eine Reihe.
plain-hint-place = Mit { $rows } legst du { $card } an diese Reihe an.
plain-nothing-to-place = Du hast noch keine Karte zum Anlegen. { $hint }
plain-drawn-already = Du hast schon eine Karte aufgedeckt. { $hint }
plain-all-full = Alle Reihen sind voll, aufdecken geht nicht. { $hint }
plain-deck-empty = Der Stapel ist leer, aufdecken geht nicht. { $hint }
plain-which-row = Welche Reihe? { $hint }
plain-no-such-row = Es gibt keine Reihe { $row }. { $hint }
plain-row-taken = Reihe { $row } ist schon genommen. { $hint }
plain-row-empty = In Reihe { $row } liegt noch keine Karte. { $hint }
plain-row-full = Reihe { $row } ist voll. { $hint }
plain-goodbye = Tschüss! Das Spiel ist nicht zu Ende.
plain-go-on = So geht es weiter:
plain-play-again = Um dieselben Karten noch einmal zu spielen:
plain-rematch = Um noch einmal gegen dieselben Leute zu spielen:
plain-record = Die Aufzeichnung des Spiels liegt in { $file }. Um Züge und Stapel zu prüfen:
plain-replay = Um es Zug für Zug noch einmal anzusehen:
plain-result = { $name }: { $points }
plain-over = Das Spiel ist aus. So kommen die Punkte zustande:
plain-term = { $cards }: { $points }
plain-rules-turn =
    In deinem Zug tust du eines von beidem:
    - die oberste Karte aufdecken und an eine Reihe mit Platz anlegen oder
    - eine Reihe mit allen Karten nehmen. Damit steigst du bis zum Ende der Runde aus.
    Die Runde endet, wenn alle eine Reihe haben; wer zuletzt nahm, beginnt die nächste.
plain-rules-rows-alike =
    { $count ->
        [one] In jede Reihe passt { $count } Karte.
       *[other] In jede Reihe passen { $count } Karten.
    }
plain-rules-rows-differ = In die Reihen passen { $places } Karten.
plain-rules-left-over = Karten, die niemand nimmt, kommen aus dem Spiel.
plain-rules-points = Am Ende zählen deine drei besten Farben plus und jede andere ebenso viel minus:
plain-rules-cards-label = Karten einer Farbe
plain-rules-points-label = Punkte
plain-rules-most = { $count } oder mehr
plain-rules-jokers = Eine „+2“-Karte bringt 2 Punkte. Ein Joker zählt als die Farbe, die dir am meisten bringt.
plain-rules-golden = Der goldene Joker ist ein Joker, und wer ihn nimmt, bekommt die oberste Karte des Stapels dazu.
plain-rules-last-round = Die Runde, in der die Karte über den letzten { $reserve } Karten auftaucht, ist die letzte.
plain-rules-keys =
    d   eine Karte aufdecken    ?      diese Hilfe
    t2  Reihe 2 nehmen          q      aufhören
    2   an Reihe 2 anlegen      Enter  den Tisch zeigen

## At a server's table

table-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Mitspieler. Platz nehmen unter { $link }
       *[other] Es fehlen noch { $count } Mitspieler. Platz nehmen unter { $link }
    }
table-waiting-host = Alle sind da. { $player } kann das Spiel starten.
table-may-start = Alle sind da: Mit Enter geht es los.
table-stand-in-you = Ein Bot spielt für dich. Enter: wieder selbst spielen.
table-let-bot-play-how = { $player } ist nicht da. Enter: bis zur Rückkehr einen Bot spielen lassen.
table-next-game = Enter: bereit für das nächste Spiel.
table-ready = Du bist bereit. Die anderen noch nicht.
plain-resign-how = Tippe { $yes } zum Aufgeben, alles andere zum Weiterspielen.
table-play-on = Nein, weiterspielen
table-totals = Punkte im Match bisher: { $totals }.

## The text screens

tui-draw = Aufdecken
tui-rules = Regeln
tui-settings = Einstellungen
tui-scores = Punkte
tui-hint = Tipp
tui-quit = Beenden
tui-close = Schließen
tui-go-on = Weiter
tui-choose = Wählen
tui-new-game = Neues Spiel
tui-next-game = Nächstes Spiel
tui-replay = Noch mal ansehen
tui-last-round-title = LETZTE RUNDE
tui-seconds-left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
tui-thinking = { $player } denkt nach …
tui-your-keys-choose = d deckt auf, { $rows } nimmt eine Reihe
tui-your-keys-draw = d deckt auf
tui-your-keys-take = { $rows } nimmt eine Reihe
tui-your-keys-place = { $rows } legt sie dort an
tui-now = Wenn jetzt Schluss wäre
tui-settings-language = Sprache
tui-settings-theme = Farben
tui-settings-level = Bots im nächsten Spiel
tui-settings-pace = Tempo der Bots
tui-language-auto = Wie das System
tui-theme-dark = Dunkel
tui-theme-light = Hell
tui-theme-contrast = Hoher Kontrast
tui-theme-terminal = Wie im Terminal
tui-pace-instant = Sofort
tui-pace-quick = Schnell
tui-pace-normal = Normal
tui-pace-slow = Langsam
tui-unfinished = Unfertige Spiele

## coloretto replay

cli-replay-summary = ein Spiel Zug für Zug noch einmal ansehen
cli-replay-file = die Aufzeichnung eines Spiels, als Text oder JSON
cli-replay-move = bei diesem Zug beginnen
cli-replay-plain = einfache Zeilen: das ganze Spiel, wie es erzählt wurde
replay-move = Zug { $move } von { $moves }
replay-opening = Vor dem ersten Zug
replay-unfinished = Hier endet die Aufzeichnung: Das Spiel ist nicht zu Ende.
replay-step = Schritt
replay-round = Runde
replay-play = Abspielen
replay-key-review = Analyse
replay-mistake = Fehler
replay-reviewing = Auswertung: { $done } von { $total } Aktionen

## coloretto show

cli-show-summary = eine Stellung zeigen oder das Ende eines aufgezeichneten Spiels
cli-show-what = die Zeile einer Stellung, wie Aufzeichnungen und Bots sie haben; oder die Datei einer Aufzeichnung
cli-show-move = die Stellung nach diesem Zug einer Aufzeichnung
cli-show-no-move =
    { $file } hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, aber du hast nach Zug { $move } gefragt
cli-show-legal = Möglich: { $actions }
cli-show-line = Als Zeile: { $position }

## coloretto analyse

cli-analyse-summary = zeigen, was jede Aktion in einer Stellung wert ist
cli-analyse-position = die Zeile einer Stellung
cli-effort = wie gründlich: { $names } oder wie viele Züge eine Suche von jeder Stellung aus betrachtet, von 0 bis { $most } (sonst: %(default)s)
cli-bad-effort = { $text } ist kein Aufwand: das ist { $names } oder eine Zahl von 0 bis { $most }
analyse-title = Der Siegesanteil aller nach jeder Aktion, die beste für { $player } zuerst:
analyse-action = Aktion
analyse-score = erwartete Punkte
analyse-error = Standardfehler, { $player }
analyse-exact = Diese Werte sind exakt: Alles, was folgen kann, wurde bis zum Ende des Spiels durchgerechnet.

## coloretto review

cli-review-summary = ein aufgezeichnetes Spiel auswerten: Glück, Fehler, Besseres
review-player = Spieler
review-initial = Anfang
review-luck = Glück
review-errors = eigene Entscheidungen
review-gifts = Entscheidungen anderer
review-correction = Korrektur
review-final = Ende
review-loss = verloren
review-per-decision = je Entscheidung
review-move = Zug
review-played = gespielt
review-better = besser
review-why = Zug { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, { $loss } verloren; besser: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = Keine Entscheidung verlor mehr als ein wenig.
review-luckiest = Die Karten, die am meisten änderten
review-card = Karte
review-unfinished = Das Spiel ist nicht zu Ende: Die Auswertung endet mit der Bewertung der letzten Stellung.
review-plot-actions = Aktion
review-plot-shares = Siegesanteil in Prozent

## coloretto rules

cli-rules-summary = die Regeln lesen, in deiner Sprache
cli-rules-edition = nur die einer Ausgabe
plain-ruling = Unsere Festlegung: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = die Stärken und Bots auflisten, gegen die man spielen kann
cli-bots-levels = Stärken
cli-bots-bots = Bots beim Namen
cli-bots-budget = hinter einem Doppelpunkt darf die Bedenkzeit stehen, wie { $example }
cli-bots-temperature = hinter einem Doppelpunkt darf die Temperatur stehen, wie { $example }
cli-bots-plays = spielt wie { $bot }
cli-bots-random = lost aus
cli-bots-beginner = was die Stärke easy spielt: greift nach allem, was glänzt
cli-bots-casual = spielt wie greedy, bei jeder dritten Entscheidung wie beginner
cli-bots-greedy = nimmt sofort so viele Punkte, wie es geht
cli-bots-search = spielt vor jedem Zug viele Male im Kopf weiter
cli-bots-neural = beurteilt Stellungen mit einem Netz, das aus Millionen Spielen gelernt hat
cli-bots-softmax = urteilt mit diesem Netz und spielt die besseren Züge öfter; eine höhere Temperatur, wie in softmax:45, macht mehr Fehler
cli-bots-rollout = spielt nach jedem Zug, der der beste sein kann, viele Male mit diesem Netz weiter
cli-bots-external = ein Programm von dir, in jeder Sprache: siehe docs/bots.md

## coloretto completion

cli-completion-summary = ein Skript ausgeben, das Befehle in deiner Shell ergänzt
cli-completion-shell = deine Shell
cli-completion-how =
    Um es in jeder neuen Shell zu haben:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (mit ~/.zfunc in fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = Spiele für Browser und Programme anbieten
cli-serve-host = die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere herein (sonst: %(default)s)
cli-serve-port = der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien (sonst: %(default)s)
cli-data = der Ordner der eingebauten Datenbank (sonst: ein Ordner deines Systems für Daten)
cli-serve-origin = noch eine Adresse, unter der Browser diesen Server kennen, wie https://games.example; auch mehrmals
cli-serve-host-name = noch ein Hostname, unter dem der Server antwortet, außer den Namen und Adressen dieses Rechners; auch mehrmals
cli-serve-trusted-proxies = Adressen oder Netze von Proxys, deren X-Forwarded-For geglaubt wird (sonst: keine)
cli-serve-no-limits = nicht begrenzen, wie oft jemand fragen darf: nur für Lasttests
cli-serve-open = das Spiel im Browser öffnen; ist der Port belegt, wird ein anderer genommen
cli-serve-check = die Konfiguration prüfen, eine Zeile je Prüfung, den Server starten und wieder anhalten
cli-serve-log-level = wie viel das Protokoll erzählt, als JSON-Zeilen auf der Fehlerausgabe (sonst: %(default)s)
cli-serve-no-port = { $text } ist kein Port: eine Zahl von 0 bis { $most }
serve-started = Coloretto läuft unter { $address }
serve-kept-in = Die Daten liegen in { $place }
serve-network = Andere in deinem Netz finden es unter { $address }
serve-opened = Dein Browser öffnet es jetzt.
serve-open-it = Öffne { $address } in deinem Browser.
serve-compiling = Regeln und Bots werden übersetzt (einmal, etwa eine halbe Minute; Spiele beginnen in ein paar Sekunden) …
serve-compiled = Alles ist übersetzt.
serve-stop = Strg-C hält ihn an; was bestätigt war, bleibt erhalten.
serve-failed = der Server konnte nicht starten unter { $host }:{ $port }: Läuft dort schon einer?
serve-checked = Ein Server kann hier starten.
serve-check-settings = Einstellungen zu Hosts und Proxys
serve-check-folder = der Datenordner ist beschreibbar
serve-check-disk = freier Speicherplatz
serve-check-database = die Datenbank antwortet, Schema
serve-check-bus = der Bus
serve-check-address = die Adresse ist frei
serve-check-is-ok = ok: { $what }: { $detail }
serve-check-is-warning = Warnung: { $what }: { $detail }
serve-check-is-failed = Fehler: { $what }: { $detail }

## coloretto site

cli-site-summary = eine statische Website für jeden Webspace schreiben
cli-site-folder = ein neuer oder leerer Ordner, oder der einer früheren Website, die ersetzt wird
site-written = { $files } Dateien, { $size } MB, in { $folder } geschrieben
site-upload = Kopiere den Ordner auf irgendeinen Webspace, unter irgendeinen Pfad. Mit https läuft er nach einem Besuch auch ohne Netz.
site-try = Hier ausprobieren: { $command }
site-foreign = { $folder } ist nicht leer und keine frühere Website dieses Befehls: Wähle einen anderen Ordner
site-not-a-folder = { $folder } ist eine Datei, kein Ordner
site-not-built = die Webseiten sind nicht gebaut: rufe zuerst `python tools/build_web.py` auf

## coloretto admin

cli-admin-summary = nach einem Server sehen: Tische, Menschen und Sicherungen
cli-admin-actions = was zu tun ist
cli-admin-action = AKTION
cli-admin-list = die Tische zeigen, oder die Menschen
cli-admin-close = einen Tisch beenden, was immer dort geschieht; ein laufender Server sagt es allen
cli-admin-ban = jemanden aussperren
cli-admin-unban = jemanden wieder hereinlassen
cli-admin-backup = die eingebaute Datenbank in eine neue Datei kopieren; der Server darf dabei weiterlaufen
cli-admin-restore = eine Sicherung an die Stelle der eingebauten Datenbank setzen; der Server darf nicht laufen
cli-admin-verify = prüfen, ob eine Sicherung wiederhergestellt werden kann, und alle Partien nachspielen
cli-admin-purge = Daten löschen, deren Aufbewahrungsfrist vorbei ist, nie eine laufende Partie; ein laufender Server tut das stündlich
cli-admin-dry-run = nur sagen, was gelöscht würde
cli-admin-accept-loss = einen Server starten lassen, in dessen Datenbank bestätigte Züge fehlen; der Server darf nicht laufen
cli-admin-status = nur Tische in diesem Zustand
cli-admin-people = stattdessen Menschen zeigen, mit den Kennungen, unter denen man sie sperrt
cli-admin-name = nur Menschen, deren Name das enthält
cli-admin-table = die Kennung eines Tisches, wie in seiner Adresse
cli-admin-identity = die Kennung von jemandem, wie `list --people` sie zeigt
cli-admin-file = die Datei der Sicherung
admin-database = Datenbank: { $place }
admin-no-database = keine Datenbank eines Servers in { $place }
admin-no-tables = Keine Tische.
admin-no-people = Keine Personen.
admin-column-table = Tisch
admin-column-status = Zustand
admin-column-rules = Regeln
admin-column-host = Gastgeber
admin-column-changed = geändert
admin-column-id = Kennung
admin-column-name = Name
admin-banned = gesperrt
admin-is-closed = Tisch { $table } ist geschlossen.
admin-purged = Gelöscht: beendete Matches: { $finished_tables }, geschlossene Tische: { $closed_tables }, Chatnachrichten: { $chat_messages }, unbenutzte Identitäten: { $identities }, abgelaufene Codes: { $recovery_codes }
admin-would-purge = Würde gelöscht: beendete Matches: { $finished_tables }, geschlossene Tische: { $closed_tables }, Chatnachrichten: { $chat_messages }, unbenutzte Identitäten: { $identities }, abgelaufene Codes: { $recovery_codes }
admin-is-verified = { $file } kann wiederhergestellt werden. Tische: { $tables }, geprüfte Partien: { $games }
admin-is-banned = { $identity } ist gesperrt: Nichts davon wird mehr angenommen, Verbindungen werden beendet.
admin-is-unbanned = { $identity } darf wieder herein.
admin-unknown-identity = niemand hat die Kennung { $identity }: siehe `coloretto admin list --people`
admin-is-backed-up = Die Datenbank liegt in { $file }.
admin-is-restored = Die Datenbank ist wieder, wie sie in { $file } war.
admin-is-accepted = Der Server startet mit der Datenbank, wie sie jetzt ist.

## coloretto account

cli-account-summary = deine Identitäten bei Servern: anderswo abmelden, löschen
cli-account-list = die Server auflisten, bei denen du eine Identität hast
cli-account-log-out = auf allen anderen Geräten abmelden: ihre Tokens und unbenutzte Codes gelten nicht mehr
cli-account-delete = deine Identität endgültig löschen, mit Namen, Nachrichten und Wertungen
cli-account-yes = nicht nachfragen
cli-account-server = die Adresse eines Servers: http://…
account-none = Du hast bei keinem Server eine Identität.
account-unknown-server = du hast bei { $server } keine Identität: siehe `coloretto account list`
account-is-logged-out = { $server }: Jetzt ist nur noch dieses Gerät angemeldet. Beendete Anmeldungen: { $count }
account-delete-sure = Alles über dich bei { $server } löschen?
account-delete-how = Tippe { $yes } zum Löschen, alles andere zum Behalten.
account-is-deleted = { $server }: Deine Daten sind gelöscht.
account-is-kept = Nichts wurde gelöscht.
account-say-yes = mit --no-input wird eine Identität nur mit --yes gelöscht

## coloretto verify

cli-verify-summary = aufgezeichnete Spiele nachspielen und ihre Stapel beweisen
cli-verify-files = die Aufzeichnung eines Spiels, als Text oder JSON
cli-verify-commitment = die Festlegung, die du vor der ersten Karte gesehen hast: 64 Hexadezimalziffern
cli-verify-entropy = dein Zufallstext, der nach der Festlegung ins Mischen eingeflossen ist
cli-verify-log = ein Server, dessen Protokoll die Festlegung enthalten muss: http://…
cli-verify-bad-commitment = { $text } sind keine 64 Hexadezimalziffern
cli-verify-other-commitment = in der Aufzeichnung steht die Festlegung { $found }, aber du hattest { $shown } gesehen
cli-verify-status =
    0  jedes Spiel hält die Regeln ein, und der Stapel jedes beendeten passt zu seiner Festlegung
    1  eine Datei ist keine Aufzeichnung, oder Züge, Punkte oder Stapel sind falsch
    2  der Aufruf ist falsch, oder eine Datei lässt sich nicht öffnen
    3  der Stapel eines beendeten Spiels ist nicht bewiesen: Startwert, jede Festlegung oder dein Zufallstext fehlt
verify-verified = { $file }: Jeder Zug hält die Regeln ein
verify-rules = Regeln
verify-moves = Züge
verify-scores = Punkte
verify-winner = Sieg
verify-winners = Siege
verify-deck = Stapel
verify-entropy = Mischen
verify-log = Protokoll
verify-log-entry = Eintrag { $number } vom { $time }; die Kette von dort bis zum Ende des Protokolls ist unversehrt
verify-log-missing = die Festlegung steht nicht im Protokoll des Servers
verify-score = { $name } { $points }
verify-not-over = noch keine: Das Spiel ist nicht zu Ende
verify-deck-proved = bewiesen: Er passt zur Festlegung, die du vor der ersten Karte gesehen hast
verify-deck-matched = er passt zur Festlegung in dieser Datei: Vergleiche sie mit der, die du vor der ersten Karte gesehen hast
verify-deck-no-commitment-seed = er folgt aus dem Startwert, aber darauf hatte sich niemand festgelegt
verify-deck-no-commitment = nicht bewiesen: Es gab keine Festlegung
verify-deck-no-seed = nicht bewiesen: Der Startwert ist noch geheim

## coloretto conform

cli-conform-summary = unsere Regeln mit Spielen eines anderen Programms vergleichen
cli-conform-files = Spiele und Blätter eines anderen Programms, je eine Zeile JSON (siehe docs/formats.md)
cli-conform-status =
    0  kein Unterschied
    1  ein Unterschied
    2  der Aufruf ist falsch, oder eine Datei lässt sich nicht öffnen
conform-counts = { $file }  { $games } Spiele  { $steps } Schritte  { $hands } Blätter  { $fields } Felder
conform-differs = weicht ab
conform-total = gesamt
conform-no-difference = Kein Unterschied.
conform-first-difference = Der erste Unterschied: { $difference }

## coloretto simulate

cli-simulate-summary = viele Spiele auf einmal spielen, nach übersetzten Strategien
cli-rule-set = das Regelwerk, wie classic-4 oder golden-2-violet (sonst: %(default)s)
cli-simulate-policies = { $known }: eine für alle Plätze oder für jeden eine, mit Kommas dazwischen (sonst: %(default)s)
cli-simulate-games = wie viele Spiele (sonst: %(default)s)
cli-seed-of-games = eine Zahl, die alle Spiele bestimmt: dieselbe Zahl spielt dieselben Spiele (sonst: %(default)s)
cli-simulate-device = cpu: alle ihre Kerne; gpu: eine GPU von NVIDIA (sonst: %(default)s)
cli-simulate-threads = wie viele Threads der CPU (sonst: einer je Kern)
cli-simulate-save = Punkte und Siegesanteile jedes Spiels in eine CSV-Datei schreiben
cli-format = wie die Ergebnisse ausgegeben werden (sonst: %(default)s)
cli-format-json = dasselbe wie --format json
cli-contest-status =
    0  alles wurde gespielt
    1  es ging schief, und ein Satz sagt, warum
    2  der Aufruf war falsch
    130  mit Strg-C abgebrochen; was gespielt war, wird gezeigt
simulate-rate = { $rate } Spiele/s
simulate-title =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } { $rules }, Startwert { $seed }, { $device }
simulate-interrupted = Abgebrochen: So viel war gespielt.
simulate-seat = Platz
simulate-policy = Strategie
simulate-score = Punkte im Mittel
simulate-win-share = Siegesanteil
simulate-speed = { $decisions } Entscheidungen und { $rounds } Runden je Spiel; { $rate } Millionen Entscheidungen je Sekunde, { $seconds } s insgesamt

## coloretto bot

cli-bot-summary = einen Bot anderen Programmen antworten lassen, in Zeilen aus JSON
cli-bot-bot = der Bot, wie greedy, mit seiner Bedenkzeit hinter einem Doppelpunkt, wenn er eine hat, wie search:1000
cli-bot-seed = eine Zahl, die die Lose des Bots bestimmt: mit derselben spielt er wieder genauso (sonst: der Startwert, der ihm gesagt wird, oder per Los)
cli-bot-protocol = Er liest je Zeile eine Frage und beantwortet sie mit einer Zeile, bis die Eingabe endet:
cli-bot-more = Das ganze Protokoll steht in docs/bots.md.

## coloretto arena

cli-arena-summary = Bots gegeneinander spielen lassen und bewerten
cli-arena-bots =
    Bots mit Kommas dazwischen, wie greedy,random: jeder spielt allein gegen Tische voll von jedem anderen;
    eine Bedenkzeit darf folgen, wie search:1000
cli-arena-bot = noch ein Bot, der selbst Kommas haben darf, wie `'external:./my_bot a,b'`; auch mehrmals
cli-arena-games =
    wie viele Spiele jede Besetzung spielt, in ganzen Gaben, jede davon reihum auf allen Plätzen (sonst: %(default)s)
cli-arena-challenger = nur dieser Bot spielt allein gegen die anderen
cli-arena-table = alle Bots spielen zusammen an einem Tisch; so viele, wie es Plätze gibt
cli-arena-workers = wie viele Prozesse spielen (sonst: einer je Kern)
cli-arena-ray = auf einem Ray-Cluster spielen, unter einer Adresse oder dem dieses Rechners
cli-arena-save = die Ergebnisse in einer Datei behalten; derselbe Befehl macht dort weiter
cli-arena-until-clear =
    eine Besetzung beenden, sobald ihr erster Bot klar besser oder schlechter ist als ein gerechter Anteil;
    --games ist das Höchste, was sie spielt
cli-arena-luck-adjusted =
    die Siegesanteile auch um das Glück der Karten bereinigen, wofür weniger Spiele genügen (sonst: wenn nicht
    alle Bots schneller entscheiden, als das Glück gemessen ist)
cli-arena-sprt =
    eine Besetzung beenden, wenn ein sequenzieller Test eine von zwei Hypothesen darüber annimmt, um wie viel der
    Siegesanteil ihres ersten Bots über einem gerechten liegt, wie 0,0.05; --games ist das Höchste, was sie spielt
cli-arena-alpha = wie oft der Test H1 annehmen darf, obwohl H0 gilt (sonst: %(default)s)
cli-arena-beta = wie oft der Test H0 annehmen darf, obwohl H1 gilt (sonst: %(default)s)
cli-arena-not-hypotheses = { $text } sind nicht zwei Zahlen mit einem Komma dazwischen, wie 0,0.05
cli-arena-not-a-fraction = { $text } ist keine Zahl, wie 0.05
cli-arena-plot = die Siegesanteile in ein Bild zeichnen, wie shares.png
arena-rate = { $rate } Spiele/s
arena-deals = Gaben
arena-interrupted = Abgebrochen: So viel war gespielt.
arena-interrupted-kept = Abgebrochen: So viel war gespielt. Derselbe Befehl macht dort weiter.
arena-nothing-played = Abgebrochen: Nichts war gespielt.
arena-title = { $rules }: { $games } Spiele, Startwert { $seed }; ein gerechter Anteil am Sieg ist { $fair }
arena-until-clear-note = Besetzungen hielten an, sobald es klar war; ihre Intervalle berücksichtigen das.
arena-sprt-note = Sequenzieller Test des Siegesanteils abzüglich eines gerechten: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = Wertung
arena-bot = Bot
arena-win-share = Siegesanteil
arena-luck-adjusted = ohne Glück
arena-variance = Varianzverhältnis
arena-score = Punkte im Mittel
arena-time = Zeit je Entscheidung
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-median = Median
arena-longest = längste
arena-line-up = Besetzung
arena-verdict = Urteil
arena-forfeits = Ausfälle
arena-alone-against = allein gegen
arena-against = { $bot } gegen { $others }
arena-better = besser
arena-worse = schlechter
arena-unclear = unklar
arena-games = Spiele
arena-llr = LLR
arena-bounds = Grenzen
arena-range = { $low } bis { $high }
arena-accepted = angenommen
arena-undecided = keine
arena-interval = { $mean } ({ $low } bis { $high })
arena-forfeit = { $bot } hat aufgegeben (Besetzung { $players }, Gabe { $deal }, Drehung { $rotation }, Platz { $seat }): { $problem }
arena-more-forfeits =
    … und { $number ->
        [one] { $number } weiterer Ausfall
       *[other] { $number } weitere Ausfälle
    }

## coloretto league

cli-league-summary = Bots nach allen Regelwerken spielen lassen und eine Liga schreiben
cli-league-bots = Bots mit Kommas dazwischen (sonst: random und jede Stärke)
cli-league-rules = Regelwerke mit Kommas dazwischen; auch mehrmals (sonst: jedes gedruckte)
cli-league-games = wie viele Spiele jede Paarung je Regelwerk spielt, in ganzen Gaben (sonst: %(default)s)
cli-league-games-of = wie viele Spiele die Paarungen eines langsamen Bots spielen, wie search:5000=40; auch mehrmals
cli-league-results = die Ergebnisse in einem Ordner behalten; derselbe Befehl macht dort weiter
cli-league-write = das Dokument in eine Datei schreiben, statt es auszugeben
cli-league-not-a-quota = { $text } ist kein Bot mit einer Zahl von Spielen, wie greedy=100
league-interrupted = Abgebrochen.
league-interrupted-kept = Abgebrochen. Derselbe Befehl macht dort weiter.
league-title = Liga
league-introduction =
    Jeder Bot spielt allein gegen Tische voll von jedem anderen. Jede Gabe wird reihum auf allen Plätzen mit denselben Karten gespielt, damit sich das Glück aufhebt. Ein gerechter Anteil am Sieg ist eins geteilt durch die Zahl der Spieler. In Klammern: das Intervall, das den wahren Mittelwert in 19 von 20 Fällen enthält, nach Gaben.
league-until-clear = Eine Paarung hielt an, sobald klar war, ob der Bot allein besser oder schlechter ist als ein gerechter Anteil.
league-luck-adjusted = Die Siegesanteile sind um das Glück bereinigt: ohne das, was die aufgedeckten Karten nach dem Urteil des Wertnetzes gaben oder nahmen.
league-command = Geschrieben von:
league-networks = Netze: { $networks }
league-overall = Alle Regelwerke
league-overall-note = Siegesanteile sind Mittelwerte über alle Regelwerke. Bots, deren Intervalle sich überschneiden, teilen einen Rang: Diese Spiele unterscheiden sie nicht. Wertungen sind Plackett-Luce-Wertungen von openskill, mu weniger 3 sigma; sie zählen jeden Platz, nicht nur den Sieg. Zeiten gelten für eine Entscheidung auf dem Rechner, der gespielt hat.
league-steps = Jeder Bot gegen den nächstschwächeren
league-steps-note = Der Siegesanteil eines Bots allein gegen einen Tisch voll vom nächstschwächeren. Fett: klar mehr als ein gerechter Anteil.
league-shares = Siegesanteile, allein gegen alle anderen
league-time = Zeit je Zug
league-note = { $games } Spiele. Ein gerechter Anteil am Sieg ist { $fair }.
league-rank = Rang
league-rules-column = Regelwerk (gerechter Anteil)
league-cross-table = Der Siegesanteil des Bots einer Zeile allein gegen einen Tisch voll vom Bot einer Spalte:

## coloretto benchmark

cli-benchmark-summary = einen Bot gegen feste Gegner mit festen Gaben messen
cli-benchmark-deals = wie viele Gaben gegen jeden Gegner gespielt werden; weniger als alle zeigen nur, wie es geht (sonst: %(default)s)
cli-benchmark-write = das Ergebnis in eine Bestenliste eintragen
benchmark-title =
    Benchmark { $version }: { $bot } allein gegen Tische voll mit jedem Gegner, { $rules }, je { $deals } Gaben. Die Siegesanteile sind um das Glück bereinigt; ein gerechter Anteil ist { $fair }.
benchmark-incomplete = Es wurden nicht alle Gaben gespielt: Dieses Ergebnis ist nicht vergleichbar.
benchmark-score = Wertung

## coloretto dataset

cli-dataset-summary = einen Datensatz von Spielen eines Bots gegen sich selbst schreiben
cli-dataset-folder = ein Ordner für die Dateien; derselbe Befehl macht dort weiter
cli-dataset-bot = der Bot auf allen Plätzen (sonst: %(default)s)
dataset-done =
    { $games ->
        [one] { $games } Spiel ist
       *[other] { $games } Spiele sind
    } in { $folder }.
