### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Vous finissez à la deuxième place, à { $count } point de la victoire.
       *[other] Vous finissez à la deuxième place, à { $count } points de la victoire.
    }
end-behind-3 =
    { $count ->
        [one] Vous finissez à la troisième place, à { $count } point de la victoire.
       *[other] Vous finissez à la troisième place, à { $count } points de la victoire.
    }
end-behind-4 =
    { $count ->
        [one] Vous finissez à la quatrième place, à { $count } point de la victoire.
       *[other] Vous finissez à la quatrième place, à { $count } points de la victoire.
    }
end-behind-5 =
    { $count ->
        [one] Vous finissez à la cinquième place, à { $count } point de la victoire.
       *[other] Vous finissez à la cinquième place, à { $count } points de la victoire.
    }
end-ahead =
    { $count ->
        [one] { $count } point d’avance sur { $player }.
       *[other] { $count } points d’avance sur { $player }.
    }
end-review = Analyser la partie
end-more = Plus
