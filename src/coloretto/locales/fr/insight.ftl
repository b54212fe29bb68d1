### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count } %
insight-progress = Analyse : { $percent } faits
insight-stop = Arrêter
insight-shares = Tous les chiffres sont des chances de gagner : céder 10 %, c’est gagner une partie de moins sur dix. Sur toute une partie, la chance et les erreurs peuvent dépasser chacune 100 % : elles se compensent.

## The two numbers of a player, and the table of all players

insight-lost = cédés par des décisions
insight-luck = dus à la chance des cartes
insight-players = Tous les joueurs
insight-lost-short = Cédé
insight-luck-short = Chance

## The graph of chances

insight-graph = Les chances de gagner de chacun
insight-graph-about = Les chances de gagner, coup après coup. Les flèches parcourent la partie.
insight-now = { $player } { $percent }
insight-mistake = erreur de { $player }
insight-mistake-you = votre erreur
insight-lucky = carte de chance
insight-unlucky = carte de malchance

## Costly decisions and lucky cards

review-costliest = Les décisions les plus coûteuses
insight-none = Aucune décision n’a coûté plus qu’un peu.
insight-better = Mieux : { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player } : { $action } ({ $percent }). Mieux : { $better }.
insight-cards = Les cartes qui ont le plus changé pour { $player }
insight-cards-you = Les cartes qui ont le plus changé pour vous
insight-no-mistake = Pas d’autre erreur.
insight-keys = Dans l’analyse, M mène à l’erreur suivante et Maj+M à la précédente.
review-uncertain = Cette analyse est incertaine : l’évaluation a changé d’avis plus que les cartes n’ont changé la partie.
# In a game that was played on from another one; -you if the reader played on.
review-from = Analyse à partir du coup { $move }, où cette partie en continue une autre.
review-from-you = Analyse à partir du coup { $move }, où vous avez pris la suite.
