### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, inicio
app-skip = Ir al contenido
app-navigation = Páginas principales
app-learn = Aprender
app-rules = Reglas
app-replay = Ver una partida registrada
app-programs = Para programas
app-about = Coloretto es un juego de cartas de Michael Schacht. Esta versión libre la hace gente a la que le encanta.
app-loading = Un momento …
app-reload = Volver a cargar
app-new-version = Hay una nueva versión de Coloretto.
app-later = Más tarde
app-retry = Reintentar
app-copy = Copiar
app-copied = Copiado.
app-not-copied = No se ha podido copiar. Márcalo y cópialo a mano.
app-share = Compartir
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Invitado { $number }
app-part-missing = No se ha podido cargar una parte del juego. ¿Tienes conexión?
app-away = Se ha ido la conexión. Reintentando …
app-back = La conexión ha vuelto.
app-offline = No se llega al servidor. ¿Tienes conexión?
app-offline-title = Sin conexión

## Home

home-title = Reúne colores. Pero no demasiados.
home-lead = El juego de cartas de los camaleones: se aprende en dos minutos y se juega en media hora.
home-play = Jugar ya
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contra { $count } bot · { $level } · { $edition }
       *[other] Contra { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = El servidor acaba de instalarse. Tu partida empieza en unos segundos.
home-change = Cambiar
home-level = ¿Qué nivel?
home-players = Jugadores
home-edition = Edición
home-scoring = La puntuación
home-how = Cómo se juega
home-step-draw = Roba una carta y ponla en una fila …
home-step-take = … o toma una fila y espera a la ronda siguiente.
home-step-score = Tus tres mejores colores suman. Todos los demás restan.
home-friends = Con amigos
home-friends-about = Abre una mesa, envía el enlace y llena los sitios vacíos con bots si quieres.
home-new = Nueva mesa
home-join = ¿Tienes un enlace o un código?
home-join-example = Pégalo aquí
home-join-go = Ir
home-join-wrong = En este texto no hay ninguna mesa. Pega el enlace entero.
home-open = Mesas abiertas
home-open-none = Ahora no espera nadie. ¡Abre tú una mesa!
home-sit = Sentarse
home-mine = Mis partidas
home-continue = Seguir
home-given-up = abandonaste
home-replay = Ver
home-more = Mostrar todo
home-playing = Partidas para ver
home-watch = Mirar
home-seats = Sitios
home-seat-free = libre

## New table

new-title = Nueva mesa
new-lead = Tú decides cómo se juega. Todo tiene ya un valor razonable.
new-game = El juego
new-games = Partidas del encuentro
new-games-about = Se suman los puntos de todas las partidas.
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
new-chat-about = Los jugadores pueden escribirse.
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
room-send-away-no = Cancelar
room-fill = Completar con bots
room-start = Empezar la partida
room-missing =
    { $count ->
        [one] { $count } sitio sigue libre
       *[other] { $count } sitios siguen libres
    }
room-waits-host = Ya están todos. { $player } empieza la partida.
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

## Settings

settings-title = Ajustes
settings-lead = Se guardan en este dispositivo y valen al momento.
settings-look = Aspecto
settings-language = Idioma
settings-theme = Colores de la pantalla
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-cards = Cartas
settings-cards-illustrated = Ilustradas
settings-cards-illustrated-about = Camaleones con sus dibujos.
settings-cards-plain = Sencillas
settings-cards-plain-about = Un signo grande para cada color, con mucho contraste.
settings-play = Jugar
settings-speed = Cartas en movimiento
settings-speed-off = No
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-confirm = Confirmar jugadas
settings-confirm-about = Un segundo toque antes de poner una carta o tomar una fila.
settings-sounds = Sonidos
settings-sounds-about = Suaves, y uno cuando es tu turno.
settings-you = Tú
settings-name = Tu nombre
settings-name-save = Guardar
settings-device = Otro dispositivo
settings-device-about = Aquí no hay contraseñas. Un código te hace la misma persona en otro dispositivo; sirve una vez.
settings-code-make = Mostrar un código
settings-code-about = Escríbelo en el otro dispositivo, en estos ajustes. No lo compartas.
settings-code-have = Tengo un código
settings-code-use = Usar
settings-code-wrong = Este código no se conoce o ya se usó. Pide que te muestren otro.
settings-welcome-back = ¡Hola de nuevo, { $player }!
settings-log-out = ¿Has perdido un dispositivo?
settings-log-out-about = Se cerrará la sesión en todos tus otros dispositivos y los códigos sin usar dejarán de valer.
settings-log-out-do = Cerrar sesión en los demás
settings-log-out-sure = ¿Cerrar la sesión en todos los demás dispositivos?
settings-log-out-effect = Allí solo se podrá seguir con un código nuevo.
settings-log-out-no = Cancelar
settings-logged-out = Ahora solo este dispositivo tiene la sesión abierta.
settings-delete = Borrar tus datos
settings-delete-about = Elimina definitivamente de este servidor tu nombre, tus mensajes y tus valoraciones. Las partidas terminadas se conservan, sin tu nombre.
settings-delete-do = Borrar mis datos
settings-delete-sure = ¿Borrar todo lo que hay sobre ti?
settings-delete-effect = No se puede deshacer. En las partidas en curso sigue un bot, como si hubieras abandonado; las mesas que has abierto y que aún no han empezado se cierran.
settings-deleted = Tus datos se han borrado.

## Where there is nothing

missing-title = Aquí no hay nada
missing-text = No hay ninguna página en esta dirección. Quizá el enlace no está entero.
missing-home = Al inicio
