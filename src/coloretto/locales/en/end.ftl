### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

# One sentence for the reader, by the place. $count: how many points more the winner has.
end-behind-2 =
    { $count ->
        [one] You came second, { $count } point behind.
       *[other] You came second, { $count } points behind.
    }
end-behind-3 =
    { $count ->
        [one] You came third, { $count } point behind.
       *[other] You came third, { $count } points behind.
    }
end-behind-4 =
    { $count ->
        [one] You came fourth, { $count } point behind.
       *[other] You came fourth, { $count } points behind.
    }
end-behind-5 =
    { $count ->
        [one] You came fifth, { $count } point behind.
       *[other] You came fifth, { $count } points behind.
    }
# One sentence for the winner. $player came second; $count: how many points fewer.
end-ahead =
    { $count ->
        [one] { $count } point ahead of { $player }.
       *[other] { $count } points ahead of { $player }.
    }
end-review = Review the game
# Opens what can be done besides the replay and the review.
end-more = More

# The button for the next game of a match, which starts by itself after some seconds.
table-go-on = Next game ({ $count })
table-wait = Waiting for the others ({ $count })
table-next-game-in =
    { $count ->
        [one] The next game begins in { $count } second.
       *[other] The next game begins in { $count } seconds.
    }
table-rematch = Play again
table-join-rematch = Join the rematch
table-home = Start page
table-share = Share the replay
table-copied = Link copied.
table-verify = Check the deck
table-verified = The deck is the one that was promised before the game.
table-not-verified = There is no proof that the deck is the one that was promised.
table-deck-fixed = The deck was fixed in advance and not kept secret, so nothing was promised. It is the one that its seed determines.
table-commitment = Promised before
table-seed = Shown after
table-standings = After { $game } of { $count } games
