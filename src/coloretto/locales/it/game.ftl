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

## Le carte in una frase: «Ada pesca ...»

card-object-a = una carta turchese
card-object-b = una carta blu
card-object-c = una carta rossa
card-object-d = una carta gialla
card-object-e = una carta verde
card-object-f = una carta fucsia
card-object-g = una carta grigia
card-object-plus-two = una carta +2
card-object-joker = un jolly
card-object-golden-joker = il jolly dorato

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

row-name = Fila { $row }
row-free = libero
row-taken = presa
row-empty = vuota
row-full = completa
row-holds =
    { $count ->
        [one] posto per { $count } carta
       *[other] posto per { $count } carte
    }
row-described = Fila { $row }: { $cards }
deck-name = Mazzo
deck-left =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
entropy-mine = Il tuo testo casuale è servito a mescolare.
entropy-missing = Il tuo testo casuale non è servito a mescolare.
entropy-some = I giocatori hanno aggiunto testi casuali per mescolare: il server non ha deciso da solo il mazzo.
entropy-none = Nessun giocatore ha aggiunto nulla per mescolare: il mazzo dipende solo dal seme del server.
round-name = Round { $round }
last-round-in =
    { $count ->
        [one] { $count } carta all’ultimo round
       *[other] { $count } carte all’ultimo round
    }
last-round-next = La prossima carta porta l’ultimo round.
last-round-now = Ultimo round!
last-round-about = Si gioca finché tutti hanno preso una fila. Poi la partita finisce.
score-now =
    { $count ->
        [one] Ora { $count } punto
       *[other] Ora { $count } punti
    }
player-you = Tu
player-guest = Ospite { $number }
player-out = fuori
player-away = assente
player-your-bot = Il tuo bot
player-bot-for = Bot di { $player }

## Che cosa si può fare

action-draw = Pesca una carta
action-take = Prendi la fila { $row }
action-place = Piazza nella fila { $row }
action-take-cards = Prendi la fila { $row }: { $cards }
action-place-cards = Piazza { $card } nella fila { $row }: { $cards }

## A chi tocca

turn-choose-you = Tocca a te: pesca una carta o prendi una fila.
turn-only-draw-you = Tocca a te: pesca una carta.
turn-only-take-you = Tutte le file sono complete: prendine una.
turn-place-you = Piazza { $card } in una fila.
turn-choose-other = Tocca a { $player }.
turn-place-other = { $player } piazza { $card }.
turn-out-you = Aspetti la fine del round.
turn-bot-soon-you =
    { $count ->
        [one] Un bot giocherà per te tra { $count } secondo.
       *[other] Un bot giocherà per te tra { $count } secondi.
    }
turn-over = La partita è finita.

## Che cosa succede

log-game-begins = Comincia la partita { $game }.
log-removed = Non in questa partita: { $colours }.
log-round-begins-you = Round { $round }. Cominci tu.
log-round-begins-other = Round { $round }. Comincia { $player }.
log-draws-you = Peschi { $card }.
log-draws-other = { $player } pesca { $card }.
log-places-you = Piazzi { $card } nella fila { $row }.
log-places-other = { $player } piazza { $card } nella fila { $row }.
log-draws-and-places-other = { $player } pesca { $card } per la fila { $row }.
log-only-place-you = Piazzi { $card } nella fila { $row }, l’unica con posto.
log-takes-you = Prendi la fila { $row }: { $cards }.
log-takes-other = { $player } prende la fila { $row }: { $cards }.
log-bonus-you = Il jolly dorato ti porta anche { $card }.
log-bonus-other = Il jolly dorato porta anche { $card } a { $player }.
log-last-round = Esce la carta «ultimo turno»: è l’ultimo round!
log-discarded = Nessuno le ha prese, escono dal gioco: { $cards }.
log-game-over = La partita { $game } è finita.

## Che cosa succede intorno al gioco

log-sits-you = Ti siedi.
log-sits-other = { $player } si siede.
log-stands-other = { $player } se ne va.
log-sent-away-other = Chi ospita manda via { $player }.
log-stands-in-clock-you = Tempo scaduto: un bot gioca per te.
log-stands-in-clock-other = Tempo scaduto: un bot gioca per { $player }.
log-stands-in-idle-you = Non giochi da troppo tempo: un bot gioca per te.
log-stands-in-idle-other = { $player } non gioca da troppo tempo: continua un bot.
log-stands-in-left-you = Un bot gioca per te.
log-stands-in-left-other = { $player } non c’è più: continua un bot.
log-stands-in-away-you = Non c’eri: un bot gioca per te.
log-stands-in-away-other = { $player } non c’è: continua un bot.
log-stands-in-resigned-you = Ti arrendi: continua un bot.
log-stands-in-resigned-other = { $player } si arrende: continua un bot.
log-returns-you = Torni e giochi di nuovo tu.
log-returns-other = { $player } torna.
log-goes-away-other = { $player } non è più qui.
log-comes-back-other = { $player } è di nuovo qui.
log-renamed = { $before } ora si chiama { $player }.
log-ready-other = { $player } aspetta la prossima partita.
log-silenced = { $player } non può più scrivere qui.
log-unsilenced = { $player } può scrivere di nuovo.
log-rematch = La rivincita è aperta.
log-closed-host = Chi ospita ha chiuso il tavolo.
log-closed-empty = Non c’è più nessuno: il tavolo è chiuso.
log-closed-administrator = L’amministratore ha chiuso il tavolo.

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
result-bot-turns =
    { $count ->
        [one] Un bot ha giocato { $count } turno.
       *[other] Un bot ha giocato { $count } turni.
    }

## Da dove vengono i punti

score-title = Da dove vengono i punti
score-plus = Più
score-minus = Meno
score-total = Totale
score-nothing = niente
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } e un jolly
       *[other] { $cards } e { $jokers } jolly
    }
score-jokers-alone =
    { $jokers ->
        [one] un jolly come { $colour }
       *[other] { $jokers } jolly come { $colour }
    }
score-plus-twos =
    { $count ->
        [one] una carta +2
       *[other] { $count } carte +2
    }
score-joker = Il jolly vale come { $colour }.
score-joker-better =
    { $total ->
        [one] Il jolly vale come { $colour }. Come { $other }, la seconda scelta, il totale sarebbe { $total } punto.
       *[other] Il jolly vale come { $colour }. Come { $other }, la seconda scelta, il totale sarebbe { $total } punti.
    }
score-joker-as-good = Il jolly vale come { $colour }. Come { $other } renderebbe lo stesso.
score-joker-softens = Il jolly vale come { $colour }: lì riduce una perdita.
score-joker-harmless = Il jolly vale come { $colour }: lì non toglie punti.
score-jokers = I jolly valgono come { $colours }. Nessun’altra scelta rende di più.

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
level-medium-about = Conta i suoi punti, ma non guarda avanti.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difficile
level-hard-about = Gioca centinaia di partite in testa prima di ogni mossa.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Esperto
level-expert-about = Ha imparato da milioni di partite. Punisce gli errori.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maestro
level-master-about = Il più forte che abbiamo: l’esperto, con il tempo di pensare.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas

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

## Quanto era buona una decisione

decision-good = buona
decision-inaccuracy = imprecisione
decision-mistake = errore
decision-blunder = errore grave
luck-lucky = fortuna
luck-unlucky = sfortuna
