### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Nuovo tavolo
new-lead = Decidi tu come si gioca. Tutto ha già un valore sensato.
new-game = Il gioco
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
new-chat-about = I giocatori possono scriversi e mostrare reazioni.
new-preview = Anteprima dei punti
new-preview-about = Le file dicono quanto conterebbero. Se è spenta, nessuno la vede a questo tavolo, qualunque siano le impostazioni.
room-no-preview = Senza anteprima dei punti
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
room-qr = Codice QR del link
room-lan = Telefoni e computer della tua rete possono aprire questo link.
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
room-fill = Completa con i bot
room-start = Comincia la partita
room-missing =
    { $count ->
        [one] { $count } posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
room-waits-host = Ci siete tutti. { $player } può avviare la partita.
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

## At the table

table-mute = Zittisci chat e reazioni
table-unmute = Riattiva chat e reazioni
table-silence = Zittisci per tutti
table-unsilence = Riattiva per tutti
table-let-bot-play-for = Fai giocare un bot fino al ritorno di { $player }
table-let-bot-play-wait =
    { $count ->
        [one] Tra { $count } secondo potrai far giocare un bot.
       *[other] Tra { $count } secondi potrai far giocare un bot.
    }
refused-not-away = Questo giocatore è al tavolo o è appena andato via.
refused-no-chat = A questo tavolo la chat è spenta.
refused-silenced = Chi ospita ti ha tolto la parola.
refused-not-the-host = Lo può fare solo chi ha aperto il tavolo.
