### Reviews of recorded games: what decisions and cards changed. In a browser, and partly in the terminal.
###
### Translators: all figures are shares of the win. $percent is one of the insight-percent messages.

# $count: a number with its sign.
insight-percent = { $count }%
insight-progress = Reviewing: { $percent } done
insight-stop = Stop
insight-shares = All figures are chances to win: giving away 10% means winning one game fewer in ten. Over a whole game, luck and mistakes can each add up to more than 100%: they offset each other.

## The two numbers of a player, and the table of all players

# Below a number.
insight-lost = given away by decisions
# Below a number, like “+11%”.
insight-luck = from the luck of the cards
insight-players = All players
# Headings of columns.
insight-lost-short = Given away
insight-luck-short = Luck

## The graph of chances

insight-graph = Everyone’s chance to win
insight-graph-about = Chance to win, move by move. The arrow keys go through the game.
# One of a list, for a screen reader: “Ada 41%”.
insight-now = { $player } { $percent }
# What the marks in the graph mean.
insight-mistake = mistake of { $player }
insight-mistake-you = your mistake
insight-lucky = lucky card
insight-unlucky = unlucky card

## Costly decisions and lucky cards

review-costliest = The costliest decisions
insight-none = No decision cost much.
# $action: “Take row 2”.
insight-better = Better: { $action }
# At a step of the replay: what was chosen, what that gave away, and a better action.
insight-judgement = { $player }: { $action } ({ $percent }). Better: { $better }.
insight-cards = The cards that changed most for { $player }
insight-cards-you = The cards that changed your chances most
# In answer to the key for the next mistake.
insight-no-mistake = No further mistake.
insight-keys = In the review, M goes to the next mistake and Shift+M to the one before.
review-uncertain = This review is uncertain: the evaluation changed its mind by more than the cards changed the game.
# In a game that was played on from another one; -you if the reader played on.
review-from = Reviewed from move { $move }, where this game goes on from another one.
review-from-you = Reviewed from move { $move }, where you took over.
