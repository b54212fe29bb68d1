### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count } %
insight-progress = Revisando: { $percent } hecho
insight-stop = Parar
insight-shares = Todas las cifras son probabilidades de ganar: regalar un 10 % es ganar una partida menos de cada diez. En una partida entera, la suerte y los errores pueden sumar cada uno más del 100 %: se compensan entre sí.

## The two numbers of a player, and the table of all players

insight-lost = regalado por decisiones
insight-luck = por la suerte de las cartas
insight-players = Todos los jugadores
insight-lost-short = Regalado
insight-luck-short = Suerte

## The graph of chances

insight-graph = La probabilidad de ganar de cada uno
insight-graph-about = La probabilidad de ganar, jugada a jugada. Las flechas recorren la partida.
insight-now = { $player } { $percent }
insight-mistake = error de { $player }
insight-mistake-you = tu error
insight-lucky = carta con suerte
insight-unlucky = carta con mala suerte

## Costly decisions and lucky cards

review-costliest = Las decisiones más caras
insight-none = Ninguna decisión costó más que un poco.
insight-better = Mejor: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Mejor: { $better }.
insight-cards = Las cartas que más cambiaron para { $player }
insight-cards-you = Las cartas que más cambiaron para ti
insight-no-mistake = No hay más errores.
insight-keys = En la revisión, M va al siguiente error y Mayús+M al anterior.
review-uncertain = Esta revisión es insegura: la evaluación cambió de opinión más de lo que las cartas cambiaron la partida.
# In a game that was played on from another one; -you if the reader played on.
review-from = Revisado desde la jugada { $move }, donde esta partida continúa otra.
review-from-you = Revisado desde la jugada { $move }, donde tomaste el relevo.
