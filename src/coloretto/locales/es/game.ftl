### El juego en palabras. Qué significan los valores: véase en/game.ftl.


## Las cartas por su nombre

card-a = turquesa
card-b = azul
card-c = rojo
card-d = amarillo
card-e = verde
card-f = fucsia
card-g = gris
card-plus-two = +2
card-joker = comodín
card-golden-joker = comodín dorado
card-last-round = última ronda

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

## Los colores en dos letras

card-mark-a = Tu
card-mark-b = Az
card-mark-c = Ro
card-mark-d = Am
card-mark-e = Ve
card-mark-f = Fu
card-mark-g = Gr

## Números y listas

cards-held = { $count } × { $card }
cards-none = sin cartas
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
list-more = { $items }, { $next }
list-and = { $items } y { $last }
list-and-before-i = { $items } e { $last }
list-or = { $items } o { $last }

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
deck-name = Baraja
deck-left =
    { $count ->
        [one] { $count } carta en la baraja
       *[other] { $count } cartas en la baraja
    }
entropy-mine = Tu texto aleatorio entró en la mezcla.
entropy-missing = Tu texto aleatorio no entró en la mezcla.
entropy-some = Los jugadores añadieron textos aleatorios a la mezcla: el servidor no decidió solo la baraja.
entropy-none = Ningún jugador añadió nada a la mezcla: la baraja depende solo de la semilla del servidor.
round-name = Ronda { $round }
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
player-you = Tú
player-guest = Invitado { $number }
player-out = fuera
player-away = ausente
player-your-bot = Tu bot
player-bot-for = El bot de { $player }

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
log-silenced = { $player } ya no puede escribir aquí.
log-unsilenced = { $player } puede escribir de nuevo.
log-rematch = La revancha está abierta.
log-closed-host = El anfitrión ha cerrado esta mesa.
log-closed-empty = Todos se han ido: la mesa está cerrada.
log-closed-administrator = La administración ha cerrado esta mesa.

## El final de una partida y de un encuentro

win-you =
    { $count ->
        [one] ¡Ganas con { $count } punto!
       *[other] ¡Ganas con { $count } puntos!
    }
win-other =
    { $count ->
        [one] { $player } gana con { $count } punto.
       *[other] { $player } gana con { $count } puntos.
    }
win-shared =
    { $count ->
        [one] Victoria compartida con { $count } punto: { $players }.
       *[other] Victoria compartida con { $count } puntos: { $players }.
    }
match-win-you =
    { $count ->
        [one] ¡Ganas el encuentro con { $count } punto!
       *[other] ¡Ganas el encuentro con { $count } puntos!
    }
match-win-other =
    { $count ->
        [one] { $player } gana el encuentro con { $count } punto.
       *[other] { $player } gana el encuentro con { $count } puntos.
    }
match-win-shared =
    { $count ->
        [one] Victoria compartida del encuentro con { $count } punto: { $players }.
       *[other] Victoria compartida del encuentro con { $count } puntos: { $players }.
    }
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
score-joker-harmless = El comodín cuenta como { $colour }: ahí no resta nada.
score-jokers = Los comodines cuentan como { $colours }. Ninguna otra opción da más.

## Ediciones, tablas de puntuación, reglas

edition-classic = Clásica
edition-classic-about = De 3 a 5 jugadores, tres comodines, un encuentro de cuatro partidas.
edition-golden = Comodín dorado
edition-golden-about = De 2 a 5 jugadores. Quien toma el comodín dorado recibe una carta más. Una partida.
scoring-brown = Tabla marrón
scoring-brown-about = Cuantas más cartas de un color, mejor: 1, 3, 6, 10, 15, 21 puntos.
scoring-violet = Tabla violeta
scoring-violet-about = Lo mejor son tres de un color, más dan menos: 1, 4, 8, 7, 6, 5 puntos.
scoring-own = Tabla propia
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } jugador, { $scoring }
       *[other] { $edition }, { $count } jugadores, { $scoring }
    }
rule-set-own = Reglas propias

## Lo fuerte que es un bot

bot-name = { $name } · { $level }
level-easy = Fácil
level-easy-about = Está aprendiendo y toma todo lo que brilla.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Medio
level-medium-about = Cuenta sus puntos, pero no mira más allá.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difícil
level-hard-about = Juega cientos de partidas en su cabeza antes de cada turno.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Experto
level-expert-about = Ha aprendido de millones de partidas. Castiga los errores.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maestro
level-master-about = El más fuerte que tenemos: el experto, con tiempo para pensar.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas

## Lo que el servidor no hace, y por qué

refused-bad-message = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-bad-options = Estas opciones no casan entre sí.
refused-bad-command = Eso no se puede hacer aquí.
refused-bad-name = Elige un nombre más corto y que se vea.
refused-bad-record = Esto no es el registro de una partida, o incumple las reglas.
refused-illegal-action = Esa jugada no está permitida ahora.
refused-not-your-turn = No es tu turno.
refused-wrong-moment = Ahora no: la partida no está en ese punto.
refused-stale = La mesa ha cambiado mientras tanto. Mira otra vez.
refused-version-lost = Has visto en esta mesa jugadas posteriores a las que conserva el servidor. Sus datos se dañaron o se restauraron: avisa a quien lo administra.
refused-seat-taken = Ese sitio ya está ocupado.
refused-full = No quedan sitios libres.
refused-already-seated = Ya tienes un sitio.
refused-not-seated = Eso solo pueden hacerlo los jugadores.
refused-not-allowed = Esta mesa no admite espectadores.
refused-sent-away = El anfitrión te ha echado de esta mesa.
refused-banned = La administración de este servidor te ha bloqueado.
refused-foreign-origin = Otra página ha intentado usar este servidor. No está permitido.
refused-unknown-host = El servidor no responde a este nombre. Quien lo administra puede permitirlo.
refused-unauthorised = El servidor no te conoce. Vuelve a cargar la página para entrar.
refused-unknown-table = Esa mesa no existe. ¿Está completo el enlace?
refused-unknown-game = Esa partida no existe o no ha terminado.
refused-unknown-identity = No hay nadie así, o el código ya se usó.
refused-unknown-address = En esta dirección no hay nada.
refused-bad-method = El servidor no hace eso en esta dirección.
refused-too-large = Es demasiado largo para el servidor.
refused-too-many =
    { $seconds ->
        [one] Demasiado rápido. Prueba otra vez dentro de { $seconds } segundo.
       *[other] Demasiado rápido. Prueba otra vez dentro de { $seconds } segundos.
    }
refused-too-many-tables = Tienes demasiadas mesas abiertas. Termina o cierra alguna primero.
refused-no-engine = Este navegador no puede ejecutar el juego en tu dispositivo. Uno más reciente sí puede.
refused-internal = Ha sido un error nuestro. Prueba otra vez.
refused-unavailable = El servidor está tomando aliento. Prueba otra vez.

## Lo buena que fue una decisión

decision-good = buena
decision-inaccuracy = imprecisión
decision-mistake = error
decision-blunder = error grave
luck-lucky = suerte
luck-unlucky = mala suerte
