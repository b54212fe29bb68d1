### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Tablero de análisis
analyse-about = Prepara o pega cualquier posición y explora lo que puede seguir. Este dispositivo valora cada acción.
analyse-damaged = La posición de este enlace está dañada: aquí hay otra.
analyse-undo = Deshacer
analyse-card = ¿Qué carta sale?
analyse-text = La posición como texto
analyse-show = Mostrar esta posición
analyse-impossible = Esta posición es imposible.
analyse-go-on = Sigue hasta que esté bien.
analyse-link = Un enlace a esta posición
analyse-link-about = Contiene la posición misma y no necesita servidor.

## Setting up a position

analyse-set-up = Preparar una posición
analyse-place = Dónde están las cartas
analyse-row = Fila { $row }
analyse-drawn = Carta robada
analyse-discarded = Fuera de la partida
analyse-removed = Colores retirados
analyse-taken = Se tomó en esta ronda
analyse-out = Ha tomado una fila en esta ronda
analyse-add = Añadir { $card }
analyse-turn = ¿De quién es el turno?
analyse-round = Ronda
