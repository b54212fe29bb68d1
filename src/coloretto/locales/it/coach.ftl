### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Se la prendi: da { $before } a { $after } punti.
preview-row-other = Se la prende { $player }: da { $before } a { $after } punti.
preview-bonus = Il jolly dorato porta anche un’altra carta.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Chiedi consiglio
coach-title = Consiglio
coach-busy = Sto pensando…
hint-best = La migliore: { $best }; poi: { $other }.
hint-alike = Quasi non fa differenza: { $best }; { $other }.
hint-no-difference = Non fa differenza: { $best }.
hint-only = C’è una sola scelta: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } di vincere)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = Entro il tuo prossimo turno la fila { $row } sparisce in { $times } casi su 10, per lo più presa da { $player }. Ti porta { $points }.
reason-row-now = La fila { $row } ti porta ora { $points }. Se peschi, la fila che prendi dopo porta in media { $before }.
reason-row-pays-more = La fila { $row } ti porta { $points }, la fila { $other } solo { $before }.
reason-row-denied = La fila { $row } porterebbe a { $player } { $points }, la fila { $other } solo { $before }.
reason-row-stays = La fila { $other }, che ti porta { $points }, è ancora lì al tuo prossimo turno in { $times } casi su 10.
reason-row-later = La fila { $other } ti porta ora { $points }. Se peschi, la fila che prendi dopo porta in media { $before }.
reason-deck-helps = { $count } delle { $left } carte del mazzo ti darebbero una fila migliore di quelle di adesso.
reason-deck-all = Ogni carta del mazzo ti darebbe una fila migliore di quelle di adesso.
reason-deck-hurts = Solo { $count } delle { $left } carte del mazzo ti darebbero una fila migliore di quelle di adesso.
reason-deck-none = Nessuna carta del mazzo ti darebbe una fila migliore di quelle di adesso.
reason-place-builds = La fila { $row } ti porta poi { $points } invece di { $before }.
reason-place-spoils = La fila { $row } porta poi a { $player } { $points } invece di { $before }.
reason-place-helps-others = Con la carta, la fila { $other } porterebbe a { $player } { $points } invece di { $before }.
reason-place-hurts = Con la carta, la fila { $other } ti porterebbe { $points } invece di { $before }.
reason-place-stays = La fila { $row } è ancora lì al tuo prossimo turno in { $times } casi su 10, la fila { $other } in { $otherTimes }.
reason-place-room = La fila { $other } sarebbe allora piena; nella fila { $row } c’è ancora posto per { $count }.
reason-place-full = La fila { $row } è allora piena e ti porta { $points }: nessuno può aggiungervi altro, e in { $times } casi su 10 la prendi tu.
reason-card-gained = Nella fila { $row } la carta va a te in { $times } casi su 10, nella fila { $other } in { $otherTimes }. Ti porta { $points }.
reason-card-avoided = Nella fila { $other } la carta andrebbe a te in { $otherTimes } casi su 10, nella fila { $row } in { $times }. Ti costerebbe { $points }.
reason-card-denied = Nella fila { $other } la carta andrebbe a { $player } in { $otherTimes } casi su 10, nella fila { $row } in { $times }. Porterebbe { $points } a { $player }.
reason-card-foisted = Nella fila { $row } la carta va a { $player } in { $times } casi su 10, nella fila { $other } in { $otherTimes }. Costa { $points } a { $player }.
reason-best-grows = La fila migliore per te porta allora { $points }, altrimenti { $before }.
reason-best-shrinks = La migliore fila rimasta porta allora a { $player } { $points }, altrimenti { $before }.
reason-round-grows = In questo round ottieni allora in media { $points }, altrimenti { $before }.
reason-round-shrinks = In questo round { $player } ottiene allora in media { $points }, altrimenti { $before }.
reason-round-colours =
    { $colours ->
        [one] Dopo questo round hai allora in media { $colours } colore, altrimenti { $otherColours }.
       *[other] Dopo questo round hai allora in media { $colours } colori, altrimenti { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = Entro il prossimo turno di { $mover } la fila { $row } sparisce in { $times } casi su 10, per lo più presa da { $player }. A { $mover } porta { $points }.
reason-of-row-now = La fila { $row } porta ora { $points } a { $mover }. Se pesca, la fila che prende dopo porta in media { $before }.
reason-of-row-pays-more = La fila { $row } porta a { $mover } { $points }, la fila { $other } solo { $before }.
reason-of-row-denied = La fila { $row } porterebbe a { $player } { $points }, la fila { $other } solo { $before }.
reason-of-row-stays = La fila { $other }, che porta { $points } a { $mover }, è ancora lì al suo prossimo turno in { $times } casi su 10.
reason-of-row-later = La fila { $other } porta ora { $points } a { $mover }. Se pesca, la fila che prende dopo porta in media { $before }.
reason-of-deck-helps = { $count } delle { $left } carte del mazzo darebbero a { $mover } una fila migliore di quelle di adesso.
reason-of-deck-all = Ogni carta del mazzo darebbe a { $mover } una fila migliore di quelle di adesso.
reason-of-deck-hurts = Solo { $count } delle { $left } carte del mazzo darebbero a { $mover } una fila migliore di quelle di adesso.
reason-of-deck-none = Nessuna carta del mazzo darebbe a { $mover } una fila migliore di quelle di adesso.
reason-of-place-builds = La fila { $row } porta poi a { $mover } { $points } invece di { $before }.
reason-of-place-spoils = La fila { $row } porta poi a { $player } { $points } invece di { $before }.
reason-of-place-helps-others = Con la carta, la fila { $other } porterebbe a { $player } { $points } invece di { $before }.
reason-of-place-hurts = Con la carta, la fila { $other } porterebbe a { $mover } { $points } invece di { $before }.
reason-of-place-stays = La fila { $row } è ancora lì al prossimo turno di { $mover } in { $times } casi su 10, la fila { $other } in { $otherTimes }.
reason-of-place-room = La fila { $other } sarebbe allora piena; nella fila { $row } c’è ancora posto per { $count }.
reason-of-place-full = La fila { $row } è allora piena e porta { $points } a { $mover }: nessuno può aggiungervi altro, e in { $times } casi su 10 la prende { $mover }.
reason-of-card-gained = Nella fila { $row } la carta va a { $mover } in { $times } casi su 10, nella fila { $other } in { $otherTimes }. Porta { $points } a { $mover }.
reason-of-card-avoided = Nella fila { $other } la carta andrebbe a { $mover } in { $otherTimes } casi su 10, nella fila { $row } in { $times }. Costerebbe { $points } a { $mover }.
reason-of-card-denied = Nella fila { $other } la carta andrebbe a { $player } in { $otherTimes } casi su 10, nella fila { $row } in { $times }. Porterebbe { $points } a { $player }.
reason-of-card-foisted = Nella fila { $row } la carta va a { $player } in { $times } casi su 10, nella fila { $other } in { $otherTimes }. Costa { $points } a { $player }.
reason-of-best-grows = La fila migliore per { $mover } porta allora { $points }, altrimenti { $before }.
reason-of-best-shrinks = La migliore fila rimasta porta allora a { $player } { $points }, altrimenti { $before }.
reason-of-round-grows = In questo round { $mover } ottiene allora in media { $points }, altrimenti { $before }.
reason-of-round-shrinks = In questo round { $player } ottiene allora in media { $points }, altrimenti { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Dopo questo round { $mover } ha allora in media { $colours } colore, altrimenti { $otherColours }.
       *[other] Dopo questo round { $mover } ha allora in media { $colours } colori, altrimenti { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Circa il { $percent } di probabilità di vincere in meno. Davvero?
coach-take-back = Annulla la mia ultima mossa
