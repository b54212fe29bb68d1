### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, the card game by Michael Schacht.
cli-usage = usage:
cli-commands = commands
cli-command = COMMAND
cli-options = options
cli-arguments = arguments
cli-help = show this help and exit
cli-version = show the version and exit
cli-language = the language: de, en, es, fr, it, pl or pt (default: your system’s)
cli-no-input = never ask: no questions, no pager, no full screen
cli-json = print JSON, for programs
cli-example = example:
cli-exit-status = exit status:
cli-status =
    0  success
    1  failure; a sentence says why
    2  the command line is wrong, or a file it names cannot be read
    130  interrupted with Ctrl-C
cli-more-help = For more about a command: `coloretto COMMAND --help`
cli-try-help = See `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Stopped.
cli-compiling = Compiling the rules (once, a few seconds)…
cli-required = missing: %s
cli-unrecognized = unknown option: %s
cli-unexpected = unexpected argument: %s
cli-invalid-choice = %(value)r is not one of %(choices)s
cli-did-you-mean = { $value } is unknown: did you mean { $nearest }?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = cannot be combined with %s
cli-expected-one = needs a value
cli-expected-some = needs at least one value
cli-not-a-number = { $text } is not a whole number from { $least } to { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` asks questions, which --no-input forbids

## coloretto play

cli-play-summary = play against bots, with friends here, or at a server’s table
cli-play-where =
    the address of a table at a server, to sit down there, or of a server, to play against its bots
    (default: play on this machine)
cli-play-rules =
    edition, number of players and scoring table: classic-3 to classic-5, golden-2 to golden-5, or with the
    violet table, like golden-4-violet (default: %(default)s)
cli-play-games = how many games the match has; their points are added up (default: 4 in the classic edition, 1 in the golden one)
cli-play-bots =
    your opponents: a level ({ $levels }) or a bot by name (random, beginner, casual, greedy,
    search, neural, softmax, rollout); search, neural and rollout take an optional budget, as in search:5000 or neural:200ms;
    external:COMMAND runs a program of yours. One for all seats, or one per seat, separated by commas
    (default: the level in your settings)
cli-play-people = how many people share this keyboard; 0 lets you watch bots (default: %(default)s)
cli-play-name = your name; several names are separated by commas
cli-play-seed = a number that determines the decks: the same number deals the same cards (default: random)
cli-play-entropy = your part in the shuffle: letters and digits of your choice; several people’s texts are separated by commas (default: random, or none with --seed)
cli-play-save = also save the record of each game to this file: as text, or as JSON if its name ends in .json
cli-play-plain = plain lines and questions instead of the full screen, for example for a screen reader
cli-play-pace = milliseconds between two moves of bots on the full screen (default: from your settings)
cli-play-resume = resume an unfinished game: the only one, or the one with this number
cli-play-rematch = with the address of a finished table: play the same people again
cli-play-list = list the unfinished games
cli-bad-seed = { $text } is not a whole number below 2 to the 256th
cli-bad-name = { $text } is not a name of 1 to { $most } printable characters
cli-bad-entropy = { $text } is not 1 to 64 letters, digits, - or _
cli-wrong-names =
    { $given ->
        [one] { $given } name is given
       *[other] { $given } names are given
    } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } entropy text is given
       *[other] { $given } entropy texts are given
    } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
cli-same-name = two players are called { $name }: give each a different name
cli-wrong-people =
    { $people ->
        [one] { $people } person does
       *[other] { $people } people do
    } not fit { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
cli-wrong-bots =
    { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    }, but there { $seats ->
        [one] is { $seats } other seat
       *[other] are { $seats } other seats
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Player { $number }
cli-no-unfinished = There is no unfinished game.
cli-no-such-unfinished = There is no unfinished game { $number }: see `coloretto play --list`.
cli-which-unfinished = Which one? Enter its number: `coloretto play --resume NUMBER`.
cli-in-use = This game is being played in another terminal: { $file }
cli-not-a-save = { $file } is not a saved game: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, round { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, table { $table }
cli-not-at-table = --people, --seed and --save are for games on this machine, not at { $address }
cli-no-table-to-rematch = --rematch needs the address of a finished table
cli-bad-address = { $text } is not the address of a server or a table, like http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Welcome to Coloretto: { $rules }.
plain-against = You play against { $bots }.
plain-players = At the table: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Collect few colours: your three best ones score, every other colour costs points.
plain-match =
    { $games ->
        [one] The match is { $games } game.
       *[other] The match is { $games } games; their points are added up.
    }
game-of-match = Game { $game } of { $games }
local-next-game = Press Enter for the next game.
plain-how-to-ask = At any time: ? for the rules, Enter to see the table, q to quit.
plain-how-to-hint = Type { $hint } for advice.
# At a server's table; $say and $resign are words to type.
plain-how-to-talk = At this table: { $say } TEXT to chat, { $resign } to give up.
plain-how-to-react = { $react } NUMBER shows a reaction: { $reactions }.
plain-how-to-resign = At this table: { $resign } to give up.
plain-commitment = Commitment: { $commitment }
plain-resumed = The game continues where you left off.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (out)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Draw a card (d) or take a row ({ $takes })?
plain-may-draw = All rows are empty. Draw a card (d)?
plain-may-take = Take a row ({ $takes })?
plain-may-place = Put { $card } on row { $rows }?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q quit exit
plain-words-help = ? h help
plain-words-hint = hint tip
plain-words-draw = d draw
plain-words-take = t take
plain-words-place = p put place
plain-words-say = say
plain-words-react = react
plain-words-resign = resign
plain-words-yes = yes y
hint-only-against-bots = Advice is only for games against bots.
hint-compiling = Preparing hints (once, about half a minute)…
plain-not-understood = I do not understand { $line }. { $hint }
plain-hint-draw = Type d to draw a card.
plain-hint-draw-or-take = Type d to draw a card; { $takes } to take a row.
plain-hint-take = Type { $takes } to take a row.
plain-hint-place = Type { $rows } to put { $card } on that row.
plain-nothing-to-place = You have no card to place yet. { $hint }
plain-drawn-already = You have already drawn a card. { $hint }
plain-all-full = Every row is full, so you cannot draw. { $hint }
plain-deck-empty = The deck is empty, so you cannot draw. { $hint }
plain-which-row = Which row? { $hint }
plain-no-such-row = There is no row { $row }. { $hint }
plain-row-taken = Row { $row } has been taken. { $hint }
plain-row-empty = Row { $row } has no cards to take yet. { $hint }
plain-row-full = Row { $row } is full. { $hint }
plain-goodbye = Goodbye! The game is not finished.
plain-go-on = To resume it:
plain-play-again = To play the same deal again:
plain-rematch = To play the same people again:
plain-record = The record of the game is in { $file }. To verify its moves and its deck:
plain-replay = To replay it move by move:
plain-result = { $name }: { $points }
plain-over = The game is over. How the points add up:
plain-term = { $points } for { $cards }
plain-rules-turn =
    On your turn do one of two things:
    - draw the top card and put it on any row that has room, or
    - take a row with all its cards. You are then out until the round ends.
    A round ends when everyone has taken a row; the last to take starts the next.
plain-rules-rows-alike =
    { $count ->
        [one] Each row has room for { $count } card.
       *[other] Each row has room for { $count } cards.
    }
plain-rules-rows-differ = The rows have room for { $places } cards.
plain-rules-left-over = Cards nobody takes leave the game.
plain-rules-points = At the end your three best colours pay and every other one costs as much:
plain-rules-cards-label = cards of one colour
plain-rules-points-label = points
plain-rules-most = { $count } or more
plain-rules-jokers = A +2 card is 2 points. A joker counts as the colour that helps you most.
plain-rules-golden = The golden joker is a joker; its taker also gets the deck’s top card.
plain-rules-last-round = The round in which the card above the last { $reserve } cards turns up is the last one.
plain-rules-keys =
    d   to draw a card              ?      to read this
    t2  to take row 2               q      to quit
    2   to put the card on row 2    Enter  to see the table

## At a server's table

table-waiting =
    { $count ->
        [one] Waiting for { $count } more player. Others sit down at { $link }
       *[other] Waiting for { $count } more players. Others sit down at { $link }
    }
table-waiting-host = Everyone is here. Waiting for { $player } to start.
table-may-start = Everyone is here. Press Enter to start the game.
table-stand-in-you = A bot is playing for you. Press Enter to take over again.
table-let-bot-play-how = { $player } is away. Press Enter to let a bot play until they return.
table-next-game = Press Enter when you are ready for the next game.
table-ready = You are ready. Waiting for the others.
# Said after table-resign-sure; $yes is a word to type.
plain-resign-how = Type { $yes } to give up, anything else to continue.
# An answer to table-resign-sure.
table-play-on = No, play on
table-totals = Points so far in this match: { $totals }.

## The text screens

tui-draw = Draw
tui-rules = Rules
tui-settings = Settings
tui-scores = Scores
tui-hint = Hint
tui-quit = Quit
tui-close = Close
tui-go-on = Resume
tui-choose = Choose
tui-new-game = New game
tui-next-game = Next game
tui-replay = Replay
tui-last-round-title = THE LAST ROUND
tui-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
tui-thinking = { $player } is thinking…
tui-your-keys-choose = d draws, { $rows } takes a row
tui-your-keys-draw = d draws
tui-your-keys-take = { $rows } takes a row
tui-your-keys-place = { $rows } puts it there
tui-now = If the game ended now
tui-settings-language = Language
tui-settings-theme = Colours
tui-settings-level = Bots in the next game
tui-settings-pace = Speed of bots
tui-language-auto = System language
tui-theme-dark = Dark
tui-theme-light = Light
tui-theme-contrast = High contrast
tui-theme-terminal = Terminal colours
tui-pace-instant = Instant
tui-pace-quick = Quick
tui-pace-normal = Normal
tui-pace-slow = Slow
tui-unfinished = Unfinished games

## coloretto replay

cli-replay-summary = replay a recorded game move by move
cli-replay-file = the record of a game, as text or as JSON
cli-replay-move = start at this move
cli-replay-plain = print the whole game as plain lines
replay-move = Move { $move } of { $moves }
replay-opening = Before the first move
replay-unfinished = The record ends here: the game is not over.
replay-step = Step
replay-round = Round
replay-play = Play
replay-key-review = Review
replay-mistake = Mistake
replay-reviewing = Reviewing: { $done } of { $total } actions

## coloretto show

cli-show-summary = show a position, or the end of a recorded game
cli-show-what = a position as one line of text, or the file of a record
cli-show-move = the position after this move of a record
cli-show-no-move =
    { $file } has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, so it has no move { $move }
cli-show-legal = Possible: { $actions }
cli-show-line = As a line: { $position }

## coloretto analyse

cli-analyse-summary = show what each action in a position is worth
cli-analyse-position = a position as one line of text
cli-effort = how thorough: { $names }, or how many turns a search from each position looks at, from 0 to { $most } (default: %(default)s)
cli-bad-effort = { $text } is not an effort: use { $names } or a number from 0 to { $most }
analyse-title = Everyone’s share of the win after each action, the best one for { $player } first:
analyse-action = action
analyse-score = expected score
analyse-error = standard error, { $player }
analyse-exact = These values are exact: everything that can follow was enumerated to the end of the game.

## coloretto review

cli-review-summary = review a recorded game: luck, mistakes and better actions
review-player = player
review-initial = start
review-luck = luck
review-errors = own decisions
review-gifts = others’ decisions
review-correction = correction
review-final = end
review-loss = lost
review-per-decision = per decision
review-move = move
review-played = played
review-better = better
# Below the table of the costliest decisions: the better action, and why.
review-why = Move { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, lost { $loss }; better: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = No decision lost much.
review-luckiest = The cards that changed most
review-card = card
review-unfinished = The game is not over: the review ends with the evaluation of its last position.
review-plot-actions = action
review-plot-shares = share of the win in per cent

## coloretto rules

cli-rules-summary = read the rules, in your language
cli-rules-edition = only the rules of this edition
plain-ruling = Our ruling: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = list the levels and bots you can play against
cli-bots-levels = Levels
cli-bots-bots = Bots by name
cli-bots-budget = takes a budget after a colon, like { $example }
cli-bots-temperature = takes a temperature after a colon, like { $example }
cli-bots-plays = plays as { $bot }
cli-bots-random = plays at random
cli-bots-beginner = the bot of the level easy: grabs whatever looks good
cli-bots-casual = plays like greedy, and one decision in three like beginner
cli-bots-greedy = takes the most points it can get right away
cli-bots-search = simulates many games before each move
cli-bots-neural = evaluates positions with a network trained on millions of games
cli-bots-softmax = judges with that network and plays the better actions more often; a higher temperature, as in softmax:45, makes more mistakes
cli-bots-rollout = plays on with that network, many times, after each move that may be the best
cli-bots-external = a program of yours, in any language: see docs/bots.md

## coloretto completion

cli-completion-summary = print a completion script for your shell
cli-completion-shell = your shell
cli-completion-how =
    To enable it in every new shell:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (with ~/.zfunc in fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = serve games to browsers and programs
cli-serve-host = the address to listen on; 0.0.0.0 lets others in (default: %(default)s)
cli-serve-port = the port to listen on; 0 picks any free one (default: %(default)s)
cli-data = the folder of the embedded database (default: your system’s data folder)
cli-serve-origin = another address under which browsers reach this server, like https://games.example; may be repeated
cli-serve-host-name = another host name that the server answers to, besides this machine’s own names and addresses; may be repeated
cli-serve-trusted-proxies = addresses or networks of proxies whose X-Forwarded-For is believed (default: none)
cli-serve-no-limits = turn off rate limits: for load tests only
cli-serve-open = open the game in a browser; if the port is in use, use another one
cli-serve-check = check the configuration, one line per check, start the server and stop it again
cli-serve-log-level = how much to log, as JSON lines on standard error (default: %(default)s)
cli-serve-no-port = { $text } is not a port: a number from 0 to { $most }
serve-started = Coloretto is served at { $address }
serve-kept-in = Its data is in { $place }
serve-network = Others on your network can reach it at { $address }
serve-opened = Opening it in your browser.
serve-open-it = Open { $address } in your browser.
serve-compiling = Compiling the rules and the bots (once, about half a minute; games can start in a few seconds)…
serve-compiled = Everything is compiled.
serve-stop = Press Ctrl-C to stop it. Everything acknowledged is saved.
serve-failed = the server could not start at { $host }:{ $port }: is another one running there?
serve-checked = A server can start here.
serve-check-settings = settings of hosts and proxies
serve-check-folder = the data folder can be written to
serve-check-disk = free disk space
serve-check-database = the database answers, schema
serve-check-bus = the bus
serve-check-address = the address is free
serve-check-is-ok = ok: { $what }: { $detail }
serve-check-is-warning = warning: { $what }: { $detail }
serve-check-is-failed = failed: { $what }: { $detail }

## coloretto site

cli-site-summary = write a static site for any web host
cli-site-folder = a new or empty folder, or the folder of an earlier site, which is replaced
# $size is a number like 1.2.
site-written = Wrote { $files } files, { $size } MB, to { $folder }
site-upload = Copy the folder to any web host, under any path. With https, it also works without a network after one visit.
# $command is what to type in a terminal.
site-try = Try it here: { $command }
site-foreign = { $folder } is not empty, and it is not an earlier site of this command: choose another folder
site-not-a-folder = { $folder } is a file, not a folder
site-not-built = the web client is not built: run `python tools/build_web.py` first

## coloretto admin

cli-admin-summary = administer a server: its tables, people and backups
cli-admin-actions = what to do
cli-admin-action = ACTION
cli-admin-list = list the tables, or the people
cli-admin-close = close a table at once; a running server tells everyone there
cli-admin-ban = ban a person
cli-admin-unban = lift the ban of a person
cli-admin-backup = copy the embedded database to a new file; the server may keep running
cli-admin-restore = replace the embedded database with a backup; the server must be stopped
cli-admin-verify = check that a backup can be restored, and replay all its games
cli-admin-purge = delete data past its retention period, never a match in progress; a running server does so every hour
cli-admin-dry-run = only say what would be deleted
cli-admin-accept-loss = let a server start whose database lacks acknowledged moves; the server must be stopped
cli-admin-status = only tables with this status
cli-admin-people = list people instead, with the ids needed to ban them
cli-admin-name = only people whose name contains this
cli-admin-table = the id of a table, as in its address
cli-admin-identity = the id of a person, as `list --people` shows it
cli-admin-file = the file of the backup
admin-database = Database: { $place }
admin-no-database = no server database at { $place }
admin-no-tables = No tables.
admin-no-people = No people.
admin-column-table = table
admin-column-status = status
admin-column-rules = rules
admin-column-host = host
admin-column-changed = last changed
admin-column-id = id
admin-column-name = name
admin-banned = banned
admin-is-closed = Table { $table } is closed.
admin-purged = Deleted: finished matches: { $finished_tables }, closed tables: { $closed_tables }, chat messages: { $chat_messages }, unused identities: { $identities }, expired codes: { $recovery_codes }
admin-would-purge = Would delete: finished matches: { $finished_tables }, closed tables: { $closed_tables }, chat messages: { $chat_messages }, unused identities: { $identities }, expired codes: { $recovery_codes }
admin-is-verified = { $file } can be restored. Tables: { $tables }, verified games: { $games }
admin-is-banned = { $identity } is banned: their requests are refused and their connections closed.
admin-is-unbanned = { $identity } is no longer banned.
admin-unknown-identity = nobody has the id { $identity }: see `coloretto admin list --people`
admin-is-backed-up = The database is saved in { $file }.
admin-is-restored = The database is restored from { $file }.
admin-is-accepted = The server will start with the database as it is now.

## coloretto account

cli-account-summary = manage your identities at servers: log out elsewhere, delete them
cli-account-list = list the servers where you have an identity
cli-account-log-out = log out on all other devices: their tokens and unused codes stop working
cli-account-delete = delete your identity for good, with your name, messages and ratings
cli-account-yes = do not ask
cli-account-server = the address of a server: http://…
account-none = You have no identity at any server.
account-unknown-server = you have no identity at { $server }: see `coloretto account list`
account-is-logged-out = { $server }: only this device is logged in now. Other logins ended: { $count }
account-delete-sure = Delete everything about you at { $server }?
account-delete-how = Type { $yes } to delete it, anything else to keep it.
account-is-deleted = { $server }: your data has been deleted.
account-is-kept = Nothing was deleted.
account-say-yes = with --no-input, an identity is deleted only with --yes

## coloretto verify

cli-verify-summary = verify records: replay their moves and prove their decks
cli-verify-files = a record of a game, as text or as JSON
cli-verify-commitment = the commitment you were shown before the first card: 64 hexadecimal digits
cli-verify-entropy = your random text, which went into the shuffle after you were shown the commitment
cli-verify-log = a server whose commitment log must have the commitment: http://…
cli-verify-bad-commitment = { $text } is not 64 hexadecimal digits
cli-verify-other-commitment = the record has the commitment { $found }, but you were shown { $shown }
cli-verify-status =
    0  every game follows the rules, and the deck of every finished one matches its commitment
    1  a file is not a record, or its moves, scores or deck are wrong
    2  the command line is wrong, or a file cannot be opened
    3  the deck of a finished game is not proved: its seed, every commitment or your random text is missing
verify-verified = { $file }: every move follows the rules
verify-rules = rules
verify-moves = moves
verify-scores = scores
verify-winner = winner
verify-winners = winners
verify-deck = deck
verify-entropy = shuffle
verify-log = log
verify-log-entry = entry { $number }, of { $time }; the chain from there to the end of the log is intact
verify-log-missing = the commitment is not in the server’s log
verify-score = { $name } { $points }
verify-not-over = none yet: the game is not over
verify-deck-proved = proved: it matches the commitment you were shown before the first card
verify-deck-matched = it matches the commitment in this file: compare that with the one you were shown before the first card
verify-deck-no-commitment-seed = it follows from the seed, but no commitment to it was published
verify-deck-no-commitment = not proved: no commitment was published
verify-deck-no-seed = not proved: the seed is not yet revealed

## coloretto conform

cli-conform-summary = compare our rules with games of another engine
cli-conform-files = games and hands of another engine, one per line of JSON (see docs/formats.md)
cli-conform-status =
    0  no difference
    1  a difference
    2  the command line is wrong, or a file cannot be opened
conform-counts = { $file }  { $games } games  { $steps } steps  { $hands } hands  { $fields } fields
conform-differs = differs
conform-total = total
conform-no-difference = No difference.
conform-first-difference = The first difference: { $difference }

## coloretto simulate

cli-simulate-summary = play many games at once with compiled policies
cli-rule-set = the rule set, like classic-4 or golden-2-violet (default: %(default)s)
cli-simulate-policies = { $known }: one for all seats, or one per seat, separated by commas (default: %(default)s)
cli-simulate-games = how many games (default: %(default)s)
cli-seed-of-games = a number that determines every game: the same number plays the same games (default: %(default)s)
cli-simulate-device = cpu: all cores; gpu: an NVIDIA GPU (default: %(default)s)
cli-simulate-threads = how many CPU threads (default: one per core)
cli-simulate-save = write every game’s scores and win shares to a CSV file
cli-format = how to print the results (default: %(default)s)
cli-format-json = the same as --format json
cli-contest-status =
    0  everything was played
    1  failure; a sentence says why
    2  the command line is wrong
    130  interrupted with Ctrl-C; the results so far are shown
simulate-rate = { $rate } games/s
simulate-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $rules }, seed { $seed }, { $device }
simulate-interrupted = Interrupted: these are the results so far.
simulate-seat = seat
simulate-policy = policy
simulate-score = mean score
simulate-win-share = win share
simulate-speed = { $decisions } decisions and { $rounds } rounds a game; { $rate } million decisions a second, { $seconds } s in all

## coloretto bot

cli-bot-summary = run a bot for other programs, in lines of JSON
cli-bot-bot = the bot, like greedy, with a budget after a colon if it takes one, like search:1000
cli-bot-seed = a number that determines the bot’s random choices: with the same number it plays the same (default: the seed it is sent, or random)
cli-bot-protocol = It reads a question per line and answers it in a line, until its input ends:
cli-bot-more = docs/bots.md describes the whole protocol.

## coloretto arena

cli-arena-summary = let bots play against each other and rate them
cli-arena-bots =
    bots separated by commas, like greedy,random: each plays alone against tables full of each other; a budget
    may follow, like search:1000
cli-arena-bot = one more bot, which may contain commas, like `'external:./my_bot a,b'`; may be repeated
cli-arena-games =
    how many games each line-up plays, in whole deals, each on all seats in turn (default: %(default)s)
cli-arena-challenger = only this bot plays alone against the others
cli-arena-table = all bots play together at one table; as many as there are seats
cli-arena-workers = how many processes play (default: one per core)
cli-arena-ray = play on a Ray cluster, at an address or the one on this machine
cli-arena-save = save the results to a file; the same command continues from there
cli-arena-until-clear =
    stop a line-up as soon as its first bot is clearly better or worse than a fair share; --games is the most
    it plays
cli-arena-luck-adjusted =
    also adjust win shares by the luck of the cards, for which fewer games are enough (default: unless all bots
    decide faster than luck is measured)
cli-arena-sprt =
    stop a line-up when a sequential test accepts one of two hypotheses about how far its first bot’s win share
    exceeds a fair share, like 0,0.05; --games is the most it plays
cli-arena-alpha = how often the test may accept H1 where H0 is true (default: %(default)s)
cli-arena-beta = how often the test may accept H0 where H1 is true (default: %(default)s)
cli-arena-not-hypotheses = { $text } is not two numbers separated by a comma, like 0,0.05
cli-arena-not-a-fraction = { $text } is not a number, like 0.05
cli-arena-plot = draw the win shares to a picture, like shares.png
arena-rate = { $rate } games/s
arena-deals = deals
arena-interrupted = Interrupted: these are the results so far.
arena-interrupted-kept = Interrupted: these are the results so far. The same command continues from there.
arena-nothing-played = Interrupted before any game was over.
arena-title = { $rules }: { $games } games, seed { $seed }; a fair share of the win is { $fair }
arena-until-clear-note = Line-ups stopped when clear; their intervals allow for that.
arena-sprt-note = Sequential test of the win share less a fair share: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = rating
arena-bot = bot
arena-win-share = win share
arena-luck-adjusted = luck-adjusted
arena-variance = variance ratio
arena-score = mean score
arena-time = time a decision
arena-decisions = decisions
arena-mean = mean
arena-median = median
arena-longest = longest
arena-line-up = line-up
arena-verdict = verdict
arena-forfeits = forfeits
arena-alone-against = alone against
arena-against = { $bot } against { $others }
arena-better = better
arena-worse = worse
arena-unclear = unclear
arena-games = games
arena-llr = LLR
arena-bounds = bounds
arena-range = { $low } to { $high }
arena-accepted = accepted
arena-undecided = neither
arena-interval = { $mean } ({ $low } to { $high })
arena-forfeit = { $bot } forfeited (line-up { $players }, deal { $deal }, rotation { $rotation }, seat { $seat }): { $problem }
arena-more-forfeits =
    … and { $number ->
        [one] { $number } more forfeit
       *[other] { $number } more forfeits
    }

## coloretto league

cli-league-summary = let bots play every rule set and write a league
cli-league-bots = bots separated by commas (default: random and every level)
cli-league-rules = rule sets separated by commas; may be repeated (default: all printed ones)
cli-league-games = how many games each pairing plays in each rule set, in whole deals (default: %(default)s)
cli-league-games-of = how many games the pairings of a slow bot play, like search:5000=40; may be repeated
cli-league-results = save the results to a folder; the same command continues from there
cli-league-write = write the document to a file instead of printing it
cli-league-not-a-quota = { $text } is not a bot and a number of games, like greedy=100
league-interrupted = Interrupted.
league-interrupted-kept = Interrupted. The same command continues from there.
league-title = League
league-introduction =
    Each bot plays alone against tables full of each other. Every deal is played on all seats in turn with the same cards, so that luck cancels out. With n players, a fair share of the win is 1/n. In brackets: the interval that holds the true mean in 19 cases of 20, by deals.
league-until-clear = A pairing stopped as soon as it was clear whether the bot alone is better or worse than a fair share.
league-luck-adjusted = Win shares are luck-adjusted: without what the revealed cards gave or took, as the value network judges.
league-command = Written by:
league-networks = Networks: { $networks }
league-overall = All rule sets
league-overall-note = Win shares are means over all rule sets. Bots whose intervals overlap share a rank: these games do not tell them apart. Ratings are Plackett-Luce ratings of openskill, mu less 3 sigma; they count every place, not only who wins. Times are those of one decision on the machine that played.
league-steps = Each bot against the one below it
league-steps-note = The win share of a bot alone against a table full of the next weaker one. In bold: clearly more than a fair share.
league-shares = Win shares, alone against all others
league-time = time a move
league-note = { $games } games. A fair share of the win is { $fair }.
league-rank = rank
league-rules-column = rule set (fair share)
league-cross-table = The win share of each row’s bot, alone against a table full of the column’s bot:

## coloretto benchmark

cli-benchmark-summary = measure a bot against fixed opponents on fixed deals
cli-benchmark-deals = how many deals are played against each opponent; fewer than all only show how it works (default: %(default)s)
cli-benchmark-write = add the result to a leaderboard file
benchmark-title =
    Benchmark { $version }: { $bot } alone against tables full of each opponent, { $rules }, { $deals } deals each. Win shares are luck-adjusted; a fair share is { $fair }.
benchmark-incomplete = Not all deals were played: this result cannot be compared.
benchmark-score = score

## coloretto dataset

cli-dataset-summary = write a dataset of games that a bot plays against itself
cli-dataset-folder = a folder for the files; the same command continues from there
cli-dataset-bot = the bot on all seats (default: %(default)s)
dataset-done =
    { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } in { $folder }.
