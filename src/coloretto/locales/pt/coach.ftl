### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Se a recolheres: passas de { $before } para { $after } pontos.
preview-row-other = Se { $player } a recolher: passa de { $before } para { $after } pontos.
preview-bonus = O joker dourado dá ainda mais uma carta.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Pedir conselho
coach-title = Conselho
coach-busy = A pensar…
hint-best = O melhor: { $best }; depois: { $other }.
hint-no-difference = Não faz diferença: { $best }.
hint-only = Só há uma opção: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } de ganhar)

## The reason for the best action. “It” is the row that is taken, or the card that is placed

reason-row-pays = Dá-te agora { $points }.
reason-row-goes = Até à tua próxima vez desaparece em { $times } de 10 casos, quase sempre para { $player }. Dá-te { $points }.
reason-row-pays-more = A fila { $row } dá-te { $points }, a fila { $other } só { $before }.
reason-row-denied = Dá-te { $points } e daria { $before } a { $player }.
reason-row-stays = A fila { $other }, que te dá { $points }, ainda lá está na tua próxima vez em { $times } de 10 casos.
reason-row-pays-little = A fila { $other } dá-te só { $points }.
reason-deck-helps = { $count } das { $left } cartas do baralho davam-te uma fila melhor do que as de agora.
reason-deck-hurts = Só { $count } das { $left } cartas do baralho te davam uma fila melhor do que as de agora.
reason-place-builds = A fila { $row } dá-te então { $points } em vez de { $before }.
reason-place-spoils = A fila { $row } dá então a { $player } { $points } em vez de { $before }.
reason-place-helps-others = Na fila { $other } daria a { $player } { $points } em vez de { $before }.
reason-place-hurts = Na fila { $other } dava-te { $points } em vez de { $before }.
reason-place-stays = A fila { $row } ainda lá está na tua próxima vez em { $times } de 10 casos.

## The reason for the best action of another player, $mover, in a review

reason-of-row-pays = Dá agora { $points } a { $mover }.
reason-of-row-goes = Até à próxima vez de { $mover } desaparece em { $times } de 10 casos, quase sempre para { $player }. Dá { $points } a { $mover }.
reason-of-row-pays-more = A fila { $row } dá { $points } a { $mover }, a fila { $other } só { $before }.
reason-of-row-denied = Dá { $points } a { $mover } e daria { $before } a { $player }.
reason-of-row-stays = A fila { $other }, que dá { $points } a { $mover }, ainda lá está na sua próxima vez em { $times } de 10 casos.
reason-of-row-pays-little = A fila { $other } dá só { $points } a { $mover }.
reason-of-deck-helps = { $count } das { $left } cartas do baralho davam a { $mover } uma fila melhor do que as de agora.
reason-of-deck-hurts = Só { $count } das { $left } cartas do baralho davam a { $mover } uma fila melhor do que as de agora.
reason-of-place-builds = A fila { $row } dá então a { $mover } { $points } em vez de { $before }.
reason-of-place-spoils = A fila { $row } dá então a { $player } { $points } em vez de { $before }.
reason-of-place-helps-others = Na fila { $other } daria a { $player } { $points } em vez de { $before }.
reason-of-place-hurts = Na fila { $other } dava a { $mover } { $points } em vez de { $before }.
reason-of-place-stays = A fila { $row } ainda lá está na próxima vez de { $mover } em { $times } de 10 casos.

## The teaching mode: before a move that gives away a lot

coach-warning = Cerca de { $percent } menos de probabilidade de ganhar. A sério?
coach-take-back = Anular a minha última jogada
