### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Nueva mesa
new-lead = Tú decides cómo se juega. Todo tiene ya un valor razonable.
new-game = El juego
new-seats = Jugadores
new-seats-about = Los sitios libres son para quienes invites. En la mesa aún puedes cambiarlos.
new-seat = Sitio { $number }
new-seat-open = Libre para alguien
new-seat-bot = Bot: { $level }
new-door = Alrededor de la mesa
new-public = Quién puede venir
new-public-no = Solo con el enlace
new-public-no-about = La mesa no se muestra en ningún lado. Quien tenga el enlace puede sentarse.
new-public-yes = Cualquiera
new-public-yes-about = La mesa aparece entre las mesas abiertas.
new-clock = Tiempo para pensar
new-clock-none = Sin reloj
new-clock-move-30 = 30 segundos por jugada
new-clock-move-60 = 1 minuto por jugada
new-clock-move-180 = 3 minutos por jugada
new-clock-game-300 = 5 minutos por partida
new-clock-game-600 = 10 minutos por partida
new-clock-game-1200 = 20 minutos por partida
new-clock-about = Si se acaba tu tiempo, un bot juega por ti hasta que vuelvas. Sin reloj, eso tarda cinco minutos.
new-spectators = Espectadores
new-spectators-about = Otros pueden mirar con el enlace.
new-chat = Chat
new-chat-about = Los jugadores pueden escribirse y mostrar reacciones.
new-preview = Vista previa de puntos
new-preview-about = Las filas dicen cuánto contarían. Si se apaga, nadie la ve en esta mesa, sean cuales sean sus ajustes.
room-no-preview = Sin vista previa
new-open = Abrir la mesa

## Waiting room

room-title = Mesa
room-yours = Tu mesa
room-of = Mesa de { $player }
room-host = Anfitrión
room-public = abierta a todos
room-private = solo con el enlace
room-clock-move = { $seconds } s por jugada
room-clock-game = { $minutes } min por partida
room-invite = Invitar a alguien
room-invite-about = Envía este enlace. Quien lo abra puede sentarse enseguida, sin cuenta.
room-link = Enlace a esta mesa
room-qr = Código QR del enlace
room-lan = Los móviles y ordenadores de tu red pueden abrir este enlace.
# $command is what to type in a terminal.
room-local = Este enlace solo sirve en este ordenador. Para que entren otros de tu red, arranca el servidor con: { $command }
room-seat-free = Sitio libre
room-add-bot = Añadir un bot
room-add-bot-to = Añadir un bot al sitio { $number }
room-send-away = Quitar el bot del sitio { $number }
room-send-away-person = Echar a { $player }
room-send-away-sure = ¿Echar a { $player }?
room-send-away-about = { $player } no podrá volver a sentarse en esta mesa.
room-send-away-yes = Sí, echar
room-fill = Completar con bots
room-start = Empezar la partida
room-missing =
    { $count ->
        [one] { $count } sitio sigue libre
       *[other] { $count } sitios siguen libres
    }
room-waits-host = Ya están todos. { $player } puede empezar la partida.
room-leave = Levantarse
room-give-up = Cerrar la mesa
room-give-up-sure = ¿Cerrar esta mesa?
room-give-up-about = Todos tendrán que irse y el enlace dejará de funcionar.
room-refused = No se puede entrar
room-version-lost = Esta partida no puede continuar
room-logged-out = Tu sesión se ha cerrado
room-closed = Esta mesa está cerrada
room-closed-about = Se dejó antes de la primera partida.
room-sent-away-about = Aquí ya no puedes sentarte, pero hay otras mesas, y puedes abrir una tú.

## At the table

table-mute = Silenciar chat y reacciones
table-unmute = Volver a permitir chat y reacciones
table-silence = Silenciar para todos
table-unsilence = Volver a permitir para todos
table-let-bot-play-for = Que juegue un bot hasta que vuelva { $player }
table-let-bot-play-wait =
    { $count ->
        [one] En { $count } segundo podrás dejar jugar a un bot.
       *[other] En { $count } segundos podrás dejar jugar a un bot.
    }
refused-not-away = Este jugador está en la mesa o acaba de irse.
refused-no-chat = En esta mesa no hay chat.
refused-silenced = El anfitrión te ha silenciado.
refused-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
