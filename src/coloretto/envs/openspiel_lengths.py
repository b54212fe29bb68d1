"""How long a game can be: bounds that follow from a rule set, and that some game reaches.

Before the last round the deck never holds fewer cards than the reserve: once it does, the round is the
last one. So all rounds but the last reveal at most `deck_size - reserve` cards. The last round reveals
at most a card for each place on the rows, and one for each golden joker, as far as the reserve goes.

A player decides to draw and where to place: two decisions for a drawn card. A take is one decision, there
is one for each player in a round, and each needs a card of its own, so a round but the last takes at least
as many cards as there are players. No player decides about a revealed bonus. The longest game therefore takes
rows of one card until the last-round card is next, fills all rows in the last round, and finds the golden
jokers too late for their bonus to cost a draw.
"""

from coloretto.rules import RuleSet


def most_decisions(rule_set: RuleSet) -> int:
    """How many decisions the players of a game make together, at the most."""
    above_reserve = rule_set.deck_size - rule_set.reserve
    draws = above_reserve + min(rule_set.reserve, sum(rule_set.capacities))
    rounds = above_reserve // rule_set.players + 1
    return 2 * draws + rounds * rule_set.players


def most_chance_nodes(rule_set: RuleSet) -> int:
    """How often chance decides in a game, set-up included, at the most."""
    in_set_up = rule_set.colours_removed + rule_set.players * rule_set.start_cards + 1
    above_reserve = rule_set.deck_size - rule_set.reserve
    in_last_round = sum(rule_set.capacities) + rule_set.golden_jokers
    return in_set_up + above_reserve + min(rule_set.reserve, in_last_round)
