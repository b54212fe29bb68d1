### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Per la partita sul vostro tavolo. Tutto resta su questo dispositivo.
companion-not-stored = Il tuo browser non salva questi dati: andranno persi alla chiusura della pagina.
companion-rules = Quale gioco?
companion-undo = Annulla

## Counting points

companion-out = Colori fuori dal gioco
companion-out-about = Messi da parte prima della prima carta: { $count }. Puoi anche non scegliere.
companion-cards = Le carte dei giocatori
companion-whose = Di chi sono le carte?
companion-cards-of = Carte di { $player }
companion-add = Aggiungi { $card }
companion-remove = Togli { $card }
companion-next-player = Avanti: { $player }
companion-clear = Cancella tutte le carte
companion-cleared = Tutte le carte sono cancellate.
companion-empty = Tocca le carte di ognuno e qui compariranno i punti.
companion-too-many = { $card }: ne hai inserite { $count }, ma questo gioco ne ha solo { $limit }.
companion-is-out = { $colour }: hai messo questo colore fuori dal gioco, ma { $player } ne ha delle carte.
companion-colours = I giocatori hanno carte di { $count } colori, ma questo gioco ne ha solo { $limit }.

## The match sheet

companion-hands = Conta i punti
companion-sheet = Foglio dell’incontro
companion-to-sheet = Aggiungi al foglio
companion-on-sheet = Questa partita è sul foglio dell’incontro.
companion-lacking = Mancano ancora carte: { $players }
companion-sheet-other = Il foglio è per un altro numero di giocatori: { $count }. Prima iniziane uno nuovo.
companion-sheet-empty = Ancora nessuna partita. Conta i punti di una e aggiungila a questo foglio.
companion-game-number = Partita { $number }
companion-remove-game = Togli la partita { $number }
companion-game-removed = La partita { $number } è stata tolta.
companion-print = Stampa
companion-new-sheet = Nuovo foglio
companion-new-sheet-sure = Iniziare un nuovo foglio?
companion-new-sheet-about = Le partite di questo foglio vengono eliminate e non possono essere recuperate.
companion-keep-sheet = Tieni questo

## A game, entered move by move

companion-game = Registra una partita
companion-new-game = Inserisci una nuova partita
companion-start-cards = Carte iniziali di { $player }
companion-first = Chi inizia?
companion-begin = Inizia
companion-begin-when = Scegli prima le carte iniziali di tutti e, se ce ne sono, i colori fuori dal gioco.
companion-drawn = La carta pescata
companion-drew = Pescata: { $card }
companion-or-row = Tocca la carta pescata oppure la fila che è stata presa.
companion-bonus = Jolly dorato: quale carta riceve { $player }?
companion-last-round-card = Ora esce la carta «ultimo turno». Non inserirla: inserisci solo quella pescata dopo.
