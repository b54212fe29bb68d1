### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Zadanie dnia
puzzles-number = Zadanie { $number }
puzzles-none = Nie ma zadania { $number }.
puzzles-known = już rozwiązane
puzzles-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }

## Solving one

puzzles-question = Twoja kolej. Co zrobisz?
puzzles-wrong = To nie jest najlepsza akcja. Spróbuj jeszcze raz.
puzzles-right = Dobrze, za pierwszym razem!
# $count: the attempts, two or more.
puzzles-found = Znaleziono za { $count }. razem.
puzzles-shown = Oto rozwiązanie.
puzzles-show = Pokaż rozwiązanie
puzzles-next = Następne zadanie
puzzles-play-on-about = Grasz dalej na swoim miejscu, na pozostałych boty na poziomie „{ $level }”. Pozostałe karty są tasowane.

## What each action is worth

puzzles-values = Twoja szansa na wygraną po każdej akcji
puzzles-exact = Te wartości są dokładne.
puzzles-sampled = Z dokładnością do około { $percent }.
puzzles-found-by = Najlepszą akcję znajdują te boty: { $levels }.
puzzles-found-by-none = Żaden z naszych botów nie znajduje najlepszej akcji.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Które zadania
puzzles-theme = Temat
puzzles-grade = Poziom
puzzles-graded = Poziom: { $grade }
# All themes or grades.
puzzles-any = wszystkie
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Ponad Arcymistrza
puzzles-no-such = Nie ma takich zadań.
puzzles-solved = Rozwiązano { $solved } z { $count }

## Themes

puzzles-theme-joker = joker
puzzles-theme-golden-joker = złoty joker
puzzles-theme-plus-two = +2
puzzles-theme-last-round = ostatnia runda
puzzles-theme-two-players = we dwoje
puzzles-theme-violet = fioletowa tabela
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = psucie stosu
# The best row is not the one with the most points.
puzzles-theme-fewer-points = mniej punktów od razu
