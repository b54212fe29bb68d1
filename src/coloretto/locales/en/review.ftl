### Reviews of recorded games in a browser: how a player played, and “find the better move”.
###
### Translators: $percent is one of the insight-percent messages. $level, $weaker and $stronger are names of levels. $action is like “Take row 2”.

## A game in two sentences

review-like-you = You played like the bot “{ $level }”.
review-like-other = { $player } played like the bot “{ $level }”.
review-between-you = You played like a bot between “{ $weaker }” and “{ $stronger }”.
review-between-other = { $player } played like a bot between “{ $weaker }” and “{ $stronger }”.
review-cards-gave-you = The cards gave you { $percent }.
review-cards-cost-you = The cards cost you { $percent }.
review-cards-gave-other = The cards gave { $player } { $percent }.
review-cards-cost-other = The cards cost { $player } { $percent }.
# The luck of single cards can add up to more than 100%.
review-cards-gave-all-you = The cards gave you more than a whole win.
review-cards-cost-all-you = The cards cost you more than a whole win.
review-cards-gave-all-other = The cards gave { $player } more than a whole win.
review-cards-cost-all-other = The cards cost { $player } more than a whole win.
review-cards-even = The cards made no difference.
review-level-about = The bots of that level give away about as much per decision. A single game says only a little about a player.

## Marks in the graph

# Mistakes and cards, to choose from.
review-marks = Mistakes and cards that mattered
# $what: “Take row 2” or “Ben draws a joker.”
review-mark = { $what } { $percent }

## Find the better move

# A button.
exercise-start = Find the better moves
exercise-title = Find the better move
# “2 of 5”.
exercise-number = { $number } of { $count }
exercise-question-you = You chose “{ $action }” and gave away { $percent }. What is better?
exercise-question-other = { $player } chose “{ $action }” and gave away { $percent }. What is better?
# After a try.
exercise-wrong = { $action }: { $percent }. There is a better move.
exercise-found = Found! { $action }: a chance of { $percent }.
exercise-shown = The best move is “{ $action }”: a chance of { $percent }.
# Behind an action.
exercise-best = best
exercise-played = played
# Buttons.
exercise-show = Show it
exercise-next = Next
exercise-done = Done
exercise-close = Back to the review
