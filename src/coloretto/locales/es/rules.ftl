### Las reglas de cada edición, con nuestras palabras: un título y sus párrafos, en el orden de `sections.py`.


rules-title = Las reglas

rules-aim = El objetivo
rules-aim-1 = Coleccionas camaleones. Al final solo tres de tus colores dan puntos; cada uno de los demás los quita.
rules-aim-2 = Conviene tener muchas cartas de pocos colores, y no pocas cartas de muchos. Lo malo es que los demás deciden contigo qué puedes tomar.

rules-cards-classic = Las cartas
rules-cards-classic-1 = De tres a cinco jugadores, a partir de 8 años. Hay siete colores de nueve cartas cada uno, diez cartas +2 y tres comodines.
rules-cards-classic-2 = La carta de última ronda avisa de que la partida se acaba. Cinco cartas de fila señalan las filas del centro y cinco cartas resumen dicen cuánto vale cada cosa. Las cartas en blanco de la caja no se usan.

rules-cards-golden = Las cartas
rules-cards-golden-1 = De dos a cinco jugadores, a partir de 8 años. Hay siete colores de nueve cartas cada uno, diez cartas +2, dos comodines y un comodín dorado.
rules-cards-golden-2 = La carta de última ronda avisa de que la partida se acaba. Las cartas de fila señalan las filas del centro: cinco marrones de tres a cinco jugadores, tres verdes para dos. Cinco cartas resumen muestran las dos tablas de puntuación.
rules-cards-golden-3 = Lo que sigue vale de tres a cinco jugadores; los cambios para dos están al final.

rules-setup = Antes del primer turno
rules-setup-1 = En el centro hay tantas filas como jugadores. En cada una caben tres cartas.
rules-setup-2 = Cada jugador recibe al empezar una carta de color, boca arriba, y no hay dos del mismo color. Con tres jugadores, todas las cartas de un color se quedan en la caja.
rules-setup-3 = Las demás cartas se mezclan y forman la baraja, boca abajo.
rules-setup-4 = El azar decide qué colores se quedan en la caja, quién recibe cada carta inicial y quién empieza, de nuevo en cada partida de un encuentro.

rules-deck-classic = Dónde se esconde la última ronda
rules-deck-classic-1 = La carta de última ronda está encima de las 15 últimas cartas de la baraja. Así siempre sabes cuántas cartas faltan para que salga.

rules-deck-golden = Dónde se esconde la última ronda
rules-deck-golden-1 = La carta de última ronda está encima de las 16 últimas cartas de la baraja. Así siempre sabes cuántas cartas faltan para que salga.

rules-turn = Tu turno
rules-turn-1 = Haces exactamente una de dos cosas: robar una carta y ponerla, o tomar una fila. Después sigue el siguiente jugador en el sentido de las agujas del reloj.

rules-draw = Robar y poner una carta
rules-draw-1 = Descubres la primera carta de la baraja y la pones en cualquier fila donde quede sitio. Puedes estropear una fila a los demás o mejorar una para ti.
rules-draw-2 = Si todas las filas del centro están completas, no puedes robar: tienes que tomar una.

rules-take = Tomar una fila
rules-take-1 = Tomas una fila que tenga al menos una carta, con todo lo que hay en ella, y ordenas las cartas por colores delante de ti. Todos ven lo que tienen todos.
rules-take-2 = Con eso quedas fuera hasta que acabe la ronda.

rules-round = El final de una ronda
rules-round-1 = Quien se queda solo puede seguir robando mientras haya sitio, y al final toma una fila.
rules-round-2 = Cuando todos han tomado una fila, las filas vuelven vacías al centro. Quien tomó la última empieza la ronda siguiente.

rules-golden-joker = El comodín dorado
rules-golden-joker-1 = Cuenta como comodín. Quien toma la fila donde está descubre además la primera carta de la baraja y se la queda. Al ponerlo en una fila no pasa nada.
rules-golden-joker-2 = Si esa carta es la de última ronda, se aparta, la ronda en curso pasa a ser la última y te quedas con la siguiente.
rules-golden-joker-3 = La carta extra se recibe aunque tomes la última fila de toda la partida.

rules-last-round = La última ronda
rules-last-round-1 = Cuando sale la carta de última ronda, se aparta y se roba la siguiente en su lugar.
rules-last-round-2 = La ronda en curso se juega con normalidad hasta el final, y todavía se puede robar. Después la partida termina.

rules-jokers = Los comodines
rules-jokers-1 = Al final cada comodín se convierte en una carta de un color de la partida. Dos comodines pueden ser de colores distintos.
rules-jokers-2 = Un comodín puede ser de un color que no tienes, y siempre cuenta. No hace falta que elijas: cada comodín cuenta donde más te da, y se te explica por qué.

rules-scoring = La puntuación
rules-scoring-1 = La tabla de puntuación dice cuánto valen tus cartas de cada color. Más de seis cartas de un color cuentan como seis.
rules-scoring-2 = Tus tres mejores colores suman y todos los demás restan. Puedes quedar por debajo de cero.
rules-scoring-3 = Cada carta +2 da siempre dos puntos.

rules-brown = La tabla marrón
rules-brown-1 = 1, 2, 3, 4, 5, 6 o más cartas de un color: 1, 3, 6, 10, 15, 21 puntos.
rules-brown-2 = Hasta la sexta, cada carta vale más que la anterior. ¡Sé fiel a tus colores!

rules-violet = La tabla violeta
rules-violet-1 = 1, 2, 3, 4, 5, 6 o más cartas de un color: 1, 4, 8, 7, 6, 5 puntos. Antes de la partida acordáis qué tabla vale; para las primeras se recomienda la marrón.
rules-violet-2 = Lo mejor son tres cartas de un color, y una pérdida grande se reduce con más cartas. Por eso un comodín a veces ayuda más en un color que te quita puntos.

rules-example = Un ejemplo
rules-example-1 = Con la tabla marrón tienes seis cartas verdes, cuatro amarillas, tres rojas, dos azules, un comodín y una carta +2.
rules-example-2 = El verde ya da sus 21 puntos, así que el comodín será amarillo: 21 del verde, 15 del amarillo y 6 del rojo, menos 3 del azul y más 2 de la carta +2, hacen 41 puntos.

rules-win-classic = Quién gana
rules-win-classic-1 = Gana quien tiene más puntos.
rules-win-classic-2 = Un encuentro son cuatro partidas cuyos puntos se suman. También podéis acordar menos o más.
rules-win-classic-3 = Si hay empate, se comparte la victoria.

rules-win-golden = Quién gana
rules-win-golden-1 = Gana quien tiene más puntos. Decide una sola partida, salvo que acordéis más.
rules-win-golden-2 = Si hay empate, se comparte la victoria.

rules-two-players = Para dos jugadores
rules-two-players-1 = Todas las cartas de dos colores se quedan en la caja.
rules-two-players-2 = Cada jugador empieza con dos cartas de distinto color.
rules-two-players-3 = Hay tres filas verdes, con sitio para una, dos y tres cartas.
rules-two-players-4 = Cuando los dos han tomado una fila, las cartas de la tercera salen de la partida para siempre.
rules-two-players-5 = Las cuatro cartas son de colores distintos.

rules-sources = Reglas impresas y decisiones nuestras
rules-sources-1 = En algunos puntos las reglas impresas no dicen nada, y un ordenador tiene que hacer algo. Esos párrafos están señalados: son decisiones nuestras. Todo lo demás está impreso.
