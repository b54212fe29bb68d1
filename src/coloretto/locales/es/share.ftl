### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Compartir esta partida
share-replay = Enlace a la repetición
share-replay-about = El propio enlace contiene la partida con los nombres de los jugadores. Ningún servidor la guarda.
share-file = Compartir el archivo
share-too-long = Esta partida es demasiado larga para un enlace. Guarda el registro y envía el archivo.

## Links that cannot be opened

share-link-damaged = Este enlace está incompleto o dañado. Pide que te lo envíen otra vez.
share-link-unknown-version = Este enlace es de una versión más nueva de esta página. Recarga la página e inténtalo otra vez.
share-link-too-large = Este enlace es demasiado grande para una partida y no se abre.
share-link-old-browser = Este navegador es demasiado antiguo para abrir este enlace. Pide la partida como archivo.
share-link-illegal = Lo que contiene este enlace no es una partida conforme a las reglas y no se muestra.

## Challenges

challenge-title = Desafío
challenge-link = Desafío: supérame
challenge-link-about = Quien abra este enlace juega con las mismas cartas, en tu sitio y contra los mismos bots, y después ve las dos partidas una junto a otra.
challenge-from = { $player } te desafía
challenge-lead = Las mismas cartas, el mismo sitio, los mismos rivales. ¿Puedes hacerlo mejor?
challenge-rules = Juego
challenge-opponents = Contra
challenge-goal = A superar
challenge-points =
    { $count ->
        [one] { $player }: { $count } punto
       *[other] { $player }: { $count } puntos
    }
challenge-play = Aceptar el desafío
challenge-deck = La baraja está fijada de antemano y el enlace la contiene, así que nadie promete que sea secreta. Los bots deciden como la primera vez: las mismas jugadas llevan a la misma partida.
challenge-problem = Este desafío no se puede jugar
challenge-unfinished = La partida de este enlace aún no ha terminado.
challenge-no-deck = La partida de este enlace no contiene su baraja.
challenge-wrong-deck = Las cartas de la partida de este enlace no son las de su baraja: se ha modificado.
challenge-not-one-person = Solo una partida de una persona contra bots puede ser un desafío.

## Two games of one deal

compare-open = Comparar las partidas
# $points are the reader's, $others those of $player.
compare-won = Superas a { $player }: { $points } a { $others }.
compare-lost = { $player } sigue por delante: { $others } a { $points }.
compare-tied = { $player } y tú tenéis los mismos puntos: { $points }.
compare-player = Jugador
compare-theirs = Partida de { $player }
compare-mine = Tu partida
compare-both = { $player } / tú
compare-same = Habéis jugado exactamente la misma partida.
compare-until =
    { $count ->
        [0] Las partidas difieren desde la primera jugada.
        [one] La primera jugada es igual; después las partidas difieren.
       *[other] Las primeras { $count } jugadas son iguales; después las partidas difieren.
    }
compare-bot = En la jugada { $move } un bot decidió otra cosa, aunque todo lo anterior era igual. La otra partida se jugó con otros bots o se ha modificado.
compare-their-replay = Repetición de { $player }
compare-my-replay = Tu repetición
compare-moves = Jugada a jugada
compare-all = Mostrar también las jugadas anteriores
compare-nothing = Esta partida no forma parte de un desafío.
compare-unfinished = Tu partida aún no ha terminado.
compare-another-deal = Las dos partidas tienen barajas distintas y no se pueden comparar.

## The deal of the day

daily-yours = Tu resultado
daily-play = Jugar la partida de hoy
daily-counts = Cuenta tu primer intento. Después puedes practicar cuanto quieras.
daily-counted = Tu intento de hoy ya ha contado. A medianoche UTC hay cartas nuevas.
daily-practise = Practicar
daily-practice = Era de práctica: no cuenta.
daily-of = Partida del día: { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } punto, puesto { $place } de { $players }
       *[other] { $count } puntos, puesto { $place } de { $players }
    }
# The label of the text to send, and its first line.
daily-share = Compartir tu resultado
daily-shared = Coloretto, partida del día: { $date }
daily-deck = Hoy todos tienen la misma baraja, el mismo sitio y los mismos bots. La baraja se deriva de la fecha, así que no es secreta, y nadie promete que lo sea.
daily-compare = Ya has jugado estas cartas. Puedes comparar las partidas ahora mismo.
