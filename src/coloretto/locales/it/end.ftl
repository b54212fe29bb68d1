### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Arrivi al secondo posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al secondo posto, a { $count } punti dalla vittoria.
    }
end-behind-3 =
    { $count ->
        [one] Arrivi al terzo posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al terzo posto, a { $count } punti dalla vittoria.
    }
end-behind-4 =
    { $count ->
        [one] Arrivi al quarto posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al quarto posto, a { $count } punti dalla vittoria.
    }
end-behind-5 =
    { $count ->
        [one] Arrivi al quinto posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al quinto posto, a { $count } punti dalla vittoria.
    }
end-ahead =
    { $count ->
        [one] { $count } punto di vantaggio su { $player }.
       *[other] { $count } punti di vantaggio su { $player }.
    }
end-review = Analizza la partita
end-more = Altro
