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

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Partie suivante ({ $count })
table-wait = On attend les autres ({ $count })
table-next-game-in =
    { $count ->
        [one] La partie suivante commence dans { $count } seconde.
       *[other] La partie suivante commence dans { $count } secondes.
    }
table-rematch = Rejouer
table-join-rematch = À la revanche
table-home = À l’accueil
table-share = Partager la partie
table-copied = Le lien est copié.
table-verify = Vérifier la pioche
table-verified = La pioche est celle qui a été promise avant la partie.
table-not-verified = On ne peut pas prouver que la pioche est celle promise.
table-deck-fixed = La pioche était fixée d’avance et n’était pas secrète : rien n’a été promis. C’est celle que donne sa graine.
table-commitment = Promis avant
table-seed = Montré après
table-standings =
    { $game ->
        [one] Après { $game } partie sur { $count }
       *[other] Après { $game } parties sur { $count }
    }
