### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Nova mesa
new-lead = Decides tu como se joga. Tudo já tem um valor sensato.
new-game = O jogo
new-seats = Jogadores
new-seats-about = Os lugares livres são para quem convidares. À mesa ainda podes mudá-los.
new-seat = Lugar { $number }
new-seat-open = Livre para alguém
new-seat-bot = Bot: { $level }
new-door = À volta da mesa
new-public = Quem pode vir
new-public-no = Só com a ligação
new-public-no-about = A mesa não aparece em lado nenhum. Quem tiver a ligação pode sentar-se.
new-public-yes = Qualquer pessoa
new-public-yes-about = A mesa aparece entre as mesas abertas.
new-clock = Tempo para pensar
new-clock-none = Sem relógio
new-clock-move-30 = 30 segundos por jogada
new-clock-move-60 = 1 minuto por jogada
new-clock-move-180 = 3 minutos por jogada
new-clock-game-300 = 5 minutos por partida
new-clock-game-600 = 10 minutos por partida
new-clock-game-1200 = 20 minutos por partida
new-clock-about = Quando o teu tempo acaba, um bot joga por ti até voltares. Sem relógio, isso demora cinco minutos.
new-spectators = Espectadores
new-spectators-about = Outros podem ver com a ligação.
new-chat = Chat
new-chat-about = Os jogadores podem escrever uns aos outros e mostrar reações.
new-preview = Antevisão dos pontos
new-preview-about = As filas dizem quanto contariam. Desligada, ninguém a vê nesta mesa, sejam quais forem as suas definições.
room-no-preview = Sem antevisão dos pontos
new-open = Abrir a mesa

## Waiting room

room-title = Mesa
room-yours = A tua mesa
room-of = Mesa de { $player }
room-host = Anfitrião
room-public = aberta a todos
room-private = só com a ligação
room-clock-move = { $seconds } s por jogada
room-clock-game = { $minutes } min por partida
room-invite = Convidar alguém
room-invite-about = Envia esta ligação. Quem a abrir pode sentar-se logo, sem conta.
room-link = Ligação para esta mesa
room-qr = Código QR da ligação
room-lan = Telemóveis e computadores da tua rede podem abrir esta ligação.
# $command is what to type in a terminal.
room-local = Esta ligação só funciona neste computador. Para outros na tua rede poderem entrar, arranca o servidor com: { $command }
room-seat-free = Lugar livre
room-add-bot = Juntar um bot
room-add-bot-to = Pôr um bot no lugar { $number }
room-send-away = Tirar o bot do lugar { $number }
room-send-away-person = Mandar { $player } embora
room-send-away-sure = Mandar { $player } embora?
room-send-away-about = { $player } não poderá voltar a sentar-se a esta mesa.
room-send-away-yes = Sim, mandar embora
room-fill = Completar com bots
room-start = Começar a partida
room-missing =
    { $count ->
        [one] { $count } lugar ainda está livre
       *[other] { $count } lugares ainda estão livres
    }
room-waits-host = Já estão todos. { $player } pode começar a partida.
room-leave = Levantar
room-give-up = Fechar a mesa
room-give-up-sure = Fechar esta mesa?
room-give-up-about = Todos terão de sair e a ligação da mesa deixa de funcionar.
room-refused = Não se pode entrar
room-version-lost = Esta partida não pode continuar
room-logged-out = A tua sessão terminou
room-closed = Esta mesa está fechada
room-closed-about = Foi abandonada antes da primeira partida.
room-sent-away-about = Aqui já não te podes sentar, mas há outras mesas, e podes abrir uma tu.

## At the table

table-mute = Silenciar chat e reações
table-unmute = Voltar a permitir chat e reações
table-silence = Silenciar para todos
table-unsilence = Voltar a permitir para todos
table-let-bot-play-for = Deixar jogar um bot até { $player } voltar
table-let-bot-play-wait =
    { $count ->
        [one] Dentro de { $count } segundo podes deixar jogar um bot.
       *[other] Dentro de { $count } segundos podes deixar jogar um bot.
    }
refused-not-away = Este jogador está à mesa ou acabou de sair.
refused-no-chat = Nesta mesa o chat está desligado.
refused-silenced = O anfitrião silenciou-te.
refused-not-the-host = Só quem abriu a mesa pode fazer isso.
