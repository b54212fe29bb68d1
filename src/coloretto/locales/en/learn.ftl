### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Learn by playing
learn-mia = Mia
learn-leo = Leo
learn-coach = Coach
learn-scene = { $scene } of { $count }
learn-next = Next
learn-back = Back
learn-undo = Take it back
learn-skip-watching = Skip ahead
learn-skip = Skip the lesson
learn-again = Start over
learn-keys = By keyboard: D draws, 1 to 3 choose a row, Enter continues.
learn-play = Play a real game now
learn-play-about = Against two friendly bots. You can leave at any time.
learn-all-rules = Read all the rules

## The scenes

learn-draw-title = Draw a card
learn-draw = You collect chameleons, and this crimson one is yours already. It is your turn: tap the deck to draw a card.

learn-place-title = Put it on a row
learn-place = Crimson again, just what you want! Put it on row 1, for later.

learn-take-title = Take a row
learn-take-watch = Now Mia and Leo draw and place a card, too.
learn-take = Leo has put a +2 beside your crimson card: two points, always. Take a row now, or draw another card?
learn-take-t0 =
    { $points ->
        [one] Well done! Crimson fits what you have, and the +2 pays. That makes { $points } point.
       *[other] Well done! Crimson fits what you have, and the +2 pays. That makes { $points } points.
    }
learn-take-t1 = Blue is new to you, and Mia collects it. Row 1 has your crimson card and a +2.
learn-take-d = You may do that. But Mia and Leo play before your next turn, and one of them will snatch row 1.

learn-out-title = Out for the round
learn-out-watch = When you take a row, you are out until the round ends. Watch what the others do.
learn-out = Everyone has taken a row, so the round is over. Leo took last, so he starts the next one.

learn-spoil-title = Spoil a row
learn-spoil = The next round: you have drawn aqua, which nobody wants. Mia is waiting for the blue row, you for the crimson one. Where do you put it?
learn-spoil-p0 = Deliciously mean! Anyone who takes the blue cards must take the aqua one, too.
learn-spoil-p1 = That is the row you want yourself. Now it would bring you a colour that costs points.
learn-spoil-p2 = That annoys Leo a little. But Mia’s row is the best on the table: spoil that one.

learn-three-title = Only three colours pay
learn-three = Some rounds later. Your three best colours score, every other colour costs points. All rows are full, so you must take one. Which?
learn-three-t0 = Three colours that you do not have, and each of them costs. You would fall from { $before } to { $points } points.
learn-three-t1 = The best choice: crimson and daffodil grow, only the blue card costs. You rise from { $before } to { $points } points.
learn-three-t2 = Not bad, you would have { $points } points. But another row brings more.

learn-joker-title = Jokers
learn-joker = A joker becomes any colour you like, when the points are counted. Mia is out already. What now?
learn-joker-t1 = Yes! The joker counts as crimson now, and you rise from { $before } to { $points } points. If another colour pays more in the end, it will be that one.
learn-joker-t2 = The +2 is nice, and you would have { $points } points. But a joker brings you more.
learn-joker-d = Then Leo takes the joker. Get there first!

learn-last-title = The last round
learn-last = Near the bottom of the deck lies the last-round card, and now it is on top. Draw a card!
learn-last-d = There it is. This round is played to its end, then the game is over. Your daffodil card has gone to row 3.

learn-alone-title = The last one left
learn-alone-watch = Mia and Leo take their rows.
learn-alone = You are alone now. You may keep drawing while there is room, or take row 3. What do you do?
learn-alone-t2 = Right: a card that pays, and nothing that costs. You rise from { $before } to { $points } points.
learn-alone-d = A second aqua card. It comes with the row now, and costs you even more. Every draw is a risk!

learn-score-title = The score
learn-score = You have won! Three colours pay, the others cost. Your joker went where it scores most, and each +2 is worth two points. That is the whole game.

## Around the rules

learn-contents = Contents
learn-print = Print
learn-by-playing = Learn by playing
learn-ruling = Our ruling
