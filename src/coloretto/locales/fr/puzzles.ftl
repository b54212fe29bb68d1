### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Problème du jour
puzzles-number = Problème { $number }
puzzles-none = Il n’y a pas de problème { $number }.
puzzles-known = déjà résolu
puzzles-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }

## Solving one

puzzles-question = À vous de jouer. Que feriez-vous ?
puzzles-wrong = Ce n’est pas la meilleure action. Essayez encore.
puzzles-right = Exact, du premier coup !
# $count: the attempts, two or more.
puzzles-found = Trouvé, à l’essai { $count }.
puzzles-shown = Voici la solution.
puzzles-show = Montrer la solution
puzzles-next = Problème suivant
puzzles-play-on-about = Vous continuez à votre place, des bots du niveau « { $level } » aux autres. Les cartes restantes sont mélangées.

## What each action is worth

puzzles-values = Vos chances de gagner après chaque action
puzzles-exact = Ces valeurs sont exactes.
puzzles-sampled = À { $percent } près environ.
puzzles-found-by = Ces bots trouvent la meilleure action : { $levels }.
puzzles-found-by-none = Aucun de nos bots ne trouve la meilleure action.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Quels problèmes
puzzles-theme = Thème
puzzles-grade = Niveau
puzzles-graded = Niveau : { $grade }
# All themes or grades.
puzzles-any = tous
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Au-delà de Grand maître
puzzles-no-such = Il n’y a pas de tels problèmes.
puzzles-solved = { $solved } sur { $count } résolus

## Themes

puzzles-theme-joker = joker
puzzles-theme-golden-joker = joker doré
puzzles-theme-plus-two = +2
puzzles-theme-last-round = dernière manche
puzzles-theme-two-players = à deux
puzzles-theme-violet = barème violet
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = gâcher une rangée
# The best row is not the one with the most points.
puzzles-theme-fewer-points = prendre moins de points
