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
