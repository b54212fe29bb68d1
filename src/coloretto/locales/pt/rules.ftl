### As regras de cada edição, por palavras nossas: um título e os seus parágrafos, pela ordem de `sections.py`.


rules-title = As regras

rules-aim = O objetivo
rules-aim-1 = Colecionas camaleões. No fim só três das tuas cores dão pontos; cada uma das outras tira pontos.
rules-aim-2 = Convém ter muitas cartas de poucas cores, e não poucas cartas de muitas. O problema é que os outros também decidem o que podes recolher.

rules-cards-classic = As cartas
rules-cards-classic-1 = Para três a cinco jogadores a partir dos 8 anos. Há sete cores com nove cartas cada, dez cartas +2 e três jokers.
rules-cards-classic-2 = A carta de última ronda anuncia o fim da partida. Cinco cartas de fila marcam as filas no centro e cinco cartas de resumo lembram quanto vale cada coisa. As cartas em branco da caixa não se usam.

rules-cards-golden = As cartas
rules-cards-golden-1 = Para dois a cinco jogadores a partir dos 8 anos. Há sete cores com nove cartas cada, dez cartas +2, dois jokers e um joker dourado.
rules-cards-golden-2 = A carta de última ronda anuncia o fim da partida. As cartas de fila marcam as filas no centro: cinco castanhas para três a cinco jogadores, três verdes para dois. Cinco cartas de resumo mostram as duas tabelas de pontuação.
rules-cards-golden-3 = O que se segue é para três a cinco jogadores; as mudanças para dois estão no fim.

rules-setup = Antes do primeiro turno
rules-setup-1 = No centro há tantas filas quantos os jogadores. Em cada uma cabem três cartas.
rules-setup-2 = Cada jogador recebe no início uma carta de cor, virada para cima, e nenhuma cor se repete. Com três jogadores, todas as cartas de uma cor ficam na caixa.
rules-setup-3 = As outras cartas são baralhadas e formam o baralho, viradas para baixo.
rules-setup-4 = A sorte decide que cores ficam na caixa, quem recebe cada carta inicial e quem começa, de novo em cada partida de um encontro.

rules-deck-classic = Onde se esconde a última ronda
rules-deck-classic-1 = A carta de última ronda está por cima das últimas 15 cartas do baralho. Assim sabes sempre quantas cartas faltam até ela sair.

rules-deck-golden = Onde se esconde a última ronda
rules-deck-golden-1 = A carta de última ronda está por cima das últimas 16 cartas do baralho. Assim sabes sempre quantas cartas faltam até ela sair.

rules-turn = A tua vez
rules-turn-1 = Fazes exatamente uma de duas coisas: biscar e colocar uma carta, ou recolher uma fila. Depois joga o seguinte, no sentido dos ponteiros do relógio.

rules-draw = Biscar e colocar uma carta
rules-draw-1 = Viras a primeira carta do baralho e coloca-la em qualquer fila onde ainda haja lugar. Podes estragar uma fila aos outros ou melhorar uma para ti.
rules-draw-2 = Se todas as filas do centro estiverem completas, não podes biscar: tens de recolher uma.

rules-take = Recolher uma fila
rules-take-1 = Recolhes uma fila que tenha pelo menos uma carta, com tudo o que lá está, e arrumas as cartas por cores à tua frente. Todos veem o que todos têm.
rules-take-2 = Ficas fora até ao fim da ronda.

rules-round = O fim de uma ronda
rules-round-1 = Quem fica sozinho pode continuar a biscar enquanto houver lugar, e no fim recolhe uma fila.
rules-round-2 = Quando todos tiverem recolhido uma fila, as filas voltam vazias ao centro. Quem recolheu a última começa a ronda seguinte.

rules-golden-joker = O joker dourado
rules-golden-joker-1 = Conta como um joker. Quem recolhe a fila onde ele está vira também a primeira carta do baralho e fica com ela. Colocá-lo numa fila não faz nada.
rules-golden-joker-2 = Se essa carta for a de última ronda, é posta de lado, a ronda em curso passa a ser a última e recebes a carta seguinte em vez dela.
rules-golden-joker-3 = A carta extra vem mesmo com a última fila de toda a partida.

rules-last-round = A última ronda
rules-last-round-1 = Quando sai a carta de última ronda, é posta de lado e bisca-se a carta seguinte em vez dela.
rules-last-round-2 = A ronda em curso joga-se normalmente até ao fim, e ainda se pode biscar. Depois a partida acaba.

rules-jokers = Os jokers
rules-jokers-1 = No fim, cada joker passa a ser uma carta de uma cor em jogo. Dois jokers podem ser de cores diferentes.
rules-jokers-2 = Um joker pode passar a ser uma cor que não tens, e conta sempre. Não precisas de escolher: cada joker conta onde te dá mais, e ficas a saber porquê.

rules-scoring = A pontuação
rules-scoring-1 = Para cada cor, a tabela de pontuação diz quanto valem as tuas cartas. Mais de seis cartas de uma cor valem como seis.
rules-scoring-2 = As tuas três melhores cores dão pontos, todas as outras tiram pontos. Os pontos podem descer abaixo de zero.
rules-scoring-3 = Cada carta +2 dá sempre dois pontos.

rules-brown = A tabela castanha
rules-brown-1 = 1, 2, 3, 4, 5, 6 ou mais cartas de uma cor: 1, 3, 6, 10, 15, 21 pontos.
rules-brown-2 = Até à sexta, cada carta vale mais do que a anterior. Mantém-te fiel às tuas cores!

rules-violet = A tabela violeta
rules-violet-1 = 1, 2, 3, 4, 5, 6 ou mais cartas de uma cor: 1, 4, 8, 7, 6, 5 pontos. Antes da partida combinam qual a tabela que conta; para começar, recomenda-se a castanha.
rules-violet-2 = O melhor são três cartas de uma cor, e uma grande perda volta a diminuir com mais cartas. Por isso um joker às vezes ajuda mais numa cor que te tira pontos.

rules-example = Um exemplo
rules-example-1 = Com a tabela castanha tens seis cartas verdes, quatro amarelas, três vermelhas, duas azuis, um joker e uma carta +2.
rules-example-2 = O verde já dá os seus 21 pontos, por isso o joker passa a amarelo: 21 do verde, 15 do amarelo, 6 do vermelho, menos 3 do azul e mais 2 da carta +2 fazem 41 pontos.

rules-win-classic = Quem ganha
rules-win-classic-1 = Ganha quem tiver mais pontos.
rules-win-classic-2 = Um encontro são quatro partidas cujos pontos se somam. Também podem combinar menos ou mais.
rules-win-classic-3 = Em caso de empate, partilha-se a vitória.

rules-win-golden = Quem ganha
rules-win-golden-1 = Ganha quem tiver mais pontos. Decide uma só partida, a não ser que combinem mais.
rules-win-golden-2 = Em caso de empate, partilha-se a vitória.

rules-two-players = Com dois jogadores
rules-two-players-1 = Todas as cartas de duas cores ficam na caixa.
rules-two-players-2 = Cada jogador começa com duas cartas de cores diferentes.
rules-two-players-3 = Há três filas verdes, com lugar para uma, duas e três cartas.
rules-two-players-4 = Quando ambos tiverem recolhido uma fila, as cartas da terceira saem da partida de vez.
rules-two-players-5 = As quatro cartas são todas de cores diferentes.

rules-sources = Regras impressas e decisões nossas
rules-sources-1 = Nalguns pontos as regras impressas nada dizem, e um computador tem de fazer alguma coisa. Esses parágrafos estão assinalados: são decisões nossas. Tudo o resto está impresso.
