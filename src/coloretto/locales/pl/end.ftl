### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind =
    { $rank ->
        [2] Drugie
        [3] Trzecie
        [4] Czwarte
       *[other] Piąte
    } miejsce, { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } straty.
end-ahead =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } przewagi. Drugie miejsce: { $player }.
end-review = Przeanalizuj grę
end-more = Więcej
