### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, pagina iniziale
app-skip = Vai al contenuto
app-navigation = Pagine principali
app-learn = Impara
app-rules = Regole
app-score = Conta carte vere
app-replay = Guarda una partita registrata
app-programs = Per programmi
app-about = Coloretto è un gioco di carte di Michael Schacht. Questa versione libera è fatta da chi lo ama.
app-loading = Un momento…
app-reload = Ricarica
app-new-version = È disponibile una nuova versione di Coloretto.
app-later = Più tardi
app-retry = Riprova
app-cancel = Annulla
app-copy = Copia
app-copied = Copiato.
app-not-copied = Non si è potuto copiare. Selezionalo e copialo a mano.
app-share = Condividi
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = Una parte del gioco non si è caricata. Hai la connessione?
app-away = Connessione persa. Nuovo tentativo…
app-back = La connessione è tornata.
app-offline = Il server non è raggiungibile. Hai la connessione?
app-offline-title = Nessuna connessione
app-no-server-title = Qui non c’è un server
app-no-server = Per questo serve un server, e questa copia di Coloretto non ne ha.
app-close = Chiudi

## Home

home-title = Raccogli colori. Ma non troppi.
home-lead = Il gioco di carte dei camaleonti: si impara in due minuti, si gioca in mezz’ora.
home-play = Gioca subito
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contro { $count } bot · { $level } · { $edition }
       *[other] Contro { $count } bot · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Il server è stato appena installato. La tua partita comincia tra pochi secondi.
home-change = Cambia
home-level = Che livello?
home-players = Giocatori
home-people = Persone davanti a questo schermo
home-person-name = Nome del giocatore { $number }
home-edition = Edizione
home-scoring = Il punteggio
new-games = Partite dell’incontro
new-games-about = I punti di tutte le partite si sommano.
home-how = Come si gioca
home-step-draw = Pesca una carta e piazzala in una fila…
home-step-take = … o prendi una fila e aspetta il prossimo round.
home-step-score = I tuoi tre colori migliori danno punti. Tutti gli altri ne tolgono.
home-real-cards = Giocate con carte vere? Qui i punti vengono contati e spiegati.
home-friends = Con gli amici
home-friends-about = Apri un tavolo, manda il link e, se vuoi, riempi i posti vuoti con i bot.
home-new = Nuovo tavolo
home-join = Hai un link o un codice?
home-join-example = Incollalo qui
home-join-go = Vai
home-join-wrong = In questo testo non c’è un tavolo. Incolla il link intero.
home-open = Tavoli aperti
home-open-none = Ora non aspetta nessuno. Apri tu un tavolo!
home-sit = Siediti
home-mine = Le mie partite
home-continue = Continua
home-given-up = ti sei arreso
home-replay = Rivedi
home-more = Mostra tutto
home-playing = Partite da guardare
home-watch = Guarda
home-seats = Posti
home-seat-free = libero
home-no-server = Questa copia di Coloretto funziona tutta sul tuo dispositivo. Con un server, lo stesso gioco aggiunge amici, tavoli aperti e valutazioni.

## Games on this device, without a server

app-puzzles = Problemi
app-puzzles-about = Trova l’azione migliore
daily-title = Partita del giorno
daily-about = Ogni giorno le stesse carte per tutti
local-games = Su questo dispositivo
local-to-move = Tocca a { $player }
local-your-turn = Tocca a te
local-delete = Elimina
local-delete-sure = Eliminare questa partita?
local-delete-about = È salvata solo su questo dispositivo e non può essere recuperata.
local-player = Giocatore { $number }
local-missing-title = Questa partita non è su questo dispositivo
local-missing = È stata eliminata, oppure giocata in un altro browser.
local-storage-blocked = Il tuo browser non permette a questa pagina di salvare partite: questa andrà persa alla chiusura della pagina.
local-storage-full = Non c’è più spazio su questo dispositivo: questa partita andrà persa alla chiusura della pagina.
local-storage-failed = Questo dispositivo ora non può salvare partite: questa andrà persa alla chiusura della pagina.
local-on-server = Questo browser non può eseguire il gioco da solo, perciò giochi con il server.

## Settings, also on other screens

settings-title = Impostazioni
settings-language = Lingua
settings-name = Il tuo nome
settings-name-save = Salva

## Where there is nothing

missing-title = Qui non c’è niente
missing-text = A questo indirizzo non c’è una pagina. Forse il link non è intero.
missing-home = Alla pagina iniziale

## Of tables and recorded games, also on other screens

replay-title = Rivedi
replay-of = Rivedi: { $rules }
replay-game = Partita { $game }
table-open-seat = Posto libero
