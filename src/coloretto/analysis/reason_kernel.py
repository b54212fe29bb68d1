"""Why an action is better than another one, in numbers: compiled, for Python and browsers alike.

What a row does to scores is counted. What the players do with the rows is tried out: see
`reason_continuations`.
"""

from coloretto.analysis.reason_continuations import (
    CONTINUATIONS,
    TENTHS,
    count_takers,
    mean,
    tenths,
    try_drawing,
    try_rounds,
)
from coloretto.analysis.reason_record import (
    BEST_GROWS,
    BEST_SHRINKS,
    CARD_AVOIDED,
    CARD_DENIED,
    CARD_FOISTED,
    CARD_GAINED,
    DECK_HELPS,
    DECK_HURTS,
    NO_REASON,
    NONE,
    PLACE_BUILDS,
    PLACE_FULL,
    PLACE_HELPS_OTHERS,
    PLACE_HURTS,
    PLACE_ROOM,
    PLACE_SPOILS,
    PLACE_STAYS,
    ROUND_COLOURS,
    ROUND_GROWS,
    ROUND_SHRINKS,
    ROW_DENIED,
    ROW_GOES,
    ROW_LATER,
    ROW_NOW,
    ROW_PAYS_MORE,
    ROW_STAYS,
    ReasonRecord,
)
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import DRAW, KINDS, PLACE, PLACE_ON, TAKE
from coloretto.rules.kernel import State, rows_with_room
from coloretto.rules.score_kernel import NEVER
from coloretto.rules.stepping import States
from coloretto.sim.chance import Rng
from coloretto.sim.greedy import row_gain, row_gain_with

OFTEN = 3
"""Tenths of the continuations in which a row is gone that make it urgent, or another row the safer one."""
CLEAR_EFFECT = 2
"""Points by which one place is better than another, so that nothing else needs to be said."""
FAR_MORE = CONTINUATIONS // 5
"""Continuations by which a player takes the card more often from one row than from another."""
CLEARLY_FEWER = CONTINUATIONS // 2
"""Colours fewer in all continuations together: half a colour on average."""


@compiled
def explain(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """Say why the best action of `states[0]` is better than another one, which does not come to the same.

    `states[1]` is changed.
    """
    reason.kind, reason.seat, reason.times, reason.other_times = NO_REASON, NONE, 0, 0
    reason.points, reason.other_points, reason.cards, reason.left = 0, 0, 0, states[0].cards_left
    reason.colours, reason.other_colours = 0, 0
    reason.row, reason.other_row = row_of(best), row_of(other)
    if best < DRAW:
        explain_taking(states, rng, reason)
    elif best == DRAW:
        explain_drawing(states, rng, reason)
    else:
        explain_placing(states, rng, reason)
    if reason.kind == NO_REASON:
        explain_by_round(states, best, other, rng, reason)


@compiled
def row_of(action: int) -> int:
    if action > DRAW:
        return action - PLACE_ON
    return action - TAKE if TAKE <= action < DRAW else NONE


# Taking a row, or drawing.


@compiled
def explain_taking(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    reason.points = row_gain(state, state.to_move, reason.row)
    if reason.other_row == NONE:
        explain_not_drawing(states, rng, reason)
        return
    reason.other_points = row_gain(state, state.to_move, reason.other_row)
    if reason.points > reason.other_points:
        reason.kind = ROW_PAYS_MORE
        return
    rival = keenest_rival(state, reason.row, reason.other_row)
    if rival != NONE:
        reason.kind, reason.seat = ROW_DENIED, rival
        reason.points = row_gain(state, rival, reason.row)
        reason.other_points = row_gain(state, rival, reason.other_row)
    else:
        explain_best_rows(state, reason)


@compiled
def explain_not_drawing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    try_drawing(states, reason.row, rng, reason)
    reason.cards = helpful_cards(state)
    if reason.points > 0 and reason.times >= OFTEN:
        reason.kind = ROW_GOES
    elif reason.points > reason.other_points:
        reason.kind = ROW_NOW
    elif not helps_often(state, reason.cards):
        reason.kind = DECK_HURTS


@compiled
def explain_drawing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    state = states[0]
    reason.points = row_gain(state, state.to_move, reason.other_row)
    try_drawing(states, reason.other_row, rng, reason)
    reason.times = TENTHS - reason.times
    reason.cards = helpful_cards(state)
    if reason.points > 0 and reason.times > TENTHS - reason.times:
        reason.kind = ROW_STAYS
    elif reason.other_points > reason.points:
        reason.kind = ROW_LATER
    elif helps_often(state, reason.cards):
        reason.kind = DECK_HELPS


@compiled
def keenest_rival(state: State, row: int, other_row: int) -> int:
    """To whom of the others in the round a row brings most more than another; NONE if to nobody."""
    found, most = NONE, 0
    for player in range(state.players):
        if player != state.to_move and state.out[player] == 0:
            more = row_gain(state, player, row) - row_gain(state, player, other_row)
            if more > most:
                found, most = player, more
    return found


@compiled
def helpful_cards(state: State) -> int:
    """The cards of the deck with which some row brings the player to move more than the best row does now."""
    most = best_gain(state)
    helpful = 0
    for card in range(KINDS):
        if state.deck[card] > 0 and best_gain_with(state, card) > most:
            helpful += state.deck[card]
    return helpful


@compiled
def helps_often(state: State, helpful: int) -> bool:
    return bool(2 * helpful >= state.cards_left)


@compiled
def best_gain(state: State) -> int:
    """What the best row with cards brings the player to move; there is one."""
    most = NEVER
    for row in range(state.row_count):
        if state.row_sizes[row] > 0:
            most = max(most, row_gain(state, state.to_move, row))
    return most


@compiled
def best_gain_with(state: State, card: int) -> int:
    """What the best row with one more card brings the player to move."""
    most, room = NEVER, rows_with_room(state)
    for row in range(state.row_count):
        if room >> row & 1:
            most = max(most, row_gain_with(state, state.to_move, row, card))
    return most


# Placing a card.


@compiled
def explain_placing(states: States, rng: Rng, reason: ReasonRecord) -> None:
    """What the card changes about the rows, if that is clear; else how long they stay, and best rows."""
    state = states[0]
    affected = most_affected(state, reason.row, reason.other_row)
    effect = effect_on(state, affected, reason.row, reason.other_row)
    if effect < CLEAR_EFFECT:
        if stays_longer(states, rng, reason):
            reason.kind = PLACE_STAYS
            return
        explain_best_rows(state, reason)
        if reason.kind != NO_REASON:
            return
    if effect > 0 and affected == state.to_move:
        explain_own_points(state, reason)
    elif effect > 0:
        explain_points_of(state, affected, reason)


@compiled
def most_affected(state: State, row: int, other_row: int) -> int:
    """For whom it matters most on which of two rows the card lies; the player to move if equal."""
    found, most = state.to_move, effect_on(state, state.to_move, row, other_row)
    for player in range(state.players):
        if state.out[player] == 0:
            effect = effect_on(state, player, row, other_row)
            if effect > most:
                found, most = player, effect
    return found


@compiled
def effect_on(state: State, player: int, row: int, other_row: int) -> int:
    """The points that speak for the first row: more for the player to move, fewer for another one."""
    more = placed_gain(state, player, row) - placed_gain(state, player, other_row)
    return more if player == state.to_move else -more


@compiled
def explain_own_points(state: State, reason: ReasonRecord) -> None:
    is_built = placed_gain(state, state.to_move, reason.row) > 0
    reason.kind = PLACE_BUILDS if is_built else PLACE_HURTS
    write_change(state, state.to_move, reason.row if is_built else reason.other_row, reason)


@compiled
def explain_points_of(state: State, player: int, reason: ReasonRecord) -> None:
    is_helped = placed_gain(state, player, reason.other_row) > 0
    reason.kind = PLACE_HELPS_OTHERS if is_helped else PLACE_SPOILS
    write_change(state, player, reason.other_row if is_helped else reason.row, reason)
    reason.seat = player


@compiled
def stays_longer(states: States, rng: Rng, reason: ReasonRecord) -> bool:
    """Whether the row brings the player to move something and is far less often gone than the other one.

    Writes how often they are still there.
    """
    state, row, other_row = states[0], reason.row, reason.other_row
    count_takers(states, PLACE_ON + other_row, other_row, rng, reason)
    reason.other_times = TENTHS - reason.times
    count_takers(states, PLACE_ON + row, row, rng, reason)
    reason.times, reason.seat = TENTHS - reason.times, NONE
    is_safer = reason.times - reason.other_times >= OFTEN
    return bool(is_safer and row_gain_with(state, state.to_move, row, state.drawn) > 0)


@compiled
def placed_gain(state: State, player: int, row: int) -> int:
    """What the drawn card changes about what the row brings a player."""
    return row_gain_with(state, player, row, state.drawn) - row_gain(state, player, row)


@compiled
def write_change(state: State, player: int, row: int, reason: ReasonRecord) -> None:
    """Write what a row brings a player with the drawn card, and without it."""
    reason.points = row_gain_with(state, player, row, state.drawn)
    reason.other_points = row_gain(state, player, row)


# The best rows after an action.


@compiled
def explain_best_rows(state: State, reason: ReasonRecord) -> None:
    """Whose best row speaks most for the action: that of the player to move only if they place."""
    most, mover = 0, state.to_move
    for player in range(state.players):
        if state.out[player] != 0 or (player == mover and state.phase != PLACE):
            continue
        best = best_row_after(state, player, reason.row)
        other = best_row_after(state, player, reason.other_row)
        effect = best - other if player == mover else other - best
        if effect > most and min(best, other) > NEVER:
            most = effect
            reason.kind, reason.seat = (BEST_GROWS, NONE) if player == mover else (BEST_SHRINKS, player)
            reason.points, reason.other_points = best, other


@compiled
def best_row_after(state: State, player: int, row: int) -> int:
    """What the best row brings a player after the drawn card was placed on a row, or the row was taken."""
    most = NEVER
    for each in range(state.row_count):
        if each == row:
            if state.phase == PLACE:
                most = max(most, row_gain_with(state, player, row, state.drawn))
        elif state.row_sizes[each] > 0:
            most = max(most, row_gain(state, player, each))
    return most


# What the round shows.


@compiled
def explain_by_round(states: States, best: int, other: int, rng: Rng, reason: ReasonRecord) -> None:
    """Who takes the card and what room there is, if one is placed; else what the round brings."""
    try_rounds(states, best, other, rng, reason)
    if states[0].phase == PLACE:
        explain_takers(states[0], reason)
        if reason.kind == NO_REASON:
            explain_room(states[0], reason)
    if reason.kind == NO_REASON:
        explain_points_of_round(states[0], reason)
    if reason.kind == NO_REASON and reason.fewer_colours >= CLEARLY_FEWER:
        reason.kind, reason.seat = ROUND_COLOURS, NONE


@compiled
def explain_takers(state: State, reason: ReasonRecord) -> None:
    """Whether the card comes far more often to those who should have it; what changes most points is said.

    What it is worth to a player is counted on the row from which they take it more often.
    """
    most = 0
    for player in range(state.players):
        if state.out[player] != 0:
            continue
        more = int(reason.takers[player]) - int(reason.other_takers[player])
        is_mine = player == state.to_move
        worth = placed_gain(state, player, reason.row if more > 0 else reason.other_row)
        effect = more * worth if is_mine else -more * worth
        if abs(more) >= FAR_MORE and effect > most:
            most = effect
            write_taker(player, worth, reason)
            if is_mine:
                reason.kind, reason.seat = (CARD_GAINED if more > 0 else CARD_AVOIDED), NONE
            else:
                reason.kind = CARD_FOISTED if more > 0 else CARD_DENIED


@compiled
def write_taker(player: int, worth: int, reason: ReasonRecord) -> None:
    """Write how often a player takes either row, and what the card is worth to them, without a sign."""
    reason.seat, reason.points = player, abs(worth)
    reason.times, reason.other_times = tenths(reason.takers[player]), tenths(reason.other_takers[player])


@compiled
def explain_room(state: State, reason: ReasonRecord) -> None:
    """A row with room can still grow; a full one that I want and get cannot be spoiled."""
    room, other_room = room_after(state, reason.row), room_after(state, reason.other_row)
    if room > 0 and other_room == 0:
        reason.kind, reason.cards = PLACE_ROOM, room
    elif room == 0 and other_room > 0:
        points = row_gain_with(state, state.to_move, reason.row, state.drawn)
        mine = int(reason.takers[state.to_move])
        if points > 0 and 2 * mine > CONTINUATIONS:
            reason.kind, reason.points, reason.times = PLACE_FULL, points, tenths(mine)


@compiled
def room_after(state: State, row: int) -> int:
    """For how many more cards a row has room once the drawn card lies there."""
    return int(state.capacities[row]) - int(state.row_sizes[row]) - 1


@compiled
def explain_points_of_round(state: State, reason: ReasonRecord) -> None:
    """For whom the rest of the round differs most, in whole points, if that speaks for the best action."""
    most, mover = 0, state.to_move
    for player in range(state.players):
        brought, otherwise = mean(reason.brought[player]), mean(reason.otherwise[player])
        effect = brought - otherwise if player == mover else otherwise - brought
        if effect > most:
            most = effect
            reason.kind, reason.seat = (ROUND_GROWS, NONE) if player == mover else (ROUND_SHRINKS, player)
            reason.points, reason.other_points = brought, otherwise
