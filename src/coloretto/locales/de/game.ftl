### Das Spiel in Worten. Was die Werte bedeuten, steht in en/game.ftl.

## Karten, wie sie heißen

card-a = Türkis
card-b = Blau
card-c = Rot
card-d = Gelb
card-e = Grün
card-f = Pink
card-g = Grau
card-plus-two = +2
card-joker = Joker
card-golden-joker = goldener Joker
card-last-round = letzte Runde

## Farben in zwei Buchstaben

card-mark-a = Tü
card-mark-b = Bl
card-mark-c = Ro
card-mark-d = Ge
card-mark-e = Gü
card-mark-f = Pi
card-mark-g = Ga

## Zahlen und Listen

cards-held = { $count } × { $card }
cards-none = keine Karten
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
list-more = { $items }, { $next }
list-and = { $items } und { $last }
list-and-before-i = { $items } und { $last }
list-or = { $items } oder { $last }

## Der Tisch

round-name = Runde { $round }
player-you = Du
player-guest = Gast { $number }
player-your-bot = Dein Bot
player-bot-for = Bot für { $player }

## Das Ende eines Spiels und eines Matches

win-you =
    { $count ->
        [one] Du gewinnst mit { $count } Punkt!
       *[other] Du gewinnst mit { $count } Punkten!
    }
win-other =
    { $count ->
        [one] { $player } gewinnt mit { $count } Punkt.
       *[other] { $player } gewinnt mit { $count } Punkten.
    }
win-shared =
    { $count ->
        [one] Geteilter Sieg mit je { $count } Punkt: { $players }.
       *[other] Geteilter Sieg mit je { $count } Punkten: { $players }.
    }
match-win-you =
    { $count ->
        [one] Du gewinnst das Match mit { $count } Punkt!
       *[other] Du gewinnst das Match mit { $count } Punkten!
    }
match-win-other =
    { $count ->
        [one] { $player } gewinnt das Match mit { $count } Punkt.
       *[other] { $player } gewinnt das Match mit { $count } Punkten.
    }
match-win-shared =
    { $count ->
        [one] Geteilter Sieg im Match mit je { $count } Punkt: { $players }.
       *[other] Geteilter Sieg im Match mit je { $count } Punkten: { $players }.
    }

## Ausgaben, Wertungstabellen, Regeln

edition-classic = Klassisch
edition-classic-about = Für 3 bis 5 Spieler, drei Joker, ein Match aus vier Spielen.
edition-golden = Goldener Joker
edition-golden-about = Für 2 bis 5 Spieler. Wer den goldenen Joker aufnimmt, bekommt eine Karte dazu. Ein Spiel.
scoring-brown = Braune Tabelle
scoring-brown-about = Je mehr Karten einer Farbe, desto besser: 1, 3, 6, 10, 15, 21 Punkte.
scoring-violet = Violette Tabelle
scoring-violet-about = Drei von einer Farbe sind am besten, mehr bringen weniger: 1, 4, 8, 7, 6, 5 Punkte.
scoring-own = Eigene Tabelle
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } Spieler, { $scoring }
       *[other] { $edition }, { $count } Spieler, { $scoring }
    }
rule-set-own = Eigene Regeln

## Wie stark ein Bot ist

bot-name = { $name } · { $level }
level-easy = Leicht
level-easy-about = Lernt noch und greift nach allem, was glänzt.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Mittel
level-medium-about = Zählt Punkte, schaut aber nicht voraus und ist manchmal unachtsam.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Schwer
level-hard-about = Hat aus Millionen Spielen gelernt, macht aber oft Fehler.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Experte
level-expert-about = Hat aus Millionen Spielen gelernt und macht selten Fehler.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Meister
level-master-about = Macht keine Flüchtigkeitsfehler und denkt mehrere Züge voraus.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Großmeister
level-grandmaster-about = Der stärkste, den wir haben: probiert jeden guten Zug aus und darf eine Sekunde nachdenken.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

## Was der Server nicht tut, und warum

refused-bad-message = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-bad-command = Das geht hier nicht.
refused-bad-name = Bitte wähle einen kürzeren, sichtbaren Namen.
refused-bad-record = Das ist keine Aufzeichnung eines Spiels, oder sie verletzt die Regeln.
refused-illegal-action = Dieser Zug ist jetzt nicht erlaubt.
refused-not-your-turn = Du bist nicht am Zug.
refused-wrong-moment = Jetzt nicht: So weit ist das Spiel nicht.
refused-stale = Inzwischen ist etwas passiert. Schau bitte noch einmal hin.
refused-version-lost = Du hast spätere Züge an diesem Tisch gesehen, als der Server noch hat. Seine Daten wurden beschädigt oder zurückgesetzt: Bitte gib der Person Bescheid, die ihn betreibt.
refused-seat-taken = Dort sitzt schon jemand.
refused-full = Alle Plätze sind besetzt.
refused-already-seated = Du hast schon einen Platz.
refused-not-seated = Das können nur Mitspieler.
refused-not-allowed = An diesem Tisch sind keine Zuschauer erlaubt.
refused-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refused-banned = Die Verwaltung dieses Servers hat dich gesperrt.
refused-foreign-origin = Eine fremde Seite wollte diesen Server benutzen. Das ist nicht erlaubt.
refused-unknown-host = Unter diesem Namen antwortet der Server nicht. Wer ihn betreibt, kann den Namen erlauben.
refused-unauthorised = Der Server kennt dich nicht. Lade die Seite neu, um wieder hereinzukommen.
refused-unknown-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
refused-unknown-game = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
refused-unknown-identity = Diese Person gibt es nicht, oder der Code wurde schon benutzt.
refused-unknown-address = Unter dieser Adresse gibt es nichts.
refused-bad-method = Das tut der Server unter dieser Adresse nicht.
refused-too-large = Das ist dem Server zu lang.
refused-too-many =
    { $seconds ->
        [one] Das ging zu schnell. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Das ging zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-too-many-tables = Du hast zu viele Tische offen. Beende oder schließe erst einen.
refused-no-engine = Dieser Browser kann das Spiel nicht auf deinem Gerät ausführen. Ein neuerer kann es.
refused-internal = Das war unser Fehler. Bitte versuch es noch einmal.
refused-unavailable = Der Server muss kurz durchatmen. Bitte versuch es noch einmal.
