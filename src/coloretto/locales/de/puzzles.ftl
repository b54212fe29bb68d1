### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Rätsel des Tages
puzzles-number = Rätsel { $number }
puzzles-none = Ein Rätsel { $number } gibt es nicht.
puzzles-known = schon gelöst
puzzles-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }

## Solving one

puzzles-question = Du bist am Zug. Was würdest du tun?
puzzles-wrong = Das ist nicht die beste Aktion. Versuche es noch einmal.
puzzles-right = Richtig, gleich beim ersten Versuch!
# $count: the attempts, two or more.
puzzles-found = Gefunden, beim { $count }. Versuch.
puzzles-shown = Das ist die Lösung.
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-play-on-about = Du spielst auf deinem Platz weiter, Bots der Stufe „{ $level }“ auf den anderen. Die übrigen Karten werden gemischt.

## What each action is worth

puzzles-values = Deine Gewinnchance nach jeder Aktion
puzzles-exact = Diese Werte sind exakt.
puzzles-sampled = Genau bis auf etwa { $percent }.
puzzles-found-by = Die beste Aktion finden diese Bots: { $levels }.
puzzles-found-by-none = Keiner unserer Bots findet die beste Aktion.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Welche Rätsel
puzzles-theme = Thema
puzzles-grade = Stufe
puzzles-graded = Stufe: { $grade }
# All themes or grades.
puzzles-any = alle
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = über Großmeister
puzzles-no-such = Solche Rätsel gibt es nicht.
puzzles-solved = { $solved } von { $count } gelöst

## Themes

puzzles-theme-joker = Joker
puzzles-theme-golden-joker = goldener Joker
puzzles-theme-plus-two = +2
puzzles-theme-last-round = letzte Runde
puzzles-theme-two-players = zu zweit
puzzles-theme-violet = violette Tabelle
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = eine Reihe verderben
# The best row is not the one with the most points.
puzzles-theme-fewer-points = weniger Punkte nehmen
