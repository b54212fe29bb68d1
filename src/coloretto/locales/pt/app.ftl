### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, página inicial
app-skip = Ir para o conteúdo
app-navigation = Páginas principais
app-learn = Aprender
app-rules = Regras
app-replay = Ver uma partida registada
app-programs = Para programas
app-about = Coloretto é um jogo de cartas de Michael Schacht. Esta versão livre é feita por quem gosta muito dele.
app-loading = Um momento …
app-reload = Recarregar
app-new-version = Há uma nova versão do Coloretto.
app-later = Mais tarde
app-retry = Tentar de novo
app-copy = Copiar
app-copied = Copiado.
app-not-copied = Não se conseguiu copiar. Marca e copia à mão.
app-share = Partilhar
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Convidado { $number }
app-part-missing = Uma parte do jogo não foi carregada. Tens ligação?
app-away = A ligação foi abaixo. A tentar de novo …
app-back = A ligação voltou.
app-offline = Não se chega ao servidor. Tens ligação?
app-offline-title = Sem ligação

## Home

home-title = Junta cores. Mas não demasiadas.
home-lead = O jogo de cartas dos camaleões: aprende-se em dois minutos, joga-se em meia hora.
home-play = Jogar já
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contra { $count } bot · { $level } · { $edition }
       *[other] Contra { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = O servidor acabou de ser instalado. A tua partida começa dentro de segundos.
home-change = Mudar
home-level = Que nível?
home-players = Jogadores
home-edition = Edição
home-scoring = A pontuação
home-how = Como se joga
home-step-draw = Bisca uma carta e coloca-a numa fila …
home-step-take = … ou recolhe uma fila e espera pela próxima ronda.
home-step-score = As tuas três melhores cores dão pontos. Todas as outras tiram.
home-friends = Com amigos
home-friends-about = Abre uma mesa, envia a ligação e enche os lugares vazios com bots, se quiseres.
home-new = Nova mesa
home-join = Tens uma ligação ou um código?
home-join-example = Cola aqui
home-join-go = Ir
home-join-wrong = Neste texto não há nenhuma mesa. Cola a ligação inteira.
home-open = Mesas abertas
home-open-none = Agora não há ninguém à espera. Abre tu uma mesa!
home-sit = Sentar
home-mine = As minhas partidas
home-continue = Continuar
home-given-up = desististe
home-replay = Rever
home-more = Mostrar tudo
home-playing = Partidas para ver
home-watch = Ver
home-seats = Lugares
home-seat-free = livre

## New table

new-title = Nova mesa
new-lead = Decides tu como se joga. Tudo já tem um valor sensato.
new-game = O jogo
new-games = Partidas do encontro
new-games-about = Somam-se os pontos de todas as partidas.
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
new-chat-about = Os jogadores podem escrever uns aos outros.
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
room-send-away-no = Cancelar
room-fill = Completar com bots
room-start = Começar a partida
room-missing =
    { $count ->
        [one] { $count } lugar ainda está livre
       *[other] { $count } lugares ainda estão livres
    }
room-waits-host = Já estão todos. { $player } começa a partida.
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

## Settings

settings-title = Definições
settings-lead = Ficam neste dispositivo e valem logo.
settings-look = Aspeto
settings-language = Língua
settings-theme = Cores do ecrã
settings-theme-auto = Como o dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-cards = Cartas
settings-cards-illustrated = Ilustradas
settings-cards-illustrated-about = Camaleões com os seus padrões.
settings-cards-plain = Simples
settings-cards-plain-about = Um sinal grande para cada cor, com muito contraste.
settings-play = Jogo
settings-speed = Cartas em movimento
settings-speed-off = Não
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-confirm = Confirmar jogadas
settings-confirm-about = Um segundo toque antes de colocar uma carta ou recolher uma fila.
settings-sounds = Sons
settings-sounds-about = Suaves, e um quando é a tua vez.
settings-you = Tu
settings-name = O teu nome
settings-name-save = Guardar
settings-device = Outro dispositivo
settings-device-about = Aqui não há palavras-passe. Um código faz de ti a mesma pessoa noutro dispositivo; serve uma vez.
settings-code-make = Mostrar um código
settings-code-about = Escreve-o no outro dispositivo, nestas definições. Guarda-o só para ti.
settings-code-have = Tenho um código
settings-code-use = Usar
settings-code-wrong = Este código não é conhecido ou já foi usado. Mostra um novo.
settings-welcome-back = Olá de novo, { $player }!
settings-log-out = Perdeste um dispositivo?
settings-log-out-about = A sessão termina em todos os teus outros dispositivos e os códigos por usar deixam de ser válidos.
settings-log-out-do = Terminar sessão nos outros
settings-log-out-sure = Terminar a sessão em todos os outros dispositivos?
settings-log-out-effect = Lá só se pode continuar com um código novo.
settings-log-out-no = Cancelar
settings-logged-out = Agora só este dispositivo tem a sessão aberta.
settings-delete = Apagar os teus dados
settings-delete-about = Remove definitivamente deste servidor o teu nome, as tuas mensagens e as tuas classificações. As partidas terminadas ficam, sem o teu nome.
settings-delete-do = Apagar os meus dados
settings-delete-sure = Apagar tudo sobre ti?
settings-delete-effect = Não se pode anular. Nas partidas em curso continua um bot, como se tivesses desistido; as mesas que abriste e que ainda não começaram são fechadas.
settings-deleted = Os teus dados foram apagados.

## Where there is nothing

missing-title = Aqui não há nada
missing-text = Não há nenhuma página neste endereço. Talvez a ligação não esteja inteira.
missing-home = À página inicial
