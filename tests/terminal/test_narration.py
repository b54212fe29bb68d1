from coloretto.rules import Action, Card, Position
from coloretto.terminal.narration import Narrator
from coloretto.terminal.palette import Palette

NARRATOR = Narrator(("You", "Bot Ada", "Bot Bruno"), you=0, palette=Palette())
NEARLY_LAST = "aaaaaaaaabbbbbbbbbccccccccc+++++++++/ddddddddd"


def told(text: str, *events: Action | Card) -> list[str]:
    """What is told about the first event, an action, with the cards that it reveals."""
    before = after = Position(text)
    for event in events:
        after = after.after(event) if isinstance(event, Action) else after.reveal(event)
    action = events[0]
    assert isinstance(action, Action)
    assert before.to_move is not None
    return list(NARRATOR.tell(before.to_move, before, action, after))


def test_your_draw_is_told_at_once_and_a_bots_draw_when_it_is_placed() -> None:
    assert told("classic-3-brown g -/-/- a/b/c 0:choose 1 -", Action.DRAW, Card.B) == ["You draw blue."]
    assert told("classic-3-brown g -/-/- a/b/c 1:choose 1 -", Action.DRAW, Card.B) == []
    assert told("classic-3-brown g -/-/- a/b/c 1:place-b 1 -", Action.PLACE_1) == [
        "Bot Ada draws blue and puts it on row 2."
    ]


def test_your_card_is_told_with_its_row_and_with_the_reason_when_you_had_no_choice() -> None:
    assert told("classic-3-brown g -/-/- a/b/c 0:place-+ 1 -", Action.PLACE_2) == ["You put a +2 on row 3."]
    assert told("classic-3-brown g abc/x/- a/bb*/c 0:place-j 1 -", Action.PLACE_2) == [
        "You put a joker on row 3, the only one with room."
    ]


def test_a_taken_row_is_told_with_its_cards_and_the_new_score() -> None:
    assert told("classic-3-brown g ab/-/c a/b/c 0:choose 1 -", Action.TAKE_0) == [
        "You take row 1: aqua, blue. Score now 4."
    ]
    assert told("classic-3-brown g ab/-/c a/b/c 2:choose 1 -", Action.TAKE_2) == [
        "Bot Bruno takes row 3: crimson. Score now 3."
    ]


def test_the_golden_jokers_card_is_told_when_it_is_taken() -> None:
    position = "golden-3-brown g aJ/-/c a/b/c 1:choose 1 -"
    assert told(position, Action.TAKE_0, Card.E) == [
        "Bot Ada takes row 1: aqua, golden joker.",
        "For the golden joker Bot Ada also gets from the deck: emerald. Score now 5.",
    ]
    yours = "golden-3-brown g aJ/-/c b/b/c 0:choose 1 -"
    assert told(yours, Action.TAKE_0, Card.A)[1] == (
        "For the golden joker you also get from the deck: aqua. Score now 7."
    )


def test_the_golden_jokers_card_is_told_though_it_is_one_of_the_row_as_well() -> None:
    assert (
        "from the deck: aqua." in told("golden-3-brown g aJ/-/c a/b/c 1:choose 1 -", Action.TAKE_0, Card.A)[1]
    )


def test_the_last_round_is_announced_before_the_card_that_follows_the_last_round_card() -> None:
    lines = told(f"classic-3-brown g -/-/- {NEARLY_LAST}/eeeeeee 0:choose 9 -", Action.DRAW, Card.F)
    assert any("THE LAST ROUND!" in line for line in lines[:-1])
    assert lines[-1] == "You draw fuchsia."


def test_the_last_round_is_announced_when_a_golden_joker_reveals_it() -> None:
    position = f"golden-3-brown g eeJ/-/- {NEARLY_LAST}/fff 1:choose 9 -"
    assert Position(position).cards_until_last_round == 0
    lines = told(position, Action.TAKE_0, Card.E)
    assert lines[0] == "Bot Ada takes row 1: emerald, emerald, golden joker."
    assert any("THE LAST ROUND!" in line for line in lines[1:-1])
    assert lines[-1].startswith("For the golden joker Bot Ada also gets from the deck: emerald.")


def test_the_last_round_is_announced_once() -> None:
    lines = told(f"classic-3-brown g f/-/- {NEARLY_LAST}/eeeeeee 1:choose 9 -", Action.DRAW, Card.F)
    assert lines == []


def test_a_new_round_is_told_with_who_starts() -> None:
    assert told("classic-3-brown g a/x/x a/bb*/cc* 0:choose 1 -", Action.TAKE_0)[1:] == [
        "",
        "Round 2. You start.",
    ]
    assert told("classic-3-brown g a/x/x aa*/b/cc* 1:choose 1 -", Action.TAKE_0)[1:] == [
        "",
        "Round 2. Bot Ada starts.",
    ]


def test_the_cards_that_nobody_took_are_told() -> None:
    assert told("golden-2-brown fg a/x/bd ab/ccd* 0:choose 1 -", Action.TAKE_0)[1:] == [
        "Nobody took blue, daffodil: out of the game.",
        "",
        "Round 2. You start.",
    ]
