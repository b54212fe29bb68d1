### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Impara giocando
learn-mia = Mia
learn-leo = Leo
learn-coach = Guida
learn-scene = { $scene } di { $count }
learn-next = Avanti
learn-back = Indietro
learn-undo = Annulla
learn-skip-watching = Vai avanti
learn-skip = Salta la lezione
learn-again = Ricomincia
learn-keys = Con la tastiera: D pesca, da 1 a 3 si sceglie una fila, Invio va avanti.
learn-play = Gioca ora sul serio
learn-play-about = Contro due bot amichevoli. Puoi smettere quando vuoi.
learn-all-rules = Leggi tutte le regole

## The scenes

learn-draw-title = Pesca una carta
learn-draw = Collezioni camaleonti, e questo rosso è già tuo. Tocca a te: tocca il mazzo per pescare una carta.

learn-place-title = Piazzala in una fila
learn-place = Ancora rosso, proprio quello che vuoi! Piazzalo nella fila 1, per dopo.

learn-take-title = Prendi una fila
learn-take-watch = Ora anche Mia e Leo pescano e piazzano una carta.
learn-take = Leo ha messo una carta +2 accanto alla tua rossa: due punti, sempre. Prendi ora una fila o peschi ancora?
learn-take-t0 =
    { $points ->
        [one] Ben fatto! Il rosso va con ciò che hai, e la +2 rende. Fa { $points } punto.
       *[other] Ben fatto! Il rosso va con ciò che hai, e la +2 rende. Fa { $points } punti.
    }
learn-take-t1 = Non hai ancora il blu, e Mia lo colleziona. Nella fila 1 ci sono la tua carta rossa e una +2.
learn-take-d = Si può fare. Ma prima del tuo prossimo turno giocano Mia e Leo, e qualcuno ti soffierà la fila 1.

learn-out-title = Fuori dal round
learn-out-watch = Chi prende una fila resta fuori fino alla fine del round. Guarda che cosa fanno gli altri.
learn-out = Tutti hanno preso una fila, quindi il round è finito. Leo ha preso per ultimo: comincia lui il prossimo.

learn-spoil-title = Rovina una fila
learn-spoil = Il round dopo: hai pescato una carta turchese, che nessuno vuole. Mia aspetta la fila blu, tu quella rossa. Dove la metti?
learn-spoil-p0 = Bella cattiveria! Chi prende le carte blu deve prendere anche la turchese.
learn-spoil-p1 = È la fila che vuoi tu. Ora ti porterebbe un colore che toglie punti.
learn-spoil-p2 = Questo secca un po’ Leo. Ma la fila di Mia è la migliore del tavolo: rovina quella.

learn-three-title = Solo tre colori rendono
learn-three = Qualche round dopo. I tuoi tre colori migliori danno punti, ogni altro ne toglie. Tutte le file sono complete, quindi devi prenderne una. Quale?
learn-three-t0 = Tre colori che non hai, e ognuno toglie punti. Scenderesti da { $before } a { $points } punti.
learn-three-t1 = La scelta migliore: crescono rosso e giallo, solo la carta blu toglie. Sali da { $before } a { $points } punti.
learn-three-t2 = Non male, avresti { $points } punti. Ma un’altra fila rende di più.

learn-joker-title = I jolly
learn-joker = Un jolly diventa il colore che vuoi quando si contano i punti. Mia è già fuori. E ora?
learn-joker-t1 = Sì! Il jolly per ora vale come rosso, e sali da { $before } a { $points } punti. Se alla fine un altro colore rende di più, sarà quello.
learn-joker-t2 = La +2 va bene, e avresti { $points } punti. Ma un jolly ti rende di più.
learn-joker-d = Allora Leo prende il jolly. Fai prima di lui!

learn-last-title = L’ultimo round
learn-last = Verso il fondo del mazzo c’è la carta «ultimo turno», e ora è in cima. Pesca una carta!
learn-last-d = Eccola. Questo round si gioca fino in fondo, poi la partita è finita. La tua carta gialla è andata nella fila 3.

learn-alone-title = Resti solo tu
learn-alone-watch = Mia e Leo prendono le loro file.
learn-alone = Ora resti solo tu. Puoi continuare a pescare finché c’è posto, o prendere la fila 3. Che cosa fai?
learn-alone-t2 = Giusto: una carta che rende e nessuna che toglie punti. Sali da { $before } a { $points } punti.
learn-alone-d = Un’altra carta turchese. Ora viene con la fila e la perdita cresce. Pescare è sempre un rischio!

learn-score-title = Il punteggio
learn-score = Hai vinto! Tre colori danno punti, gli altri ne tolgono. Il tuo jolly è andato dove rende di più, e ogni +2 vale due punti. Il gioco è tutto qui.

## Around the rules

learn-contents = Indice
learn-print = Stampa
learn-by-playing = Impara giocando
learn-ruling = Decisione nostra
