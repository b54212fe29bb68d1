### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, inicio
app-skip = Ir al contenido
app-navigation = Páginas principales
app-learn = Aprender
app-rules = Reglas
app-score = Puntuar cartas reales
app-replay = Ver una partida registrada
app-programs = Para programas
app-about = Coloretto es un juego de cartas de Michael Schacht. Esta versión libre la hace gente a la que le encanta.
app-loading = Un momento…
app-reload = Volver a cargar
app-new-version = Hay una nueva versión de Coloretto.
app-later = Más tarde
app-retry = Reintentar
app-cancel = Cancelar
app-copy = Copiar
app-copied = Copiado.
app-not-copied = No se ha podido copiar. Márcalo y cópialo a mano.
app-share = Compartir
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = No se ha podido cargar una parte del juego. ¿Tienes conexión?
app-away = Se ha ido la conexión. Reintentando…
app-back = La conexión ha vuelto.
app-offline = No se llega al servidor. ¿Tienes conexión?
app-offline-title = Sin conexión
app-no-server-title = Aquí no hay servidor
app-no-server = Para esto hace falta un servidor, y esta copia de Coloretto no tiene.
app-close = Cerrar

## Home

home-title = Reúne colores. Pero no demasiados.
home-lead = El juego de cartas de los camaleones: se aprende en dos minutos y se juega en media hora.
home-play = Jugar ya
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contra { $count } bot · { $level } · { $edition }
       *[other] Contra { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = El servidor acaba de instalarse. Tu partida empieza en unos segundos.
home-change = Cambiar
home-level = ¿Qué nivel?
home-players = Jugadores
home-people = Personas ante esta pantalla
home-person-name = Nombre del jugador { $number }
home-edition = Edición
home-scoring = La puntuación
new-games = Partidas del encuentro
new-games-about = Se suman los puntos de todas las partidas.
home-how = Cómo se juega
home-step-draw = Roba una carta y ponla en una fila…
home-step-take = … o toma una fila y espera a la ronda siguiente.
home-step-score = Tus tres mejores colores suman. Todos los demás restan.
home-real-cards = ¿Jugáis con cartas reales? Aquí se cuentan y se explican los puntos.
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
home-no-server = Esta copia de Coloretto funciona por completo en tu dispositivo. Con un servidor, el mismo juego añade amigos, mesas abiertas y valoraciones.

## Games on this device, without a server

app-puzzles = Problemas
app-puzzles-about = Encuentra la mejor acción
daily-title = Partida del día
daily-about = Las mismas cartas para todos, cada día
local-games = En este dispositivo
local-to-move = Le toca a { $player }
local-your-turn = Te toca
local-delete = Borrar
local-delete-sure = ¿Borrar esta partida?
local-delete-about = Solo está guardada en este dispositivo y no se puede recuperar.
local-player = Jugador { $number }
local-missing-title = Esta partida no está en este dispositivo
local-missing = Se ha borrado o se jugó en otro navegador.
local-storage-blocked = Tu navegador no permite que esta página guarde partidas: esta se perderá al cerrar la página.
local-storage-full = No queda espacio en este dispositivo: esta partida se perderá al cerrar la página.
local-storage-failed = Este dispositivo no puede guardar partidas ahora: esta se perderá al cerrar la página.
local-on-server = Este navegador no puede ejecutar el juego por sí mismo, así que juegas con el servidor.

## Settings, also on other screens

settings-title = Ajustes
settings-language = Idioma
settings-name = Tu nombre
settings-name-save = Guardar

## Where there is nothing

missing-title = Aquí no hay nada
missing-text = No hay ninguna página en esta dirección. Quizá el enlace no está entero.
missing-home = Al inicio

## Of tables and recorded games, also on other screens

replay-title = Repetición
replay-of = Repetición: { $rules }
replay-game = Partida { $game }
table-open-seat = Sitio libre
