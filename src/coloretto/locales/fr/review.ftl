### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Vous avez joué comme le bot « { $level } ».
review-like-other = { $player } a joué comme le bot « { $level } ».
review-between-you = Vous avez joué comme un bot entre « { $weaker } » et « { $stronger } ».
review-between-other = { $player } a joué comme un bot entre « { $weaker } » et « { $stronger } ».
review-cards-gave-you = Les cartes vous ont apporté { $percent }.
review-cards-cost-you = Les cartes vous ont coûté { $percent }.
review-cards-gave-other = Les cartes ont apporté { $percent } à { $player }.
review-cards-cost-other = Les cartes ont coûté { $percent } à { $player }.
review-cards-gave-all-you = Les cartes vous ont apporté plus qu’une victoire entière.
review-cards-cost-all-you = Les cartes vous ont coûté plus qu’une victoire entière.
review-cards-gave-all-other = Les cartes ont apporté plus qu’une victoire entière à { $player }.
review-cards-cost-all-other = Les cartes ont coûté plus qu’une victoire entière à { $player }.
review-cards-even = Les cartes n’ont rien changé.
review-level-about = Les bots de ce niveau cèdent à peu près autant par décision. Une seule partie en dit peu sur un joueur.

## Marks in the graph

review-marks = Erreurs et cartes importantes
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Trouver les meilleurs coups
exercise-title = Trouver le meilleur coup
exercise-number = { $number } sur { $count }
exercise-question-you = Vous avez choisi « { $action } » et cédé { $percent }. Que fallait-il faire ?
exercise-question-other = { $player } a choisi « { $action } » et cédé { $percent }. Que fallait-il faire ?
exercise-wrong = { $action } : { $percent }. Il y a mieux.
exercise-found = Trouvé ! { $action } : { $percent } de chances.
exercise-shown = Le meilleur coup est « { $action } » : { $percent } de chances.
exercise-best = le meilleur
exercise-played = joué
exercise-show = Montrer
exercise-next = Suivant
exercise-done = Terminé
exercise-close = Retour à l’analyse
