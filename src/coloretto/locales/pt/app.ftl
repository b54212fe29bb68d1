### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, página inicial
app-skip = Ir para o conteúdo
app-navigation = Páginas principais
app-learn = Aprender
app-rules = Regras
app-score = Pontuar cartas reais
app-replay = Ver uma partida registada
app-programs = Para programas
app-about = Coloretto é um jogo de cartas de Michael Schacht. Esta versão livre é feita por quem gosta muito dele.
app-loading = Um momento…
app-reload = Recarregar
app-new-version = Há uma nova versão do Coloretto.
app-later = Mais tarde
app-retry = Tentar de novo
app-cancel = Cancelar
app-copy = Copiar
app-copied = Copiado.
app-not-copied = Não se conseguiu copiar. Marca e copia à mão.
app-share = Partilhar
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = Uma parte do jogo não foi carregada. Tens ligação?
app-away = A ligação foi abaixo. A tentar de novo…
app-back = A ligação voltou.
app-offline = Não se chega ao servidor. Tens ligação?
app-offline-title = Sem ligação
app-no-server-title = Aqui não há servidor
app-no-server = Para isto é preciso um servidor, e esta cópia do Coloretto não tem nenhum.
app-close = Fechar

## Home

home-title = Junta cores. Mas não demasiadas.
home-lead = O jogo de cartas dos camaleões: aprende-se em dois minutos, joga-se em meia hora.
home-play = Jogar já
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contra { $count } bot · { $level } · { $edition }
       *[other] Contra { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = O servidor acabou de ser instalado. A tua partida começa dentro de segundos.
home-change = Mudar
home-level = Que nível?
home-players = Jogadores
home-people = Pessoas neste ecrã
home-person-name = Nome do jogador { $number }
home-edition = Edição
home-scoring = A pontuação
new-games = Partidas do encontro
new-games-about = Somam-se os pontos de todas as partidas.
home-how = Como se joga
home-step-draw = Bisca uma carta e coloca-a numa fila…
home-step-take = … ou recolhe uma fila e espera pela próxima ronda.
home-step-score = As tuas três melhores cores dão pontos. Todas as outras tiram.
home-real-cards = Jogam com cartas reais? Aqui os pontos são contados e explicados.
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
home-no-server = Esta cópia do Coloretto funciona toda no teu dispositivo. Com um servidor, o mesmo jogo junta amigos, mesas abertas e classificações.

## Games on this device, without a server

app-puzzles = Problemas
app-puzzles-about = Encontra a melhor ação
daily-title = Partida do dia
daily-about = As mesmas cartas para todos, todos os dias
local-games = Neste dispositivo
local-to-move = É a vez de { $player }
local-your-turn = É a tua vez
local-delete = Eliminar
local-delete-sure = Eliminar esta partida?
local-delete-about = Está guardada só neste dispositivo e não pode ser recuperada.
local-player = Jogador { $number }
local-missing-title = Esta partida não está neste dispositivo
local-missing = Foi eliminada ou jogada noutro navegador.
local-storage-blocked = O teu navegador não deixa esta página guardar partidas: esta perde-se quando fechares a página.
local-storage-full = Não há mais espaço neste dispositivo: esta partida perde-se quando fechares a página.
local-storage-failed = Este dispositivo não consegue guardar partidas agora: esta perde-se quando fechares a página.
local-on-server = Este navegador não consegue executar o jogo, por isso jogas com o servidor.

## Settings, also on other screens

settings-title = Definições
settings-language = Língua
settings-name = O teu nome
settings-name-save = Guardar

## Where there is nothing

missing-title = Aqui não há nada
missing-text = Não há nenhuma página neste endereço. Talvez a ligação não esteja inteira.
missing-home = À página inicial

## Of tables and recorded games, also on other screens

replay-title = Rever
replay-of = Rever: { $rules }
replay-game = Partida { $game }
table-open-seat = Lugar livre
