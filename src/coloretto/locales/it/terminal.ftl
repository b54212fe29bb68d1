### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, il gioco di carte di Michael Schacht.
cli-usage = uso:
cli-commands = comandi
cli-command = COMANDO
cli-options = opzioni
cli-arguments = argomenti
cli-help = mostra questo aiuto ed esce
cli-version = mostra la versione ed esce
cli-language = la lingua: de, en, es, fr, it, pl o pt (se manca: quella del sistema)
cli-no-input = non chiedere nulla: né domande, né pagine, né schermo intero
cli-json = scrivilo come JSON, per i programmi
cli-example = esempio:
cli-exit-status = codice di uscita:
cli-status =
    0  fatto
    1  non riuscito, e una frase dice perché
    2  la chiamata è sbagliata, o un file non si può leggere
    130  fermato con Ctrl-C
cli-more-help = Ogni comando dice di più: `coloretto COMANDO --help`
cli-try-help = Vedi `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Fermato.
cli-compiling = Compilazione delle regole (una volta, pochi secondi)…
cli-required = manca: %s
cli-unrecognized = opzione sconosciuta: %s
cli-unexpected = argomento inatteso: %s
cli-invalid-choice = %(value)r non è nessuno di %(choices)s
cli-did-you-mean = { $value } non si conosce: intendevi { $nearest }?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = non insieme a %s
cli-expected-one = richiede un valore
cli-expected-some = richiede almeno un valore
cli-not-a-number = { $text } non è un numero intero da { $least } a { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` fa domande, ma --no-input lo vieta.

## coloretto play

cli-play-summary = gioca contro i bot, con amici qui o al tavolo di un server
cli-play-where =
    l’indirizzo di un tavolo, per sedersi lì; o quello di un server, per giocare contro i suoi bot
    (se manca: una partita su questo computer)
cli-play-rules =
    edizione, numero di giocatori e tabella dei punti: da classic-3 a classic-5, da golden-2 a golden-5, o con la
    tabella viola, come golden-4-violet (se manca: %(default)s)
cli-play-games = quante partite ha l’incontro; i loro punti si sommano (se manca: 4 nell’edizione classica, 1 in quella dorata)
cli-play-bots =
    contro chi giochi: { $levels }; o un bot per nome: random, beginner, casual, greedy, softmax, search,
    neural o rollout, gli ultimi tre con un limite se vuoi, come search:5000 o neural:200ms; o external:COMANDO, un
    programma tuo. Uno per tutti, o uno per ogni posto, separati da virgole (se manca: il livello delle tue
    impostazioni)
cli-play-people = quante persone condividono questa tastiera; con 0 guardi i bot (se manca: %(default)s)
cli-play-name = come ti chiami al tavolo; più persone separate da virgole
cli-play-seed = un numero che decide la distribuzione: lo stesso numero dà le stesse carte (se manca: a caso)
cli-play-entropy = la tua parte nel mescolare: lettere e cifre a scelta; più persone, separate da virgole (se manca: a caso, o niente con --seed)
cli-play-save =
    conserva la registrazione della partita anche in questo file: come testo, o come JSON se finisce in .json
cli-play-plain = semplici righe e domande invece dello schermo intero, come per un lettore di schermo
cli-play-pace = millisecondi tra due mosse dei bot a schermo intero (se manca: secondo le impostazioni)
cli-play-resume = continua una partita non finita: l’unica, o quella con questo numero
cli-play-rematch = con l’indirizzo di un tavolo dove l’incontro è finito: gioca ancora con le stesse persone
cli-play-list = elenca le partite non finite
cli-bad-seed = { $text } non è un numero intero minore di 2 alla 256
cli-bad-name = { $text } non è un nome da 1 a { $most } caratteri visibili
cli-bad-entropy = { $text } non è fatto di 1-64 lettere, cifre, - o _
cli-wrong-names =
    { $given ->
        [one] { $given } nome
       *[other] { $given } nomi
    } per { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } testo per mescolare
       *[other] { $given } testi per mescolare
    } per { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }
cli-same-name = due giocatori si chiamano { $name }: dai a ciascuno un nome diverso
cli-wrong-people =
    { $people ->
        [one] { $people } persona non va
       *[other] { $people } persone non vanno
    } su { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }
cli-wrong-bots =
    { $given ->
        [one] è indicato { $given } bot
       *[other] sono indicati { $given } bot
    }, ma { $seats ->
        [one] c’è { $seats } altro posto
       *[other] ci sono altri { $seats } posti
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Giocatore { $number }
cli-no-unfinished = Non ci sono partite non finite.
cli-no-such-unfinished = Non c’è una partita non finita { $number }: vedi `coloretto play --list`.
cli-which-unfinished = Quale? Indica il numero: `coloretto play --resume NUMERO`.
cli-in-use = Questa partita è aperta in un altro terminale: { $file }
cli-not-a-save = { $file } non è una partita salvata: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, round { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, tavolo { $table }
cli-not-at-table = --people, --seed e --save sono per partite su questo computer, non a { $address }
cli-no-table-to-rematch = --rematch vuole l’indirizzo di un tavolo dove l’incontro è finito
cli-bad-address = { $text } non è l’indirizzo di un server o di un tavolo, come http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Ti diamo il benvenuto a Coloretto: { $rules }.
plain-against = Giochi contro { $bots }.
plain-players = Al tavolo: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Raccogli pochi colori: i tre migliori danno punti, ogni altro ne toglie.
plain-match =
    { $games ->
        [one] L’incontro è di { $games } partita.
       *[other] L’incontro è di { $games } partite, di cui si sommano i punti.
    }
game-of-match = Partita { $game } di { $games }
local-next-game = Invio: prossima partita.
plain-how-to-ask = In ogni momento: ? per le regole, Invio per vedere il tavolo, q per uscire.
plain-how-to-hint = Scrivi { $hint } per un consiglio.
plain-how-to-talk = A questo tavolo anche: { $say } TEXT parla agli altri, { $resign } per arrendersi.
plain-how-to-react = { $react } NUMERO mostra una reazione: { $reactions }.
plain-how-to-resign = A questo tavolo anche: { $resign } per arrendersi.
plain-commitment = Impegno: { $commitment }
plain-resumed = La partita riprende da dove l’avevi lasciata.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (fuori)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Peschi una carta (d) o prendi una fila ({ $takes })?
plain-may-draw = Tutte le file sono vuote. Peschi una carta (d)?
plain-may-take = Quale fila prendi ({ $takes })?
plain-may-place = Piazzi { $card } nella fila { $rows }?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q esci fine
plain-words-help = ? h aiuto
plain-words-hint = suggerimento consiglio
plain-words-draw = d pesca pescare
plain-words-take = t prendi prendere
plain-words-place = p piazza piazzare
plain-words-say = di dire
plain-words-react = reagisci mostra
plain-words-resign = arrenditi
plain-words-yes = sì si s
hint-only-against-bots = I consigli ci sono solo nelle partite contro bot.
hint-compiling = Preparazione dei consigli (una volta, mezzo minuto)…
plain-not-understood = Non capisco { $line }. { $hint }
plain-hint-draw = Scrivi d per pescare una carta.
plain-hint-draw-or-take = Scrivi d per pescare una carta; { $takes } per prendere una fila.
plain-hint-take = Scrivi { $takes } per prendere una fila.
plain-hint-place = Scrivi { $rows } per piazzare { $card } in quella fila.
plain-nothing-to-place = Non hai ancora carte da piazzare. { $hint }
plain-drawn-already = Hai già pescato una carta. { $hint }
plain-all-full = Tutte le file sono complete: non puoi pescare. { $hint }
plain-deck-empty = Il mazzo è vuoto: non puoi pescare. { $hint }
plain-which-row = Quale fila? { $hint }
plain-no-such-row = Non c’è la fila { $row }. { $hint }
plain-row-taken = La fila { $row } è già presa. { $hint }
plain-row-empty = La fila { $row } non ha ancora carte. { $hint }
plain-row-full = La fila { $row } è completa. { $hint }
plain-goodbye = Ciao! La partita non è finita.
plain-go-on = Per continuarla:
plain-play-again = Per rigiocare con le stesse carte:
plain-rematch = Per giocare ancora con le stesse persone:
plain-record = La registrazione della partita è in { $file }. Per verificare mosse e mazzo:
plain-replay = Per rivederla, mossa per mossa:
plain-result = { $name }: { $points }
plain-over = La partita è finita. Da dove vengono i punti:
plain-term = { $points } per { $cards }
plain-rules-turn =
    Nel tuo turno fai una di queste due cose:
    - pesca la prima carta e piazzala in una fila che ha posto, oppure
    - prendi una fila con tutte le sue carte. Poi aspetti la fine del round.
    Il round finisce quando tutti hanno una fila; chi ha preso per ultimo comincia.
plain-rules-rows-alike =
    { $count ->
        [one] Ogni fila ha posto per { $count } carta.
       *[other] Ogni fila ha posto per { $count } carte.
    }
plain-rules-rows-differ = Le file hanno posto per { $places } carte.
plain-rules-left-over = Le carte che nessuno prende escono dal gioco.
plain-rules-points = Alla fine i tuoi tre colori migliori danno punti e ogni altro ne toglie altrettanti:
plain-rules-cards-label = carte di un colore
plain-rules-points-label = punti
plain-rules-most = { $count } o più
plain-rules-jokers = Una carta +2 vale 2 punti. Un jolly vale come il colore che ti rende di più.
plain-rules-golden = Il jolly dorato è un jolly, e chi lo prende riceve anche la prima carta del mazzo.
plain-rules-last-round = Il round in cui esce la carta che sta sopra le ultime { $reserve } è l’ultimo.
plain-rules-keys =
    d   per pescare                  ?      per leggere questo
    t2  per prendere la fila 2       q      per uscire
    2   per piazzare nella fila 2    Invio  per vedere il tavolo

## At a server's table

table-waiting =
    { $count ->
        [one] Manca { $count } giocatore. Ci si siede qui: { $link }
       *[other] Mancano { $count } giocatori. Ci si siede qui: { $link }
    }
table-waiting-host = Ci siete tutti. { $player } può avviare la partita.
table-may-start = Ci siete tutti: Invio comincia la partita.
table-stand-in-you = Un bot gioca per te. Invio: torna a giocare tu.
table-let-bot-play-how = { $player } non c’è. Invio: fai giocare un bot fino al suo ritorno.
table-next-game = Invio: via alla prossima partita.
table-ready = Tu ci sei. Si aspettano gli altri.
plain-resign-how = Scrivi { $yes } per arrenderti, altro per continuare a giocare.
table-play-on = No, continua
table-totals = Punti dell’incontro finora: { $totals }.

## The text screens

tui-draw = Pesca
tui-rules = Regole
tui-settings = Impostazioni
tui-scores = Punti
tui-hint = Consiglio
tui-quit = Esci
tui-close = Chiudi
tui-go-on = Continua
tui-choose = Scegli
tui-new-game = Nuova partita
tui-next-game = Prossima partita
tui-replay = Rivedi
tui-last-round-title = ULTIMO ROUND
tui-seconds-left =
    { $count ->
        [one] ancora { $count } secondo
       *[other] ancora { $count } secondi
    }
tui-thinking = { $player } sta pensando…
tui-your-keys-choose = d pesca, { $rows } prende una fila
tui-your-keys-draw = d pesca
tui-your-keys-take = { $rows } prende una fila
tui-your-keys-place = { $rows } la piazza lì
tui-now = Se la partita finisse ora
tui-settings-language = Lingua
tui-settings-theme = Colori
tui-settings-level = Bot della prossima partita
tui-settings-pace = Ritmo dei bot
tui-language-auto = Quella del sistema
tui-theme-dark = Scuro
tui-theme-light = Chiaro
tui-theme-contrast = Alto contrasto
tui-theme-terminal = Quelli del terminale
tui-pace-instant = Subito
tui-pace-quick = Veloce
tui-pace-normal = Normale
tui-pace-slow = Lento
tui-unfinished = Partite non finite

## coloretto replay

cli-replay-summary = rivedi una partita, mossa per mossa
cli-replay-file = la registrazione di una partita, come testo o come JSON
cli-replay-move = comincia da questa mossa
cli-replay-plain = semplici righe: tutta la partita, com’è stata raccontata
replay-move = Mossa { $move } di { $moves }
replay-opening = Prima della prima mossa
replay-unfinished = La registrazione finisce qui: la partita non è finita.
replay-step = Passo
replay-round = Round
replay-play = Avvia
replay-key-review = Rivedi
replay-mistake = Errore
replay-reviewing = Revisione: { $done } azioni su { $total }

## coloretto show

cli-show-summary = mostra una posizione, o la fine di una partita registrata
cli-show-what = la riga di una posizione, come l’hanno registrazioni e bot; o il file di una registrazione
cli-show-move = la posizione dopo questa mossa di una registrazione
cli-show-no-move =
    { $file } ha { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, ma hai chiesto la { $move }
cli-show-legal = Possibile: { $actions }
cli-show-line = Come riga: { $position }

## coloretto analyse

cli-analyse-summary = mostra quanto vale ogni azione in una posizione
cli-analyse-position = la riga di una posizione
cli-effort = quanto a fondo: { $names }, o quanti turni guarda una ricerca da ogni posizione, da 0 a { $most } (se manca: %(default)s)
cli-bad-effort = { $text } non è un impegno: è { $names } o un numero da 0 a { $most }
analyse-title = La quota di vittoria di tutti dopo ogni azione, prima la migliore per { $player }:
analyse-action = azione
analyse-score = punti attesi
analyse-error = errore standard, { $player }
analyse-exact = Questi valori sono esatti: tutto ciò che può seguire è stato calcolato fino alla fine della partita.

## coloretto review

cli-review-summary = rivedi una partita registrata: fortuna, errori e azioni migliori
review-player = giocatore
review-initial = inizio
review-luck = fortuna
review-errors = decisioni proprie
review-gifts = decisioni altrui
review-correction = correzione
review-final = fine
review-loss = perso
review-per-decision = per decisione
review-move = mossa
review-played = giocato
review-better = meglio
review-why = Mossa { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, { $loss } perso; meglio: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = Nessuna decisione ha perso più di un po’.
review-luckiest = Le carte che hanno cambiato di più
review-card = carta
review-unfinished = La partita non è finita: la revisione termina con la valutazione dell’ultima posizione.
review-plot-actions = azione
review-plot-shares = quota di vittoria in percento

## coloretto rules

cli-rules-summary = leggi le regole, nella tua lingua
cli-rules-edition = solo quelle di un’edizione
plain-ruling = Decisione nostra: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = elenca i livelli e i bot contro cui si può giocare
cli-bots-levels = Livelli
cli-bots-bots = Bot per nome
cli-bots-budget = accetta un limite dopo i due punti, come { $example }
cli-bots-temperature = accetta una temperatura dopo i due punti, come { $example }
cli-bots-plays = gioca come { $bot }
cli-bots-random = tira a sorte
cli-bots-beginner = ciò che gioca il livello easy: prende tutto ciò che luccica
cli-bots-casual = gioca come greedy, e una decisione su tre come beginner
cli-bots-greedy = prende subito tutti i punti che può
cli-bots-search = prima di ogni mossa continua a giocare molte volte in testa
cli-bots-neural = giudica le posizioni con una rete che ha imparato da milioni di partite
cli-bots-softmax = giudica con quella rete e gioca più spesso le mosse migliori; una temperatura più alta, come in softmax:45, sbaglia di più
cli-bots-rollout = dopo ogni mossa che può essere la migliore continua a giocare molte volte con quella rete
cli-bots-external = un programma tuo, in qualsiasi linguaggio: vedi docs/bots.md

## coloretto completion

cli-completion-summary = scrivi uno script che completa i comandi nella tua shell
cli-completion-shell = la tua shell
cli-completion-how =
    Per averlo in ogni nuova shell:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (con ~/.zfunc in fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = offri partite a browser e programmi
cli-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri (se manca: %(default)s)
cli-serve-port = la porta su cui ascoltare; 0 ne prende una libera (se manca: %(default)s)
cli-data = la cartella del database incorporato (se manca: una cartella di dati del sistema)
cli-serve-origin = un altro indirizzo con cui i browser conoscono questo server, come https://games.example; ripetibile
cli-serve-host-name = un altro nome di host a cui il server risponde, oltre a quelli di questa macchina; ripetibile
cli-serve-trusted-proxies = indirizzi o reti dei proxy di cui si accetta X-Forwarded-For (se manca: nessuno)
cli-serve-no-limits = non limitare quante volte si può chiedere: solo per prove di carico
cli-serve-open = apri il gioco in un browser; se la porta è occupata se ne prende un’altra
cli-serve-check = controlla la configurazione, una riga per controllo, avvia il server e fermalo
cli-serve-log-level = quanto racconta il registro, in righe JSON sull’uscita degli errori (se manca: %(default)s)
cli-serve-no-port = { $text } non è una porta: un numero da 0 a { $most }
serve-started = Coloretto è all’indirizzo { $address }
serve-kept-in = I suoi dati sono in { $place }
serve-network = Nella tua rete gli altri lo trovano a { $address }
serve-opened = Ora il tuo browser lo apre.
serve-open-it = Apri { $address } nel tuo browser.
serve-compiling = Compilazione di regole e bot (una volta, mezzo minuto; si gioca tra pochi secondi)…
serve-compiled = Tutto è compilato.
serve-stop = Ctrl-C lo ferma; ciò che è stato confermato resta.
serve-failed = il server non è potuto partire su { $host }:{ $port }: ce n’è già un altro?
serve-checked = Qui può partire un server.
serve-check-settings = impostazioni di host e proxy
serve-check-folder = la cartella dei dati è scrivibile
serve-check-disk = spazio libero su disco
serve-check-database = il database risponde, schema
serve-check-bus = il bus
serve-check-address = l’indirizzo è libero
serve-check-is-ok = ok: { $what }: { $detail }
serve-check-is-warning = attenzione: { $what }: { $detail }
serve-check-is-failed = errore: { $what }: { $detail }

## coloretto site

cli-site-summary = scrivi un sito statico per qualsiasi hosting
cli-site-folder = una cartella nuova o vuota, o quella di un sito precedente, che viene sostituito
site-written = { $files } file, { $size } MB, scritti in { $folder }
site-upload = Copia la cartella su qualsiasi hosting, sotto qualsiasi percorso. Con https funziona anche senza rete dopo una visita.
site-try = Provalo qui: { $command }
site-foreign = { $folder } non è vuota e non è un sito precedente di questo comando: scegli un’altra cartella
site-not-a-folder = { $folder } è un file, non una cartella
site-not-built = il client web non è compilato: esegui prima `python tools/build_web.py`

## coloretto admin

cli-admin-summary = cura un server: i suoi tavoli, le persone e le copie
cli-admin-actions = che cosa fare
cli-admin-action = AZIONE
cli-admin-list = mostra i tavoli, o le persone
cli-admin-close = chiudi un tavolo, qualunque cosa vi accada; un server attivo avvisa tutti
cli-admin-ban = escludi qualcuno
cli-admin-unban = fai rientrare qualcuno
cli-admin-backup = copia il database incorporato in un nuovo file; il server può continuare
cli-admin-restore = metti una copia al posto del database incorporato; il server non deve essere attivo
cli-admin-verify = verifica che una copia si possa ripristinare e rigioca tutte le sue partite
cli-admin-purge = elimina i dati il cui periodo di conservazione è scaduto, mai una partita in corso; un server attivo lo fa ogni ora
cli-admin-dry-run = di’ solo che cosa verrebbe eliminato
cli-admin-accept-loss = lascia partire un server al cui database mancano mosse confermate; il server non deve essere attivo
cli-admin-status = solo i tavoli in questo stato
cli-admin-people = mostra invece le persone, con gli identificativi con cui si escludono
cli-admin-name = solo le persone il cui nome contiene questo
cli-admin-table = l’identificativo di un tavolo, come nel suo indirizzo
cli-admin-identity = l’identificativo di qualcuno, come lo mostra `list --people`
cli-admin-file = il file della copia
admin-database = Database: { $place }
admin-no-database = nessun database di un server in { $place }
admin-no-tables = Nessun tavolo.
admin-no-people = Nessuna persona.
admin-column-table = tavolo
admin-column-status = stato
admin-column-rules = regole
admin-column-host = chi ospita
admin-column-changed = modificato
admin-column-id = id
admin-column-name = nome
admin-banned = fuori
admin-is-closed = Il tavolo { $table } è chiuso.
admin-purged = Eliminato: incontri finiti: { $finished_tables }, tavoli chiusi: { $closed_tables }, messaggi: { $chat_messages }, identità inutilizzate: { $identities }, codici scaduti: { $recovery_codes }
admin-would-purge = Verrebbe eliminato: incontri finiti: { $finished_tables }, tavoli chiusi: { $closed_tables }, messaggi: { $chat_messages }, identità inutilizzate: { $identities }, codici scaduti: { $recovery_codes }
admin-is-verified = { $file } si può ripristinare. Tavoli: { $tables }, partite verificate: { $games }
admin-is-banned = { $identity } è fuori: nulla di suo entra più e le connessioni vengono chiuse.
admin-is-unbanned = { $identity } può rientrare.
admin-unknown-identity = nessuno ha l’identificativo { $identity }: vedi `coloretto admin list --people`
admin-is-backed-up = Il database è in { $file }.
admin-is-restored = Il database è di nuovo quello di { $file }.
admin-is-accepted = Il server partirà con il database così com’è ora.

## coloretto account

cli-account-summary = le tue identità sui server: uscire altrove, cancellarle
cli-account-list = elenca i server su cui hai un’identità
cli-account-log-out = esci da tutti gli altri dispositivi: i loro token e i codici non usati non valgono più
cli-account-delete = cancella per sempre la tua identità, con nome, messaggi e valutazioni
cli-account-yes = non chiedere
cli-account-server = l’indirizzo di un server: http://…
account-none = Non hai un’identità su nessun server.
account-unknown-server = non hai un’identità su { $server }: vedi `coloretto account list`
account-is-logged-out = { $server }: ora solo questo dispositivo è collegato. Accessi chiusi: { $count }
account-delete-sure = Cancellare tutto ciò che ti riguarda su { $server }?
account-delete-how = Scrivi { $yes } per cancellare, altro per conservare.
account-is-deleted = { $server }: i tuoi dati sono stati cancellati.
account-is-kept = Non è stato cancellato nulla.
account-say-yes = con --no-input un’identità si cancella solo con --yes

## coloretto verify

cli-verify-summary = rigioca le registrazioni di partite e dimostra i loro mazzi
cli-verify-files = la registrazione di una partita, come testo o come JSON
cli-verify-commitment = l’impegno che ti è stato mostrato prima della prima carta: 64 cifre esadecimali
cli-verify-entropy = il tuo testo casuale, aggiunto per mescolare dopo l’impegno
cli-verify-log = un server il cui registro deve contenere l’impegno: http://…
cli-verify-bad-commitment = { $text } non sono 64 cifre esadecimali
cli-verify-other-commitment = la registrazione ha l’impegno { $found }, ma a te è stato mostrato { $shown }
cli-verify-status =
    0  ogni partita rispetta le regole, e il mazzo di quelle finite corrisponde al suo impegno
    1  un file non è una registrazione, o le sue mosse, i punti o il mazzo sono sbagliati
    2  la chiamata è sbagliata, o un file non si può aprire
    3  il mazzo di una partita finita non è dimostrato: manca il seme, ogni impegno o il tuo testo casuale
verify-verified = { $file }: ogni mossa rispetta le regole
verify-rules = regole
verify-moves = mosse
verify-scores = punti
verify-winner = vince
verify-winners = vincono
verify-deck = mazzo
verify-entropy = caso
verify-log = registro
verify-log-entry = voce { $number }, del { $time }; la catena da lì alla fine del registro è intatta
verify-log-missing = l’impegno non è nel registro del server
verify-score = { $name } { $points }
verify-not-over = non ancora: la partita non è finita
verify-deck-proved = dimostrato: corrisponde all’impegno mostrato prima della prima carta
verify-deck-matched = corrisponde all’impegno di questo file: confrontalo con quello che ti è stato mostrato prima della prima carta
verify-deck-no-commitment-seed = segue dal seme, ma nessun impegno è stato pubblicato
verify-deck-no-commitment = non dimostrato: nessun impegno è stato pubblicato
verify-deck-no-seed = non dimostrato: il seme non è ancora rivelato

## coloretto conform

cli-conform-summary = confronta le nostre regole con partite di un altro programma
cli-conform-files = partite e mani di un altro programma, una per riga di JSON (vedi docs/formats.md)
cli-conform-status =
    0  nessuna differenza
    1  una differenza
    2  la chiamata è sbagliata, o un file non si può aprire
conform-counts = { $file }  { $games } partite  { $steps } passi  { $hands } mani  { $fields } campi
conform-differs = diverso
conform-total = totale
conform-no-difference = Nessuna differenza.
conform-first-difference = La prima differenza: { $difference }

## coloretto simulate

cli-simulate-summary = gioca molte partite insieme con strategie compilate
cli-rule-set = le regole, come classic-4 o golden-2-violet (se manca: %(default)s)
cli-simulate-policies = { $known }: una per tutti i posti, o una per ciascuno, separate da virgole (se manca: %(default)s)
cli-simulate-games = quante partite (se manca: %(default)s)
cli-seed-of-games = un numero che decide tutte le partite: lo stesso numero gioca le stesse (se manca: %(default)s)
cli-simulate-device = cpu: tutti i suoi core; gpu: una GPU NVIDIA (se manca: %(default)s)
cli-simulate-threads = quanti thread della CPU (se manca: uno per core)
cli-simulate-save = scrivi punti e quote di vittoria di ogni partita in un file CSV
cli-format = come si scrivono i risultati (se manca: %(default)s)
cli-format-json = lo stesso di --format json
cli-contest-status =
    0  tutto è stato giocato
    1  non riuscito, e una frase dice perché
    2  la chiamata era sbagliata
    130  fermato con Ctrl-C; si mostra ciò che era stato giocato
simulate-rate = { $rate } partite/s
simulate-title =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $rules }, seme { $seed }, { $device }
simulate-interrupted = Interrotto: ecco ciò che era stato giocato.
simulate-seat = posto
simulate-policy = strategia
simulate-score = media punti
simulate-win-share = quota di vittoria
simulate-speed = { $decisions } decisioni e { $rounds } round a partita; { $rate } milioni di decisioni al secondo, { $seconds } s in tutto

## coloretto bot

cli-bot-summary = fai rispondere un bot ad altri programmi, in righe di JSON
cli-bot-bot = il bot, come greedy, con un limite dopo i due punti se lo accetta, come search:1000
cli-bot-seed = un numero che decide le sorti del bot: con lo stesso gioca uguale (se manca: il seme che gli si dice, o a caso)
cli-bot-protocol = Legge una domanda per riga e risponde con una riga, finché l’ingresso non finisce:
cli-bot-more = Tutto il protocollo è in docs/bots.md.

## coloretto arena

cli-arena-summary = fai giocare i bot tra loro, e valutali
cli-arena-bots =
    bot separati da virgole, come greedy,random: ognuno gioca da solo contro tavoli pieni di ogni altro; può
    seguire un limite, come search:1000
cli-arena-bot = un altro bot, che può contenere virgole, come `'external:./my_bot a,b'`; ripetibile
cli-arena-games =
    quante partite gioca ogni formazione, in distribuzioni intere, ognuna a turno su tutti i posti
    (se manca: %(default)s)
cli-arena-challenger = solo questo bot gioca da solo contro gli altri
cli-arena-table = tutti i bot giocano insieme a un tavolo; tanti quanti sono i posti
cli-arena-workers = quanti processi giocano (se manca: uno per core)
cli-arena-ray = gioca su un cluster Ray, a un indirizzo o su quello di questo computer
cli-arena-save = conserva i risultati in un file; lo stesso comando riprende da lì
cli-arena-until-clear =
    ferma una formazione appena il suo primo bot è chiaramente migliore o peggiore di una quota giusta;
    --games è il massimo che gioca
cli-arena-luck-adjusted =
    correggi le quote di vittoria anche per la fortuna delle carte, così bastano meno partite (se manca: a meno
    che tutti i bot decidano più in fretta di quanto si misuri la fortuna)
cli-arena-sprt =
    ferma una formazione quando un test sequenziale accetta una di due ipotesi su quanto la quota di vittoria del
    suo primo bot superi una quota giusta, come 0,0.05; --games è il massimo che gioca
cli-arena-alpha = quanto spesso il test può accettare H1 quando è vera H0 (se manca: %(default)s)
cli-arena-beta = quanto spesso il test può accettare H0 quando è vera H1 (se manca: %(default)s)
cli-arena-not-hypotheses = { $text } non sono due numeri separati da una virgola, come 0,0.05
cli-arena-not-a-fraction = { $text } non è un numero, come 0.05
cli-arena-plot = disegna le quote di vittoria in un’immagine, come shares.png
arena-rate = { $rate } partite/s
arena-deals = distribuzioni
arena-interrupted = Interrotto: ecco ciò che era stato giocato.
arena-interrupted-kept = Interrotto: ecco ciò che era stato giocato. Lo stesso comando riprende da lì.
arena-nothing-played = Interrotto: nulla era stato giocato.
arena-title = { $rules }: { $games } partite, seme { $seed }; una quota giusta della vittoria è { $fair }
arena-until-clear-note = Le formazioni si sono fermate quando era chiaro; gli intervalli ne tengono conto.
arena-sprt-note = Test sequenziale della quota di vittoria meno una quota giusta: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = valutazione
arena-bot = bot
arena-win-share = quota di vittoria
arena-luck-adjusted = senza fortuna
arena-variance = rapporto tra varianze
arena-score = media punti
arena-time = tempo a decisione
arena-decisions = decisioni
arena-mean = media
arena-median = mediana
arena-longest = massimo
arena-line-up = formazione
arena-verdict = verdetto
arena-forfeits = rinunce
arena-alone-against = da solo contro
arena-against = { $bot } contro { $others }
arena-better = migliore
arena-worse = peggiore
arena-unclear = incerto
arena-games = partite
arena-llr = LLR
arena-bounds = limiti
arena-range = { $low } a { $high }
arena-accepted = accettata
arena-undecided = nessuna
arena-interval = { $mean } ({ $low } a { $high })
arena-forfeit = { $bot } ha rinunciato (formazione { $players }, distribuzione { $deal }, rotazione { $rotation }, posto { $seat }): { $problem }
arena-more-forfeits =
    … e { $number ->
        [one] { $number } altra rinuncia
       *[other] altre { $number } rinunce
    }

## coloretto league

cli-league-summary = fai giocare i bot con tutte le regole, e scrivi una lega
cli-league-bots = bot separati da virgole (se manca: random e ogni livello)
cli-league-rules = regole separate da virgole; ripetibile (se manca: tutte quelle stampate)
cli-league-games = quante partite gioca ogni coppia con ogni regola, in distribuzioni intere (se manca: %(default)s)
cli-league-games-of = quante partite giocano le coppie di un bot lento, come search:5000=40; ripetibile
cli-league-results = conserva i risultati in una cartella; lo stesso comando riprende da lì
cli-league-write = scrivi il documento in un file invece di mostrarlo
cli-league-not-a-quota = { $text } non è un bot e un numero di partite, come greedy=100
league-interrupted = Interrotto.
league-interrupted-kept = Interrotto. Lo stesso comando riprende da lì.
league-title = Lega
league-introduction =
    Ogni bot gioca da solo contro tavoli pieni di ogni altro. Ogni distribuzione è giocata a turno su tutti i posti con le stesse carte, così la fortuna si annulla. Una quota giusta della vittoria è uno diviso per il numero di giocatori. Tra parentesi: l’intervallo che contiene la vera media in 19 casi su 20, per distribuzioni.
league-until-clear = Una coppia si fermava appena era chiaro se il bot da solo è migliore o peggiore di una quota giusta.
league-luck-adjusted = Le quote di vittoria sono corrette per la fortuna: senza ciò che le carte scoperte hanno dato o tolto, a giudizio della rete di valore.
league-command = Scritto da:
league-networks = Reti: { $networks }
league-overall = Tutte le regole
league-overall-note = Le quote di vittoria sono medie su tutte le regole. I bot i cui intervalli si sovrappongono condividono il posto: queste partite non li distinguono. Le valutazioni sono di Plackett-Luce, da openskill, mu meno 3 sigma; contano tutti i posti, non solo la vittoria. I tempi sono di una decisione sul computer che ha giocato.
league-steps = Ogni bot contro quello appena sotto
league-steps-note = La quota di vittoria di un bot da solo contro un tavolo pieno di quello appena più debole. In grassetto: chiaramente più di una quota giusta.
league-shares = Quote di vittoria, da solo contro tutti gli altri
league-time = tempo a mossa
league-note = { $games } partite. Una quota giusta della vittoria è { $fair }.
league-rank = posto
league-rules-column = regole (quota giusta)
league-cross-table = La quota di vittoria del bot di una riga, da solo contro un tavolo pieno del bot di una colonna:

## coloretto benchmark

cli-benchmark-summary = misura un bot contro avversari fissi su distribuzioni fisse
cli-benchmark-deals = quante distribuzioni si giocano contro ogni avversario; meno di tutte mostrano solo come funziona (se manca: %(default)s)
cli-benchmark-write = aggiungi il risultato a un file di classifica
benchmark-title =
    Prova { $version }: { $bot } da solo contro tavoli pieni di ogni avversario, { $rules }, { $deals } distribuzioni ciascuno. Le quote di vittoria sono corrette per la fortuna; una quota giusta è { $fair }.
benchmark-incomplete = Non tutte le distribuzioni sono state giocate: questo risultato non si può confrontare.
benchmark-score = risultato

## coloretto dataset

cli-dataset-summary = scrivi un insieme di partite di un bot contro sé stesso
cli-dataset-folder = una cartella per i file; lo stesso comando riprende da lì
cli-dataset-bot = il bot su tutti i posti (se manca: %(default)s)
dataset-done =
    { $games ->
        [one] { $games } partita è
       *[other] { $games } partite sono
    } in { $folder }.
