### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Drugie miejsce, { $count } punkt straty.
        [few] Drugie miejsce, { $count } punkty straty.
        [many] Drugie miejsce, { $count } punktów straty.
       *[other] Drugie miejsce, { $count } punktu straty.
    }
end-behind-3 =
    { $count ->
        [one] Trzecie miejsce, { $count } punkt straty.
        [few] Trzecie miejsce, { $count } punkty straty.
        [many] Trzecie miejsce, { $count } punktów straty.
       *[other] Trzecie miejsce, { $count } punktu straty.
    }
end-behind-4 =
    { $count ->
        [one] Czwarte miejsce, { $count } punkt straty.
        [few] Czwarte miejsce, { $count } punkty straty.
        [many] Czwarte miejsce, { $count } punktów straty.
       *[other] Czwarte miejsce, { $count } punktu straty.
    }
end-behind-5 =
    { $count ->
        [one] Piąte miejsce, { $count } punkt straty.
        [few] Piąte miejsce, { $count } punkty straty.
        [many] Piąte miejsce, { $count } punktów straty.
       *[other] Piąte miejsce, { $count } punktu straty.
    }
end-ahead =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } przewagi. Drugie miejsce: { $player }.
end-review = Przeanalizuj grę
end-more = Więcej

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Następna gra ({ $count })
table-wait = Czekamy na innych ({ $count })
table-next-game-in =
    { $count ->
        [one] Następna gra zacznie się za { $count } sekundę.
        [few] Następna gra zacznie się za { $count } sekundy.
        [many] Następna gra zacznie się za { $count } sekund.
       *[other] Następna gra zacznie się za { $count } sekundy.
    }
table-rematch = Zagraj znowu
table-join-rematch = Do rewanżu
table-home = Na początek
table-share = Udostępnij grę
table-copied = Link skopiowany.
table-verify = Sprawdź talię
table-verified = To ta talia, którą obiecano przed grą.
table-not-verified = Nie da się udowodnić, że to obiecana talia.
table-deck-fixed = Talia była ustalona z góry i nie była tajna, więc niczego nie obiecano. To ta, którą daje jej ziarno.
table-commitment = Obiecane przed
table-seed = Pokazane po
table-standings = Po { $game } z { $count } gier
