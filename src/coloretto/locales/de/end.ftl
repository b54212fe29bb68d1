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
