"""Random game records, and strategies for every text that people may type."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from coloretto.record import GameRecord, Recorder
from coloretto.rules import PRINTED, RuleSet
from support.play import printed_rule_sets, rule_sets

SEED = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
"""The SHA-256 of SEED, as coreutils' sha256sum gives it."""

printable = st.characters(exclude_categories=("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"))
lines = st.text(printable | st.sampled_from(" :#=-."), max_size=40).map(str.strip).filter(bool)
"""Printable lines without spaces around them, of every script."""

identifiers = st.text(printable | st.just("_"), min_size=1).filter(str.isidentifier)
tag_mappings = st.dictionaries(identifiers, lines, max_size=3)
secrets = st.binary(min_size=32, max_size=32)


@st.composite
def entropies(draw: st.DrawFn, players: int) -> Sequence[str]:
    """No entropy, or a text for each player, some of them empty."""
    given_by_all = st.lists(lines | st.just(""), min_size=players, max_size=players)
    return draw(st.just([]) | given_by_all)


def play_on(recorder: Recorder, choices: Random, actions: int | None = None) -> Recorder:
    """Play this many random actions, or random actions until the game is over."""
    while not recorder.position.is_over and actions != 0:
        recorder.play(choices.choice(recorder.position.legal_actions))
        actions = None if actions is None else actions - 1
    return recorder


def finished_game(rules: str = "golden-3-violet", lot: int = 0) -> GameRecord:
    rule_set = PRINTED[rules]
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")[: rule_set.players]
    return play_on(Recorder(rule_set, names, SEED), Random(lot)).record


@st.composite
def recorders(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> Recorder:
    """A game before its first action."""
    rule_set = draw(rules)
    names = draw(st.lists(lines, min_size=rule_set.players, max_size=rule_set.players))
    return Recorder(rule_set, names, draw(secrets), draw(entropies(rule_set.players)))


@st.composite
def finished_recorders(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> Recorder:
    return play_on(draw(recorders(rules)), Random(draw(st.integers(0, 2**32))))


@st.composite
def unfinished_recorders(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> Recorder:
    """A game cut anywhere, also between the draw of a card and its placement."""
    choices = Random(draw(st.integers(0, 2**32)))
    return play_on(draw(recorders(rules)), choices, actions=draw(st.integers(0, 200)))


finished_games = finished_recorders().map(lambda recorder: recorder.record)
printed_finished_games = finished_recorders(printed_rule_sets).map(lambda recorder: recorder.record)
games_cut_anywhere = unfinished_recorders().map(lambda recorder: recorder.record)
