### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Para a partida na vossa mesa. Tudo fica neste dispositivo.
companion-not-stored = O teu navegador não guarda isto: perde-se quando fechares a página.
companion-rules = Que jogo?
companion-undo = Desfazer

## Counting points

companion-out = Cores fora do jogo
companion-out-about = Postas de lado antes da primeira carta: { $count }. Podes não escolher.
companion-cards = As cartas dos jogadores
companion-whose = De quem são as cartas?
companion-cards-of = Cartas de { $player }
companion-add = Juntar { $card }
companion-remove = Tirar { $card }
companion-next-player = Seguinte: { $player }
companion-clear = Limpar todas as cartas
companion-cleared = Todas as cartas foram limpas.
companion-empty = Toca nas cartas de cada um e os pontos aparecem aqui.
companion-too-many = { $card }: puseste { $count }, mas este jogo só tem { $limit }.
companion-is-out = { $colour }: puseste esta cor fora do jogo, mas { $player } tem cartas dela.
companion-colours = Os jogadores têm cartas de { $count } cores, mas este jogo só tem { $limit }.

## The match sheet

companion-hands = Contar pontos
companion-sheet = Folha do encontro
companion-to-sheet = Juntar à folha
companion-on-sheet = Esta partida está na folha do encontro.
companion-lacking = Ainda faltam cartas: { $players }
companion-sheet-other = A folha é para outro número de jogadores: { $count }. Começa primeiro uma nova.
companion-sheet-empty = Ainda não há partidas. Conta os pontos de uma e junta-a a esta folha.
companion-game-number = Partida { $number }
companion-remove-game = Tirar a partida { $number }
companion-game-removed = A partida { $number } foi tirada.
companion-print = Imprimir
companion-new-sheet = Nova folha
companion-new-sheet-sure = Começar uma nova folha?
companion-new-sheet-about = As partidas desta folha são eliminadas e não podem ser recuperadas.
companion-keep-sheet = Manter esta

## A game, entered move by move

companion-game = Registar partida
companion-new-game = Anotar uma nova partida
companion-start-cards = Cartas iniciais de { $player }
companion-first = Quem começa?
companion-begin = Começar
companion-begin-when = Escolhe primeiro as cartas iniciais de todos e, se houver, as cores fora do jogo.
companion-drawn = A carta biscada
companion-drew = Biscada: { $card }
companion-or-row = Toca na carta biscada ou na fila que foi recolhida.
companion-bonus = Joker dourado: que carta recebe { $player }?
companion-last-round-card = Agora sai a carta da última ronda. Não a anotes, só a carta biscada a seguir.
