### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, el juego de cartas de Michael Schacht.
cli-usage = uso:
cli-commands = órdenes
cli-command = ORDEN
cli-options = opciones
cli-arguments = argumentos
cli-help = mostrar esta ayuda y salir
cli-version = mostrar la versión y salir
cli-language = el idioma: de, en, es, fr, it, pl o pt (si falta: el de tu sistema)
cli-no-input = no preguntar nada: ni preguntas, ni paginador, ni pantalla completa
cli-json = escribirlo como JSON, para programas
cli-example = ejemplo:
cli-exit-status = código de salida:
cli-status =
    0  está hecho
    1  ha fallado, y una frase dice por qué
    2  la llamada es incorrecta, o un archivo no se puede leer
    130  detenido con Ctrl-C
cli-more-help = Cada orden cuenta más: `coloretto ORDEN --help`
cli-try-help = Véase `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Detenido.
cli-compiling = Compilando las reglas (una vez, unos segundos)…
cli-required = falta: %s
cli-unrecognized = opción desconocida: %s
cli-unexpected = argumento inesperado: %s
cli-invalid-choice = %(value)r no es ninguno de %(choices)s
cli-did-you-mean = { $value } no se conoce: ¿querías decir { $nearest }?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = no junto con %s
cli-expected-one = necesita un valor
cli-expected-some = necesita al menos un valor
cli-not-a-number = { $text } no es un número entero de { $least } a { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` pregunta a una persona, pero --no-input lo prohíbe.

## coloretto play

cli-play-summary = jugar contra bots, con amigos aquí o en la mesa de un servidor
cli-play-where =
    la dirección de una mesa, para sentarse en ella; o la de un servidor, para jugar contra sus bots
    (si falta: una partida en esta máquina)
cli-play-rules =
    edición, número de jugadores y tabla de puntuación: de classic-3 a classic-5, de golden-2 a golden-5, o con
    la tabla violeta, como golden-4-violet (si falta: %(default)s)
cli-play-games = cuántas partidas tiene el encuentro; sus puntos se suman (si falta: 4 en la edición clásica, 1 en la dorada)
cli-play-bots =
    contra quién juegas: { $levels }; o un bot por su nombre: random, beginner, casual, greedy, softmax,
    search, neural o rollout, los tres últimos con un presupuesto si quieres, como search:5000 o neural:200ms; o
    external:ORDEN, un programa tuyo. Uno para todos, o uno para cada sitio con comas entre ellos
    (si falta: el nivel de tus ajustes)
cli-play-people = cuántas personas comparten este teclado; con 0 miras jugar a los bots (si falta: %(default)s)
cli-play-name = cómo te llamas en la mesa; varias personas con comas entre ellas
cli-play-seed = un número que decide el reparto: el mismo número reparte las mismas cartas (si falta: al azar)
cli-play-entropy = tu parte en la mezcla: letras y cifras que elijas; varias personas, separadas por comas (si falta: al azar, o ninguna con --seed)
cli-play-save =
    guardar también el registro de la partida en este archivo: como texto, o como JSON si acaba en .json
cli-play-plain = líneas y preguntas sencillas en vez de la pantalla completa, como para un lector de pantalla
cli-play-pace = milisegundos entre dos jugadas de bots en la pantalla completa (si falta: según tus ajustes)
cli-play-resume = seguir con una partida sin terminar: la única, o la de este número
cli-play-rematch = con la dirección de una mesa terminada: jugar otra vez con las mismas personas
cli-play-list = listar las partidas sin terminar
cli-bad-seed = { $text } no es un número entero menor que 2 elevado a 256
cli-bad-name = { $text } no es un nombre de 1 a { $most } caracteres visibles
cli-bad-entropy = { $text } no son de 1 a 64 letras, cifras, - o _
cli-wrong-names =
    { $given ->
        [one] { $given } nombre
       *[other] { $given } nombres
    } para { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } texto para la mezcla
       *[other] { $given } textos para la mezcla
    } para { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }
cli-same-name = dos jugadores se llaman { $name }: da a cada uno un nombre distinto
cli-wrong-people =
    { $people ->
        [one] { $people } persona no cabe
       *[other] { $people } personas no caben
    } en { $seats ->
        [one] { $seats } sitio
       *[other] { $seats } sitios
    }
cli-wrong-bots =
    { $given ->
        [one] se nombra { $given } bot
       *[other] se nombran { $given } bots
    }, pero hay { $seats ->
        [one] { $seats } sitio más
       *[other] { $seats } sitios más
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Jugador { $number }
cli-no-unfinished = No hay ninguna partida sin terminar.
cli-no-such-unfinished = No hay ninguna partida sin terminar { $number }: véase `coloretto play --list`.
cli-which-unfinished = ¿Cuál? Di su número: `coloretto play --resume NÚMERO`.
cli-in-use = Esta partida se está jugando en otra terminal: { $file }
cli-not-a-save = { $file } no es una partida guardada: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, ronda { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, mesa { $table }
cli-not-at-table = --people, --seed y --save son para partidas en esta máquina, no en { $address }
cli-no-table-to-rematch = --rematch necesita la dirección de una mesa terminada
cli-bad-address = { $text } no es la dirección de un servidor ni de una mesa, como http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Te damos la bienvenida a Coloretto: { $rules }.
plain-against = Juegas contra { $bots }.
plain-players = En la mesa: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Reúne pocos colores: los tres mejores suman puntos, todos los demás los restan.
plain-match =
    { $games ->
        [one] El encuentro es de { $games } partida.
       *[other] El encuentro es de { $games } partidas, y se suman los puntos.
    }
game-of-match = Partida { $game } de { $games }
local-next-game = Intro: siguiente partida.
plain-how-to-ask = En cualquier momento: ? para las reglas, Intro para ver la mesa, q para salir.
plain-how-to-hint = Escribe { $hint } para pedir consejo.
plain-how-to-talk = En esta mesa también: { $say } TEXT habla a los demás, { $resign } abandona.
plain-how-to-react = { $react } NÚMERO muestra una reacción: { $reactions }.
plain-how-to-resign = En esta mesa también: { $resign } abandona.
plain-commitment = Compromiso: { $commitment }
plain-resumed = La partida sigue donde la dejaste.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (fuera)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = ¿Robas una carta (d) o tomas una fila ({ $takes })?
plain-may-draw = Todas las filas están vacías. ¿Robas una carta (d)?
plain-may-take = ¿Qué fila tomas ({ $takes })?
plain-may-place = ¿Pones { $card } en la fila { $rows }?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q salir fin
plain-words-help = ? h ayuda
plain-words-hint = pista consejo
plain-words-draw = d roba robar
plain-words-take = t toma tomar
plain-words-place = p pon poner
plain-words-say = di decir
plain-words-react = reacciona muestra
plain-words-resign = abandonar
plain-words-yes = sí si s
hint-only-against-bots = Solo hay consejos en partidas contra bots.
hint-compiling = Preparando las pistas (una vez, medio minuto)…
plain-not-understood = No entiendo { $line }. { $hint }
plain-hint-draw = Escribe d para robar una carta.
plain-hint-draw-or-take = Escribe d para robar una carta; { $takes } para tomar una fila.
plain-hint-take = Escribe { $takes } para tomar una fila.
plain-hint-place = Escribe { $rows } para poner { $card } en esa fila.
plain-nothing-to-place = Todavía no tienes carta que poner. { $hint }
plain-drawn-already = Ya has robado una carta. { $hint }
plain-all-full = Todas las filas están completas: no puedes robar. { $hint }
plain-deck-empty = La baraja está vacía: no puedes robar. { $hint }
plain-which-row = ¿Qué fila? { $hint }
plain-no-such-row = No hay fila { $row }. { $hint }
plain-row-taken = La fila { $row } ya está tomada. { $hint }
plain-row-empty = La fila { $row } aún no tiene cartas. { $hint }
plain-row-full = La fila { $row } está completa. { $hint }
plain-goodbye = ¡Hasta luego! La partida no ha terminado.
plain-go-on = Para seguir con ella:
plain-play-again = Para jugar otra vez el mismo reparto:
plain-rematch = Para jugar otra vez con las mismas personas:
plain-record = El registro de la partida está en { $file }. Para comprobar las jugadas y la baraja:
plain-replay = Para verla otra vez, jugada a jugada:
plain-result = { $name }: { $points }
plain-over = La partida ha terminado. De dónde salen los puntos:
plain-term = { $points } por { $cards }
plain-rules-turn =
    En tu turno haces una de dos cosas:
    - robar la primera carta y ponerla en una fila con sitio, o
    - tomar una fila con todas sus cartas. Quedas fuera hasta que acabe la ronda.
    La ronda acaba cuando todos tienen una fila; quien tomó la última empieza.
plain-rules-rows-alike =
    { $count ->
        [one] En cada fila cabe { $count } carta.
       *[other] En cada fila caben { $count } cartas.
    }
plain-rules-rows-differ = En las filas caben { $places } cartas.
plain-rules-left-over = Las cartas que nadie toma salen de la partida.
plain-rules-points = Al final tus tres mejores colores suman y cada uno de los demás resta lo mismo:
plain-rules-cards-label = cartas de un color
plain-rules-points-label = puntos
plain-rules-most = { $count } o más
plain-rules-jokers = Una carta +2 son 2 puntos. Un comodín cuenta como el color que más te da.
plain-rules-golden = El comodín dorado es un comodín, y quien lo toma recibe además la primera carta de la baraja.
plain-rules-last-round = La ronda en que sale la carta que está sobre las últimas { $reserve } es la última.
plain-rules-keys =
    d   para robar                 ?      para leer esto
    t2  para tomar la fila 2       q      para salir
    2   para poner en la fila 2    Intro  para ver la mesa

## At a server's table

table-waiting =
    { $count ->
        [one] Falta { $count } jugador. Los demás se sientan en { $link }
       *[other] Faltan { $count } jugadores. Los demás se sientan en { $link }
    }
table-waiting-host = Ya están todos. { $player } puede empezar la partida.
table-may-start = Ya están todos: Intro empieza la partida.
table-stand-in-you = Un bot juega por ti. Intro: vuelve a jugar tú.
table-let-bot-play-how = { $player } no está. Intro: que juegue un bot hasta que vuelva.
table-next-game = Intro: a punto para la siguiente partida.
table-ready = Tú ya estás. Faltan los demás.
plain-resign-how = Escribe { $yes } para abandonar, otra cosa para seguir jugando.
table-play-on = No, seguir
table-totals = Puntos del encuentro hasta ahora: { $totals }.

## The text screens

tui-draw = Robar
tui-rules = Reglas
tui-settings = Ajustes
tui-scores = Puntos
tui-hint = Pista
tui-quit = Salir
tui-close = Cerrar
tui-go-on = Seguir
tui-choose = Elegir
tui-new-game = Nueva partida
tui-next-game = Siguiente partida
tui-replay = Ver otra vez
tui-last-round-title = ÚLTIMA RONDA
tui-seconds-left =
    { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }
tui-thinking = { $player } está pensando…
tui-your-keys-choose = d roba, { $rows } toma una fila
tui-your-keys-draw = d roba
tui-your-keys-take = { $rows } toma una fila
tui-your-keys-place = { $rows } la pone ahí
tui-now = Si la partida acabara ahora
tui-settings-language = Idioma
tui-settings-theme = Colores
tui-settings-level = Bots de la próxima partida
tui-settings-pace = Ritmo de los bots
tui-language-auto = El de tu sistema
tui-theme-dark = Oscuro
tui-theme-light = Claro
tui-theme-contrast = Alto contraste
tui-theme-terminal = Los de tu terminal
tui-pace-instant = Al instante
tui-pace-quick = Rápido
tui-pace-normal = Normal
tui-pace-slow = Lento
tui-unfinished = Partidas sin terminar

## coloretto replay

cli-replay-summary = ver otra vez una partida, jugada a jugada
cli-replay-file = el registro de una partida, como texto o como JSON
cli-replay-move = empezar en esta jugada
cli-replay-plain = líneas sencillas: toda la partida, tal como se contó
replay-move = Jugada { $move } de { $moves }
replay-opening = Antes de la primera jugada
replay-unfinished = El registro acaba aquí: la partida no ha terminado.
replay-step = Paso
replay-round = Ronda
replay-play = Reproducir
replay-key-review = Revisar
replay-mistake = Error
replay-reviewing = Revisando: { $done } de { $total } acciones

## coloretto show

cli-show-summary = mostrar una posición o el final de una partida registrada
cli-show-what = la línea de una posición, como la tienen registros y bots; o el archivo de un registro
cli-show-move = la posición tras esta jugada de un registro
cli-show-no-move =
    { $file } tiene { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, pero has pedido la { $move }
cli-show-legal = Posible: { $actions }
cli-show-line = Como línea: { $position }

## coloretto analyse

cli-analyse-summary = mostrar lo que vale cada acción en una posición
cli-analyse-position = la línea de una posición
cli-effort = con qué detalle: { $names }, o cuántos turnos mira una búsqueda desde cada posición, de 0 a { $most } (si falta: %(default)s)
cli-bad-effort = { $text } no es un esfuerzo: es { $names } o un número de 0 a { $most }
analyse-title = La parte de victoria de todos tras cada acción, primero la mejor para { $player }:
analyse-action = acción
analyse-score = puntos esperados
analyse-error = error estándar, { $player }
analyse-exact = Estos valores son exactos: se ha calculado todo lo que puede seguir hasta el final de la partida.

## coloretto review

cli-review-summary = revisar una partida registrada: suerte, errores y acciones mejores
review-player = jugador
review-initial = inicio
review-luck = suerte
review-errors = decisiones propias
review-gifts = decisiones ajenas
review-correction = corrección
review-final = final
review-loss = perdido
review-per-decision = por decisión
review-move = jugada
review-played = jugado
review-better = mejor
review-why = Jugada { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, { $loss } perdido; mejor: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = Ninguna decisión perdió más que un poco.
review-luckiest = Las cartas que más cambiaron
review-card = carta
review-unfinished = La partida no ha terminado: la revisión acaba con la evaluación de su última posición.
review-plot-actions = acción
review-plot-shares = parte de victoria en por ciento

## coloretto rules

cli-rules-summary = leer las reglas, en tu idioma
cli-rules-edition = solo las de una edición
plain-ruling = Decisión nuestra: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = listar los niveles y los bots contra los que se puede jugar
cli-bots-levels = Niveles
cli-bots-bots = Bots por su nombre
cli-bots-budget = admite un presupuesto tras dos puntos, como { $example }
cli-bots-temperature = admite una temperatura tras dos puntos, como { $example }
cli-bots-plays = juega como { $bot }
cli-bots-random = lo echa a suertes
cli-bots-beginner = lo que juega el nivel easy: toma todo lo que brilla
cli-bots-casual = juega como greedy, y una de cada tres decisiones como beginner
cli-bots-greedy = toma de inmediato todos los puntos que puede
cli-bots-search = sigue jugando muchas veces en su cabeza antes de cada turno
cli-bots-neural = juzga las posiciones con una red que ha aprendido de millones de partidas
cli-bots-softmax = juzga con esa red y elige más a menudo las mejores jugadas; una temperatura más alta, como en softmax:45, comete más errores
cli-bots-rollout = sigue jugando con esa red, muchas veces, tras cada jugada que puede ser la mejor
cli-bots-external = un programa tuyo, en cualquier lenguaje: véase docs/bots.md

## coloretto completion

cli-completion-summary = escribir un guion que completa órdenes en tu shell
cli-completion-shell = tu shell
cli-completion-how =
    Para tenerlo en cada shell nueva:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (con ~/.zfunc en fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = servir partidas a navegadores y programas
cli-serve-host = la dirección en la que se escucha; 0.0.0.0 deja entrar a otros (si falta: %(default)s)
cli-serve-port = el puerto en el que se escucha; 0 toma uno libre (si falta: %(default)s)
cli-data = la carpeta de la base de datos incluida (si falta: una carpeta de datos de tu sistema)
cli-serve-origin = otra dirección por la que los navegadores conocen este servidor, como https://games.example; se puede repetir
cli-serve-host-name = otro nombre de host al que responde el servidor, además de los de esta máquina; se puede repetir
cli-serve-trusted-proxies = direcciones o redes de los proxies en cuyo X-Forwarded-For se confía (si falta: ninguno)
cli-serve-no-limits = no limitar cuántas veces se puede preguntar: solo para pruebas de carga
cli-serve-open = abrir el juego en un navegador; si el puerto está ocupado, se toma otro
cli-serve-check = comprobar la configuración, una línea por comprobación, arrancar el servidor y pararlo
cli-serve-log-level = cuánto cuenta el registro, en líneas JSON por la salida de errores (si falta: %(default)s)
cli-serve-no-port = { $text } no es un puerto: un número de 0 a { $most }
serve-started = Coloretto está en { $address }
serve-kept-in = Sus datos están en { $place }
serve-network = Otros en tu red lo encuentran en { $address }
serve-opened = Tu navegador lo abre ahora.
serve-open-it = Abre { $address } en tu navegador.
serve-compiling = Compilando las reglas y los bots (una vez, medio minuto; las partidas empiezan en unos segundos)…
serve-compiled = Todo está compilado.
serve-stop = Ctrl-C lo para; lo que se confirmó queda guardado.
serve-failed = el servidor no ha podido arrancar en { $host }:{ $port }: ¿hay otro en marcha ahí?
serve-checked = Aquí puede arrancar un servidor.
serve-check-settings = ajustes de hosts y proxies
serve-check-folder = se puede escribir en la carpeta de datos
serve-check-disk = espacio libre en disco
serve-check-database = la base de datos responde, esquema
serve-check-bus = el bus
serve-check-address = la dirección está libre
serve-check-is-ok = bien: { $what }: { $detail }
serve-check-is-warning = aviso: { $what }: { $detail }
serve-check-is-failed = error: { $what }: { $detail }

## coloretto site

cli-site-summary = escribir un sitio estático para cualquier alojamiento web
cli-site-folder = una carpeta nueva o vacía, o la de un sitio anterior, que se sustituye
site-written = { $files } archivos, { $size } MB, escritos en { $folder }
site-upload = Copia la carpeta a cualquier alojamiento web, en cualquier ruta. Con https funciona también sin conexión tras una visita.
site-try = Pruébalo aquí: { $command }
site-foreign = { $folder } no está vacía ni es un sitio anterior de esta orden: elige otra carpeta
site-not-a-folder = { $folder } es un archivo, no una carpeta
site-not-built = el cliente web no está compilado: ejecuta primero `python tools/build_web.py`

## coloretto admin

cli-admin-summary = cuidar de un servidor: sus mesas, personas y copias
cli-admin-actions = qué hacer
cli-admin-action = ACCIÓN
cli-admin-list = mostrar las mesas, o las personas
cli-admin-close = cerrar una mesa, pase lo que pase en ella; un servidor en marcha avisa a todos
cli-admin-ban = no dejar entrar a alguien
cli-admin-unban = dejar entrar de nuevo a alguien
cli-admin-backup = copiar la base de datos incluida a un archivo nuevo; el servidor puede seguir mientras tanto
cli-admin-restore = poner una copia en lugar de la base de datos incluida; el servidor no debe estar en marcha
cli-admin-verify = comprobar que una copia se puede restaurar y repetir todas sus partidas
cli-admin-purge = borrar los datos cuyo plazo de conservación ha terminado, nunca una partida en curso; un servidor en marcha lo hace cada hora
cli-admin-dry-run = solo decir qué se borraría
cli-admin-accept-loss = dejar arrancar un servidor a cuya base de datos le faltan jugadas confirmadas; el servidor no debe estar en marcha
cli-admin-status = solo las mesas en ese estado
cli-admin-people = mostrar personas, con los identificadores por los que se las bloquea
cli-admin-name = solo personas cuyo nombre contiene esto
cli-admin-table = el identificador de una mesa, como está en su dirección
cli-admin-identity = el identificador de alguien, como lo muestra `list --people`
cli-admin-file = el archivo de la copia
admin-database = Base de datos: { $place }
admin-no-database = no hay ninguna base de datos de un servidor en { $place }
admin-no-tables = Ninguna mesa.
admin-no-people = Ninguna persona.
admin-column-table = mesa
admin-column-status = estado
admin-column-rules = reglas
admin-column-host = anfitrión
admin-column-changed = último cambio
admin-column-id = id
admin-column-name = nombre
admin-banned = con bloqueo
admin-is-closed = La mesa { $table } está cerrada.
admin-purged = Borrado: encuentros terminados: { $finished_tables }, mesas cerradas: { $closed_tables }, mensajes: { $chat_messages }, identidades sin uso: { $identities }, códigos caducados: { $recovery_codes }
admin-would-purge = Se borraría: encuentros terminados: { $finished_tables }, mesas cerradas: { $closed_tables }, mensajes: { $chat_messages }, identidades sin uso: { $identities }, códigos caducados: { $recovery_codes }
admin-is-verified = { $file } se puede restaurar. Mesas: { $tables }, partidas comprobadas: { $games }
admin-is-banned = { $identity } tiene bloqueo: ya no entra nada suyo y sus conexiones se cierran.
admin-is-unbanned = { $identity } puede entrar de nuevo.
admin-unknown-identity = nadie tiene el identificador { $identity }: véase `coloretto admin list --people`
admin-is-backed-up = La base de datos está en { $file }.
admin-is-restored = La base de datos vuelve a ser la de { $file }.
admin-is-accepted = El servidor arrancará con la base de datos tal como está ahora.

## coloretto account

cli-account-summary = tus identidades en servidores: cerrar otras sesiones, borrarlas
cli-account-list = lista los servidores en los que tienes una identidad
cli-account-log-out = cierra la sesión en todos los demás dispositivos: sus tokens y los códigos sin usar dejan de valer
cli-account-delete = borra tu identidad definitivamente, con tu nombre, mensajes y valoraciones
cli-account-yes = no preguntar
cli-account-server = la dirección de un servidor: http://…
account-none = No tienes ninguna identidad en ningún servidor.
account-unknown-server = no tienes ninguna identidad en { $server }: véase `coloretto account list`
account-is-logged-out = { $server }: ahora solo este dispositivo tiene la sesión abierta. Sesiones cerradas: { $count }
account-delete-sure = ¿Borrar todo lo que hay sobre ti en { $server }?
account-delete-how = Escribe { $yes } para borrarlo, otra cosa para conservarlo.
account-is-deleted = { $server }: tus datos se han borrado.
account-is-kept = No se ha borrado nada.
account-say-yes = con --no-input, una identidad solo se borra con --yes

## coloretto verify

cli-verify-summary = volver a jugar registros de partidas y probar sus barajas
cli-verify-files = el registro de una partida, como texto o como JSON
cli-verify-commitment = el compromiso que te mostraron antes de la primera carta: 64 cifras hexadecimales
cli-verify-entropy = tu texto aleatorio, que entró en la mezcla después del compromiso
cli-verify-log = un servidor cuyo registro de compromisos debe contener el compromiso: http://…
cli-verify-bad-commitment = { $text } no son 64 cifras hexadecimales
cli-verify-other-commitment = el registro tiene el compromiso { $found }, pero a ti te mostraron { $shown }
cli-verify-status =
    0  todas las partidas cumplen las reglas, y la baraja de las terminadas casa con su compromiso
    1  un archivo no es un registro, o sus jugadas, sus puntos o su baraja están mal
    2  la llamada es incorrecta, o un archivo no se puede abrir
    3  la baraja de una partida terminada no está probada: falta su semilla, todo compromiso o tu texto aleatorio
verify-verified = { $file }: todas las jugadas cumplen las reglas
verify-rules = reglas
verify-moves = jugadas
verify-scores = puntos
verify-winner = gana
verify-winners = ganan
verify-deck = baraja
verify-entropy = mezcla
verify-log = diario
verify-log-entry = entrada { $number }, de { $time }; la cadena desde ahí hasta el final está intacta
verify-log-missing = el compromiso no está en el registro del servidor
verify-score = { $name } { $points }
verify-not-over = aún nada: la partida no ha terminado
verify-deck-proved = probada: casa con el compromiso que te mostraron antes de la primera carta
verify-deck-matched = casa con el compromiso de este archivo: compáralo con el que te mostraron antes de la primera carta
verify-deck-no-commitment-seed = sale de la semilla, pero no se publicó ningún compromiso con ella
verify-deck-no-commitment = sin probar: no se publicó ningún compromiso
verify-deck-no-seed = sin probar: la semilla aún no se ha revelado

## coloretto conform

cli-conform-summary = comparar nuestras reglas con partidas de otro programa
cli-conform-files = partidas y manos de otro programa, una por línea de JSON (véase docs/formats.md)
cli-conform-status =
    0  ninguna diferencia
    1  una diferencia
    2  la llamada es incorrecta, o un archivo no se puede abrir
conform-counts = { $file }  { $games } partidas  { $steps } pasos  { $hands } manos  { $fields } campos
conform-differs = difiere
conform-total = total
conform-no-difference = Ninguna diferencia.
conform-first-difference = La primera diferencia: { $difference }

## coloretto simulate

cli-simulate-summary = jugar muchas partidas a la vez con estrategias compiladas
cli-rule-set = las reglas, como classic-4 o golden-2-violet (si falta: %(default)s)
cli-simulate-policies = { $known }: una para todos los sitios, o una para cada uno con comas entre ellas (si falta: %(default)s)
cli-simulate-games = cuántas partidas (si falta: %(default)s)
cli-seed-of-games = un número que decide todas las partidas: el mismo número juega las mismas (si falta: %(default)s)
cli-simulate-device = cpu: todos sus núcleos; gpu: una GPU de NVIDIA (si falta: %(default)s)
cli-simulate-threads = cuántos hilos de la CPU (si falta: uno por núcleo)
cli-simulate-save = escribir los puntos y la parte de victoria de cada partida en un archivo CSV
cli-format = cómo se escriben los resultados (si falta: %(default)s)
cli-format-json = lo mismo que --format json
cli-contest-status =
    0  se ha jugado todo
    1  ha fallado, y una frase dice por qué
    2  la llamada no era correcta
    130  detenido con Ctrl-C; se muestra lo que se había jugado
simulate-rate = { $rate } partidas/s
simulate-title =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $rules }, semilla { $seed }, { $device }
simulate-interrupted = Interrumpido: esto es lo que se había jugado.
simulate-seat = sitio
simulate-policy = estrategia
simulate-score = media de puntos
simulate-win-share = parte de victoria
simulate-speed = { $decisions } decisiones y { $rounds } rondas por partida; { $rate } millones de decisiones por segundo, { $seconds } s en total

## coloretto bot

cli-bot-summary = hacer que un bot responda a otros programas, en líneas de JSON
cli-bot-bot = el bot, como greedy, con un presupuesto tras dos puntos si lo admite, como search:1000
cli-bot-seed = un número que decide las suertes del bot: con el mismo juega igual (si falta: la semilla que se le diga, o al azar)
cli-bot-protocol = Lee una pregunta por línea y la responde en una línea, hasta que acaba su entrada:
cli-bot-more = El protocolo completo está en docs/bots.md.

## coloretto arena

cli-arena-summary = hacer jugar a los bots entre sí, y puntuarlos
cli-arena-bots =
    bots con comas entre ellos, como greedy,random: cada uno juega solo contra mesas llenas de cada uno de los
    otros; puede seguir un presupuesto, como search:1000
cli-arena-bot = un bot más, que puede llevar comas, como `'external:./my_bot a,b'`; se puede repetir
cli-arena-games =
    cuántas partidas juega cada formación, en repartos enteros, cada uno por turno en todos los sitios
    (si falta: %(default)s)
cli-arena-challenger = solo este bot juega solo contra los demás
cli-arena-table = todos los bots juegan juntos en una mesa; tantos como sitios hay
cli-arena-workers = cuántos procesos juegan (si falta: uno por núcleo)
cli-arena-ray = jugar en un clúster de Ray, en una dirección o en el de esta máquina
cli-arena-save = guardar los resultados en un archivo; la misma orden sigue desde ahí
cli-arena-until-clear =
    parar una formación en cuanto su primer bot sea claramente mejor o peor que una parte justa; --games es
    lo máximo que juega
cli-arena-luck-adjusted =
    corregir además las partes de victoria por la suerte de las cartas, para lo que bastan menos partidas (si
    falta: salvo que todos los bots decidan más deprisa de lo que se mide la suerte)
cli-arena-sprt =
    parar una formación cuando una prueba secuencial acepta una de dos hipótesis sobre cuánto supera la parte de
    victoria de su primer bot a una parte justa, como 0,0.05; --games es lo máximo que juega
cli-arena-alpha = con qué frecuencia la prueba puede aceptar H1 siendo cierta H0 (si falta: %(default)s)
cli-arena-beta = con qué frecuencia la prueba puede aceptar H0 siendo cierta H1 (si falta: %(default)s)
cli-arena-not-hypotheses = { $text } no son dos números con una coma entre ellos, como 0,0.05
cli-arena-not-a-fraction = { $text } no es un número, como 0.05
cli-arena-plot = dibujar las partes de victoria en una imagen, como shares.png
arena-rate = { $rate } partidas/s
arena-deals = repartos
arena-interrupted = Interrumpido: esto es lo que se había jugado.
arena-interrupted-kept = Interrumpido: esto es lo que se había jugado. La misma orden sigue desde ahí.
arena-nothing-played = Interrumpido: no se había jugado nada.
arena-title = { $rules }: { $games } partidas, semilla { $seed }; una parte justa de la victoria es { $fair }
arena-until-clear-note = Las formaciones pararon al estar claras; sus intervalos lo tienen en cuenta.
arena-sprt-note = Prueba secuencial de la parte de victoria menos una parte justa: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = valoración
arena-bot = bot
arena-win-share = parte de victoria
arena-luck-adjusted = sin suerte
arena-variance = razón de varianzas
arena-score = media de puntos
arena-time = tiempo por decisión
arena-decisions = decisiones
arena-mean = media
arena-median = mediana
arena-longest = máximo
arena-line-up = formación
arena-verdict = veredicto
arena-forfeits = abandonos
arena-alone-against = solo contra
arena-against = { $bot } contra { $others }
arena-better = mejor
arena-worse = peor
arena-unclear = no está claro
arena-games = partidas
arena-llr = LLR
arena-bounds = límites
arena-range = { $low } a { $high }
arena-accepted = aceptada
arena-undecided = ninguna
arena-interval = { $mean } ({ $low } a { $high })
arena-forfeit = { $bot } abandonó (formación { $players }, reparto { $deal }, rotación { $rotation }, sitio { $seat }): { $problem }
arena-more-forfeits =
    … y { $number ->
        [one] { $number } abandono más
       *[other] { $number } abandonos más
    }

## coloretto league

cli-league-summary = hacer jugar a los bots con todas las reglas, y escribir una liga
cli-league-bots = bots con comas entre ellos (si falta: random y todos los niveles)
cli-league-rules = reglas con comas entre ellas; se puede repetir (si falta: todas las impresas)
cli-league-games = cuántas partidas juega cada pareja con cada regla, en repartos enteros (si falta: %(default)s)
cli-league-games-of = cuántas partidas juegan las parejas de un bot lento, como search:5000=40; se puede repetir
cli-league-results = guardar los resultados en una carpeta; la misma orden sigue desde ahí
cli-league-write = escribir el documento en un archivo en vez de mostrarlo
cli-league-not-a-quota = { $text } no es un bot y un número de partidas, como greedy=100
league-interrupted = Interrumpido.
league-interrupted-kept = Interrumpido. La misma orden sigue desde ahí.
league-title = Liga
league-introduction =
    Cada bot juega solo contra mesas llenas de cada uno de los otros. Cada reparto se juega por turno en todos los sitios con las mismas cartas, para que la suerte se compense. Una parte justa de la victoria es uno dividido entre el número de jugadores. Entre paréntesis: el intervalo que contiene la media verdadera en 19 casos de 20, por repartos.
league-until-clear = Una pareja paró en cuanto estuvo claro si el bot solo es mejor o peor que una parte justa.
league-luck-adjusted = Las partes de victoria están corregidas por la suerte: sin lo que dieron o quitaron las cartas descubiertas, a juicio de la red de valor.
league-command = Escrito por:
league-networks = Redes: { $networks }
league-overall = Todas las reglas
league-overall-note = Las partes de victoria son medias de todas las reglas. Los bots cuyos intervalos se solapan comparten puesto: estas partidas no los distinguen. Las valoraciones son de Plackett-Luce, de openskill, mu menos 3 sigma; cuentan todos los puestos, no solo la victoria. Los tiempos son los de una decisión en la máquina que jugó.
league-steps = Cada bot contra el inmediatamente inferior
league-steps-note = La parte de victoria de un bot solo contra una mesa llena del siguiente más débil. En negrita: claramente más que una parte justa.
league-shares = Partes de victoria, solo contra todos los demás
league-time = tiempo por jugada
league-note = { $games } partidas. Una parte justa de la victoria es { $fair }.
league-rank = puesto
league-rules-column = reglas (parte justa)
league-cross-table = La parte de victoria del bot de una línea, solo contra una mesa llena del bot de una columna:

## coloretto benchmark

cli-benchmark-summary = medir un bot contra rivales fijos con repartos fijos
cli-benchmark-deals = cuántos repartos se juegan contra cada rival; menos que todos solo muestran cómo funciona (si falta: %(default)s)
cli-benchmark-write = añadir el resultado a un archivo de clasificación
benchmark-title =
    Prueba { $version }: { $bot } solo contra mesas llenas de cada rival, { $rules }, { $deals } repartos cada una. Las partes de victoria están corregidas por la suerte; una parte justa es { $fair }.
benchmark-incomplete = No se han jugado todos los repartos: este resultado no se puede comparar.
benchmark-score = resultado

## coloretto dataset

cli-dataset-summary = escribir un conjunto de partidas de un bot contra sí mismo
cli-dataset-folder = una carpeta para los archivos; la misma orden sigue desde ahí
cli-dataset-bot = el bot en todos los sitios (si falta: %(default)s)
dataset-done =
    { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas están
    } en { $folder }.
