### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Jogaste como o bot «{ $level }».
review-like-other = { $player } jogou como o bot «{ $level }».
review-between-you = Jogaste como um bot entre «{ $weaker }» e «{ $stronger }».
review-between-other = { $player } jogou como um bot entre «{ $weaker }» e «{ $stronger }».
review-cards-gave-you = As cartas deram-te { $percent }.
review-cards-cost-you = As cartas custaram-te { $percent }.
review-cards-gave-other = As cartas deram { $percent } a { $player }.
review-cards-cost-other = As cartas custaram { $percent } a { $player }.
review-cards-gave-all-you = As cartas deram-te mais do que uma vitória inteira.
review-cards-cost-all-you = As cartas custaram-te mais do que uma vitória inteira.
review-cards-gave-all-other = As cartas deram mais do que uma vitória inteira a { $player }.
review-cards-cost-all-other = As cartas custaram mais do que uma vitória inteira a { $player }.
review-cards-even = As cartas não mudaram nada.
review-level-about = Os bots desse nível oferecem mais ou menos o mesmo por decisão. Uma só partida diz pouco sobre um jogador.

## Marks in the graph

review-marks = Erros e cartas importantes
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Encontrar as melhores jogadas
exercise-title = Encontrar a melhor jogada
exercise-number = { $number } de { $count }
exercise-question-you = Escolheste «{ $action }» e ofereceste { $percent }. O que é melhor?
exercise-question-other = { $player } escolheu «{ $action }» e ofereceu { $percent }. O que é melhor?
exercise-wrong = { $action }: { $percent }. Há uma jogada melhor.
exercise-found = Encontrada! { $action }: { $percent } de probabilidade.
exercise-shown = A melhor jogada é «{ $action }»: { $percent } de probabilidade.
exercise-best = a melhor
exercise-played = jogada
exercise-show = Mostrar
exercise-next = Seguinte
exercise-done = Pronto
exercise-close = Voltar à análise
