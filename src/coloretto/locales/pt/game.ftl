### O jogo em palavras. O que são os valores: ver en/game.ftl.

## As cartas pelo nome

card-a = turquesa
card-b = azul
card-c = vermelho
card-d = amarelo
card-e = verde
card-f = fúcsia
card-g = cinzento
card-plus-two = +2
card-joker = joker
card-golden-joker = joker dourado
card-last-round = última ronda

## As cores em duas letras

card-mark-a = Tu
card-mark-b = Az
card-mark-c = Vm
card-mark-d = Am
card-mark-e = Vd
card-mark-f = Fú
card-mark-g = Ci

## Números e listas

cards-held = { $count } × { $card }
cards-none = sem cartas
count-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
count-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
list-more = { $items }, { $next }
list-and = { $items } e { $last }
list-and-before-i = { $items } e { $last }
list-or = { $items } ou { $last }

## A mesa

round-name = Ronda { $round }
player-you = Tu
player-guest = Convidado { $number }
player-your-bot = O teu bot
player-bot-for = Bot de { $player }

## O fim de uma partida e de um encontro

win-you =
    { $count ->
        [one] Ganhas com { $count } ponto!
       *[other] Ganhas com { $count } pontos!
    }
win-other =
    { $count ->
        [one] { $player } ganha com { $count } ponto.
       *[other] { $player } ganha com { $count } pontos.
    }
win-shared =
    { $count ->
        [one] Vitória partilhada com { $count } ponto: { $players }.
       *[other] Vitória partilhada com { $count } pontos: { $players }.
    }
match-win-you =
    { $count ->
        [one] Ganhas o encontro com { $count } ponto!
       *[other] Ganhas o encontro com { $count } pontos!
    }
match-win-other =
    { $count ->
        [one] { $player } ganha o encontro com { $count } ponto.
       *[other] { $player } ganha o encontro com { $count } pontos.
    }
match-win-shared =
    { $count ->
        [one] Vitória no encontro partilhada com { $count } ponto: { $players }.
       *[other] Vitória no encontro partilhada com { $count } pontos: { $players }.
    }

## Edições, tabelas de pontuação, regras

edition-classic = Clássica
edition-classic-about = Para 3 a 5 jogadores, três jokers, um encontro de quatro partidas.
edition-golden = Joker dourado
edition-golden-about = Para 2 a 5 jogadores. Quem recolhe o joker dourado recebe mais uma carta. Uma partida.
scoring-brown = Tabela castanha
scoring-brown-about = Quantas mais cartas de uma cor, melhor: 1, 3, 6, 10, 15, 21 pontos.
scoring-violet = Tabela violeta
scoring-violet-about = O melhor são três de uma cor, mais dão menos: 1, 4, 8, 7, 6, 5 pontos.
scoring-own = Tabela própria
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } jogador, { $scoring }
       *[other] { $edition }, { $count } jogadores, { $scoring }
    }
rule-set-own = Regras próprias

## A força de um bot

bot-name = { $name } · { $level }
level-easy = Fácil
level-easy-about = Ainda está a aprender e recolhe tudo o que brilha.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Médio
level-medium-about = Conta os pontos, mas não olha em frente e às vezes distrai-se.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difícil
level-hard-about = Aprendeu com milhões de partidas, mas engana-se muitas vezes.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Perito
level-expert-about = Aprendeu com milhões de partidas e raramente se engana.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Mestre
level-master-about = Não comete descuidos e pensa várias jogadas à frente.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Grande mestre
level-grandmaster-about = O mais forte que temos: experimenta cada boa jogada e pode pensar um segundo.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

## O que o servidor não faz, e porquê

refused-bad-message = O servidor não percebeu. Recarrega a página, por favor.
refused-bad-options = Estas opções não combinam.
refused-bad-command = Isso não se pode fazer aqui.
refused-bad-name = Escolhe um nome mais curto e que se veja.
refused-bad-record = Isto não é o registo de uma partida, ou não cumpre as regras.
refused-illegal-action = Essa jogada não é permitida agora.
refused-not-your-turn = Não é a tua vez.
refused-wrong-moment = Agora não: a partida não está nesse ponto.
refused-stale = Entretanto a mesa mudou. Olha outra vez.
refused-version-lost = Viste nesta mesa jogadas posteriores às que o servidor ainda tem. Os dados dele foram danificados ou repostos: avisa quem o gere.
refused-seat-taken = Esse lugar já está ocupado.
refused-full = Todos os lugares estão ocupados.
refused-already-seated = Já tens um lugar.
refused-not-seated = Só os jogadores podem fazer isso.
refused-not-allowed = Esta mesa não admite espectadores.
refused-sent-away = O anfitrião mandou-te embora desta mesa.
refused-banned = O administrador deste servidor bloqueou-te.
refused-foreign-origin = Outro site tentou usar este servidor. Não é permitido.
refused-unknown-host = O servidor não responde a este nome. Quem o administra pode permiti-lo.
refused-unauthorised = O servidor não te conhece. Recarrega a página para voltar a entrar.
refused-unknown-table = Essa mesa não existe. A ligação está completa?
refused-unknown-game = Essa partida não existe ou ainda não acabou.
refused-unknown-identity = Não há ninguém assim, ou o código já foi usado.
refused-unknown-address = Não há nada neste endereço.
refused-bad-method = O servidor não faz isso neste endereço.
refused-too-large = É demasiado longo para o servidor.
refused-too-many =
    { $seconds ->
        [one] Foi demasiado rápido. Tenta de novo dentro de { $seconds } segundo.
       *[other] Foi demasiado rápido. Tenta de novo dentro de { $seconds } segundos.
    }
refused-too-many-tables = Tens demasiadas mesas abertas. Acaba ou fecha uma primeiro.
refused-no-engine = Este navegador não consegue executar o jogo no teu dispositivo. Um mais recente consegue.
refused-internal = O erro foi nosso. Tenta de novo, por favor.
refused-unavailable = O servidor está a recuperar o fôlego. Tenta de novo, por favor.
