### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = Grasz jak bot „{ $level }”.
review-like-other = { $player } gra jak bot „{ $level }”.
review-between-you = Grasz jak bot między „{ $weaker }” a „{ $stronger }”.
review-between-other = { $player } gra jak bot między „{ $weaker }” a „{ $stronger }”.
review-cards-gave-you = Karty dały ci { $percent }.
review-cards-cost-you = Karty kosztowały cię { $percent }.
review-cards-gave-other = { $player }: karty dały { $percent }.
review-cards-cost-other = { $player }: karty kosztowały { $percent }.
review-cards-gave-all-you = Karty dały ci więcej niż całe zwycięstwo.
review-cards-cost-all-you = Karty kosztowały cię więcej niż całe zwycięstwo.
review-cards-gave-all-other = { $player }: karty dały więcej niż całe zwycięstwo.
review-cards-cost-all-other = { $player }: karty kosztowały więcej niż całe zwycięstwo.
review-cards-even = Karty niczego nie zmieniły.
review-level-about = Boty tego poziomu oddają mniej więcej tyle samo na decyzję. Jedna gra mówi o graczu niewiele.

## Marks in the graph

review-marks = Błędy i ważne karty
review-mark = { $what } { $percent }

## Find the better move

exercise-start = Znajdź lepsze ruchy
exercise-title = Znajdź lepszy ruch
exercise-number = { $number } z { $count }
exercise-question-you = Twój wybór: „{ $action }”, oddane { $percent }. Co jest lepsze?
exercise-question-other = { $player }: „{ $action }”, oddane { $percent }. Co jest lepsze?
exercise-wrong = { $action }: { $percent }. Jest lepszy ruch.
exercise-found = Znaleziono! { $action }: { $percent } szans.
exercise-shown = Najlepszy ruch to „{ $action }”: { $percent } szans.
exercise-best = najlepszy
exercise-played = zagrany
exercise-show = Pokaż
exercise-next = Dalej
exercise-done = Gotowe
exercise-close = Wróć do oceny
