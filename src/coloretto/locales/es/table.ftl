### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Mesa
table-log = Qué ha pasado
table-players = Los demás
table-rows = Filas
table-menu = Más

## What can be done, on buttons and rows: short

table-draw = Robar
table-take = Tomar
table-place = Aquí

## The deck

table-until-last-round =
    { $count ->
        [one] última ronda en { $count } carta
       *[other] última ronda en { $count } cartas
    }
table-last-round-next = próxima carta: última ronda
table-deck-details = Lo que queda en la baraja
table-deck-explained = Tantas cartas de cada tipo quedan en la baraja.
table-not-in-game = Fuera de esta partida
table-discarded = Descartadas
table-last-round-explained = Ha salido la carta de última ronda: esta ronda se juega hasta el final y luego se cuentan los puntos.
table-bonus = ¡Comodín dorado!
table-points = Puntos por cartas de un color

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Tiempo restante
table-here = En la mesa
table-last-here = No está. Última vez aquí: { $when }
table-let-bot-play-short = Que juegue un bot

## Asked before a move, for those who want that

table-confirm-take = ¿Tomar la fila { $row }?
table-confirm-place = ¿Ponerla en la fila { $row }?
table-yes = Sí
table-no = No
## Una jugada de camino al servidor

table-sending = Enviando tu jugada…
table-not-sent = Sin conexión. Tu jugada se enviará en cuanto vuelva.
table-arrived = La conexión ha vuelto. Tu jugada ha llegado.

## Chat

table-say = Di algo
table-send = Enviar
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reacciones
reaction-hello = ¡Hola!
reaction-bravo = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-laugh = ¡Ja, ja!
reaction-surprised = ¡Oh!
reaction-oops = ¡Uy!

## Going away and coming back

table-rules = Reglas
table-leave = Dejar la mesa
table-let-bot-play = Que un bot juegue por mí
table-bot-plays = Un bot juega por ti.
table-return = Seguir jugando yo
table-resign = Abandonar
table-resign-sure = ¿Abandonar este encuentro? Sigue un bot y no podrás volver.
table-resign-yes = Sí, abandonar
table-resigned = Has abandonado. Sigue un bot.
table-keys = Con el teclado: D roba, 1 a 5 eligen una fila, también flechas e Intro. H, P y L leen las cartas, los puntos y la última jugada.
table-keys-react = R abre las reacciones.
table-keys-advice = El signo de interrogación pide consejo.

## The end of a game

table-results = Ver los puntos
table-next = Siguiente partida
table-replay = Ver la repetición
table-save = Guardar el registro
