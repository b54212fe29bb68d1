### Puzzles: positions with one best action, which the reader is to find. In a browser.
###
### Translators: $grade and $levels are names of bots’ levels, $percent is one of the insight-percent messages.

puzzles-daily = Puzzle of the day
puzzles-number = Puzzle { $number }
puzzles-none = There is no puzzle { $number }.
puzzles-known = solved before
puzzles-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }

## Solving one

puzzles-question = It is your turn. What would you do?
puzzles-wrong = That is not the best action. Try again.
puzzles-right = Right, on the first attempt!
# $count: the attempts, two or more.
puzzles-found = Found on attempt { $count }.
puzzles-shown = This is the solution.
puzzles-show = Show the solution
puzzles-next = Next puzzle
# Below the title of a button, “Play on from here”. $level: the name of a level.
puzzles-play-on-about = You play on from your seat, bots of the level “{ $level }” from the others. The cards that are left are shuffled.

## What each action is worth

puzzles-values = Your chance to win after each action
puzzles-exact = These values are exact.
puzzles-sampled = Accurate to about { $percent }.
puzzles-found-by = These bots find the best action: { $levels }.
puzzles-found-by-none = None of our bots finds the best action.

## Which ones: grades are the levels of bots that find the best action

puzzles-which = Which puzzles
puzzles-theme = Theme
puzzles-grade = Grade
puzzles-graded = Grade: { $grade }
# All themes or grades.
puzzles-any = all
# The grade of puzzles that our strongest bot fails to solve.
puzzles-beyond = Beyond Grandmaster
puzzles-no-such = No puzzles match.
puzzles-solved = { $solved } of { $count } solved

## Themes

puzzles-theme-joker = joker
puzzles-theme-golden-joker = golden joker
puzzles-theme-plus-two = +2
puzzles-theme-last-round = last round
puzzles-theme-two-players = two players
puzzles-theme-violet = violet table
# Putting a card on a row that another player wants.
puzzles-theme-spoiling = spoiling a row
# The best row is not the one with the most points.
puzzles-theme-fewer-points = taking fewer points
