### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count } %
insight-progress = Auswertung: { $percent } fertig
insight-stop = Anhalten
insight-shares = Alle Zahlen sind Gewinnchancen: Wer 10 % verschenkt, gewinnt von zehn Spielen eines weniger. Über ein ganzes Spiel können Glück und Fehler jeweils mehr als 100 % ergeben: Sie gleichen einander aus.

## The two numbers of a player, and the table of all players

insight-lost = durch Entscheidungen verschenkt
insight-luck = durch das Glück der Karten
insight-players = Alle Spieler
insight-lost-short = Verschenkt
insight-luck-short = Glück

## The graph of chances

insight-graph = Wer wann wie gut stand
insight-graph-about = Die Gewinnchancen, Zug für Zug. Mit den Pfeiltasten gehst du durch das Spiel.
insight-now = { $player } { $percent }
insight-mistake = Fehler von { $player }
insight-mistake-you = dein Fehler
insight-lucky = Glückskarte
insight-unlucky = Pechkarte

## Costly decisions and lucky cards

review-costliest = Die teuersten Entscheidungen
insight-none = Keine Entscheidung hat mehr als ein wenig gekostet.
insight-better = Besser: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Besser: { $better }.
insight-cards = Die Karten, die für { $player } am meisten geändert haben
insight-cards-you = Die Karten, die für dich am meisten geändert haben
insight-no-mistake = Kein weiterer Fehler.
insight-keys = In der Auswertung springt M zum nächsten Fehler und Umschalt+M zum vorigen.
review-uncertain = Diese Auswertung ist unsicher: Die Bewertung hat ihre Meinung stärker geändert, als die Karten das Spiel verändert haben.
# In a game that was played on from another one; -you if the reader played on.
review-from = Ausgewertet ab Zug { $move }, mit dem das Spiel ein anderes fortsetzt.
review-from-you = Ausgewertet ab Zug { $move }, ab dem du weitergespielt hast.
