### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = For the game on your table. Everything stays on this device.
companion-not-stored = Your browser does not store this: it is lost when you close the page.
companion-rules = Which game?
companion-undo = Undo

## Counting points

companion-out = Colours out of the game
# $count is how many.
companion-out-about = Set aside before the first card: { $count }. You may leave this open.
companion-cards = The players’ cards
companion-whose = Whose cards?
companion-cards-of = Cards of { $player }
companion-add = Add { $card }
companion-remove = Remove { $card }
companion-next-player = Next: { $player }
companion-clear = Clear all cards
companion-cleared = All cards are cleared.
companion-empty = Tap in everyone’s cards, and the points appear here.
# $card has no article: "golden joker"; $limit may be 0.
companion-too-many = { $card }: you have entered { $count }, but this game has only { $limit }.
companion-is-out = { $colour }: you have removed this colour from the game, but { $player } has cards of it.
companion-colours = The players have cards of { $count } colours, but this game has only { $limit }.

## The match sheet

companion-hands = Count points
companion-sheet = Match sheet
companion-to-sheet = Add to the match sheet
companion-on-sheet = This game is on the match sheet.
# $players is a list of names.
companion-lacking = Cards are still missing: { $players }
# $count players.
companion-sheet-other = The match sheet is for another number of players: { $count }. Start a new one first.
companion-sheet-empty = No game yet. Count the points of one, and add it to this sheet.
companion-game-number = Game { $number }
companion-remove-game = Remove game { $number }
companion-game-removed = Game { $number } is removed.
companion-print = Print
companion-new-sheet = New sheet
companion-new-sheet-sure = Start a new sheet?
companion-new-sheet-about = The games on this sheet are deleted and cannot be restored.
companion-keep-sheet = Keep this one

## A game, entered move by move

companion-game = Record a game
companion-new-game = Enter a new game
companion-start-cards = Start cards of { $player }
companion-first = Who starts?
companion-begin = Begin
companion-begin-when = First choose everyone’s start cards, and the colours out of the game if there are any.
companion-drawn = The card that was drawn
companion-drew = Drawn: { $card }
# Below the cards of which one was drawn, above the rows.
companion-or-row = Tap the card that was drawn, or the row that was taken.
companion-bonus = Golden joker: which card did { $player } get?
companion-last-round-card = The last-round card turns up now. Do not enter it, only the card that is drawn after it.
