### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

insight-percent = { $count } %
insight-progress = Análise: { $percent } feito
insight-stop = Parar
insight-shares = Todos os números são probabilidades de ganhar: oferecer 10 % é ganhar menos uma partida em cada dez. Numa partida inteira, a sorte e os erros podem somar cada um mais de 100 %: compensam-se entre si.

## The two numbers of a player, and the table of all players

insight-lost = oferecido pelas decisões
insight-luck = pela sorte das cartas
insight-players = Todos os jogadores
insight-lost-short = Oferecido
insight-luck-short = Sorte

## The graph of chances

insight-graph = A probabilidade de ganhar de cada um
insight-graph-about = A probabilidade de ganhar, jogada a jogada. As setas percorrem a partida.
insight-now = { $player } { $percent }
insight-mistake = erro de { $player }
insight-mistake-you = o teu erro
insight-lucky = carta de sorte
insight-unlucky = carta de azar

## Costly decisions and lucky cards

review-costliest = As decisões mais caras
insight-none = Nenhuma decisão custou mais do que um pouco.
insight-better = Melhor: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Melhor: { $better }.
insight-cards = As cartas que mais mudaram para { $player }
insight-cards-you = As cartas que mais mudaram para ti
insight-no-mistake = Não há mais erros.
insight-keys = Na análise, M vai para o erro seguinte e Shift+M para o anterior.
review-uncertain = Esta revisão é incerta: a avaliação mudou de opinião mais do que as cartas mudaram a partida.
# In a game that was played on from another one; -you if the reader played on.
review-from = Revisão a partir da jogada { $move }, onde esta partida continua outra.
review-from-you = Revisão a partir da jogada { $move }, onde continuaste tu.
