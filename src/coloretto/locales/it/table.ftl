### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Tavolo
table-log = Che cosa è successo
table-players = Gli altri
table-rows = File
table-menu = Altro

## What can be done, on buttons and rows: short

table-draw = Pesca
table-take = Prendi
table-place = Qui

## The deck

table-until-last-round =
    { $count ->
        [one] ultimo round tra { $count } carta
       *[other] ultimo round tra { $count } carte
    }
table-last-round-next = prossima carta: ultimo round
table-deck-details = Che cosa resta nel mazzo
table-deck-explained = Quante carte di ogni tipo sono ancora nel mazzo.
table-not-in-game = Non in questa partita
table-discarded = Fuori dal gioco
table-last-round-explained = È uscita la carta «ultimo turno»: questo round si gioca fino in fondo, poi si contano i punti.
table-bonus = Jolly dorato!
table-points = Punti per le carte di un colore

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Tempo rimasto
table-here = Al tavolo
table-last-here = Non c’è. Ultima volta qui: { $when }
table-let-bot-play-short = Fai giocare un bot

## Asked before a move, for those who want that

table-confirm-take = Prendere la fila { $row }?
table-confirm-place = Piazzarla nella fila { $row }?
table-yes = Sì
table-no = No
## Una mossa in viaggio verso il server

table-sending = Invio della tua mossa…
table-not-sent = Nessuna connessione. La tua mossa partirà appena torna.
table-arrived = La connessione è tornata. La tua mossa è arrivata.

## Chat

table-say = Di’ qualcosa
table-send = Invia
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reazioni
reaction-hello = Ciao!
reaction-bravo = Ben giocato!
reaction-thanks = Grazie!
reaction-laugh = Ah ah!
reaction-surprised = Oh!
reaction-oops = Ops!

## Going away and coming back

table-rules = Regole
table-leave = Lascia il tavolo
table-let-bot-play = Fai giocare un bot per me
table-bot-plays = Un bot gioca per te.
table-return = Torno a giocare io
table-resign = Arrenditi
table-resign-sure = Rinunciare a questo incontro? Continua un bot e non potrai tornare.
table-resign-yes = Sì, mi arrendo
table-resigned = Hai dichiarato la resa. Continua un bot.
table-keys = Con la tastiera: D pesca, da 1 a 5 si sceglie una fila, anche con frecce e Invio. H, P e L leggono le carte, i punti e l’ultima mossa.
table-keys-react = R apre le reazioni.
table-keys-advice = Il punto interrogativo chiede consiglio.

## The end of a game

table-results = Mostra i punti
table-next = Prossima partita
table-replay = Rivedi la partita
table-save = Salva la registrazione
