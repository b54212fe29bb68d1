### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Partidas

## Opening a record

replay-open-title = Ver una partida registrada
replay-open-about = Elige el registro de una partida guardada aquí, en la terminal o por tu propio programa. Se comprueba con las reglas y después puedes verla paso a paso.
replay-choose = Elegir archivo
replay-drop = … o suéltalo aquí
replay-drop-now = Suéltalo aquí
replay-text = O pega el texto de un registro
replay-show = Mostrar la partida
replay-checking = Comprobando el registro…
replay-other = Abrir otro registro
# Where a record is wrong.
replay-wrong-at = Línea { $line }, columna { $column }
replay-wrong-line = Línea { $line }
replay-not-text = Este archivo no es texto, así que no puede ser un registro.
replay-too-large = Este archivo es demasiado grande para el registro de una partida.

## Stepping

replay-controls = Pasos
replay-first = Al principio
replay-last = Al final
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-round-before = A la ronda anterior
replay-round-after = A la ronda siguiente
replay-start = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Paso { $step } de { $count }: { $text }
replay-begin = Antes de la primera jugada
replay-keys = Con el teclado: las flechas dan un paso, Re Pág y Av Pág cambian de ronda, Inicio y Fin saltan, la barra espaciadora reproduce.
replay-view = Visto por
replay-reader = { $player } (tú)
replay-log = Qué ha pasado

## The review

replay-review = Revisión
replay-review-about = ¿Qué decisiones costaron cuánto y qué cartas dieron suerte? Este dispositivo lo calcula en unos segundos.
replay-review-start = Revisar esta partida

## Playing on

replay-play-on = Seguir jugando desde aquí
replay-play-on-about = Ocupas el sitio de { $player }; los bots, los demás. Las cartas que quedan se mezclan de nuevo: el nuevo registro lo dice y no demuestra nada sobre su baraja.
replay-play-on-about-you = Vuelves a jugar en tu sitio; los bots, en los demás. Las cartas que quedan se mezclan de nuevo: el nuevo registro lo dice y no demuestra nada sobre su baraja.
replay-analyse = Analizar esta posición

## The course of the points

replay-graph = Los puntos, jugada a jugada
replay-graph-about = Una línea por jugador. Toca para ir ahí.
replay-graph-table = Lo mismo como tabla
replay-graph-round = Ronda

## The record and its deck

replay-share = Compartir
replay-save = Guardar el registro
replay-proof = ¿Es limpia la baraja?
replay-proof-promised = Sí. La baraja es la que se prometió antes de la primera jugada.
replay-proof-unpromised = La baraja casa con la semilla del registro, pero no se prometió nada antes de la partida.
replay-proof-wrong = No. La baraja de este registro no casa con lo prometido.
replay-proof-unknown = Este registro no dice cómo se mezcló su baraja.
replay-proof-rules = Todas las jugadas cumplen las reglas.
replay-proof-commitment = Prometido antes
replay-proof-seed = Mostrado después
replay-proof-details = Mostrar la prueba
