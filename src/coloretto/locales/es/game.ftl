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

round-name = Ronda { $round }
player-you = Tú
player-guest = Invitado { $number }
player-your-bot = Tu bot
player-bot-for = El bot de { $player }

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
level-medium-about = Cuenta los puntos, pero no mira más allá y a veces se despista.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difícil
level-hard-about = Ha aprendido de millones de partidas, pero se equivoca a menudo.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Experto
level-expert-about = Ha aprendido de millones de partidas y rara vez se equivoca.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maestro
level-master-about = No comete despistes y piensa varios turnos por adelantado.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Gran maestro
level-grandmaster-about = El más fuerte que tenemos: prueba cada buena jugada y puede pensar un segundo.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

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
