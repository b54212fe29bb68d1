### La partita in parole. Che cosa sono i valori: vedi en/game.ftl.

## Le carte in una frase: «Ada pesca ...»

card-object-a = una carta turchese
card-object-b = una carta blu
card-object-c = una carta rossa
card-object-d = una carta gialla
card-object-e = una carta verde
card-object-f = una carta fucsia
card-object-g = una carta grigia
card-object-plus-two = una carta +2
card-object-joker = un jolly
card-object-golden-joker = il jolly dorato

## Il tavolo

row-name = Fila { $row }
row-free = libero
row-taken = presa
row-empty = vuota
row-full = completa
row-holds =
    { $count ->
        [one] posto per { $count } carta
       *[other] posto per { $count } carte
    }
row-described = Fila { $row }: { $cards }
table-watching = Stai guardando.
deck-name = Mazzo
deck-left =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
entropy-mine = Il tuo testo casuale è servito a mescolare.
entropy-missing = Il tuo testo casuale non è servito a mescolare.
entropy-some = I giocatori hanno aggiunto testi casuali per mescolare: il seme da solo non ha deciso il mazzo.
entropy-none = Nessun giocatore ha aggiunto nulla per mescolare: il mazzo dipende solo dal seme.
last-round-in =
    { $count ->
        [one] { $count } carta all’ultimo round
       *[other] { $count } carte all’ultimo round
    }
last-round-next = La prossima carta porta l’ultimo round.
last-round-now = Ultimo round!
last-round-about = Si gioca finché tutti hanno preso una fila. Poi la partita finisce.
score-now =
    { $count ->
        [one] Ora { $count } punto
       *[other] Ora { $count } punti
    }
player-out = fuori
player-away = assente

## Che cosa si può fare

action-draw = Pesca una carta
action-take = Prendi la fila { $row }
action-place = Piazza nella fila { $row }
action-take-cards = Prendi la fila { $row }: { $cards }
action-place-cards = Piazza { $card } nella fila { $row }: { $cards }

## A chi tocca

turn-choose-you = Tocca a te: pesca una carta o prendi una fila.
turn-only-draw-you = Tocca a te: pesca una carta.
turn-only-take-you = Tutte le file sono complete: prendine una.
turn-place-you = Piazza { $card } in una fila.
turn-choose-other = Tocca a { $player }.
turn-place-other = { $player } piazza { $card }.
turn-out-you = Aspetti la fine del round.
turn-bot-soon-you =
    { $count ->
        [one] Un bot giocherà per te tra { $count } secondo.
       *[other] Un bot giocherà per te tra { $count } secondi.
    }
turn-over = La partita è finita.

## Che cosa succede

log-game-begins = Comincia la partita { $game }.
log-removed = Non in questa partita: { $colours }.
log-round-begins-you = Round { $round }. Cominci tu.
log-round-begins-other = Round { $round }. Comincia { $player }.
log-draws-you = Peschi { $card }.
log-draws-other = { $player } pesca { $card }.
log-places-you = Piazzi { $card } nella fila { $row }.
log-places-other = { $player } piazza { $card } nella fila { $row }.
log-draws-and-places-other = { $player } pesca { $card } per la fila { $row }.
log-only-place-you = Piazzi { $card } nella fila { $row }, l’unica con posto.
log-takes-you = Prendi la fila { $row }: { $cards }.
log-takes-other = { $player } prende la fila { $row }: { $cards }.
log-bonus-you = Il jolly dorato ti porta anche { $card }.
log-bonus-other = Il jolly dorato porta anche { $card } a { $player }.
log-last-round = Esce la carta «ultimo turno»: è l’ultimo round!
log-discarded = Nessuno le ha prese, escono dal gioco: { $cards }.
log-game-over = La partita { $game } è finita.

## Che cosa succede intorno al gioco

log-sits-you = Ti siedi.
log-sits-other = { $player } si siede.
log-stands-other = { $player } se ne va.
log-sent-away-other = Chi ospita manda via { $player }.
log-stands-in-clock-you = Tempo scaduto: un bot gioca per te.
log-stands-in-clock-other = Tempo scaduto: un bot gioca per { $player }.
log-stands-in-idle-you = Non giochi da troppo tempo: un bot gioca per te.
log-stands-in-idle-other = { $player } non gioca da troppo tempo: continua un bot.
log-stands-in-left-you = Un bot gioca per te.
log-stands-in-left-other = { $player } non c’è più: continua un bot.
log-stands-in-away-you = Non c’eri: un bot gioca per te.
log-stands-in-away-other = { $player } non c’è: continua un bot.
log-stands-in-resigned-you = Ti arrendi: continua un bot.
log-stands-in-resigned-other = { $player } si arrende: continua un bot.
log-returns-you = Torni e giochi di nuovo tu.
log-returns-other = { $player } torna.
log-goes-away-other = { $player } non è più qui.
log-comes-back-other = { $player } è di nuovo qui.
log-renamed = { $before } ora si chiama { $player }.
log-ready-other = { $player } aspetta la prossima partita.
log-silenced = Chat e reazioni di { $player } sono disattivate.
log-unsilenced = Chat e reazioni di { $player } sono riattivate.
log-rematch = La rivincita è aperta.
log-closed-host = Chi ospita ha chiuso il tavolo.
log-closed-empty = Non c’è più nessuno: il tavolo è chiuso.
log-closed-administrator = L’amministratore ha chiuso il tavolo.

## La fine di una partita e di un incontro

result-bot-turns =
    { $count ->
        [one] Un bot ha giocato { $count } turno.
       *[other] Un bot ha giocato { $count } turni.
    }

## Da dove vengono i punti

score-title = Da dove vengono i punti
score-plus = Più
score-minus = Meno
score-total = Totale
score-nothing = niente
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } e un jolly
       *[other] { $cards } e { $jokers } jolly
    }
score-jokers-alone =
    { $jokers ->
        [one] un jolly come { $colour }
       *[other] { $jokers } jolly come { $colour }
    }
score-plus-twos =
    { $count ->
        [one] una carta +2
       *[other] { $count } carte +2
    }
score-joker = Il jolly vale come { $colour }.
score-joker-better =
    { $total ->
        [one] Il jolly vale come { $colour }. Come { $other }, la seconda scelta, il totale sarebbe { $total } punto.
       *[other] Il jolly vale come { $colour }. Come { $other }, la seconda scelta, il totale sarebbe { $total } punti.
    }
score-joker-as-good = Il jolly vale come { $colour }. Come { $other } renderebbe lo stesso.
score-joker-softens = Il jolly vale come { $colour }: lì riduce una perdita.
score-joker-costs-nothing = Il jolly vale come { $colour }: lì non toglie punti.
score-jokers = I jolly valgono come { $colours }. Nessun’altra scelta rende di più.

## Quanto era buona una decisione

decision-good = buona
decision-inaccuracy = imprecisione
decision-mistake = errore
decision-blunder = errore grave
luck-lucky = fortuna
luck-unlucky = sfortuna
