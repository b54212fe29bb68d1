### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Has jugado como el bot «{ $level }».
review-like-other = { $player } ha jugado como el bot «{ $level }».
review-between-you = Has jugado como un bot entre «{ $weaker }» y «{ $stronger }».
review-between-other = { $player } ha jugado como un bot entre «{ $weaker }» y «{ $stronger }».
review-cards-gave-you = Las cartas te dieron un { $percent }.
review-cards-cost-you = Las cartas te costaron un { $percent }.
review-cards-gave-other = Las cartas dieron a { $player } un { $percent }.
review-cards-cost-other = Las cartas costaron a { $player } un { $percent }.
review-cards-gave-all-you = Las cartas te dieron más que una victoria entera.
review-cards-cost-all-you = Las cartas te costaron más que una victoria entera.
review-cards-gave-all-other = Las cartas dieron a { $player } más que una victoria entera.
review-cards-cost-all-other = Las cartas costaron a { $player } más que una victoria entera.
review-cards-even = Las cartas no cambiaron nada.
review-level-about = Los bots de ese nivel regalan más o menos lo mismo en cada decisión. Una sola partida dice poco de un jugador.

## Marks in the graph

review-marks = Errores y cartas importantes
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Encuentra las mejores jugadas
exercise-title = Encuentra la mejor jugada
exercise-number = { $number } de { $count }
exercise-question-you = Elegiste «{ $action }» y regalaste un { $percent }. ¿Qué es mejor?
exercise-question-other = { $player } eligió «{ $action }» y regaló un { $percent }. ¿Qué es mejor?
exercise-wrong = { $action }: { $percent }. Hay una jugada mejor.
exercise-found = ¡Encontrada! { $action }: { $percent } de probabilidad.
exercise-shown = La mejor jugada es «{ $action }»: { $percent } de probabilidad.
exercise-best = la mejor
exercise-played = jugada
exercise-show = Mostrar
exercise-next = Siguiente
exercise-done = Listo
exercise-close = Volver a la revisión
