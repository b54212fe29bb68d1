### Le regole di ogni edizione, con parole nostre: un titolo e i suoi paragrafi, nell’ordine di `sections.py`.


rules-title = Le regole

rules-aim = Lo scopo
rules-aim-1 = Collezioni camaleonti. Alla fine solo tre dei tuoi colori danno punti; ogni altro colore ne toglie.
rules-aim-2 = Servono quindi molte carte di pochi colori, non poche carte di molti. Il guaio è che anche gli altri decidono che cosa puoi prendere.

rules-cards-classic = Le carte
rules-cards-classic-1 = Da tre a cinque giocatori, dagli 8 anni in su. Ci sono sette colori di nove carte ciascuno, dieci carte +2 e tre jolly.
rules-cards-classic-2 = La carta «ultimo turno» annuncia la fine della partita. Cinque carte fila segnano le file al centro e cinque carte riepilogo ricordano quanto vale ogni cosa. Le carte bianche nella scatola non si usano.

rules-cards-golden = Le carte
rules-cards-golden-1 = Da due a cinque giocatori, dagli 8 anni in su. Ci sono sette colori di nove carte ciascuno, dieci carte +2, due jolly e un jolly dorato.
rules-cards-golden-2 = La carta «ultimo turno» annuncia la fine della partita. Le carte fila segnano le file al centro: cinque marroni da tre a cinque giocatori, tre verdi in due. Cinque carte riepilogo mostrano le due tabelle.
rules-cards-golden-3 = Quanto segue vale da tre a cinque giocatori; le modifiche per due sono alla fine.

rules-setup = Prima del primo turno
rules-setup-1 = Al centro ci sono tante file quanti sono i giocatori. Ogni fila ha posto per tre carte.
rules-setup-2 = All’inizio ognuno riceve una carta colore, scoperta, e nessun colore si ripete. In tre, tutte le carte di un colore restano nella scatola.
rules-setup-3 = Le altre carte vengono mescolate e formano il mazzo, coperto.
rules-setup-4 = La sorte decide quali colori restano nella scatola, quale carta iniziale riceve ognuno e chi comincia, di nuovo in ogni partita di un incontro.

rules-deck-classic = Dove si nasconde l’ultimo round
rules-deck-classic-1 = La carta «ultimo turno» sta sopra le ultime 15 carte del mazzo. Così sai sempre quante carte mancano prima che esca.

rules-deck-golden = Dove si nasconde l’ultimo round
rules-deck-golden-1 = La carta «ultimo turno» sta sopra le ultime 16 carte del mazzo. Così sai sempre quante carte mancano prima che esca.

rules-turn = Il tuo turno
rules-turn-1 = Fai una sola di queste due cose: pescare e piazzare una carta, oppure prendere una fila. Poi tocca al prossimo, in senso orario.

rules-draw = Pescare e piazzare una carta
rules-draw-1 = Scopri la prima carta del mazzo e la piazzi in una fila qualsiasi che abbia ancora posto. Puoi rovinare una fila agli altri o migliorarne una per te.
rules-draw-2 = Se tutte le file al centro sono complete non puoi pescare: devi prenderne una.

rules-take = Prendere una fila
rules-take-1 = Prendi una fila che ha almeno una carta, tutta intera, e ordini le carte per colore davanti a te. Tutti vedono le carte di tutti.
rules-take-2 = Poi aspetti la fine del round.

rules-round = La fine di un round
rules-round-1 = Chi resta per ultimo può continuare a pescare finché c’è posto, e alla fine prende una fila.
rules-round-2 = Quando tutti hanno preso una fila, le file tornano vuote al centro. Chi ha preso per ultimo comincia il round successivo.

rules-golden-joker = Il jolly dorato
rules-golden-joker-1 = Vale come un jolly. Chi prende la fila in cui si trova scopre anche la prima carta del mazzo e la tiene. Quando lo si piazza non succede nulla.
rules-golden-joker-2 = Se quella carta è «ultimo turno», la si mette da parte, il round in corso diventa l’ultimo e ricevi invece la carta seguente.
rules-golden-joker-3 = La carta in più arriva anche con l’ultima fila di tutta la partita.

rules-last-round = L’ultimo round
rules-last-round-1 = Quando esce la carta «ultimo turno», la si mette da parte e al suo posto si pesca la carta seguente.
rules-last-round-2 = Il round in corso si gioca normalmente fino in fondo, e si può ancora pescare. Poi la partita è finita.

rules-jokers = I jolly
rules-jokers-1 = Alla fine ogni jolly diventa una carta di un colore in gioco. Due jolly possono diventare colori diversi.
rules-jokers-2 = Un jolly può diventare anche un colore che non hai, e conta sempre. Non devi scegliere: ogni jolly è contato dove ti rende di più, e ti viene detto perché.

rules-scoring = Il punteggio
rules-scoring-1 = Per ogni colore la tabella dice quanto valgono le tue carte. Più di sei carte di un colore contano come sei.
rules-scoring-2 = I tuoi tre colori migliori valgono punti positivi, tutti gli altri negativi. I punti possono scendere sotto zero.
rules-scoring-3 = Ogni carta +2 dà sempre due punti.

rules-brown = La tabella marrone
rules-brown-1 = 1, 2, 3, 4, 5, 6 o più carte di un colore: 1, 3, 6, 10, 15, 21 punti.
rules-brown-2 = Fino alla sesta, ogni carta vale più della precedente. Resta fedele ai tuoi colori!

rules-violet = La tabella viola
rules-violet-1 = 1, 2, 3, 4, 5, 6 o più carte di un colore: 1, 4, 8, 7, 6, 5 punti. Prima della partita decidete quale tabella vale; per le prime partite è consigliata la marrone.
rules-violet-2 = L’ideale sono tre carte di un colore, e una grossa perdita si riduce con altre carte. Perciò a volte un jolly aiuta di più in un colore che ti toglie punti.

rules-example = Un esempio
rules-example-1 = Con la tabella marrone hai sei carte verdi, quattro gialle, tre rosse, due blu, un jolly e una carta +2.
rules-example-2 = Il verde dà già i suoi 21 punti, quindi il jolly diventa giallo: 21 per il verde, 15 per il giallo, 6 per il rosso, 3 in meno per il blu e 2 per la carta +2 fanno 41 punti.

rules-win-classic = Chi vince
rules-win-classic-1 = Vince chi ha più punti.
rules-win-classic-2 = Un incontro è di quattro partite, di cui si sommano i punti. Potete anche accordarvi per meno o per più.
rules-win-classic-3 = In caso di parità la vittoria è condivisa.

rules-win-golden = Chi vince
rules-win-golden-1 = Vince chi ha più punti. Decide una sola partita, a meno che non vi accordiate per più partite.
rules-win-golden-2 = In caso di parità la vittoria è condivisa.

rules-two-players = In due
rules-two-players-1 = Tutte le carte di due colori restano nella scatola.
rules-two-players-2 = Ognuno comincia con due carte di colori diversi.
rules-two-players-3 = Ci sono tre file verdi, con posto per una, due e tre carte.
rules-two-players-4 = Quando entrambi hanno preso una fila, le carte della terza escono dal gioco per sempre.
rules-two-players-5 = Tutte e quattro le carte sono di colori diversi.

rules-sources = Regole stampate e decisioni nostre
rules-sources-1 = In alcuni punti le regole stampate tacciono, e un computer deve pur decidere. Quei paragrafi sono segnalati: sono decisioni nostre. Tutto il resto è stampato.
