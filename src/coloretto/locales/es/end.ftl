### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Quedas en segundo lugar, a { $count } punto de la victoria.
       *[other] Quedas en segundo lugar, a { $count } puntos de la victoria.
    }
end-behind-3 =
    { $count ->
        [one] Quedas en tercer lugar, a { $count } punto de la victoria.
       *[other] Quedas en tercer lugar, a { $count } puntos de la victoria.
    }
end-behind-4 =
    { $count ->
        [one] Quedas en cuarto lugar, a { $count } punto de la victoria.
       *[other] Quedas en cuarto lugar, a { $count } puntos de la victoria.
    }
end-behind-5 =
    { $count ->
        [one] Quedas en quinto lugar, a { $count } punto de la victoria.
       *[other] Quedas en quinto lugar, a { $count } puntos de la victoria.
    }
end-ahead =
    { $count ->
        [one] { $count } punto de ventaja sobre { $player }.
       *[other] { $count } puntos de ventaja sobre { $player }.
    }
end-review = Revisar la partida
end-more = Más

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Siguiente partida ({ $count })
table-wait = Esperando a los demás ({ $count })
table-next-game-in =
    { $count ->
        [one] La próxima partida empieza en { $count } segundo.
       *[other] La próxima partida empieza en { $count } segundos.
    }
table-rematch = Jugar otra vez
table-join-rematch = Ir a la revancha
table-home = Al inicio
table-share = Compartir la partida
table-copied = El enlace está copiado.
table-verify = Comprobar la baraja
table-verified = La baraja es la que se prometió antes de la partida.
table-not-verified = No se puede probar que la baraja sea la prometida.
table-deck-fixed = La baraja estaba fijada de antemano y no era secreta, así que no se prometió nada. Es la que da su semilla.
table-commitment = Prometido antes
table-seed = Mostrado después
table-standings = Tras { $game } de { $count } partidas
