### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, start page
app-skip = Skip to content
app-navigation = Main pages
app-learn = Learn
app-rules = Rules
app-replay = Look at a recorded game
app-programs = For programs
app-about = Coloretto is a card game by Michael Schacht. This free version is made by people who love it.
app-loading = Loading …
app-reload = Reload
app-new-version = A new version of Coloretto is available.
app-later = Later
app-retry = Try again
app-copy = Copy
app-copied = Copied.
app-not-copied = Copying failed. Please select and copy it yourself.
app-share = Share
# The name of a person who has not chosen one; $number has four digits.
app-guest = Guest { $number }
app-part-missing = A part of the game could not be loaded. Are you online?
app-away = Connection lost. Reconnecting …
app-back = Connected again.
app-offline = The server cannot be reached. Are you online?
app-offline-title = No connection

## Home

home-title = Collect colours. Not too many.
home-lead = The chameleon card game you learn in two minutes and play in half an hour.
home-play = Play now
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Against { $count } bot · { $level } · { $edition }
       *[other] Against { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long because the server is starting for the first time.
home-warming = The server is starting for the first time. Your game begins in a few seconds.
home-change = Change
home-level = How strong?
home-players = Players
home-edition = Edition
home-scoring = Scoring
home-how = How to play
home-step-draw = Draw a card and add it to a row …
home-step-take = … or take a row, and sit out until the next round.
home-step-score = Your three best colours count plus. All others count minus.
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

## New table

new-title = New table
new-lead = Choose how to play. The defaults suit most tables.
new-game = The game
new-games = Games in the match
new-games-about = The points of all games are added up.
new-seats = Players
new-seats-about = Free seats are for people you invite. You can still change them at the table.
new-seat = Seat { $number }
new-seat-open = Open seat
new-seat-bot = Bot: { $level }
new-door = Around the table
new-public = Who can join
new-public-no = Only with the link
new-public-no-about = The table is not listed. Anyone with the link can sit down.
new-public-yes = Anyone
new-public-yes-about = The table is listed among the open tables.
new-clock = Time to think
new-clock-none = No clock
new-clock-move-30 = 30 seconds a move
new-clock-move-60 = 1 minute a move
new-clock-move-180 = 3 minutes a move
new-clock-game-300 = 5 minutes a game
new-clock-game-600 = 10 minutes a game
new-clock-game-1200 = 20 minutes a game
new-clock-about = When your time is up, a bot plays for you until you come back. Without a clock, that takes five minutes.
new-spectators = Spectators
new-spectators-about = Anyone with the link may watch.
new-chat = Chat
new-chat-about = Players can write to each other.
new-open = Open the table

## Waiting room

room-title = Table
room-yours = Your table
room-of = { $player }’s table
room-host = Host
room-public = open to anyone
room-private = by link only
room-clock-move = { $seconds } s a move
room-clock-game = { $minutes } min a game
room-invite = Invite players
room-invite-about = Send this link. Anyone who opens it can sit down right away, without an account.
room-link = Link to this table
# $command is what to type in a terminal.
room-local = This link works on this computer only. To let others in your network join, start the server with: { $command }
room-seat-free = Free seat
room-add-bot = Add a bot
room-add-bot-to = Add a bot to seat { $number }
room-send-away = Remove the bot from seat { $number }
# $player is a person, who cannot come back; a question is asked first.
room-send-away-person = Remove { $player }
room-send-away-sure = Remove { $player }?
room-send-away-about = { $player } will not be able to sit down at this table again.
room-send-away-yes = Yes, remove
room-send-away-no = Cancel
room-fill = Fill up with bots
room-start = Start the game
room-missing =
    { $count ->
        [one] { $count } seat is still free
       *[other] { $count } seats are still free
    }
room-waits-host = Everyone is here. Waiting for { $player } to start the game.
room-leave = Stand up
room-give-up = Close the table
room-give-up-sure = Close this table?
room-give-up-about = Everyone has to leave, and the link no longer works.
room-refused = You cannot join
room-version-lost = This game cannot go on
room-logged-out = You are logged out
room-closed = This table is closed
room-closed-about = It was closed before its first game.
# Below refused-sent-away.
room-sent-away-about = You cannot sit down here again, but you can join another table or open your own.

## Settings

settings-title = Settings
settings-lead = Saved on this device and applied right away.
settings-look = Look
settings-language = Language
settings-theme = Screen colours
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-cards = Cards
settings-cards-illustrated = Illustrated
settings-cards-illustrated-about = Chameleons with their patterns.
settings-cards-plain = Plain
settings-cards-plain-about = One large symbol per colour, high contrast.
settings-play = Play
settings-speed = Card animation
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-confirm = Confirm moves
settings-confirm-about = A second tap before a card is placed or a row is taken.
settings-sounds = Sounds
settings-sounds-about = Soft sounds, and one when it is your turn.
settings-you = You
settings-name = Your name
settings-name-save = Save
settings-device = Another device
settings-device-about = There are no passwords here. A code makes you the same person on another device; it works once.
settings-code-make = Show a code
settings-code-about = Enter it on the other device, in these settings. Keep it to yourself.
settings-code-have = I have a code
settings-code-use = Use
settings-code-wrong = This code is unknown or has already been used. Create a new one.
settings-welcome-back = Welcome back, { $player }!
settings-log-out = Lost a device?
settings-log-out-about = This logs out all your other devices and cancels unused codes.
settings-log-out-do = Log out everywhere else
settings-log-out-sure = Log out on all other devices?
settings-log-out-effect = Games go on there only after you enter a new code.
settings-log-out-no = Cancel
settings-logged-out = Only this device is logged in now.
settings-delete = Delete your data
settings-delete-about = Removes your name, your messages and your ratings from this server for good. Finished games stay, without your name.
settings-delete-do = Delete my data
settings-delete-sure = Delete everything about you?
settings-delete-effect = This cannot be undone. In games that are not over, a bot plays on as if you had given up; tables that you opened and that have not started are closed.
settings-deleted = Your data has been deleted.

## Where there is nothing

missing-title = Nothing here
missing-text = There is no page at this address. Perhaps the link is incomplete.
missing-home = To the start page
