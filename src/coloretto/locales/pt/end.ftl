### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Ficas em segundo lugar, a { $count } ponto da vitória.
       *[other] Ficas em segundo lugar, a { $count } pontos da vitória.
    }
end-behind-3 =
    { $count ->
        [one] Ficas em terceiro lugar, a { $count } ponto da vitória.
       *[other] Ficas em terceiro lugar, a { $count } pontos da vitória.
    }
end-behind-4 =
    { $count ->
        [one] Ficas em quarto lugar, a { $count } ponto da vitória.
       *[other] Ficas em quarto lugar, a { $count } pontos da vitória.
    }
end-behind-5 =
    { $count ->
        [one] Ficas em quinto lugar, a { $count } ponto da vitória.
       *[other] Ficas em quinto lugar, a { $count } pontos da vitória.
    }
end-ahead =
    { $count ->
        [one] { $count } ponto de vantagem sobre { $player }.
       *[other] { $count } pontos de vantagem sobre { $player }.
    }
end-review = Analisar a partida
end-more = Mais
