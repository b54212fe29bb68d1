### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Problema del día
puzzles-number = Problema { $number }
puzzles-none = No hay ningún problema { $number }.
puzzles-known = ya resuelto
puzzles-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }

## Solving one

puzzles-question = Te toca. ¿Qué harías?
puzzles-wrong = No es la mejor acción. Inténtalo otra vez.
puzzles-right = ¡Correcto, al primer intento!
# $count: the attempts, two or more.
puzzles-found = Encontrada, al intento { $count }.
puzzles-shown = Esta es la solución.
puzzles-show = Mostrar la solución
puzzles-next = Siguiente problema
puzzles-play-on-about = Sigues en tu sitio; bots del nivel «{ $level }», en los demás. Las cartas que quedan se mezclan.

## What each action is worth

puzzles-values = Tu probabilidad de ganar tras cada acción
puzzles-exact = Estos valores son exactos.
puzzles-sampled = Con una precisión de alrededor del { $percent }.
puzzles-found-by = Encuentran la mejor acción estos bots: { $levels }.
puzzles-found-by-none = Ninguno de nuestros bots encuentra la mejor acción.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Qué problemas
puzzles-theme = Tema
puzzles-grade = Nivel
puzzles-graded = Nivel: { $grade }
# All themes or grades.
puzzles-any = todos
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Más que Gran maestro
puzzles-no-such = No hay problemas así.
puzzles-solved = { $solved } de { $count } resueltos

## Themes

puzzles-theme-joker = comodín
puzzles-theme-golden-joker = comodín dorado
puzzles-theme-plus-two = +2
puzzles-theme-last-round = última ronda
puzzles-theme-two-players = dos jugadores
puzzles-theme-violet = tabla violeta
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = estropear una fila
# The best row is not the one with the most points.
puzzles-theme-fewer-points = tomar menos puntos
