### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Aprender a jogar
learn-mia = Mia
learn-leo = Leo
learn-coach = Guia
learn-scene = { $scene } de { $count }
learn-next = Seguinte
learn-back = Voltar
learn-undo = Anular
learn-skip-watching = Avançar
learn-skip = Saltar a lição
learn-again = Recomeçar
learn-keys = Com o teclado: D bisca, 1 a 3 escolhem uma fila, Enter avança.
learn-play = Jogar agora a sério
learn-play-about = Contra dois bots simpáticos. Podes parar quando quiseres.
learn-all-rules = Ler todas as regras

## The scenes

learn-draw-title = Bisca uma carta
learn-draw = Colecionas camaleões, e este vermelho já é teu. É a tua vez: toca no baralho para biscar uma carta.

learn-place-title = Coloca-a numa fila
learn-place = Vermelho outra vez, mesmo o que queres! Coloca-o na fila 1, para mais tarde.

learn-take-title = Recolhe uma fila
learn-take-watch = Agora a Mia e o Leo também biscam e colocam uma carta.
learn-take = O Leo pôs uma carta +2 junto da tua carta vermelha: dois pontos, sempre. Recolhes já uma fila ou biscas outra carta?
learn-take-t0 =
    { $points ->
        [one] Muito bem! O vermelho combina com o que tens, e a +2 dá pontos. É { $points } ponto.
       *[other] Muito bem! O vermelho combina com o que tens, e a +2 dá pontos. São { $points } pontos.
    }
learn-take-t1 = O azul é novo para ti, e a Mia coleciona-o. Na fila 1 estão a tua carta vermelha e uma +2.
learn-take-d = Podes fazer isso. Mas a Mia e o Leo jogam antes da tua próxima vez, e alguém leva a fila 1.

learn-out-title = Fora da ronda
learn-out-watch = Quem recolhe uma fila fica fora até ao fim da ronda. Vê o que fazem os outros.
learn-out = Todos recolheram uma fila, por isso a ronda acabou. O Leo recolheu a última: começa ele a próxima.

learn-spoil-title = Estraga uma fila
learn-spoil = A ronda seguinte: biscaste uma carta turquesa, que ninguém quer. A Mia espera pela fila azul, tu pela vermelha. Onde a colocas?
learn-spoil-p0 = Que bela maldade! Quem recolher as cartas azuis leva também a turquesa.
learn-spoil-p1 = Essa é a fila que tu queres. Agora trazia-te uma cor que tira pontos.
learn-spoil-p2 = Isso aborrece um pouco o Leo. Mas a fila da Mia é a melhor da mesa: estraga essa.

learn-three-title = Só três cores dão pontos
learn-three = Algumas rondas depois. As tuas três melhores cores dão pontos, cada uma das outras tira pontos. Todas as filas estão completas, por isso tens de recolher uma. Qual?
learn-three-t0 = Três cores que não tens, e cada uma tira pontos. Descias de { $before } para { $points } pontos.
learn-three-t1 = A melhor escolha: o vermelho e o amarelo crescem, só a carta azul tira. Sobes de { $before } para { $points } pontos.
learn-three-t2 = Nada mau, ficavas com { $points } pontos. Mas outra fila dá mais.

learn-joker-title = Os jokers
learn-joker = Um joker passa a ser a cor que quiseres quando se contam os pontos. A Mia já está fora. E agora?
learn-joker-t1 = Sim! O joker conta agora como vermelho, e sobes de { $before } para { $points } pontos. Se no fim outra cor der mais, será essa.
learn-joker-t2 = A +2 é boa, e ficavas com { $points } pontos. Mas um joker dá-te mais.
learn-joker-d = Então o Leo recolhe o joker. Antecipa-te!

learn-last-title = A última ronda
learn-last = Perto do fundo do baralho está a carta de última ronda, e agora é a primeira. Bisca uma carta!
learn-last-d = Aí está ela. Esta ronda joga-se até ao fim, depois a partida acaba. A tua carta amarela foi para a fila 3.

learn-alone-title = Só restas tu
learn-alone-watch = A Mia e o Leo recolhem as suas filas.
learn-alone = Agora só restas tu. Podes continuar a biscar enquanto houver lugar, ou recolher a fila 3. O que fazes?
learn-alone-t2 = Certo: uma carta que dá pontos e nenhuma que tira pontos. Sobes de { $before } para { $points } pontos.
learn-alone-d = Outra carta turquesa. Agora vem com a fila e aumenta a perda. Biscar é sempre um risco!

learn-score-title = A pontuação
learn-score = Ganhaste! Três cores dão pontos, as outras tiram. O teu joker foi para onde dá mais, e cada +2 vale dois pontos. É este o jogo todo.

## Around the rules

learn-contents = Índice
learn-print = Imprimir
learn-by-playing = Aprender a jogar
learn-ruling = Decisão nossa
