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

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Próxima partida ({ $count })
table-wait = À espera dos outros ({ $count })
table-next-game-in =
    { $count ->
        [one] A próxima partida começa dentro de { $count } segundo.
       *[other] A próxima partida começa dentro de { $count } segundos.
    }
table-rematch = Jogar outra vez
table-join-rematch = Ir à desforra
table-home = Para o início
table-share = Partilhar a partida
table-copied = A ligação está copiada.
table-verify = Verificar o baralho
table-verified = O baralho é o que foi prometido antes da partida.
table-not-verified = Não se pode provar que o baralho é o prometido.
table-deck-fixed = O baralho estava fixado de antemão e não era secreto, por isso nada foi prometido. É o que a sua semente dá.
table-commitment = Prometido antes
table-seed = Mostrado depois
table-standings = Após { $game } de { $count } partidas
