### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Condividi questa partita
share-replay = Link per rivedere la partita
share-replay-about = Il link stesso contiene la partita con i nomi dei giocatori. Nessun server la conserva.
share-file = Condividi il file
share-too-long = Questa partita è troppo lunga per un link. Salva la registrazione e invia il file.

## Links that cannot be opened

share-link-damaged = Questo link è incompleto o danneggiato. Fattelo mandare di nuovo.
share-link-unknown-version = Questo link viene da una versione più recente di questa pagina. Ricarica la pagina e riprova.
share-link-too-large = Questo link è troppo grande per una partita, perciò non viene aperto.
share-link-old-browser = Questo browser è troppo vecchio per aprire questo link. Chiedi la partita come file.
share-link-illegal = Ciò che questo link contiene non è una partita secondo le regole, perciò non viene mostrato.

## Challenges

challenge-title = Sfida
challenge-link = Sfida: battimi
challenge-link-about = Chi apre questo link gioca con le stesse carte, al tuo posto e contro gli stessi bot, e poi vede le due partite fianco a fianco.
challenge-from = { $player } ti sfida
challenge-lead = Le stesse carte, lo stesso posto, gli stessi avversari. Sai fare di meglio?
challenge-rules = Gioco
challenge-opponents = Contro
challenge-goal = Da battere
challenge-points =
    { $count ->
        [one] { $player }: { $count } punto
       *[other] { $player }: { $count } punti
    }
challenge-play = Accetta la sfida
challenge-deck = Il mazzo è fissato in anticipo e il link lo contiene, perciò nessuno promette che sia segreto. I bot decidono come la prima volta: le stesse mosse portano alla stessa partita.
challenge-problem = Questa sfida non si può giocare
challenge-unfinished = La partita di questo link non è ancora finita.
challenge-no-deck = La partita di questo link non contiene il suo mazzo.
challenge-wrong-deck = Le carte della partita di questo link non sono quelle del suo mazzo: è stata modificata.
challenge-not-one-person = Solo una partita di una persona contro i bot può essere una sfida.

## Two games of one deal

compare-open = Confronta le partite
# $points are the reader's, $others those of $player.
compare-won = Batti { $player }: { $points } a { $others }.
compare-lost = { $player } resta avanti: { $others } a { $points }.
compare-tied = Tu e { $player } avete gli stessi punti: { $points }.
compare-player = Giocatore
compare-theirs = Partita di { $player }
compare-mine = La tua partita
compare-both = { $player } / tu
compare-same = Avete giocato esattamente la stessa partita.
compare-until =
    { $count ->
        [0] Le partite sono diverse dalla prima mossa.
        [one] La prima mossa è uguale, poi le partite sono diverse.
       *[other] Le prime { $count } mosse sono uguali, poi le partite sono diverse.
    }
compare-bot = Alla mossa { $move } un bot ha deciso diversamente, benché prima fosse tutto uguale. L’altra partita è stata giocata con altri bot, o modificata.
compare-their-replay = Rivedi la partita di { $player }
compare-my-replay = Rivedi la tua partita
compare-moves = Mossa per mossa
compare-all = Mostra anche le mosse precedenti
compare-nothing = Questa partita non fa parte di una sfida.
compare-unfinished = La tua partita non è ancora finita.
compare-another-deal = Le due partite hanno mazzi diversi, perciò non si possono confrontare.

## The deal of the day

daily-yours = Il tuo risultato
daily-play = Gioca la partita di oggi
daily-counts = Conta il tuo primo tentativo. Poi puoi esercitarti quanto vuoi.
daily-counted = Il tuo tentativo di oggi è contato. A mezzanotte UTC ci sono carte nuove.
daily-practise = Esercitati
daily-practice = Era un esercizio: non conta.
daily-of = Partita del giorno: { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } punto, posto { $place } su { $players }
       *[other] { $count } punti, posto { $place } su { $players }
    }
# The label of the text to send, and its first line.
daily-share = Condividi il tuo risultato
daily-shared = Coloretto, partita del giorno: { $date }
daily-deck = Oggi tutti hanno lo stesso mazzo, lo stesso posto e gli stessi bot. Il mazzo deriva dalla data, perciò non è segreto, e nessuno lo promette.
daily-compare = Hai già giocato queste carte. Puoi confrontare subito le partite.
