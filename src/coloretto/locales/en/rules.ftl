### The rules of each edition, in our own words: a title and its paragraphs, in the order of `sections.py`.
### Translators: use the words of the printed rules in your language, but never their sentences.


rules-title = The rules

rules-aim = The aim
rules-aim-1 = You collect chameleons. At the end only three of your colours bring points; every other colour costs points.
rules-aim-2 = Many cards of a few colours are good, a few cards of many colours are bad. The trouble is that the others choose what you can take.

rules-cards-classic = The cards
rules-cards-classic-1 = For three to five players aged 8 and up. There are seven colours with nine cards each, ten +2 cards and three jokers.
rules-cards-classic-2 = The last-round card announces the end of the game. Five row cards mark the rows in the middle, and five summary cards show what is worth how much. Blank cards in the box are not used.

rules-cards-golden = The cards
rules-cards-golden-1 = For two to five players aged 8 and up. There are seven colours with nine cards each, ten +2 cards, two jokers and one golden joker.
rules-cards-golden-2 = The last-round card announces the end of the game. Row cards mark the rows in the middle: five brown ones for three to five players, three green ones for two. Five summary cards show both scoring tables.
rules-cards-golden-3 = What follows is for three to five players; the changes for two come at the end.

rules-setup = Before the first turn
rules-setup-1 = There are as many rows in the middle as there are players. Each row has room for three cards.
rules-setup-2 = Everyone starts with one colour card, face up, and no two of them have the same colour. With three players, all cards of one colour stay in the box.
rules-setup-3 = All other cards are shuffled into a face-down deck.
rules-setup-4 = By lot: which colours stay in the box, who gets which start card and who starts, again in every game of a match.

rules-deck-classic = Where the last round hides
rules-deck-classic-1 = The last-round card lies on top of the bottom 15 cards of the deck. So you always know how many cards are left until it comes.

rules-deck-golden = Where the last round hides
rules-deck-golden-1 = The last-round card lies on top of the bottom 16 cards of the deck. So you always know how many cards are left until it comes.

rules-turn = Your turn
rules-turn-1 = You do exactly one of two things: draw a card and place it, or take a row. Then it is the next player’s turn, clockwise.

rules-draw = Draw and place a card
rules-draw-1 = You turn over the top card of the deck and put it on any row that still has room. You may spoil a row for others, or make one better for yourself.
rules-draw-2 = When every row left in the middle is full, you cannot draw: you must take a row.

rules-take = Take a row
rules-take-1 = You take a row that has at least one card, with everything in it, and sort the cards by colour in front of you. Everyone sees what everyone has.
rules-take-2 = Then you are out until the round ends.

rules-round = The end of a round
rules-round-1 = The last player left may keep drawing as long as there is room, and then takes a row.
rules-round-2 = When everyone has taken a row, the rows go back to the middle, empty. The player who took last starts the next round.

rules-golden-joker = The golden joker
rules-golden-joker-1 = It counts as a joker. The player who takes its row also turns over the top card of the deck and keeps it. Placing it on a row does nothing.
rules-golden-joker-2 = If that card is the last-round card, it is set aside, the round in progress becomes the last one, and the next card is yours instead.
rules-golden-joker-3 = The extra card comes even when you take the very last row of the game.

rules-last-round = The last round
rules-last-round-1 = When the last-round card turns up, it is set aside and the next card is drawn in its place.
rules-last-round-2 = The current round continues as usual to its end, and draws are still allowed. Then the game is over.

rules-jokers = Jokers
rules-jokers-1 = At the end each joker becomes a card of one colour in the game. Two jokers may become different colours.
rules-jokers-2 = A joker may become a colour you have no card of, and it cannot be left out. You need not choose: every joker is counted where it scores the most, and the score says why.

rules-scoring = Scoring
rules-scoring-1 = For each colour the scoring table says what your cards of it are worth. More than six cards of a colour count as six.
rules-scoring-2 = Your three best colours count plus, every other colour counts minus. Your points may well fall below zero.
rules-scoring-3 = Each +2 card is always worth two points.

rules-brown = The brown table
rules-brown-1 = 1, 2, 3, 4, 5, 6 or more cards of a colour: 1, 3, 6, 10, 15, 21 points.
rules-brown-2 = Up to the sixth, every further card is worth more than the one before it. Stay with your colours!

rules-violet = The violet table
rules-violet-1 = 1, 2, 3, 4, 5, 6 or more cards of a colour: 1, 4, 8, 7, 6, 5 points. You agree before the game which table counts; for your first games, the brown one is recommended.
rules-violet-2 = Three cards of a colour are best, and a large minus shrinks again with more cards. So a joker may do most good in a colour that costs you.

rules-example = An example
rules-example-1 = With the brown table you have six emerald cards, four daffodil, three crimson, two blue, one joker and one +2.
rules-example-2 = Emerald pays its 21 points already, so the joker becomes daffodil: 21 for emerald, 15 for daffodil, 6 for crimson, less 3 for blue, and 2 for the +2 make 41 points.

rules-win-classic = Who wins
rules-win-classic-1 = The player with the most points wins.
rules-win-classic-2 = A match is four games, and their points are added up. You can also agree on fewer or more.
rules-win-classic-3 = Players level on points share the win.

rules-win-golden = Who wins
rules-win-golden-1 = The player with the most points wins. One game decides, unless you agree on more.
rules-win-golden-2 = Players level on points share the win.

rules-two-players = With two players
rules-two-players-1 = All cards of two colours stay in the box.
rules-two-players-2 = You both start with two cards of different colours.
rules-two-players-3 = There are three green rows, with room for one, two and three cards.
rules-two-players-4 = When both have taken a row, the cards of the third one leave the game for good.
rules-two-players-5 = All four of these cards have different colours.

rules-sources = Printed rules and our rulings
rules-sources-1 = The printed rules are silent in a few places, and a computer has to do something there. Those paragraphs are marked: they are rulings of ours. Everything else is printed.
