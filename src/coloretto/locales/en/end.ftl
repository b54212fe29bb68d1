### The end of a game in a browser: what comes with the points. The points themselves are in game.ftl and table.ftl.

# One sentence for the reader. $rank: 2 to 5, the place; $count: how many points more the winner has.
end-behind =
    You came { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, { $count ->
        [one] { $count } point behind.
       *[other] { $count } points behind.
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
