### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    Ficas em { $rank ->
        [2] segundo
        [3] terceiro
        [4] quarto
       *[other] quinto
    } lugar, a { $count ->
        [one] { $count } ponto da vitória.
       *[other] { $count } pontos da vitória.
    }
end-ahead =
    { $count ->
        [one] { $count } ponto de vantagem sobre { $player }.
       *[other] { $count } pontos de vantagem sobre { $player }.
    }
end-review = Analisar a partida
end-more = Mais
