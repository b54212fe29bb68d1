### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    Platz { $rank }, { $count ->
        [one] { $count } Punkt Rückstand.
       *[other] { $count } Punkte Rückstand.
    }
end-ahead =
    { $count ->
        [one] { $count } Punkt Vorsprung auf { $player }.
       *[other] { $count } Punkte Vorsprung auf { $player }.
    }
end-review = Spiel auswerten
end-more = Mehr
