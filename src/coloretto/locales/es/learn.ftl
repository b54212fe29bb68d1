### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Aprender jugando
learn-mia = Mia
learn-leo = Leo
learn-coach = Guía
learn-scene = { $scene } de { $count }
learn-next = Siguiente
learn-back = Atrás
learn-undo = Deshacer
learn-skip-watching = Adelantar
learn-skip = Saltar la lección
learn-again = Volver a empezar
learn-keys = Con el teclado: D roba, 1 a 3 eligen una fila, Intro sigue.
learn-play = Jugar ahora de verdad
learn-play-about = Contra dos bots amistosos. Puedes dejarlo cuando quieras.
learn-all-rules = Leer todas las reglas

## The scenes

learn-draw-title = Roba una carta
learn-draw = Coleccionas camaleones, y este rojo ya es tuyo. Es tu turno: toca la baraja para robar una carta.

learn-place-title = Ponla en una fila
learn-place = ¡Otra roja, justo lo que quieres! Ponla en la fila 1, para más tarde.

learn-take-title = Toma una fila
learn-take-watch = Ahora Mia y Leo también roban y ponen una carta.
learn-take = Leo ha puesto una carta +2 junto a tu carta roja: dos puntos, siempre. ¿Tomas ya una fila o robas otra carta?
learn-take-t0 =
    { $points ->
        [one] ¡Bien hecho! El rojo va con lo que tienes, y la +2 suma. Eso hace { $points } punto.
       *[other] ¡Bien hecho! El rojo va con lo que tienes, y la +2 suma. Eso hace { $points } puntos.
    }
learn-take-t1 = El azul es nuevo para ti, y Mia lo colecciona. En la fila 1 están tu carta roja y una +2.
learn-take-d = Puedes hacerlo. Pero Mia y Leo juegan antes de tu próximo turno, y alguien se llevará la fila 1.

learn-out-title = Fuera de la ronda
learn-out-watch = Quien toma una fila queda fuera hasta que acaba la ronda. Mira qué hacen los demás.
learn-out = Todos han tomado una fila, así que la ronda termina. Leo tomó la última: empieza la siguiente.

learn-spoil-title = Estropea una fila
learn-spoil = La ronda siguiente: has robado una carta turquesa, que nadie quiere. Mia espera la fila azul, y tú la roja. ¿Dónde la pones?
learn-spoil-p0 = ¡Qué maldad más bonita! Quien tome las cartas azules se lleva también la turquesa.
learn-spoil-p1 = Esa es la fila que quieres tú. Ahora te traería un color que quita puntos.
learn-spoil-p2 = Eso molesta un poco a Leo. Pero la fila de Mia es la mejor de la mesa: estropea esa.

learn-three-title = Solo suman tres colores
learn-three = Unas rondas después. Tus tres mejores colores suman, los demás restan. Todas las filas están completas, así que debes tomar una. ¿Cuál?
learn-three-t0 = Tres colores que no tienes, y cada uno resta. Bajarías de { $before } a { $points } puntos.
learn-three-t1 = La mejor elección: crecen el rojo y el amarillo, solo resta la carta azul. Subes de { $before } a { $points } puntos.
learn-three-t2 = No está mal, tendrías { $points } puntos. Pero otra fila da más.

learn-joker-title = Comodines
learn-joker = Un comodín se convierte en el color que quieras al contar los puntos. Mia ya está fuera. ¿Y ahora?
learn-joker-t1 = ¡Sí! El comodín cuenta ahora como rojo, y subes de { $before } a { $points } puntos. Si al final otro color da más, será ese.
learn-joker-t2 = La +2 está bien, y tendrías { $points } puntos. Pero un comodín te da más.
learn-joker-d = Entonces Leo toma el comodín. ¡Date más prisa que él!

learn-last-title = La última ronda
learn-last = Hacia el fondo de la baraja está la carta de última ronda, y ahora es la primera. ¡Roba una carta!
learn-last-d = Ahí está. Esta ronda se juega hasta el final y luego acaba la partida. Tu carta amarilla ha ido a la fila 3.

learn-alone-title = Solo quedas tú
learn-alone-watch = Mia y Leo toman sus filas.
learn-alone = Ya solo quedas tú. Puedes seguir robando mientras haya sitio, o tomar la fila 3. ¿Qué haces?
learn-alone-t2 = Eso es: una carta que suma y ninguna que resta. Subes de { $before } a { $points } puntos.
learn-alone-d = Otra carta turquesa. Ahora viene con la fila y resta aún más. ¡Cada carta es un riesgo!

learn-score-title = La puntuación
learn-score = ¡Has ganado! Tres colores suman, los demás restan. Tu comodín fue adonde más da, y cada +2 vale dos puntos. Eso es todo el juego.

## Around the rules

learn-contents = Contenido
learn-print = Imprimir
learn-by-playing = Aprender jugando
learn-ruling = Decisión nuestra
