### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Para la partida de vuestra mesa. Todo se queda en este dispositivo.
companion-not-stored = Tu navegador no guarda esto: se perderá al cerrar la página.
companion-rules = ¿Qué juego?
companion-undo = Deshacer

## Counting points

companion-out = Colores fuera del juego
companion-out-about = Apartados antes de la primera carta: { $count }. Puedes dejarlo sin elegir.
companion-cards = Las cartas de los jugadores
companion-whose = ¿De quién son las cartas?
companion-cards-of = Cartas de { $player }
companion-add = Añadir { $card }
companion-remove = Quitar { $card }
companion-next-player = Siguiente: { $player }
companion-clear = Borrar todas las cartas
companion-cleared = Se han borrado todas las cartas.
companion-empty = Toca las cartas de cada jugador y aquí aparecerán los puntos.
companion-too-many = { $card }: has puesto { $count }, pero este juego solo tiene { $limit }.
companion-is-out = { $colour }: has dejado este color fuera del juego, pero { $player } tiene cartas de él.
companion-colours = Los jugadores tienen cartas de { $count } colores, pero este juego solo tiene { $limit }.

## The match sheet

companion-hands = Contar puntos
companion-sheet = Hoja del encuentro
companion-to-sheet = Añadir a la hoja
companion-on-sheet = Esta partida está en la hoja del encuentro.
companion-lacking = Aún faltan cartas: { $players }
companion-sheet-other = La hoja es para otro número de jugadores: { $count }. Empieza antes una nueva.
companion-sheet-empty = Aún no hay partidas. Cuenta los puntos de una y añádela a esta hoja.
companion-game-number = Partida { $number }
companion-remove-game = Quitar la partida { $number }
companion-game-removed = Se ha quitado la partida { $number }.
companion-print = Imprimir
companion-new-sheet = Hoja nueva
companion-new-sheet-sure = ¿Empezar una hoja nueva?
companion-new-sheet-about = Las partidas de esta hoja se borran y no se pueden recuperar.
companion-keep-sheet = Conservar esta

## A game, entered move by move

companion-game = Registrar una partida
companion-new-game = Anotar una partida nueva
companion-start-cards = Cartas iniciales de { $player }
companion-first = ¿Quién empieza?
companion-begin = Empezar
companion-begin-when = Elige antes las cartas iniciales de todos y, si los hay, los colores fuera del juego.
companion-drawn = La carta robada
companion-drew = Robada: { $card }
companion-or-row = Toca la carta robada o la fila que se ha tomado.
companion-bonus = Comodín dorado: ¿qué carta recibe { $player }?
companion-last-round-card = Ahora sale la carta de la última ronda. No la anotes; anota la que se roba después.
