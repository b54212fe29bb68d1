### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Share this game
share-replay = Link to the replay
share-replay-about = The link itself contains the game with the players’ names. No server stores it.
share-file = Share the file
share-too-long = This game is too long for a link. Save the record and send the file.

## Links that cannot be opened

share-link-damaged = This link is incomplete or damaged. Ask for it again.
share-link-unknown-version = This link comes from a newer version of this page. Reload the page and try again.
share-link-too-large = This link is too large for one game, so it is not opened.
share-link-old-browser = This browser is too old to open this link. Ask for the game as a file.
share-link-illegal = What this link contains is not a game that follows the rules, so it is not shown.

## Challenges

challenge-title = Challenge
challenge-link = Challenge: beat me
challenge-link-about = A player who opens this link plays the same cards from your seat against the same bots, and then sees both games side by side.
challenge-from = { $player } challenges you
challenge-lead = The same cards, the same seat, the same opponents. Can you do better?
challenge-rules = Game
challenge-opponents = Against
challenge-goal = To beat
challenge-points =
    { $count ->
        [one] { $player }: { $count } point
       *[other] { $player }: { $count } points
    }
challenge-play = Accept the challenge
challenge-deck = The deck is fixed in advance and the link contains it, so it is not secret. The bots decide as they did before: the same moves lead to the same game.
challenge-problem = This challenge cannot be played
challenge-unfinished = The game in this link is not over yet.
challenge-no-deck = The game in this link does not contain its deck.
challenge-wrong-deck = The cards of the game in this link are not those of its deck: it was changed.
challenge-not-one-person = Only a game between one person and bots can be a challenge.

## Two games of one deal

compare-open = Compare the games
# $points are the reader's, $others those of $player.
compare-won = You beat { $player }: { $points } to { $others }.
compare-lost = { $player } stays ahead: { $others } to your { $points }.
compare-tied =
    You and { $player } both have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
compare-player = Player
compare-theirs = { $player }’s game
compare-mine = Your game
compare-both = { $player } / you
compare-same = You have played exactly the same game.
compare-until =
    { $count ->
        [0] The games differ from the first move on.
        [one] The first move is the same, then the games differ.
       *[other] The first { $count } moves are the same, then the games differ.
    }
compare-bot = A bot decided differently in move { $move }, although everything before that was the same. The other game was played with other bots, or it was changed.
compare-their-replay = Replay of { $player }
compare-my-replay = Your replay
compare-moves = Move by move
compare-all = Show the earlier moves, too
compare-nothing = This game is not part of a challenge.
compare-unfinished = Your game is not over yet.
compare-another-deal = The two games have different decks, so they cannot be compared.

## The deal of the day

daily-yours = Your result
daily-play = Play today’s deal
daily-counts = Your first attempt counts. After that, you can practise as often as you like.
daily-counted = Your attempt for today has counted. There is a new deal at midnight UTC.
daily-practise = Practise
daily-practice = This was practice: it does not count.
daily-of = Daily deal of { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } point, place { $place } of { $players }
       *[other] { $count } points, place { $place } of { $players }
    }
# The label of the text to send, and its first line.
daily-share = Share your result
daily-shared = Coloretto, daily deal of { $date }
daily-deck = Today, everyone gets the same deck, the same seat and the same bots. The deck follows from the date, so it is not secret.
daily-compare = You have already played this deal. You can compare the games at once.
