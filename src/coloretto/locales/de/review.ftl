### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Du hast gespielt wie der Bot „{ $level }“.
review-like-other = { $player } hat gespielt wie der Bot „{ $level }“.
review-between-you = Du hast gespielt wie ein Bot zwischen „{ $weaker }“ und „{ $stronger }“.
review-between-other = { $player } hat gespielt wie ein Bot zwischen „{ $weaker }“ und „{ $stronger }“.
review-cards-gave-you = Die Karten haben dir { $percent } gebracht.
review-cards-cost-you = Die Karten haben dich { $percent } gekostet.
review-cards-gave-other = Die Karten haben { $player } { $percent } gebracht.
review-cards-cost-other = Die Karten haben { $player } { $percent } gekostet.
review-cards-gave-all-you = Die Karten haben dir mehr als einen ganzen Sieg gebracht.
review-cards-cost-all-you = Die Karten haben dich mehr als einen ganzen Sieg gekostet.
review-cards-gave-all-other = Die Karten haben { $player } mehr als einen ganzen Sieg gebracht.
review-cards-cost-all-other = Die Karten haben { $player } mehr als einen ganzen Sieg gekostet.
review-cards-even = Die Karten haben nichts ausgemacht.
review-level-about = Die Bots dieser Stufe verschenken je Entscheidung ungefähr gleich viel. Ein einziges Spiel sagt nur wenig über einen Spieler.

## Marks in the graph

review-marks = Fehler und wichtige Karten
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Finde die besseren Züge
exercise-title = Finde den besseren Zug
exercise-number = { $number } von { $count }
exercise-question-you = Du hast „{ $action }“ gewählt und { $percent } verschenkt. Was ist besser?
exercise-question-other = { $player } hat „{ $action }“ gewählt und { $percent } verschenkt. Was ist besser?
exercise-wrong = { $action }: { $percent }. Es geht noch besser.
exercise-found = Gefunden! { $action }: { $percent } Gewinnchance.
exercise-shown = Der beste Zug ist „{ $action }“: { $percent } Gewinnchance.
exercise-best = am besten
exercise-played = gespielt
exercise-show = Zeigen
exercise-next = Weiter
exercise-done = Fertig
exercise-close = Zurück zur Auswertung
