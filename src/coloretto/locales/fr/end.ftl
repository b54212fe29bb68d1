### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    Vous finissez à la { $rank }e place, à { $count ->
        [one] { $count } point de la victoire.
       *[other] { $count } points de la victoire.
    }
end-ahead =
    { $count ->
        [one] { $count } point d’avance sur { $player }.
       *[other] { $count } points d’avance sur { $player }.
    }
end-review = Analyser la partie
end-more = Plus
