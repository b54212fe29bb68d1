### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Mesa
table-log = O que aconteceu
table-players = Os outros
table-rows = Filas
table-menu = Mais

## What can be done, on buttons and rows: short

table-draw = Biscar
table-take = Recolher
table-place = Aqui

## The deck

table-until-last-round =
    { $count ->
        [one] última ronda em { $count } carta
       *[other] última ronda em { $count } cartas
    }
table-last-round-next = próxima carta: última ronda
table-deck-details = O que resta no baralho
table-deck-explained = Quantas cartas de cada tipo ainda estão no baralho.
table-not-in-game = Fora desta partida
table-discarded = Saídas do jogo
table-last-round-explained = Saiu a carta de última ronda: esta ronda joga-se até ao fim, depois contam-se os pontos.
table-bonus = Joker dourado!
table-points = Pontos por cartas de uma cor

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Tempo restante
table-here = À mesa
table-last-here = Não está. Última vez aqui: { $when }
table-let-bot-play-short = Deixar jogar um bot

## Asked before a move, for those who want that

table-confirm-take = Recolher a fila { $row }?
table-confirm-place = Colocá-la na fila { $row }?
table-yes = Sim
table-no = Não
## Uma jogada a caminho do servidor

table-sending = A enviar a tua jogada…
table-not-sent = Sem ligação. A tua jogada segue assim que ela voltar.
table-arrived = A ligação voltou. A tua jogada chegou.

## Chat

table-say = Diz alguma coisa
table-send = Enviar
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reações
reaction-hello = Olá!
reaction-bravo = Bem jogado!
reaction-thanks = Obrigado!
reaction-laugh = Ah, ah!
reaction-surprised = Oh!
reaction-oops = Ups!

## Going away and coming back

table-rules = Regras
table-leave = Deixar a mesa
table-let-bot-play = Deixar um bot jogar por mim
table-bot-plays = Um bot joga por ti.
table-return = Volto a jogar eu
table-resign = Desistir
table-resign-sure = Desistir deste encontro? Continua um bot e não podes voltar.
table-resign-yes = Sim, desistir
table-resigned = Desististe. Continua um bot.
table-keys = Com o teclado: D bisca, 1 a 5 escolhem uma fila, também setas e Enter. H, P e L leem as cartas, os pontos e a última jogada.
table-keys-react = R abre as reações.
table-keys-advice = O ponto de interrogação pede conselho.

## The end of a game

table-results = Ver os pontos
table-next = Próxima partida
table-replay = Rever a partida
table-save = Guardar o registo
