### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Si la tomas: pasas de { $before } a { $after } puntos.
preview-row-other = Si la toma { $player }: pasa de { $before } a { $after } puntos.
preview-bonus = El comodín dorado da además otra carta.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Pedir consejo
coach-title = Consejo
coach-busy = Pensando…
hint-best = Lo mejor: { $best }; después: { $other }.
hint-alike = Apenas hay diferencia: { $best }; { $other }.
hint-no-difference = No hay diferencia: { $best }.
hint-only = Solo hay una opción: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } de ganar)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = Antes de tu próximo turno, la fila { $row } desaparece en { $times } de 10 casos, casi siempre por { $player }. Te da { $points }.
reason-row-now = La fila { $row } te da ahora { $points }. Si robas, la fila que tomas después da { $before } de media.
reason-row-pays-more = La fila { $row } te da { $points }; la fila { $other }, solo { $before }.
reason-row-denied = La fila { $row } le daría { $points } a { $player }; la fila { $other }, solo { $before }.
reason-row-stays = La fila { $other }, que te da { $points }, sigue ahí en tu próximo turno en { $times } de 10 casos.
reason-row-later = La fila { $other } te da ahora { $points }. Si robas, la fila que tomas después da { $before } de media.
reason-deck-helps = { $count } de las { $left } cartas de la baraja te darían una fila mejor que las de ahora.
reason-deck-all = Cualquier carta de la baraja te daría una fila mejor que las de ahora.
reason-deck-hurts = Solo { $count } de las { $left } cartas de la baraja te darían una fila mejor que las de ahora.
reason-deck-none = Ninguna carta de la baraja te daría una fila mejor que las de ahora.
reason-place-builds = La fila { $row } te da entonces { $points } en vez de { $before }.
reason-place-spoils = La fila { $row } le da entonces a { $player } { $points } en vez de { $before }.
reason-place-helps-others = Con la carta, la fila { $other } le daría a { $player } { $points } en vez de { $before }.
reason-place-hurts = Con la carta, la fila { $other } te daría { $points } en vez de { $before }.
reason-place-stays = La fila { $row } sigue ahí en tu próximo turno en { $times } de 10 casos; la fila { $other }, en { $otherTimes }.
reason-place-room = La fila { $other } quedaría llena; en la fila { $row } aún hay sitio para { $count }.
reason-place-full = La fila { $row } queda entonces llena y te da { $points }: nadie puede añadirle nada, y la tomas en { $times } de 10 casos.
reason-card-gained = En la fila { $row }, la carta es para ti en { $times } de 10 casos; en la fila { $other }, en { $otherTimes }. Te da { $points }.
reason-card-avoided = En la fila { $other }, la carta sería para ti en { $otherTimes } de 10 casos; en la fila { $row }, en { $times }. Te costaría { $points }.
reason-card-denied = En la fila { $other }, la carta sería para { $player } en { $otherTimes } de 10 casos; en la fila { $row }, en { $times }. Le daría { $points }.
reason-card-foisted = En la fila { $row }, la carta es para { $player } en { $times } de 10 casos; en la fila { $other }, en { $otherTimes }. Le cuesta { $points }.
reason-best-grows = La mejor fila para ti da entonces { $points }; si no, { $before }.
reason-best-shrinks = La mejor fila que queda le da entonces a { $player } { $points }; si no, { $before }.
reason-round-grows = En esta ronda consigues entonces { $points } de media; si no, { $before }.
reason-round-shrinks = En esta ronda { $player } consigue entonces { $points } de media; si no, { $before }.
reason-round-colours =
    { $colours ->
        [one] Después de esta ronda tienes entonces { $colours } color de media; si no, { $otherColours }.
       *[other] Después de esta ronda tienes entonces { $colours } colores de media; si no, { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = Antes del próximo turno de { $mover }, la fila { $row } desaparece en { $times } de 10 casos, casi siempre por { $player }. A { $mover } le da { $points }.
reason-of-row-now = La fila { $row } le da ahora { $points } a { $mover }. Si roba, la fila que toma después da { $before } de media.
reason-of-row-pays-more = La fila { $row } le da { $points } a { $mover }; la fila { $other }, solo { $before }.
reason-of-row-denied = La fila { $row } le daría { $points } a { $player }; la fila { $other }, solo { $before }.
reason-of-row-stays = La fila { $other }, que le da { $points } a { $mover }, sigue ahí en su próximo turno en { $times } de 10 casos.
reason-of-row-later = La fila { $other } le da ahora { $points } a { $mover }. Si roba, la fila que toma después da { $before } de media.
reason-of-deck-helps = { $count } de las { $left } cartas de la baraja le darían a { $mover } una fila mejor que las de ahora.
reason-of-deck-all = Cualquier carta de la baraja le daría a { $mover } una fila mejor que las de ahora.
reason-of-deck-hurts = Solo { $count } de las { $left } cartas de la baraja le darían a { $mover } una fila mejor que las de ahora.
reason-of-deck-none = Ninguna carta de la baraja le daría a { $mover } una fila mejor que las de ahora.
reason-of-place-builds = La fila { $row } le da entonces a { $mover } { $points } en vez de { $before }.
reason-of-place-spoils = La fila { $row } le da entonces a { $player } { $points } en vez de { $before }.
reason-of-place-helps-others = Con la carta, la fila { $other } le daría a { $player } { $points } en vez de { $before }.
reason-of-place-hurts = Con la carta, la fila { $other } le daría a { $mover } { $points } en vez de { $before }.
reason-of-place-stays = La fila { $row } sigue ahí en el próximo turno de { $mover } en { $times } de 10 casos; la fila { $other }, en { $otherTimes }.
reason-of-place-room = La fila { $other } quedaría llena; en la fila { $row } aún hay sitio para { $count }.
reason-of-place-full = La fila { $row } queda entonces llena y le da { $points } a { $mover }: nadie puede añadirle nada, y { $mover } la toma en { $times } de 10 casos.
reason-of-card-gained = En la fila { $row }, la carta es para { $mover } en { $times } de 10 casos; en la fila { $other }, en { $otherTimes }. Le da { $points }.
reason-of-card-avoided = En la fila { $other }, la carta sería para { $mover } en { $otherTimes } de 10 casos; en la fila { $row }, en { $times }. Le costaría { $points }.
reason-of-card-denied = En la fila { $other }, la carta sería para { $player } en { $otherTimes } de 10 casos; en la fila { $row }, en { $times }. Le daría { $points }.
reason-of-card-foisted = En la fila { $row }, la carta es para { $player } en { $times } de 10 casos; en la fila { $other }, en { $otherTimes }. Le cuesta { $points }.
reason-of-best-grows = La mejor fila para { $mover } da entonces { $points }; si no, { $before }.
reason-of-best-shrinks = La mejor fila que queda le da entonces a { $player } { $points }; si no, { $before }.
reason-of-round-grows = En esta ronda { $mover } consigue entonces { $points } de media; si no, { $before }.
reason-of-round-shrinks = En esta ronda { $player } consigue entonces { $points } de media; si no, { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Después de esta ronda { $mover } tiene entonces { $colours } color de media; si no, { $otherColours }.
       *[other] Después de esta ronda { $mover } tiene entonces { $colours } colores de media; si no, { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Alrededor de un { $percent } menos de probabilidad de ganar. ¿Seguro?
coach-take-back = Deshacer mi última jugada
