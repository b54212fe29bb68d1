### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count }%
insight-progress = Revisione: { $percent } fatto
insight-stop = Ferma
insight-shares = Tutte le cifre sono probabilità di vincere: regalare il 10% vuol dire vincere una partita in meno su dieci. In una partita intera, fortuna ed errori possono superare ciascuno il 100%: si compensano a vicenda.

## The two numbers of a player, and the table of all players

insight-lost = regalato con le decisioni
insight-luck = dalla fortuna delle carte
insight-players = Tutti i giocatori
insight-lost-short = Regalato
insight-luck-short = Fortuna

## The graph of chances

insight-graph = La probabilità di vincere di ciascuno
insight-graph-about = La probabilità di vincere, mossa per mossa. Le frecce scorrono la partita.
insight-now = { $player } { $percent }
insight-mistake = errore di { $player }
insight-mistake-you = il tuo errore
insight-lucky = carta fortunata
insight-unlucky = carta sfortunata

## Costly decisions and lucky cards

review-costliest = Le decisioni più costose
insight-none = Nessuna decisione è costata più di un poco.
insight-better = Meglio: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Meglio: { $better }.
insight-cards = Le carte che hanno cambiato di più per { $player }
insight-cards-you = Le carte che hanno cambiato di più per te
insight-no-mistake = Nessun altro errore.
insight-keys = Nella revisione, M va all’errore successivo e Maiusc+M a quello prima.
review-uncertain = Questa revisione è incerta: la valutazione ha cambiato idea più di quanto le carte abbiano cambiato la partita.
# In a game that was played on from another one; -you if the reader played on.
review-from = Revisione dalla mossa { $move }, da cui questa partita ne continua un’altra.
review-from-you = Revisione dalla mossa { $move }, da cui hai continuato tu.
