### A partida em palavras. O que são os valores: ver en/game.ftl.

## As cartas numa frase: «A Ada bisca ...»

card-object-a = uma carta turquesa
card-object-b = uma carta azul
card-object-c = uma carta vermelha
card-object-d = uma carta amarela
card-object-e = uma carta verde
card-object-f = uma carta fúcsia
card-object-g = uma carta cinzenta
card-object-plus-two = uma carta +2
card-object-joker = um joker
card-object-golden-joker = o joker dourado

## A mesa

row-name = Fila { $row }
row-free = livre
row-taken = recolhida
row-empty = vazia
row-full = completa
row-holds =
    { $count ->
        [one] lugar para { $count } carta
       *[other] lugar para { $count } cartas
    }
row-described = Fila { $row }: { $cards }
table-watching = Estás a ver.
deck-name = Baralho
deck-left =
    { $count ->
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
entropy-mine = O teu texto aleatório entrou no baralhar.
entropy-missing = O teu texto aleatório não entrou no baralhar.
entropy-some = Os jogadores juntaram textos aleatórios ao baralhar: a semente não decidiu o baralho sozinha.
entropy-none = Nenhum jogador juntou nada ao baralhar: o baralho depende apenas da semente.
last-round-in =
    { $count ->
        [one] { $count } carta até à última ronda
       *[other] { $count } cartas até à última ronda
    }
last-round-next = A próxima carta traz a última ronda.
last-round-now = Última ronda!
last-round-about = Joga-se até todos terem recolhido uma fila. Depois a partida acaba.
score-now =
    { $count ->
        [one] Agora { $count } ponto
       *[other] Agora { $count } pontos
    }
player-out = fora
player-away = ausente

## O que se pode fazer

action-draw = Biscar uma carta
action-take = Recolher a fila { $row }
action-place = Colocar na fila { $row }
action-take-cards = Recolher a fila { $row }: { $cards }
action-place-cards = Colocar { $card } na fila { $row }: { $cards }

## De quem é a vez

turn-choose-you = É a tua vez: bisca uma carta ou recolhe uma fila.
turn-only-draw-you = É a tua vez: bisca uma carta.
turn-only-take-you = Todas as filas estão completas: recolhe uma.
turn-place-you = Coloca { $card } numa fila.
turn-choose-other = É a vez de { $player }.
turn-place-other = { $player } coloca { $card }.
turn-out-you = Estás fora até ao fim da ronda.
turn-bot-soon-you =
    { $count ->
        [one] Um bot joga por ti dentro de { $count } segundo.
       *[other] Um bot joga por ti dentro de { $count } segundos.
    }
turn-over = A partida acabou.

## O que acontece

log-game-begins = Começa a partida { $game }.
log-removed = Fora desta partida: { $colours }.
log-round-begins-you = Ronda { $round }. Começas tu.
log-round-begins-other = Ronda { $round }. Começa { $player }.
log-draws-you = Biscas { $card }.
log-draws-other = { $player } bisca { $card }.
log-places-you = Colocas { $card } na fila { $row }.
log-places-other = { $player } coloca { $card } na fila { $row }.
log-draws-and-places-other = { $player } bisca { $card } para a fila { $row }.
log-only-place-you = Colocas { $card } na fila { $row }, a única com lugar.
log-takes-you = Recolhes a fila { $row }: { $cards }.
log-takes-other = { $player } recolhe a fila { $row }: { $cards }.
log-bonus-you = O joker dourado dá-te ainda { $card }.
log-bonus-other = O joker dourado dá ainda { $card } a { $player }.
log-last-round = Sai a carta de última ronda: esta é a última!
log-discarded = Ninguém as recolheu, saem da partida: { $cards }.
log-game-over = A partida { $game } acabou.

## O que acontece à volta do jogo

log-sits-you = Sentas-te à mesa.
log-sits-other = { $player } senta-se à mesa.
log-stands-other = { $player } vai-se embora.
log-sent-away-other = O anfitrião manda { $player } embora.
log-stands-in-clock-you = Acabou o teu tempo: um bot joga por ti.
log-stands-in-clock-other = Acabou o tempo: um bot joga por { $player }.
log-stands-in-idle-you = Estás há demasiado tempo sem jogar: um bot joga por ti.
log-stands-in-idle-other = { $player } está há demasiado tempo sem jogar: continua um bot.
log-stands-in-left-you = Um bot joga por ti.
log-stands-in-left-other = { $player } foi-se embora: continua um bot.
log-stands-in-away-you = Não estavas: um bot joga por ti.
log-stands-in-away-other = { $player } não está: continua um bot.
log-stands-in-resigned-you = Desistes: continua um bot.
log-stands-in-resigned-other = { $player } desiste: continua um bot.
log-returns-you = Voltaste e jogas tu.
log-returns-other = { $player } voltou.
log-goes-away-other = { $player } já não está.
log-comes-back-other = { $player } está de novo aqui.
log-renamed = { $before } chama-se agora { $player }.
log-ready-other = { $player } espera pela próxima partida.
log-silenced = O chat e as reações de { $player } estão silenciados.
log-unsilenced = O chat e as reações de { $player } voltaram a ser permitidos.
log-rematch = A desforra está aberta.
log-closed-host = O anfitrião fechou esta mesa.
log-closed-empty = Foram todos embora: a mesa está fechada.
log-closed-administrator = O administrador fechou esta mesa.

## O fim de uma partida e de um encontro

result-bot-turns =
    { $count ->
        [one] Um bot jogou { $count } vez.
       *[other] Um bot jogou { $count } vezes.
    }

## De onde vêm os pontos

score-title = De onde vêm os pontos
score-plus = Mais
score-minus = Menos
score-total = Total
score-nothing = nada
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } e um joker
       *[other] { $cards } e { $jokers } jokers
    }
score-jokers-alone =
    { $jokers ->
        [one] um joker como { $colour }
       *[other] { $jokers } jokers como { $colour }
    }
score-plus-twos =
    { $count ->
        [one] uma carta +2
       *[other] { $count } cartas +2
    }
score-joker = O joker conta como { $colour }.
score-joker-better =
    { $total ->
        [one] O joker conta como { $colour }. Como { $other }, a segunda melhor escolha, o total seria { $total } ponto.
       *[other] O joker conta como { $colour }. Como { $other }, a segunda melhor escolha, o total seria { $total } pontos.
    }
score-joker-as-good = O joker conta como { $colour }. Como { $other } daria o mesmo.
score-joker-softens = O joker conta como { $colour }: aí reduz uma perda.
score-joker-costs-nothing = O joker conta como { $colour }: aí não tira pontos.
score-jokers = Os jokers contam como { $colours }. Nenhuma outra escolha dá mais.

## Quão boa foi uma decisão

decision-good = boa
decision-inaccuracy = imprecisão
decision-mistake = erro
decision-blunder = erro grave
luck-lucky = sorte
luck-unlucky = azar
