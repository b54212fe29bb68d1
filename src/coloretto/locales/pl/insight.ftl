### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count }%
insight-progress = Analiza: gotowe { $percent }
insight-stop = Zatrzymaj
insight-shares = Wszystkie liczby to szanse na wygraną: kto oddaje 10%, wygrywa o jedną grę na dziesięć mniej. W całej grze szczęście i błędy mogą osobno przekroczyć 100%: wzajemnie się równoważą.

## The two numbers of a player, and the table of all players

insight-lost = oddane przez decyzje
insight-luck = dzięki szczęściu do kart
insight-players = Wszyscy gracze
insight-lost-short = Oddane
insight-luck-short = Szczęście

## The graph of chances

insight-graph = Szanse każdego na wygraną
insight-graph-about = Szanse na wygraną, ruch po ruchu. Strzałki przechodzą przez grę.
insight-now = { $player } { $percent }
insight-mistake = błąd: { $player }
insight-mistake-you = twój błąd
insight-lucky = szczęśliwa karta
insight-unlucky = pechowa karta

## Costly decisions and lucky cards

review-costliest = Najdroższe decyzje
insight-none = Żadna decyzja nie kosztowała więcej niż trochę.
insight-better = Lepiej: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Lepiej: { $better }.
insight-cards = Karty, które najwięcej zmieniły: { $player }
insight-cards-you = Karty, które najwięcej zmieniły dla ciebie
insight-no-mistake = Nie ma więcej błędów.
insight-keys = W analizie M przechodzi do następnego błędu, a Shift+M do poprzedniego.
review-uncertain = Ta ocena jest niepewna: wartościowanie zmieniło zdanie bardziej, niż karty zmieniły grę.
# In a game that was played on from another one; -you if the reader played on.
review-from = Ocena od ruchu { $move }, od którego ta gra jest dalszym ciągiem innej.
review-from-you = Ocena od ruchu { $move }, od którego grasz ty.
