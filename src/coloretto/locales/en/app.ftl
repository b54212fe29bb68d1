### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, start page
app-skip = Skip to content
app-navigation = Main pages
app-learn = Learn
app-rules = Rules
app-score = Score real cards
app-replay = View a recorded game
app-programs = For programs
app-about = Coloretto is a card game by Michael Schacht. This free version is made by people who love it.
app-loading = Loading…
app-reload = Reload
app-new-version = A new version of Coloretto is available.
app-later = Later
app-retry = Try again
app-cancel = Cancel
app-copy = Copy
app-copied = Copied.
app-not-copied = Copying failed. Please select and copy it yourself.
app-share = Share
app-part-missing = A part of the game could not be loaded. Are you online?
app-away = Connection lost. Reconnecting…
app-back = Connected again.
app-offline = The server cannot be reached. Are you online?
app-offline-title = No connection
app-no-server-title = No server here
# Of what needs a server, on a site of files alone.
app-no-server = This needs a server, and this copy of Coloretto has none.
app-close = Close

## Home

home-title = Collect colours. Not too many.
home-lead = The chameleon card game you learn in two minutes and play in half an hour.
home-play = Play now
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Against { $count } bot · { $level } · { $edition }
       *[other] Against { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long because the server is starting for the first time.
home-warming = The server is starting for the first time. Your game begins in a few seconds.
home-change = Change
home-level = How strong?
home-players = Players
home-people = People at this screen
home-person-name = Name of player { $number }
home-edition = Edition
home-scoring = Scoring
new-games = Games in the match
new-games-about = The points of all games are added up.
home-how = How to play
home-step-draw = Draw a card and add it to a row…
home-step-take = … or take a row, and sit out until the next round.
home-step-score = Your three best colours score. All others cost points.
home-real-cards = Playing with real cards? This counts the points and explains them.
home-friends = With friends
home-friends-about = Open a table, send the link, and fill the empty seats with bots if you like.
home-new = New table
home-join = Have a link or a code?
home-join-example = Paste it here
home-join-go = Go
home-join-wrong = This is not a link to a table. Paste the whole link.
home-open = Open tables
home-open-none = Nobody is waiting right now. Open a table yourself!
home-sit = Sit down
home-mine = My games
home-continue = Continue
# Of a match that continues without me.
home-given-up = given up
home-replay = Replay
home-more = Show all
home-playing = Games to watch
home-watch = Watch
home-seats = Seats
home-seat-free = free
# On a site of files alone, where there are no tables with other people.
home-no-server = This copy of Coloretto runs entirely on your device. With a server, the same game adds friends, open tables and ratings.

## Games on this device, without a server

app-puzzles = Puzzles
app-puzzles-about = Find the best action
daily-title = Daily deal
daily-about = The same cards for everyone, every day
local-games = On this device
local-to-move = { $player } to move
local-your-turn = Your turn
local-delete = Delete
local-delete-sure = Delete this game?
local-delete-about = It is stored only on this device and cannot be restored.
local-player = Player { $number }
local-missing-title = This game is not on this device
local-missing = It was deleted, or it was played in another browser.
local-storage-blocked = Your browser does not let this page store games: this one is lost when you close the page.
local-storage-full = There is no room left on this device: this game is lost when you close the page.
local-storage-failed = This device cannot store games right now: this one is lost when you close the page.
local-on-server = This browser cannot run the game itself, so the server plays with you.

## Settings, also on other screens

settings-title = Settings
settings-language = Language
settings-name = Your name
settings-name-save = Save

## Where there is nothing

missing-title = Nothing here
missing-text = There is no page at this address. Perhaps the link is incomplete.
missing-home = Go to the start page

## Of tables and recorded games, also on other screens

replay-title = Replay
replay-of = Replay: { $rules }
replay-game = Game { $game }
table-open-seat = Open seat
