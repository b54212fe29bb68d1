### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Problema do dia
puzzles-number = Problema { $number }
puzzles-none = Não há nenhum problema { $number }.
puzzles-known = já resolvido
puzzles-streak =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }

## Solving one

puzzles-question = É a tua vez. O que farias?
puzzles-wrong = Não é a melhor ação. Tenta outra vez.
puzzles-right = Certo, à primeira tentativa!
# $count: the attempts, two or more.
puzzles-found = Encontrada, à tentativa { $count }.
puzzles-shown = Esta é a solução.
puzzles-show = Mostrar a solução
puzzles-next = Problema seguinte
puzzles-play-on-about = Continuas no teu lugar; bots do nível «{ $level }», nos outros. As cartas que restam são baralhadas.

## What each action is worth

puzzles-values = A tua probabilidade de ganhar após cada ação
puzzles-exact = Estes valores são exatos.
puzzles-sampled = Com uma precisão de cerca de { $percent }.
puzzles-found-by = Encontram a melhor ação estes bots: { $levels }.
puzzles-found-by-none = Nenhum dos nossos bots encontra a melhor ação.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Que problemas
puzzles-theme = Tema
puzzles-grade = Nível
puzzles-graded = Nível: { $grade }
# All themes or grades.
puzzles-any = todos
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Além de Grande mestre
puzzles-no-such = Não há problemas assim.
puzzles-solved = { $solved } de { $count } resolvidos

## Themes

puzzles-theme-joker = joker
puzzles-theme-golden-joker = joker dourado
puzzles-theme-plus-two = +2
puzzles-theme-last-round = última ronda
puzzles-theme-two-players = a dois
puzzles-theme-violet = tabela violeta
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = estragar uma fila
# The best row is not the one with the most points.
puzzles-theme-fewer-points = recolher menos pontos
