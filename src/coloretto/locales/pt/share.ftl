### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Partilhar esta partida
share-replay = Ligação para rever
share-replay-about = A própria ligação contém a partida com os nomes dos jogadores. Nenhum servidor a guarda.
share-file = Partilhar o ficheiro
share-too-long = Esta partida é demasiado longa para uma ligação. Guarda o registo e envia o ficheiro.

## Links that cannot be opened

share-link-damaged = Esta ligação está incompleta ou danificada. Pede que ta enviem outra vez.
share-link-unknown-version = Esta ligação é de uma versão mais recente desta página. Recarrega a página e tenta de novo.
share-link-too-large = Esta ligação é demasiado grande para uma partida e não é aberta.
share-link-old-browser = Este navegador é demasiado antigo para abrir esta ligação. Pede a partida em ficheiro.
share-link-illegal = O que esta ligação contém não é uma partida conforme as regras e não é mostrado.

## Challenges

challenge-title = Desafio
challenge-link = Desafio: vence-me
challenge-link-about = Quem abrir esta ligação joga com as mesmas cartas, no teu lugar e contra os mesmos bots, e depois vê as duas partidas lado a lado.
challenge-from = { $player } desafia-te
challenge-lead = As mesmas cartas, o mesmo lugar, os mesmos adversários. Consegues fazer melhor?
challenge-rules = Jogo
challenge-opponents = Contra
challenge-goal = A vencer
challenge-points =
    { $count ->
        [one] { $player }: { $count } ponto
       *[other] { $player }: { $count } pontos
    }
challenge-play = Aceitar o desafio
challenge-deck = O baralho está fixado de antemão e a ligação contém-no, por isso ninguém promete que seja secreto. Os bots decidem como da primeira vez: as mesmas jogadas levam à mesma partida.
challenge-problem = Este desafio não pode ser jogado
challenge-unfinished = A partida desta ligação ainda não acabou.
challenge-no-deck = A partida desta ligação não contém o seu baralho.
challenge-wrong-deck = As cartas da partida desta ligação não são as do seu baralho: foi alterada.
challenge-not-one-person = Só uma partida de uma pessoa contra bots pode ser um desafio.

## Two games of one deal

compare-open = Comparar as partidas
# $points are the reader's, $others those of $player.
compare-won = Venceste { $player }: { $points } a { $others }.
compare-lost = { $player } continua à frente: { $others } a { $points }.
compare-tied = Tu e { $player } têm os mesmos pontos: { $points }.
compare-player = Jogador
compare-theirs = Partida de { $player }
compare-mine = A tua partida
compare-both = { $player } / tu
compare-same = Jogaram exatamente a mesma partida.
compare-until =
    { $count ->
        [0] As partidas diferem desde a primeira jogada.
        [one] A primeira jogada é igual; depois as partidas diferem.
       *[other] As primeiras { $count } jogadas são iguais; depois as partidas diferem.
    }
compare-bot = Na jogada { $move } um bot decidiu de outra forma, embora antes tudo fosse igual. A outra partida foi jogada com outros bots ou alterada.
compare-their-replay = Rever a partida de { $player }
compare-my-replay = Rever a tua partida
compare-moves = Jogada a jogada
compare-all = Mostrar também as jogadas anteriores
compare-nothing = Esta partida não faz parte de um desafio.
compare-unfinished = A tua partida ainda não acabou.
compare-another-deal = As duas partidas têm baralhos diferentes e não se podem comparar.

## The deal of the day

daily-yours = O teu resultado
daily-play = Jogar a partida de hoje
daily-counts = Conta a tua primeira tentativa. Depois podes treinar quantas vezes quiseres.
daily-counted = A tua tentativa de hoje já contou. À meia-noite UTC há cartas novas.
daily-practise = Treinar
daily-practice = Foi treino: não conta.
daily-of = Partida do dia: { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } ponto, lugar { $place } de { $players }
       *[other] { $count } pontos, lugar { $place } de { $players }
    }
# The label of the text to send, and its first line.
daily-share = Partilhar o teu resultado
daily-shared = Coloretto, partida do dia: { $date }
daily-deck = Hoje todos têm o mesmo baralho, o mesmo lugar e os mesmos bots. O baralho resulta da data, por isso não é secreto, e ninguém o promete.
daily-compare = Já jogaste estas cartas. Podes comparar as partidas já.
