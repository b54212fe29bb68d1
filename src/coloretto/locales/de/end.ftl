### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Platz 2, { $count } Punkt Rückstand.
       *[other] Platz 2, { $count } Punkte Rückstand.
    }
end-behind-3 =
    { $count ->
        [one] Platz 3, { $count } Punkt Rückstand.
       *[other] Platz 3, { $count } Punkte Rückstand.
    }
end-behind-4 =
    { $count ->
        [one] Platz 4, { $count } Punkt Rückstand.
       *[other] Platz 4, { $count } Punkte Rückstand.
    }
end-behind-5 =
    { $count ->
        [one] Platz 5, { $count } Punkt Rückstand.
       *[other] Platz 5, { $count } Punkte Rückstand.
    }
end-ahead =
    { $count ->
        [one] { $count } Punkt Vorsprung auf { $player }.
       *[other] { $count } Punkte Vorsprung auf { $player }.
    }
end-review = Spiel auswerten
end-more = Mehr

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Nächstes Spiel ({ $count })
table-wait = Warten auf die anderen ({ $count })
table-next-game-in =
    { $count ->
        [one] Das nächste Spiel beginnt in { $count } Sekunde.
       *[other] Das nächste Spiel beginnt in { $count } Sekunden.
    }
table-rematch = Noch einmal
table-join-rematch = Zur Revanche
table-home = Zum Start
table-share = Spiel teilen
table-copied = Der Link ist kopiert.
table-verify = Stapel prüfen
table-verified = Es ist der Stapel, der vor dem Spiel versprochen wurde.
table-not-verified = Es lässt sich nicht beweisen, dass es der versprochene Stapel ist.
table-deck-fixed = Der Stapel stand vorher fest und war nicht geheim, deshalb wurde nichts versprochen. Es ist der, den sein Startwert ergibt.
table-commitment = Vorher versprochen
table-seed = Nachher gezeigt
table-standings = Nach { $game } von { $count } Spielen
