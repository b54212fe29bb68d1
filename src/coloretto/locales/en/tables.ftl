### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = New table
new-lead = Choose how to play. The defaults suit most tables.
new-game = The game
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
new-chat-about = Players can write to each other and show reactions.
new-preview = Points preview
new-preview-about = Shows what each row would score. If this is off, nobody at the table sees it, whatever their own settings.
room-no-preview = No points preview
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
room-qr = QR code of the link
room-lan = Phones and computers in your network can open this link.
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
room-fill = Fill with bots
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
room-version-lost = This game cannot continue
room-logged-out = You are logged out
room-closed = This table is closed
room-closed-about = It was closed before its first game.
# Below refused-sent-away.
room-sent-away-about = You cannot sit down here again, but you can join another table or open your own.

## At the table

# What others write and show, for oneself.
table-mute = Mute chat and reactions
table-unmute = Unmute chat and reactions
# What the host does to a player.
table-silence = Mute for everyone
table-unsilence = Unmute for everyone
table-let-bot-play-for = Let a bot play until { $player } returns
table-let-bot-play-wait =
    { $count ->
        [one] In { $count } second you can let a bot play.
       *[other] In { $count } seconds you can let a bot play.
    }
refused-not-away = This player is at the table or has only just left.
refused-no-chat = Chat is off at this table.
refused-silenced = The host has muted you.
refused-not-the-host = Only the host of the table can do that.
