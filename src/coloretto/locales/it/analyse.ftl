### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Tavolo di analisi
analyse-about = Prepara o incolla una posizione ed esplora che cosa può seguire. Questo dispositivo valuta ogni azione.
analyse-damaged = La posizione di questo link è danneggiata: eccone un’altra.
analyse-undo = Annulla
analyse-card = Quale carta arriva?
analyse-text = La posizione come testo
analyse-show = Mostra questa posizione
analyse-impossible = Questa posizione è impossibile.
analyse-go-on = Continua finché non è giusta.
analyse-link = Un link a questa posizione
analyse-link-about = Contiene la posizione stessa e non ha bisogno di un server.

## Setting up a position

analyse-set-up = Prepara una posizione
analyse-place = Dove sono le carte
analyse-row = Fila { $row }
analyse-drawn = Carta pescata
analyse-discarded = Fuori dal gioco
analyse-removed = Colori tolti
analyse-taken = È stata presa in questo round
analyse-out = Ha preso una fila in questo round
analyse-add = Aggiungi { $card }
analyse-turn = Di chi è il turno?
analyse-round = Round
