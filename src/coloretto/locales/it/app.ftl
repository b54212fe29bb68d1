### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, pagina iniziale
app-skip = Vai al contenuto
app-navigation = Pagine principali
app-learn = Impara
app-rules = Regole
app-replay = Guarda una partita registrata
app-programs = Per programmi
app-about = Coloretto è un gioco di carte di Michael Schacht. Questa versione libera è fatta da chi lo ama.
app-loading = Un momento …
app-reload = Ricarica
app-new-version = È disponibile una nuova versione di Coloretto.
app-later = Più tardi
app-retry = Riprova
app-copy = Copia
app-copied = Copiato.
app-not-copied = Non si è potuto copiare. Selezionalo e copialo a mano.
app-share = Condividi
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Ospite { $number }
app-part-missing = Una parte del gioco non si è caricata. Hai la connessione?
app-away = Connessione persa. Nuovo tentativo …
app-back = La connessione è tornata.
app-offline = Il server non è raggiungibile. Hai la connessione?
app-offline-title = Nessuna connessione

## Home

home-title = Raccogli colori. Ma non troppi.
home-lead = Il gioco di carte dei camaleonti: si impara in due minuti, si gioca in mezz’ora.
home-play = Gioca subito
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contro { $count } bot · { $level } · { $edition }
       *[other] Contro { $count } bot · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Il server è stato appena installato. La tua partita comincia tra pochi secondi.
home-change = Cambia
home-level = Che livello?
home-players = Giocatori
home-edition = Edizione
home-scoring = Il punteggio
home-how = Come si gioca
home-step-draw = Pesca una carta e piazzala in una fila …
home-step-take = … o prendi una fila e aspetta il prossimo round.
home-step-score = I tuoi tre colori migliori danno punti. Tutti gli altri ne tolgono.
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
home-given-up = hai rinunciato
home-replay = Rivedi
home-more = Mostra tutto
home-playing = Partite da guardare
home-watch = Guarda
home-seats = Posti
home-seat-free = libero

## New table

new-title = Nuovo tavolo
new-lead = Decidi tu come si gioca. Tutto ha già un valore sensato.
new-game = Il gioco
new-games = Partite dell’incontro
new-games-about = I punti di tutte le partite si sommano.
new-seats = Giocatori
new-seats-about = I posti liberi sono per chi inviti. Al tavolo puoi ancora cambiarli.
new-seat = Posto { $number }
new-seat-open = Libero per qualcuno
new-seat-bot = Bot: { $level }
new-door = Intorno al tavolo
new-public = Chi può venire
new-public-no = Solo con il link
new-public-no-about = Il tavolo non appare da nessuna parte. Chi ha il link può sedersi.
new-public-yes = Chiunque
new-public-yes-about = Il tavolo appare tra i tavoli aperti.
new-clock = Tempo per pensare
new-clock-none = Senza orologio
new-clock-move-30 = 30 secondi a mossa
new-clock-move-60 = 1 minuto a mossa
new-clock-move-180 = 3 minuti a mossa
new-clock-game-300 = 5 minuti a partita
new-clock-game-600 = 10 minuti a partita
new-clock-game-1200 = 20 minuti a partita
new-clock-about = Quando il tuo tempo scade, un bot gioca per te finché torni. Senza orologio, dopo cinque minuti.
new-spectators = Spettatori
new-spectators-about = Altri possono guardare con il link.
new-chat = Chat
new-chat-about = I giocatori possono scriversi.
new-open = Apri il tavolo

## Waiting room

room-title = Tavolo
room-yours = Il tuo tavolo
room-of = Tavolo di { $player }
room-host = Chi ospita
room-public = aperto a tutti
room-private = solo con il link
room-clock-move = { $seconds } s a mossa
room-clock-game = { $minutes } min a partita
room-invite = Invita qualcuno
room-invite-about = Manda questo link. Chi lo apre può sedersi subito, senza account.
room-link = Link a questo tavolo
# $command is what to type in a terminal.
room-local = Questo link vale solo su questo computer. Per far entrare altri della tua rete, avvia il server con: { $command }
room-seat-free = Posto libero
room-add-bot = Aggiungi un bot
room-add-bot-to = Aggiungi un bot al posto { $number }
room-send-away = Manda via il bot dal posto { $number }
room-send-away-person = Manda via { $player }
room-send-away-sure = Mandare via { $player }?
room-send-away-about = { $player } non potrà più sedersi a questo tavolo.
room-send-away-yes = Sì, manda via
room-send-away-no = Annulla
room-fill = Completa con i bot
room-start = Comincia la partita
room-missing =
    { $count ->
        [one] { $count } posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
room-waits-host = Ci siete tutti. { $player } comincia la partita.
room-leave = Alzati
room-give-up = Chiudi il tavolo
room-give-up-sure = Chiudere questo tavolo?
room-give-up-about = Tutti dovranno andarsene e il link non funzionerà più.
room-refused = Non si entra
room-version-lost = Questa partita non può continuare
room-logged-out = La tua sessione è chiusa
room-closed = Questo tavolo è chiuso
room-closed-about = È stato lasciato prima della prima partita.
room-sent-away-about = Qui non puoi più sederti, ma ci sono altri tavoli, e puoi aprirne uno tu.

## Settings

settings-title = Impostazioni
settings-lead = Restano su questo dispositivo e valgono subito.
settings-look = Aspetto
settings-language = Lingua
settings-theme = Colori dello schermo
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-cards = Carte
settings-cards-illustrated = Illustrate
settings-cards-illustrated-about = Camaleonti con i loro disegni.
settings-cards-plain = Semplici
settings-cards-plain-about = Un grande segno per ogni colore, con molto contrasto.
settings-play = Gioco
settings-speed = Carte in movimento
settings-speed-off = No
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lento
settings-confirm = Conferma le mosse
settings-confirm-about = Un secondo tocco prima di piazzare una carta o prendere una fila.
settings-sounds = Suoni
settings-sounds-about = Leggeri, e uno quando tocca a te.
settings-you = Tu
settings-name = Il tuo nome
settings-name-save = Salva
settings-device = Un altro dispositivo
settings-device-about = Qui non ci sono password. Un codice ti rende la stessa persona su un altro dispositivo; vale una volta.
settings-code-make = Mostra un codice
settings-code-about = Scrivilo sull’altro dispositivo, in queste impostazioni. Tienilo per te.
settings-code-have = Ho un codice
settings-code-use = Usa
settings-code-wrong = Questo codice non è noto o è già stato usato. Fattene mostrare uno nuovo.
settings-welcome-back = Ciao di nuovo, { $player }!
settings-log-out = Hai perso un dispositivo?
settings-log-out-about = Tutti i tuoi altri dispositivi verranno disconnessi e i codici non usati non saranno più validi.
settings-log-out-do = Esci da tutti gli altri
settings-log-out-sure = Uscire da tutti gli altri dispositivi?
settings-log-out-effect = Lì si potrà continuare solo con un nuovo codice.
settings-log-out-no = Annulla
settings-logged-out = Ora solo questo dispositivo è collegato.
settings-delete = Cancella i tuoi dati
settings-delete-about = Elimina per sempre da questo server il tuo nome, i tuoi messaggi e le tue valutazioni. Le partite finite restano, senza il tuo nome.
settings-delete-do = Cancella i miei dati
settings-delete-sure = Cancellare tutto ciò che ti riguarda?
settings-delete-effect = Non si può annullare. Nelle partite in corso continua un bot, come se avessi abbandonato; i tavoli che hai aperto e che non sono ancora iniziati vengono chiusi.
settings-deleted = I tuoi dati sono stati cancellati.

## Where there is nothing

missing-title = Qui non c’è niente
missing-text = A questo indirizzo non c’è una pagina. Forse il link non è intero.
missing-home = Alla pagina iniziale
