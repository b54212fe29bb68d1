### Il gioco in parole. Che cosa sono i valori: vedi en/game.ftl.

## Le carte per nome

card-a = turchese
card-b = blu
card-c = rosso
card-d = giallo
card-e = verde
card-f = fucsia
card-g = grigio
card-plus-two = +2
card-joker = jolly
card-golden-joker = jolly dorato
card-last-round = ultimo turno

## I colori in due lettere

card-mark-a = Tu
card-mark-b = Bl
card-mark-c = Ro
card-mark-d = Gi
card-mark-e = Ve
card-mark-f = Fu
card-mark-g = Gr

## Numeri ed elenchi

cards-held = { $count } × { $card }
cards-none = nessuna carta
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
list-more = { $items }, { $next }
list-and = { $items } e { $last }
list-and-before-i = { $items } e { $last }
list-or = { $items } o { $last }

## Il tavolo

round-name = Round { $round }
player-you = Tu
player-guest = Ospite { $number }
player-your-bot = Il tuo bot
player-bot-for = Bot di { $player }

## La fine di una partita e di un incontro

win-you =
    { $count ->
        [one] Vinci con { $count } punto!
       *[other] Vinci con { $count } punti!
    }
win-other =
    { $count ->
        [one] { $player } vince con { $count } punto.
       *[other] { $player } vince con { $count } punti.
    }
win-shared =
    { $count ->
        [one] Vittoria condivisa con { $count } punto: { $players }.
       *[other] Vittoria condivisa con { $count } punti: { $players }.
    }
match-win-you =
    { $count ->
        [one] Vinci l’incontro con { $count } punto!
       *[other] Vinci l’incontro con { $count } punti!
    }
match-win-other =
    { $count ->
        [one] { $player } vince l’incontro con { $count } punto.
       *[other] { $player } vince l’incontro con { $count } punti.
    }
match-win-shared =
    { $count ->
        [one] Vittoria dell’incontro condivisa con { $count } punto: { $players }.
       *[other] Vittoria dell’incontro condivisa con { $count } punti: { $players }.
    }

## Edizioni, tabelle dei punti, regole

edition-classic = Classica
edition-classic-about = Da 3 a 5 giocatori, tre jolly, un incontro di quattro partite.
edition-golden = Jolly dorato
edition-golden-about = Da 2 a 5 giocatori. Chi prende il jolly dorato riceve una carta in più. Una partita.
scoring-brown = Tabella marrone
scoring-brown-about = Più carte di un colore, meglio è: 1, 3, 6, 10, 15, 21 punti.
scoring-violet = Tabella viola
scoring-violet-about = Il meglio è tre di un colore, di più rende meno: 1, 4, 8, 7, 6, 5 punti.
scoring-own = Tabella propria
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } giocatore, { $scoring }
       *[other] { $edition }, { $count } giocatori, { $scoring }
    }
rule-set-own = Regole proprie

## Quanto è forte un bot

bot-name = { $name } · { $level }
level-easy = Facile
level-easy-about = Sta imparando e prende tutto ciò che luccica.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Medio
level-medium-about = Conta i punti, ma non guarda avanti e ogni tanto si distrae.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difficile
level-hard-about = Ha imparato da milioni di partite, ma sbaglia spesso.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Esperto
level-expert-about = Ha imparato da milioni di partite e sbaglia di rado.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maestro
level-master-about = Non commette sviste e pensa con diversi turni di anticipo.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Gran maestro
level-grandmaster-about = Il più forte che abbiamo: prova ogni buona mossa e può pensare un secondo.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

## Che cosa il server non fa, e perché

refused-bad-message = Il server non ha capito. Ricarica la pagina, per favore.
refused-bad-options = Queste opzioni non vanno insieme.
refused-bad-command = Qui non si può fare.
refused-bad-name = Scegli un nome più corto e che si veda.
refused-bad-record = Non è la registrazione di una partita, o non rispetta le regole.
refused-illegal-action = Questa mossa ora non è permessa.
refused-not-your-turn = Non tocca a te.
refused-wrong-moment = Non ora: la partita non è a quel punto.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refused-version-lost = Hai visto a questo tavolo mosse successive a quelle che il server ha ancora. I suoi dati sono stati danneggiati o ripristinati: avvisa chi lo gestisce.
refused-seat-taken = Quel posto è già occupato.
refused-full = Tutti i posti sono occupati.
refused-already-seated = Hai già un posto.
refused-not-seated = Lo possono fare solo i giocatori.
refused-not-allowed = Questo tavolo non ammette spettatori.
refused-sent-away = Chi ospita ti ha mandato via da questo tavolo.
refused-banned = L’amministratore di questo server ti ha escluso.
refused-foreign-origin = Un altro sito ha provato a usare questo server. Non è permesso.
refused-unknown-host = Il server non risponde a questo nome. Chi lo gestisce può permetterlo.
refused-unauthorised = Il server non ti conosce. Ricarica la pagina per rientrare.
refused-unknown-table = Questo tavolo non esiste. Il link è completo?
refused-unknown-game = Questa partita non esiste o non è finita.
refused-unknown-identity = Non c’è nessuno così, o il codice è già stato usato.
refused-unknown-address = A questo indirizzo non c’è niente.
refused-bad-method = Il server non lo fa a questo indirizzo.
refused-too-large = È troppo lungo per il server.
refused-too-many =
    { $seconds ->
        [one] Troppo veloce. Riprova tra { $seconds } secondo.
       *[other] Troppo veloce. Riprova tra { $seconds } secondi.
    }
refused-too-many-tables = Hai troppi tavoli aperti. Prima finiscine o chiudine uno.
refused-no-engine = Questo browser non può eseguire il gioco sul tuo dispositivo. Uno più recente sì.
refused-internal = È stato un nostro errore. Riprova, per favore.
refused-unavailable = Il server riprende fiato. Riprova, per favore.
