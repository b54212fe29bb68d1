### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Partite

## Opening a record

replay-open-title = Guarda una partita registrata
replay-open-about = Scegli la registrazione di una partita salvata qui, nel terminale o da un tuo programma. Viene controllata secondo le regole, poi puoi vederla passo per passo.
replay-choose = Scegli un file
replay-drop = … o lascialo qui
replay-drop-now = Lascialo qui
replay-text = O incolla il testo di una registrazione
replay-show = Mostra la partita
replay-checking = Controllo della registrazione…
replay-other = Apri un’altra registrazione
# Where a record is wrong.
replay-wrong-at = Riga { $line }, colonna { $column }
replay-wrong-line = Riga { $line }
replay-not-text = Questo file non è testo, quindi non è una registrazione.
replay-too-large = Questo file è troppo grande per la registrazione di una partita.

## Stepping

replay-controls = Passi
replay-first = All’inizio
replay-last = Alla fine
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-round-before = Round precedente
replay-round-after = Round successivo
replay-start = Avvia
replay-pause = Pausa
replay-speed = Velocità
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Passo { $step } di { $count }: { $text }
replay-begin = Prima della prima mossa
replay-keys = Con la tastiera: le frecce fanno un passo, Pag su e Pag giù cambiano round, Inizio e Fine saltano, la barra spaziatrice avvia.
replay-view = Visto da
replay-reader = { $player } (tu)
replay-log = Che cosa è successo

## The review

replay-review = Revisione
replay-review-about = Quali decisioni sono costate quanto, e quali carte hanno portato fortuna? Questo dispositivo lo calcola in pochi secondi.
replay-review-start = Rivedi questa partita

## Playing on

replay-play-on = Continua a giocare da qui
replay-play-on-about = Prendi il posto di { $player }, i bot gli altri. Le carte rimaste vengono rimescolate: la nuova registrazione lo dice e non dimostra nulla sul suo mazzo.
replay-play-on-about-you = Giochi di nuovo al tuo posto, i bot agli altri. Le carte rimaste vengono rimescolate: la nuova registrazione lo dice e non dimostra nulla sul suo mazzo.
replay-analyse = Analizza questa posizione

## The course of the points

replay-graph = I punti, mossa per mossa
replay-graph-about = Una linea per ogni giocatore. Tocca per andarci.
replay-graph-table = Lo stesso come tabella
replay-graph-round = Round

## The record and its deck

replay-share = Condividi
replay-save = Salva la registrazione
replay-proof = Il mazzo è onesto?
replay-proof-promised = Sì. Il mazzo è quello promesso prima della prima mossa.
replay-proof-unpromised = Il mazzo corrisponde al seme della registrazione, ma prima della partita non è stato promesso nulla.
replay-proof-wrong = No. Il mazzo di questa registrazione non corrisponde alla promessa.
replay-proof-unknown = Questa registrazione non dice come è stato mescolato il mazzo.
replay-proof-rules = Ogni mossa rispetta le regole.
replay-proof-commitment = Promesso prima
replay-proof-seed = Mostrato dopo
replay-proof-details = Mostra la prova
