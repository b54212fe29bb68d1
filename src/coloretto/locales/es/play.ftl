### La partida en palabras. Qué significan los valores: véase en/game.ftl.

## Las cartas en una frase: «Ada roba ...»

card-object-a = una carta turquesa
card-object-b = una carta azul
card-object-c = una carta roja
card-object-d = una carta amarilla
card-object-e = una carta verde
card-object-f = una carta fucsia
card-object-g = una carta gris
card-object-plus-two = una carta +2
card-object-joker = un comodín
card-object-golden-joker = el comodín dorado

## La mesa

row-name = Fila { $row }
row-free = libre
row-taken = tomada
row-empty = vacía
row-full = completa
row-holds =
    { $count ->
        [one] sitio para { $count } carta
       *[other] sitio para { $count } cartas
    }
row-described = Fila { $row }: { $cards }
table-watching = Estás mirando.
deck-name = Baraja
deck-left =
    { $count ->
        [one] { $count } carta en la baraja
       *[other] { $count } cartas en la baraja
    }
entropy-mine = Tu texto aleatorio entró en la mezcla.
entropy-missing = Tu texto aleatorio no entró en la mezcla.
entropy-some = Los jugadores añadieron textos aleatorios a la mezcla: la semilla sola no decidió la baraja.
entropy-none = Ningún jugador añadió nada a la mezcla: la baraja depende solo de la semilla.
last-round-in =
    { $count ->
        [one] { $count } carta hasta la última ronda
       *[other] { $count } cartas hasta la última ronda
    }
last-round-next = La próxima carta trae la última ronda.
last-round-now = ¡Última ronda!
last-round-about = Se sigue jugando hasta que todos tengan una fila. Entonces acaba la partida.
score-now =
    { $count ->
        [one] Ahora { $count } punto
       *[other] Ahora { $count } puntos
    }
player-out = fuera
player-away = ausente

## Lo que se puede hacer

action-draw = Robar una carta
action-take = Tomar la fila { $row }
action-place = Poner en la fila { $row }
action-take-cards = Tomar la fila { $row }: { $cards }
action-place-cards = Poner { $card } en la fila { $row }: { $cards }

## De quién es el turno

turn-choose-you = Tu turno: roba una carta o toma una fila.
turn-only-draw-you = Tu turno: roba una carta.
turn-only-take-you = Todas las filas están completas: toma una.
turn-place-you = Pon { $card } en una fila.
turn-choose-other = Turno de { $player }.
turn-place-other = { $player } pone { $card }.
turn-out-you = Estás fuera hasta que acabe la ronda.
turn-bot-soon-you =
    { $count ->
        [one] Un bot jugará por ti en { $count } segundo.
       *[other] Un bot jugará por ti en { $count } segundos.
    }
turn-over = La partida ha terminado.

## Lo que pasa

log-game-begins = Empieza la partida { $game }.
log-removed = Fuera de esta partida: { $colours }.
log-round-begins-you = Ronda { $round }. Empiezas tú.
log-round-begins-other = Ronda { $round }. Empieza { $player }.
log-draws-you = Robas { $card }.
log-draws-other = { $player } roba { $card }.
log-places-you = Pones { $card } en la fila { $row }.
log-places-other = { $player } pone { $card } en la fila { $row }.
log-draws-and-places-other = { $player } roba { $card } para la fila { $row }.
log-only-place-you = Pones { $card } en la fila { $row }, la única con sitio.
log-takes-you = Tomas la fila { $row }: { $cards }.
log-takes-other = { $player } toma la fila { $row }: { $cards }.
log-bonus-you = El comodín dorado te da además { $card }.
log-bonus-other = El comodín dorado da además { $card } a { $player }.
log-last-round = Sale la carta de última ronda: ¡esta es la última!
log-discarded = Nadie las ha tomado y salen de la partida: { $cards }.
log-game-over = La partida { $game } ha terminado.

## Lo que pasa alrededor del juego

log-sits-you = Te sientas.
log-sits-other = { $player } se sienta.
log-stands-other = { $player } se va.
log-sent-away-other = El anfitrión echa a { $player }.
log-stands-in-clock-you = Se acabó tu tiempo: un bot juega por ti.
log-stands-in-clock-other = Se acabó el tiempo: un bot juega por { $player }.
log-stands-in-idle-you = Llevas demasiado tiempo sin jugar: un bot juega por ti.
log-stands-in-idle-other = { $player } lleva demasiado tiempo sin jugar: sigue un bot.
log-stands-in-left-you = Un bot juega por ti.
log-stands-in-left-other = { $player } se ha ido: sigue un bot.
log-stands-in-away-you = No estabas: un bot juega por ti.
log-stands-in-away-other = { $player } no está: sigue un bot.
log-stands-in-resigned-you = Abandonas: sigue un bot.
log-stands-in-resigned-other = { $player } abandona: sigue un bot.
log-returns-you = Has vuelto y juegas tú.
log-returns-other = { $player } ha vuelto.
log-goes-away-other = { $player } ya no está.
log-comes-back-other = { $player } está de nuevo.
log-renamed = { $before } se llama ahora { $player }.
log-ready-other = { $player } espera la siguiente partida.
log-silenced = El chat y las reacciones de { $player } están silenciados.
log-unsilenced = El chat y las reacciones de { $player } vuelven a estar permitidos.
log-rematch = La revancha está abierta.
log-closed-host = El anfitrión ha cerrado esta mesa.
log-closed-empty = Todos se han ido: la mesa está cerrada.
log-closed-administrator = La administración ha cerrado esta mesa.

## El final de una partida y de un encuentro

result-bot-turns =
    { $count ->
        [one] Un bot jugó { $count } turno.
       *[other] Un bot jugó { $count } turnos.
    }

## De dónde salen los puntos

score-title = De dónde salen los puntos
score-plus = Suma
score-minus = Resta
score-total = Total
score-nothing = nada
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } y un comodín
       *[other] { $cards } y { $jokers } comodines
    }
score-jokers-alone =
    { $jokers ->
        [one] un comodín como { $colour }
       *[other] { $jokers } comodines como { $colour }
    }
score-plus-twos =
    { $count ->
        [one] una carta +2
       *[other] { $count } cartas +2
    }
score-joker = El comodín cuenta como { $colour }.
score-joker-better =
    { $total ->
        [one] El comodín cuenta como { $colour }. Como { $other }, la segunda mejor opción, el total sería { $total } punto.
       *[other] El comodín cuenta como { $colour }. Como { $other }, la segunda mejor opción, el total sería { $total } puntos.
    }
score-joker-as-good = El comodín cuenta como { $colour }. Como { $other } daría lo mismo.
score-joker-softens = El comodín cuenta como { $colour }: así resta menos.
score-joker-costs-nothing = El comodín cuenta como { $colour }: ahí no resta nada.
score-jokers = Los comodines cuentan como { $colours }. Ninguna otra opción da más.

## Lo buena que fue una decisión

decision-good = buena
decision-inaccuracy = imprecisión
decision-mistake = error
decision-blunder = error grave
luck-lucky = suerte
luck-unlucky = mala suerte
