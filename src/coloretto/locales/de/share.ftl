### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Dieses Spiel teilen
share-replay = Link zum Ansehen
share-replay-about = Der Link enthält selbst das Spiel mit den Namen der Spieler. Kein Server speichert es.
share-file = Datei teilen
share-too-long = Dieses Spiel ist zu lang für einen Link. Speichere die Aufzeichnung und verschicke die Datei.

## Links that cannot be opened

share-link-damaged = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.
share-link-unknown-version = Dieser Link stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuche es noch einmal.
share-link-too-large = Dieser Link ist zu groß für ein Spiel und wird deshalb nicht geöffnet.
share-link-old-browser = Dieser Browser ist zu alt für diesen Link. Lass dir das Spiel als Datei schicken.
share-link-illegal = Was dieser Link enthält, ist kein Spiel nach den Regeln und wird deshalb nicht gezeigt.

## Challenges

challenge-title = Herausforderung
challenge-link = Herausforderung: Schlag mich
challenge-link-about = Wer diesen Link öffnet, spielt mit denselben Karten auf deinem Platz gegen dieselben Bots und sieht dann beide Spiele nebeneinander.
challenge-from = { $player } fordert dich heraus
challenge-lead = Dieselben Karten, derselbe Platz, dieselben Gegner. Kannst du es besser?
challenge-rules = Spiel
challenge-opponents = Gegen
challenge-goal = Zu schlagen
challenge-points =
    { $count ->
        [one] { $player }: { $count } Punkt
       *[other] { $player }: { $count } Punkte
    }
challenge-play = Herausforderung annehmen
challenge-deck = Der Stapel steht vorher fest und steckt im Link, deshalb verspricht niemand, dass er geheim ist. Die Bots entscheiden wie beim ersten Mal: Dieselben Züge führen zum selben Spiel.
challenge-problem = Diese Herausforderung lässt sich nicht spielen
challenge-unfinished = Das Spiel in diesem Link ist noch nicht zu Ende.
challenge-no-deck = Das Spiel in diesem Link enthält seinen Stapel nicht.
challenge-wrong-deck = Die Karten des Spiels in diesem Link sind nicht die seines Stapels: Es wurde verändert.
challenge-not-one-person = Nur ein Spiel einer Person gegen Bots kann eine Herausforderung sein.

## Two games of one deal

compare-open = Spiele vergleichen
# $points are the reader's, $others those of $player.
compare-won = Du schlägst { $player }: { $points } zu { $others }.
compare-lost = { $player } bleibt vorn: { $others } zu { $points }.
compare-tied =
    { $player } und du, ihr habt beide { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
compare-player = Spieler
compare-theirs = Spiel von { $player }
compare-mine = Dein Spiel
compare-both = { $player } / du
compare-same = Ihr habt genau dasselbe Spiel gespielt.
compare-until =
    { $count ->
        [0] Die Spiele unterscheiden sich vom ersten Zug an.
        [one] Der erste Zug ist gleich, dann unterscheiden sich die Spiele.
       *[other] Die ersten { $count } Züge sind gleich, dann unterscheiden sich die Spiele.
    }
compare-bot = Im Zug { $move } hat ein Bot anders entschieden, obwohl vorher alles gleich war. Das andere Spiel wurde mit anderen Bots gespielt oder verändert.
compare-their-replay = Spiel von { $player } ansehen
compare-my-replay = Dein Spiel ansehen
compare-moves = Zug für Zug
compare-all = Auch die Züge davor zeigen
compare-nothing = Dieses Spiel gehört zu keiner Herausforderung.
compare-unfinished = Dein Spiel ist noch nicht zu Ende.
compare-another-deal = Die beiden Spiele haben verschiedene Stapel und lassen sich nicht vergleichen.

## The deal of the day

daily-yours = Dein Ergebnis
daily-play = Heutiges Spiel spielen
daily-counts = Dein erster Versuch zählt. Danach kannst du üben, so oft du willst.
daily-counted = Dein Versuch für heute hat gezählt. Um Mitternacht UTC gibt es neue Karten.
daily-practise = Üben
daily-practice = Das war Übung und zählt nicht.
daily-of = Spiel des Tages vom { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } Punkt, Platz { $place } von { $players }
       *[other] { $count } Punkte, Platz { $place } von { $players }
    }
# The label of the text to send, and its first line.
daily-share = Ergebnis teilen
daily-shared = Coloretto, Spiel des Tages vom { $date }
daily-deck = Heute bekommen alle denselben Stapel, denselben Platz und dieselben Bots. Der Stapel folgt aus dem Datum, ist also nicht geheim, und niemand verspricht das.
daily-compare = Du hast diese Karten schon gespielt und kannst die Spiele gleich vergleichen.
