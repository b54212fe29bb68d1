"""The games that the study is about: who plays them, and what is noted about each."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from coloretto.analysis import Review, review
from coloretto.bots import make_bot
from coloretto.record import GameRecord, RecordedTurn, Recorder
from coloretto.rules import PRINTED, Phase, Position
from coloretto.study.card_values import CardValue, card_values
from coloretto.study.choices import Choice, choice_of

STRONG = "neural"
"""A bot without mistakes by chance, and quick enough for thousands of games."""
LEVELS = ("easy", "medium", "hard", "expert", "master")
"""The weakest first. Reviews cannot tell `grandmaster` from `master`, which plays by almost the same
evaluation."""
SELF_PLAY, MIXED = "self-play", "mixed"
AGAINST = {f"against {level}": level for level in ("easy", "medium")}
"""One strong player against others of a level."""
NETWORK_ALONE = 0
"""The effort of reviews that only measure luck."""
DIGITS = 6


class StudyTask(Struct, frozen=True):
    """A game to be played; its number decides its cards."""

    kind: str
    rules: str
    number: int
    effort: int | str
    """Of the reviews that measure what decisions lost."""


class StudiedGame(Struct, frozen=True, omit_defaults=True):
    kind: str
    rules: str
    number: int
    levels: tuple[str, ...]
    start: int
    """The seat that began."""
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win."""
    luck: tuple[float, ...]
    """What the revealed cards gave each seat, or took."""
    turns: int
    choices: tuple[Choice, ...] = ()
    """Between drawing and taking; of games among strong players."""
    cards: tuple[CardValue, ...] = ()
    """In one position of such a game."""
    losses: tuple[float, ...] = ()
    """What the decisions of each seat lost; of mixed games."""
    decisions: tuple[int, ...] = ()


def study_game(task: StudyTask) -> StudiedGame:
    """Play a game and note what the study needs."""
    rule_set = PRINTED[task.rules]
    random = Random(f"{task.kind} {task.rules} {task.number}")  # noqa: S311 - reproducible
    levels = levels_of(task, rule_set.players, random)
    seed = random.randbytes(32)
    recorder, positions = _played(task, levels, seed)
    effort = task.effort if task.kind == MIXED else NETWORK_ALONE
    game = _noted(task, levels, recorder.record, review(recorder.record, effort))
    return game if task.kind != SELF_PLAY else _with_choices(game, positions, recorder.record.turns, random)


def levels_of(task: StudyTask, players: int, random: Random) -> list[str]:
    """Who plays: one for each seat."""
    if task.kind == SELF_PLAY:
        return [STRONG] * players
    if task.kind == MIXED:
        return (random.sample(LEVELS, k=len(LEVELS)) + random.sample(LEVELS, k=len(LEVELS)))[:players]
    others = [AGAINST[task.kind]] * players
    others[task.number % players] = STRONG
    return others


def _played(task: StudyTask, levels: Sequence[str], seed: bytes) -> tuple[Recorder, list[Position]]:
    """A whole game, and the positions in which a turn began."""
    recorder, positions = Recorder(PRINTED[task.rules], levels, seed), []
    bots = [make_bot(level, task.number * len(levels) + seat) for seat, level in enumerate(levels)]
    while (player := recorder.position.to_move) is not None:
        if recorder.position.phase is Phase.CHOOSE:
            positions.append(recorder.position)
        recorder.play(bots[player].choose(recorder.position))
    return recorder, positions


def _noted(task: StudyTask, levels: Sequence[str], record: GameRecord, reviewed: Review) -> StudiedGame:
    is_mixed = task.kind == MIXED
    return StudiedGame(
        task.kind,
        task.rules,
        task.number,
        tuple(levels),
        record.opening.start_player,
        record.scores or (),
        tuple(round(seat.final, DIGITS) for seat in reviewed.seats),
        tuple(round(seat.luck, DIGITS) for seat in reviewed.seats),
        len(record.turns),
        losses=tuple(round(seat.loss, DIGITS) for seat in reviewed.seats) if is_mixed else (),
        decisions=tuple(seat.decisions for seat in reviewed.seats) if is_mixed else (),
    )


def _with_choices(
    game: StudiedGame, positions: Sequence[Position], turns: Sequence[RecordedTurn], random: Random
) -> StudiedGame:
    until_last = positions[0].cards_until_last_round
    choices = [choice_of(*each, until_last) for each in zip(positions, turns, strict=True)]
    early_enough = [position for position in positions if position.cards_until_last_round > 1]
    cards = card_values(random.choice(early_enough), until_last)
    return replace(game, choices=tuple(choice for choice in choices if choice), cards=cards)
