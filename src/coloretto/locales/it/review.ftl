### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Hai giocato come il bot «{ $level }».
review-like-other = { $player } ha giocato come il bot «{ $level }».
review-between-you = Hai giocato come un bot tra «{ $weaker }» e «{ $stronger }».
review-between-other = { $player } ha giocato come un bot tra «{ $weaker }» e «{ $stronger }».
review-cards-gave-you = Le carte ti hanno dato il { $percent }.
review-cards-cost-you = Le carte ti sono costate il { $percent }.
review-cards-gave-other = Le carte hanno dato a { $player } il { $percent }.
review-cards-cost-other = Le carte sono costate a { $player } il { $percent }.
review-cards-gave-all-you = Le carte ti hanno dato più di una vittoria intera.
review-cards-cost-all-you = Le carte ti sono costate più di una vittoria intera.
review-cards-gave-all-other = Le carte hanno dato a { $player } più di una vittoria intera.
review-cards-cost-all-other = Le carte sono costate a { $player } più di una vittoria intera.
review-cards-even = Le carte non hanno cambiato nulla.
review-level-about = I bot di quel livello regalano più o meno altrettanto a ogni decisione. Una sola partita dice poco di un giocatore.

## Marks in the graph

review-marks = Errori e carte importanti
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Trova le mosse migliori
exercise-title = Trova la mossa migliore
exercise-number = { $number } di { $count }
exercise-question-you = Hai scelto «{ $action }» e regalato il { $percent }. Che cosa è meglio?
exercise-question-other = { $player } ha scelto «{ $action }» e regalato il { $percent }. Che cosa è meglio?
exercise-wrong = { $action }: { $percent }. C’è una mossa migliore.
exercise-found = Trovata! { $action }: { $percent } di probabilità.
exercise-shown = La mossa migliore è «{ $action }»: { $percent } di probabilità.
exercise-best = la migliore
exercise-played = giocata
exercise-show = Mostra
exercise-next = Avanti
exercise-done = Fatto
exercise-close = Torna alla revisione
