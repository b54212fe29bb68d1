from coloretto.rules import Action, Card, Position
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette

NARRATOR = Narrator(("You", "Bot Ada", "Bot Bruno"), mine={0}, palette=Palette())
NEARLY_LAST = "aaaaaaaaabbbbbbbbbccccccccc+++++++++/ddddddddd"


def narrated(text: str, *events: Action | Card) -> list[str]:
    """The narration of the first event, an action, with the cards that it reveals."""
    before = after = Position(text)
    for event in events:
        after = after.after(event) if isinstance(event, Action) else after.reveal(event)
    action = events[0]
    assert isinstance(action, Action)
    assert before.to_move is not None
    return list(NARRATOR.tell(before.to_move, before, action, after))


def test_your_draw_is_narrated_immediately_and_a_bots_draw_when_it_is_placed() -> None:
    assert narrated("classic-3-brown g -/-/- a/b/c 0:choose 1 -", Action.DRAW, Card.B) == [
        "You draw a blue card."
    ]
    assert narrated("classic-3-brown g -/-/- a/b/c 1:choose 1 -", Action.DRAW, Card.B) == []
    assert narrated("classic-3-brown g -/-/- a/b/c 1:place-b 1 -", Action.PLACE_1) == [
        "Bot Ada draws a blue card and puts it on row 2."
    ]


def test_your_card_is_narrated_with_its_row_and_the_reason_when_you_had_no_choice() -> None:
    assert narrated("classic-3-brown g -/-/- a/b/c 0:place-+ 1 -", Action.PLACE_2) == [
        "You put a +2 on row 3."
    ]
    assert narrated("classic-3-brown g abc/x/- a/bb*/c 0:place-j 1 -", Action.PLACE_2) == [
        "You put a joker on row 3, the only one with room."
    ]


def test_a_taken_row_is_narrated_with_its_cards_and_the_new_score() -> None:
    assert narrated("classic-3-brown g ab/-/c a/b/c 0:choose 1 -", Action.TAKE_0) == [
        "You take row 1: aqua, blue. 4 points now."
    ]
    assert narrated("classic-3-brown g ab/-/c a/b/c 2:choose 1 -", Action.TAKE_2) == [
        "Bot Bruno takes row 3: crimson. 3 points now."
    ]


def test_the_golden_jokers_card_is_narrated_when_it_is_taken() -> None:
    position = "golden-3-brown g aJ/-/c a/b/c 1:choose 1 -"
    assert narrated(position, Action.TAKE_0, Card.E) == [
        "Bot Ada takes row 1: aqua, golden joker.",
        "The golden joker also brings Bot Ada an emerald card. 5 points now.",
    ]
    yours = "golden-3-brown g aJ/-/c b/b/c 0:choose 1 -"
    assert narrated(yours, Action.TAKE_0, Card.A)[1] == (
        "The golden joker also brings you an aqua card. 7 points now."
    )


def test_the_golden_jokers_card_is_narrated_even_if_the_row_has_the_same_one() -> None:
    assert (
        "brings Bot Ada an aqua card."
        in narrated("golden-3-brown g aJ/-/c a/b/c 1:choose 1 -", Action.TAKE_0, Card.A)[1]
    )


def test_the_last_round_is_announced_before_the_card_that_follows_the_last_round_card() -> None:
    lines = narrated(f"classic-3-brown g -/-/- {NEARLY_LAST}/eeeeeee 0:choose 9 -", Action.DRAW, Card.F)
    assert any("this is the last round!" in line for line in lines[:-1])
    assert lines[-1] == "You draw a fuchsia card."


def test_the_last_round_is_announced_when_a_golden_joker_reveals_it() -> None:
    position = f"golden-3-brown g eeJ/-/- {NEARLY_LAST}/fff 1:choose 9 -"
    assert Position(position).cards_until_last_round == 0
    lines = narrated(position, Action.TAKE_0, Card.E)
    assert lines[0] == "Bot Ada takes row 1: 2 × emerald, golden joker."
    assert any("this is the last round!" in line for line in lines[1:-1])
    assert lines[-1].startswith("The golden joker also brings Bot Ada an emerald card.")


def test_the_last_round_is_announced_once() -> None:
    lines = narrated(f"classic-3-brown g f/-/- {NEARLY_LAST}/eeeeeee 1:choose 9 -", Action.DRAW, Card.F)
    assert lines == []


def test_a_new_round_is_announced_with_its_start_player() -> None:
    assert narrated("classic-3-brown g a/x/x a/bb*/cc* 0:choose 1 -", Action.TAKE_0)[1:] == [
        "",
        "Round 2. You start.",
    ]
    assert narrated("classic-3-brown g a/x/x aa*/b/cc* 1:choose 1 -", Action.TAKE_0)[1:] == [
        "",
        "Round 2. Bot Ada starts.",
    ]


def test_the_cards_that_nobody_took_are_listed() -> None:
    assert narrated("golden-2-brown fg a/x/bd ab/ccd* 0:choose 1 -", Action.TAKE_0)[1:] == [
        "Nobody took these cards, so they leave the game: blue, daffodil.",
        "",
        "Round 2. You start.",
    ]


def test_people_who_share_a_keyboard_are_called_by_their_names() -> None:
    several = Narrator(("Mia", "Ben", "Bot Ada"), mine={0, 1}, palette=Palette())
    before = Position("classic-3-brown g -/-/- a/b/c 1:choose 1 -")
    drawn = before.after(Action.DRAW).reveal(Card.B)
    placed = drawn.after(Action.PLACE_0)
    assert list(several.tell(1, before, Action.DRAW, drawn)) == ["Ben draws a blue card."]
    assert list(several.tell(1, drawn, Action.PLACE_0, placed)) == ["Ben puts a blue card on row 1."]
    assert several.round_begins(2, 0) == "Round 2. Mia starts."
