### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

end-behind-2 =
    { $count ->
        [one] Arrivi al secondo posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al secondo posto, a { $count } punti dalla vittoria.
    }
end-behind-3 =
    { $count ->
        [one] Arrivi al terzo posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al terzo posto, a { $count } punti dalla vittoria.
    }
end-behind-4 =
    { $count ->
        [one] Arrivi al quarto posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al quarto posto, a { $count } punti dalla vittoria.
    }
end-behind-5 =
    { $count ->
        [one] Arrivi al quinto posto, a { $count } punto dalla vittoria.
       *[other] Arrivi al quinto posto, a { $count } punti dalla vittoria.
    }
end-ahead =
    { $count ->
        [one] { $count } punto di vantaggio su { $player }.
       *[other] { $count } punti di vantaggio su { $player }.
    }
end-review = Analizza la partita
end-more = Altro

# The button for the next game of a match; it begins by itself after some seconds.
table-go-on = Prossima partita ({ $count })
table-wait = Si aspettano gli altri ({ $count })
table-next-game-in =
    { $count ->
        [one] La prossima partita comincia tra { $count } secondo.
       *[other] La prossima partita comincia tra { $count } secondi.
    }
table-rematch = Gioca ancora
table-join-rematch = Alla rivincita
table-home = All’inizio
table-share = Condividi la partita
table-copied = Il link è copiato.
table-verify = Verifica il mazzo
table-verified = Il mazzo è quello promesso prima della partita.
table-not-verified = Non si può dimostrare che il mazzo sia quello promesso.
table-deck-fixed = Il mazzo era fissato in anticipo e non segreto, perciò non è stato promesso nulla. È quello che dà il suo seme.
table-commitment = Promesso prima
table-seed = Mostrato dopo
table-standings =
    { $game ->
        [one] Dopo { $game } partita su { $count }
       *[other] Dopo { $game } partite su { $count }
    }
