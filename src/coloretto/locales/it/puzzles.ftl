### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Problema del giorno
puzzles-number = Problema { $number }
puzzles-none = Non c’è un problema { $number }.
puzzles-known = già risolto
puzzles-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }

## Solving one

puzzles-question = Tocca a te. Che cosa faresti?
puzzles-wrong = Non è l’azione migliore. Riprova.
puzzles-right = Giusto, al primo tentativo!
# $count: the attempts, two or more.
puzzles-found = Trovata, al tentativo { $count }.
puzzles-shown = Questa è la soluzione.
puzzles-show = Mostra la soluzione
puzzles-next = Prossimo problema
puzzles-play-on-about = Continui al tuo posto, bot del livello «{ $level }» agli altri. Le carte rimaste vengono mescolate.

## What each action is worth

puzzles-values = La tua probabilità di vincere dopo ogni azione
puzzles-exact = Questi valori sono esatti.
puzzles-sampled = Con una precisione di circa { $percent }.
puzzles-found-by = Trovano l’azione migliore questi bot: { $levels }.
puzzles-found-by-none = Nessuno dei nostri bot trova l’azione migliore.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Quali problemi
puzzles-theme = Tema
puzzles-grade = Livello
puzzles-graded = Livello: { $grade }
# All themes or grades.
puzzles-any = tutti
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Oltre Gran maestro
puzzles-no-such = Non ci sono problemi così.
puzzles-solved = { $solved } su { $count } risolti

## Themes

puzzles-theme-joker = jolly
puzzles-theme-golden-joker = jolly dorato
puzzles-theme-plus-two = +2
puzzles-theme-last-round = ultimo round
puzzles-theme-two-players = in due
puzzles-theme-violet = tabella viola
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = rovinare una fila
# The best row is not the one with the most points.
puzzles-theme-fewer-points = prendere meno punti
