### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    Arrivi al { $rank ->
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } posto, a { $count ->
        [one] { $count } punto dalla vittoria.
       *[other] { $count } punti dalla vittoria.
    }
end-ahead =
    { $count ->
        [one] { $count } punto di vantaggio su { $player }.
       *[other] { $count } punti di vantaggio su { $player }.
    }
end-review = Analizza la partita
end-more = Altro
