### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    Quedas en { $rank ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] quinto
    } lugar, a { $count ->
        [one] { $count } punto de la victoria.
       *[other] { $count } puntos de la victoria.
    }
end-ahead =
    { $count ->
        [one] { $count } punto de ventaja sobre { $player }.
       *[other] { $count } puntos de ventaja sobre { $player }.
    }
end-review = Revisar la partida
end-more = Más
