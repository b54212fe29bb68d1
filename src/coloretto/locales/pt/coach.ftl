### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Se a recolheres: passas de { $before } para { $after } pontos.
preview-row-other = Se { $player } a recolher: passa de { $before } para { $after } pontos.
preview-bonus = O joker dourado dá ainda mais uma carta.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Pedir conselho
coach-title = Conselho
coach-busy = A pensar…
hint-best = O melhor: { $best }; depois: { $other }.
hint-alike = Quase não faz diferença: { $best }; { $other }.
hint-no-difference = Não faz diferença: { $best }.
hint-only = Só há uma opção: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } de ganhar)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = Até à tua próxima vez, a fila { $row } desaparece em { $times } de 10 casos, quase sempre para { $player }. Dá-te { $points }.
reason-row-now = A fila { $row } dá-te agora { $points }. Se biscares, a fila que recolhes depois dá em média { $before }.
reason-row-pays-more = A fila { $row } dá-te { $points }, a fila { $other } só { $before }.
reason-row-denied = A fila { $row } daria { $points } a { $player }, a fila { $other } só { $before }.
reason-row-stays = A fila { $other }, que te dá { $points }, ainda lá está na tua próxima vez em { $times } de 10 casos.
reason-row-later = A fila { $other } dá-te agora { $points }. Se biscares, a fila que recolhes depois dá em média { $before }.
reason-deck-helps = { $count } das { $left } cartas do baralho davam-te uma fila melhor do que as de agora.
reason-deck-all = Qualquer carta do baralho dava-te uma fila melhor do que as de agora.
reason-deck-hurts = Só { $count } das { $left } cartas do baralho te davam uma fila melhor do que as de agora.
reason-deck-none = Nenhuma carta do baralho te dava uma fila melhor do que as de agora.
reason-place-builds = A fila { $row } dá-te então { $points } em vez de { $before }.
reason-place-spoils = A fila { $row } dá então a { $player } { $points } em vez de { $before }.
reason-place-helps-others = Com a carta, a fila { $other } daria a { $player } { $points } em vez de { $before }.
reason-place-hurts = Com a carta, a fila { $other } dava-te { $points } em vez de { $before }.
reason-place-stays = A fila { $row } ainda lá está na tua próxima vez em { $times } de 10 casos, a fila { $other } em { $otherTimes }.
reason-place-room = A fila { $other } ficaria então cheia; a fila { $row } ainda tem lugar para { $count }.
reason-place-full = A fila { $row } fica então cheia e dá-te { $points }: ninguém lhe pode juntar nada, e em { $times } de 10 casos és tu que a recolhes.
reason-card-gained = Na fila { $row } ficas com a carta em { $times } de 10 casos, na fila { $other } em { $otherTimes }. Dá-te { $points }.
reason-card-avoided = Na fila { $other } ficavas com a carta em { $otherTimes } de 10 casos, na fila { $row } em { $times }. Custava-te { $points }.
reason-card-denied = Na fila { $other }, { $player } ficava com a carta em { $otherTimes } de 10 casos, na fila { $row } em { $times }. Dava { $points } a { $player }.
reason-card-foisted = Na fila { $row }, { $player } fica com a carta em { $times } de 10 casos, na fila { $other } em { $otherTimes }. Custa { $points } a { $player }.
reason-best-grows = A melhor fila para ti dá então { $points }; senão, { $before }.
reason-best-shrinks = A melhor fila que resta dá então { $points } a { $player }; senão, { $before }.
reason-round-grows = Nesta ronda recebes então em média { $points }; senão, { $before }.
reason-round-shrinks = Nesta ronda { $player } recebe então em média { $points }; senão, { $before }.
reason-round-colours =
    { $colours ->
        [one] Depois desta ronda ficas então em média com { $colours } cor; senão, com { $otherColours }.
       *[other] Depois desta ronda ficas então em média com { $colours } cores; senão, com { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = Até à próxima vez de { $mover }, a fila { $row } desaparece em { $times } de 10 casos, quase sempre para { $player }. Dá { $points } a { $mover }.
reason-of-row-now = A fila { $row } dá agora { $points } a { $mover }. Depois de biscar, a fila que { $mover } recolhe mais tarde dá em média { $before }.
reason-of-row-pays-more = A fila { $row } dá { $points } a { $mover }, a fila { $other } só { $before }.
reason-of-row-denied = A fila { $row } daria { $points } a { $player }, a fila { $other } só { $before }.
reason-of-row-stays = A fila { $other }, que dá { $points } a { $mover }, ainda lá está na sua próxima vez em { $times } de 10 casos.
reason-of-row-later = A fila { $other } dá agora { $points } a { $mover }. Depois de biscar, a fila que { $mover } recolhe mais tarde dá em média { $before }.
reason-of-deck-helps = { $count } das { $left } cartas do baralho davam a { $mover } uma fila melhor do que as de agora.
reason-of-deck-all = Qualquer carta do baralho dava a { $mover } uma fila melhor do que as de agora.
reason-of-deck-hurts = Só { $count } das { $left } cartas do baralho davam a { $mover } uma fila melhor do que as de agora.
reason-of-deck-none = Nenhuma carta do baralho dava a { $mover } uma fila melhor do que as de agora.
reason-of-place-builds = A fila { $row } dá então a { $mover } { $points } em vez de { $before }.
reason-of-place-spoils = A fila { $row } dá então a { $player } { $points } em vez de { $before }.
reason-of-place-helps-others = Com a carta, a fila { $other } daria a { $player } { $points } em vez de { $before }.
reason-of-place-hurts = Com a carta, a fila { $other } dava a { $mover } { $points } em vez de { $before }.
reason-of-place-stays = A fila { $row } ainda lá está na próxima vez de { $mover } em { $times } de 10 casos, a fila { $other } em { $otherTimes }.
reason-of-place-room = A fila { $other } ficaria então cheia; a fila { $row } ainda tem lugar para { $count }.
reason-of-place-full = A fila { $row } fica então cheia e dá { $points } a { $mover }: ninguém lhe pode juntar nada, e em { $times } de 10 casos é { $mover } que a recolhe.
reason-of-card-gained = Na fila { $row }, { $mover } fica com a carta em { $times } de 10 casos, na fila { $other } em { $otherTimes }. Dá { $points } a { $mover }.
reason-of-card-avoided = Na fila { $other }, { $mover } ficava com a carta em { $otherTimes } de 10 casos, na fila { $row } em { $times }. Custava { $points } a { $mover }.
reason-of-card-denied = Na fila { $other }, { $player } ficava com a carta em { $otherTimes } de 10 casos, na fila { $row } em { $times }. Dava { $points } a { $player }.
reason-of-card-foisted = Na fila { $row }, { $player } fica com a carta em { $times } de 10 casos, na fila { $other } em { $otherTimes }. Custa { $points } a { $player }.
reason-of-best-grows = A melhor fila para { $mover } dá então { $points }; senão, { $before }.
reason-of-best-shrinks = A melhor fila que resta dá então { $points } a { $player }; senão, { $before }.
reason-of-round-grows = Nesta ronda { $mover } recebe então em média { $points }; senão, { $before }.
reason-of-round-shrinks = Nesta ronda { $player } recebe então em média { $points }; senão, { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Depois desta ronda { $mover } fica então em média com { $colours } cor; senão, com { $otherColours }.
       *[other] Depois desta ronda { $mover } fica então em média com { $colours } cores; senão, com { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Cerca de { $percent } menos de probabilidade de ganhar. A sério?
coach-take-back = Anular a minha última jogada
