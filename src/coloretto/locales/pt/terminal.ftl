### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, o jogo de cartas de Michael Schacht.
cli-usage = uso:
cli-commands = comandos
cli-command = COMANDO
cli-options = opções
cli-arguments = argumentos
cli-help = mostra esta ajuda e termina
cli-version = mostra a versão e termina
cli-language = a língua: de, en, es, fr, it, pl ou pt (se faltar: a do sistema)
cli-no-input = não perguntar nada: sem perguntas, sem paginador, sem ecrã inteiro
cli-json = escrever como JSON, para programas
cli-example = exemplo:
cli-exit-status = código de saída:
cli-status =
    0  está feito
    1  falhou, e uma frase diz porquê
    2  a chamada está errada, ou um ficheiro não se consegue ler
    130  parado com Ctrl-C
cli-more-help = Cada comando diz mais: `coloretto COMANDO --help`
cli-try-help = Ver `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Parado.
cli-compiling = A compilar as regras (uma vez, alguns segundos)…
cli-required = falta: %s
cli-unrecognized = opção desconhecida: %s
cli-unexpected = argumento inesperado: %s
cli-invalid-choice = %(value)r não é nenhum de %(choices)s
cli-did-you-mean = { $value } não se conhece: querias dizer { $nearest }?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = não em conjunto com %s
cli-expected-one = precisa de um valor
cli-expected-some = precisa de pelo menos um valor
cli-not-a-number = { $text } não é um número inteiro de { $least } a { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` faz perguntas, mas --no-input não deixa.

## coloretto play

cli-play-summary = jogar contra bots, com amigos aqui ou à mesa de um servidor
cli-play-where =
    o endereço de uma mesa, para te sentares lá; ou o de um servidor, para jogares contra os bots dele
    (se faltar: uma partida neste computador)
cli-play-rules =
    edição, número de jogadores e tabela de pontuação: classic-3 a classic-5, golden-2 a golden-5, ou com a tabela
    violeta, como golden-4-violet (se faltar: %(default)s)
cli-play-games = quantas partidas tem o encontro; os seus pontos somam-se (se faltar: 4 na edição clássica, 1 na dourada)
cli-play-bots =
    contra quem jogas: { $levels }; ou um bot pelo nome: random, beginner, casual, greedy, softmax, search,
    neural ou rollout, os três últimos com um limite se quiseres, como search:5000 ou neural:200ms; ou external:COMANDO,
    um programa teu. Um para todos, ou um para cada lugar, separados por vírgulas (se faltar: o nível das tuas
    definições)
cli-play-people = quantas pessoas partilham este teclado; com 0 vês jogar os bots (se faltar: %(default)s)
cli-play-name = o teu nome à mesa; várias pessoas separadas por vírgulas
cli-play-seed = um número que decide a distribuição: o mesmo número dá as mesmas cartas (se faltar: à sorte)
cli-play-entropy = a tua parte no baralhar: letras e algarismos à tua escolha; várias pessoas, separadas por vírgulas (se faltar: à sorte, ou nenhuma com --seed)
cli-play-save =
    guardar o registo da partida também neste ficheiro: como texto, ou como JSON se o nome acabar em .json
cli-play-plain = linhas e perguntas simples em vez do ecrã inteiro, como para um leitor de ecrã
cli-play-pace = milissegundos entre duas jogadas dos bots no ecrã inteiro (se faltar: o das tuas definições)
cli-play-resume = continuar uma partida inacabada: a única, ou a deste número
cli-play-rematch = com o endereço de uma mesa onde o encontro acabou: jogar outra vez com as mesmas pessoas
cli-play-list = listar as partidas inacabadas
cli-bad-seed = { $text } não é um número inteiro menor que 2 elevado a 256
cli-bad-name = { $text } não é um nome de 1 a { $most } caracteres visíveis
cli-bad-entropy = { $text } não são de 1 a 64 letras, algarismos, - ou _
cli-wrong-names =
    { $given ->
        [one] { $given } nome
       *[other] { $given } nomes
    } para { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } texto para baralhar
       *[other] { $given } textos para baralhar
    } para { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
cli-same-name = dois jogadores chamam-se { $name }: dá a cada um um nome diferente
cli-wrong-people =
    { $people ->
        [one] { $people } pessoa não cabe
       *[other] { $people } pessoas não cabem
    } em { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
cli-wrong-bots =
    { $given ->
        [one] foi indicado { $given } bot
       *[other] foram indicados { $given } bots
    }, mas há { $seats ->
        [one] { $seats } outro lugar
       *[other] { $seats } outros lugares
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Jogador { $number }
cli-no-unfinished = Não há partidas inacabadas.
cli-no-such-unfinished = Não há partida inacabada { $number }: ver `coloretto play --list`.
cli-which-unfinished = Qual? Diz o número: `coloretto play --resume NÚMERO`.
cli-in-use = Esta partida está a ser jogada noutro terminal: { $file }
cli-not-a-save = { $file } não é uma partida guardada: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, ronda { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, mesa { $table }
cli-not-at-table = --people, --seed e --save são para partidas neste computador, não em { $address }
cli-no-table-to-rematch = --rematch precisa do endereço de uma mesa onde o encontro acabou
cli-bad-address = { $text } não é o endereço de um servidor nem de uma mesa, como http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Boas-vindas ao Coloretto: { $rules }.
plain-against = Jogas contra { $bots }.
plain-players = À mesa: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Junta poucas cores: as três melhores dão pontos, todas as outras tiram.
plain-match =
    { $games ->
        [one] O encontro é de { $games } partida.
       *[other] O encontro é de { $games } partidas, cujos pontos se somam.
    }
game-of-match = Partida { $game } de { $games }
local-next-game = Enter: próxima partida.
plain-how-to-ask = A qualquer momento: ? para as regras, Enter para ver a mesa, q para sair.
plain-how-to-hint = Escreve { $hint } para pedir conselho.
plain-how-to-talk = Nesta mesa também: { $say } TEXT fala com os outros, { $resign } desiste.
plain-how-to-react = { $react } NÚMERO mostra uma reação: { $reactions }.
plain-how-to-resign = Nesta mesa também: { $resign } desiste.
plain-commitment = Compromisso: { $commitment }
plain-resumed = A partida continua onde a deixaste.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (fora)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Biscas uma carta (d) ou recolhes uma fila ({ $takes })?
plain-may-draw = Todas as filas estão vazias. Biscas uma carta (d)?
plain-may-take = Que fila recolhes ({ $takes })?
plain-may-place = Colocas { $card } na fila { $rows }?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q sair fim
plain-words-help = ? h ajuda
plain-words-hint = dica conselho
plain-words-draw = d bisca biscar
plain-words-take = t recolhe recolher
plain-words-place = p coloca colocar
plain-words-say = diz dizer
plain-words-react = reage mostra
plain-words-resign = desistir
plain-words-yes = sim s
hint-only-against-bots = Só há conselhos em partidas contra bots.
hint-compiling = A preparar as dicas (uma vez, meio minuto)…
plain-not-understood = Não percebo { $line }. { $hint }
plain-hint-draw = Escreve d para biscar uma carta.
plain-hint-draw-or-take = Escreve d para biscar uma carta; { $takes } para recolher uma fila.
plain-hint-take = Escreve { $takes } para recolher uma fila.
plain-hint-place = Escreve { $rows } para colocar { $card } nessa fila.
plain-nothing-to-place = Ainda não tens carta para colocar. { $hint }
plain-drawn-already = Já biscaste uma carta. { $hint }
plain-all-full = Todas as filas estão completas: não podes biscar. { $hint }
plain-deck-empty = O baralho está vazio: não podes biscar. { $hint }
plain-which-row = Que fila? { $hint }
plain-no-such-row = Não há fila { $row }. { $hint }
plain-row-taken = A fila { $row } já foi recolhida. { $hint }
plain-row-empty = A fila { $row } ainda não tem cartas. { $hint }
plain-row-full = A fila { $row } está completa. { $hint }
plain-goodbye = Até à próxima! A partida não acabou.
plain-go-on = Para a continuar:
plain-play-again = Para jogar outra vez a mesma distribuição:
plain-rematch = Para jogar outra vez com as mesmas pessoas:
plain-record = O registo da partida está em { $file }. Para comprovar as jogadas e o baralho:
plain-replay = Para a rever, jogada a jogada:
plain-result = { $name }: { $points }
plain-over = A partida acabou. De onde vêm os pontos:
plain-term = { $points } por { $cards }
plain-rules-turn =
    Na tua vez fazes uma de duas coisas:
    - biscar a primeira carta e colocá-la numa fila com lugar, ou
    - recolher uma fila com todas as cartas. Ficas fora até ao fim da ronda.
    A ronda acaba quando todos têm uma fila; quem recolheu a última começa.
plain-rules-rows-alike =
    { $count ->
        [one] Em cada fila cabe { $count } carta.
       *[other] Em cada fila cabem { $count } cartas.
    }
plain-rules-rows-differ = Nas filas cabem { $places } cartas.
plain-rules-left-over = As cartas que ninguém recolhe saem da partida.
plain-rules-points = No fim as tuas três melhores cores dão pontos e cada uma das outras tira o mesmo:
plain-rules-cards-label = cartas de uma cor
plain-rules-points-label = pontos
plain-rules-most = { $count } ou mais
plain-rules-jokers = Uma carta +2 vale 2 pontos. Um joker conta como a cor que mais te dá.
plain-rules-golden = O joker dourado é um joker, e quem o recolhe recebe também a primeira carta do baralho.
plain-rules-last-round = A ronda em que sai a carta que está por cima das últimas { $reserve } é a última.
plain-rules-keys =
    d   para biscar               ?      para ler isto
    t2  para recolher a fila 2    q      para sair
    2   para colocar na fila 2    Enter  para ver a mesa

## At a server's table

table-waiting =
    { $count ->
        [one] Falta { $count } jogador. Os outros sentam-se em { $link }
       *[other] Faltam { $count } jogadores. Os outros sentam-se em { $link }
    }
table-waiting-host = Já estão todos. { $player } pode começar a partida.
table-may-start = Já estão todos: Enter começa a partida.
table-stand-in-you = Um bot joga por ti. Enter: volta a jogar.
table-let-bot-play-how = { $player } não está. Enter: deixar jogar um bot até voltar.
table-next-game = Enter: venha a próxima partida.
table-ready = Por ti, sim. Faltam os outros.
plain-resign-how = Escreve { $yes } para desistir, outra coisa para continuar a jogar.
table-play-on = Não, continuar
table-totals = Pontos do encontro até agora: { $totals }.

## The text screens

tui-draw = Biscar
tui-rules = Regras
tui-settings = Definições
tui-scores = Pontos
tui-hint = Dica
tui-quit = Sair
tui-close = Fechar
tui-go-on = Continuar
tui-choose = Escolher
tui-new-game = Nova partida
tui-next-game = Próxima partida
tui-replay = Rever
tui-last-round-title = ÚLTIMA RONDA
tui-seconds-left =
    { $count ->
        [one] falta { $count } segundo
       *[other] faltam { $count } segundos
    }
tui-thinking = { $player } está a pensar…
tui-your-keys-choose = d bisca, { $rows } recolhe uma fila
tui-your-keys-draw = d bisca
tui-your-keys-take = { $rows } recolhe uma fila
tui-your-keys-place = { $rows } coloca-a aí
tui-now = Se a partida acabasse agora
tui-settings-language = Língua
tui-settings-theme = Cores
tui-settings-level = Bots da próxima partida
tui-settings-pace = Ritmo dos bots
tui-language-auto = A do sistema
tui-theme-dark = Escuro
tui-theme-light = Claro
tui-theme-contrast = Alto contraste
tui-theme-terminal = As do terminal
tui-pace-instant = Imediato
tui-pace-quick = Rápido
tui-pace-normal = Normal
tui-pace-slow = Lento
tui-unfinished = Partidas inacabadas

## coloretto replay

cli-replay-summary = rever uma partida, jogada a jogada
cli-replay-file = o registo de uma partida, como texto ou como JSON
cli-replay-move = começar nesta jogada
cli-replay-plain = linhas simples: toda a partida, como foi contada
replay-move = Jogada { $move } de { $moves }
replay-opening = Antes da primeira jogada
replay-unfinished = O registo acaba aqui: a partida não terminou.
replay-step = Passo
replay-round = Ronda
replay-play = Reproduzir
replay-key-review = Rever
replay-mistake = Erro
replay-reviewing = Revisão: { $done } de { $total } ações

## coloretto show

cli-show-summary = mostrar uma posição, ou o fim de uma partida registada
cli-show-what = a linha de uma posição, como a têm os registos e os bots; ou o ficheiro de um registo
cli-show-move = a posição depois desta jogada de um registo
cli-show-no-move =
    { $file } tem { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, mas pediste a { $move }
cli-show-legal = Possível: { $actions }
cli-show-line = Como linha: { $position }

## coloretto analyse

cli-analyse-summary = mostrar quanto vale cada ação numa posição
cli-analyse-position = a linha de uma posição
cli-effort = com que cuidado: { $names }, ou quantas vezes uma procura examina a partir de cada posição, de 0 a { $most } (se faltar: %(default)s)
cli-bad-effort = { $text } não é um esforço: é { $names } ou um número de 0 a { $most }
analyse-title = A parte da vitória de todos após cada ação, primeiro a melhor para { $player }:
analyse-action = ação
analyse-score = pontos esperados
analyse-error = erro padrão, { $player }
analyse-exact = Estes valores são exatos: tudo o que pode seguir-se foi calculado até ao fim da partida.

## coloretto review

cli-review-summary = rever uma partida registada: sorte, erros e ações melhores
review-player = jogador
review-initial = início
review-luck = sorte
review-errors = decisões próprias
review-gifts = decisões dos outros
review-correction = correção
review-final = fim
review-loss = perdido
review-per-decision = por decisão
review-move = jogada
review-played = jogado
review-better = melhor
review-why = Jogada { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, { $loss } perdido; melhor: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = Nenhuma decisão perdeu mais do que um pouco.
review-luckiest = As cartas que mais mudaram
review-card = carta
review-unfinished = A partida não acabou: a revisão termina com a avaliação da última posição.
review-plot-actions = ação
review-plot-shares = parte da vitória em por cento

## coloretto rules

cli-rules-summary = ler as regras, na tua língua
cli-rules-edition = só as de uma edição
plain-ruling = Decisão nossa: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = listar os níveis e os bots contra quem se pode jogar
cli-bots-levels = Níveis
cli-bots-bots = Bots pelo nome
cli-bots-budget = aceita um limite depois de dois pontos, como { $example }
cli-bots-temperature = aceita uma temperatura depois de dois pontos, como { $example }
cli-bots-plays = joga como { $bot }
cli-bots-random = tira à sorte
cli-bots-beginner = o que joga o nível easy: recolhe tudo o que brilha
cli-bots-casual = joga como greedy, e uma decisão em cada três como beginner
cli-bots-greedy = recolhe logo todos os pontos que pode
cli-bots-search = antes de cada jogada continua a jogar muitas vezes na cabeça
cli-bots-neural = avalia as posições com uma rede que aprendeu com milhões de partidas
cli-bots-softmax = avalia com essa rede e escolhe mais vezes as melhores jogadas; uma temperatura mais alta, como em softmax:45, comete mais erros
cli-bots-rollout = depois de cada jogada que pode ser a melhor continua a jogar muitas vezes com essa rede
cli-bots-external = um programa teu, em qualquer linguagem: ver docs/bots.md

## coloretto completion

cli-completion-summary = escrever um script que completa comandos na tua shell
cli-completion-shell = a tua shell
cli-completion-how =
    Para o ter em cada nova shell:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (com ~/.zfunc em fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = servir partidas a navegadores e programas
cli-serve-host = o endereço em que se escuta; 0.0.0.0 deixa entrar outros (se faltar: %(default)s)
cli-serve-port = a porta em que se escuta; 0 usa uma que esteja livre (se faltar: %(default)s)
cli-data = a pasta da base de dados incluída (se faltar: uma pasta de dados do sistema)
cli-serve-origin = outro endereço por que os navegadores conhecem este servidor, como https://games.example; pode repetir-se
cli-serve-host-name = outro nome de anfitrião a que o servidor responde, além dos desta máquina; pode repetir-se
cli-serve-trusted-proxies = endereços ou redes dos proxies em cujo X-Forwarded-For se confia (se faltar: nenhum)
cli-serve-no-limits = não limitar quantas vezes se pode pedir: só para testes de carga
cli-serve-open = abrir o jogo num navegador; se a porta estiver ocupada, usa-se outra
cli-serve-check = verificar a configuração, uma linha por verificação, arrancar o servidor e pará-lo
cli-serve-log-level = quanto conta o diário, em linhas JSON na saída de erros (se faltar: %(default)s)
cli-serve-no-port = { $text } não é uma porta: um número de 0 a { $most }
serve-started = O Coloretto está em { $address }
serve-kept-in = Os dados estão em { $place }
serve-network = Outros na tua rede encontram-no em { $address }
serve-opened = O teu navegador abre-o agora.
serve-open-it = Abre { $address } no teu navegador.
serve-compiling = A compilar as regras e os bots (uma vez, meio minuto; dentro de segundos já se joga)…
serve-compiled = Está tudo compilado.
serve-stop = Ctrl-C para-o; o que foi confirmado fica guardado.
serve-failed = o servidor não conseguiu arrancar em { $host }:{ $port }: há lá outro a correr?
serve-checked = Aqui pode arrancar um servidor.
serve-check-settings = definições de anfitriões e proxies
serve-check-folder = pode escrever-se na pasta de dados
serve-check-disk = espaço livre em disco
serve-check-database = a base de dados responde, esquema
serve-check-bus = o barramento
serve-check-address = o endereço está livre
serve-check-is-ok = ok: { $what }: { $detail }
serve-check-is-warning = aviso: { $what }: { $detail }
serve-check-is-failed = erro: { $what }: { $detail }

## coloretto site

cli-site-summary = escrever um site estático para qualquer alojamento
cli-site-folder = uma pasta nova ou vazia, ou a de um site anterior, que é substituído
site-written = { $files } ficheiros, { $size } MB, escritos em { $folder }
site-upload = Copia a pasta para qualquer alojamento, sob qualquer caminho. Com https, funciona também sem rede depois de uma visita.
site-try = Experimenta-o aqui: { $command }
site-foreign = { $folder } não está vazia, nem é um site anterior deste comando: escolhe outra pasta
site-not-a-folder = { $folder } é um ficheiro, não uma pasta
site-not-built = o cliente web não está compilado: executa primeiro `python tools/build_web.py`

## coloretto admin

cli-admin-summary = cuidar de um servidor: mesas, pessoas e cópias
cli-admin-actions = o que fazer
cli-admin-action = AÇÃO
cli-admin-list = mostrar as mesas, ou as pessoas
cli-admin-close = fechar uma mesa, aconteça lá o que acontecer; um servidor a correr avisa todos
cli-admin-ban = não deixar entrar alguém
cli-admin-unban = voltar a deixar entrar alguém
cli-admin-backup = copiar a base de dados incluída para um ficheiro novo; o servidor pode continuar
cli-admin-restore = pôr uma cópia no lugar da base de dados incluída; o servidor não pode estar a correr
cli-admin-verify = verificar se uma cópia pode ser restaurada e repetir todas as suas partidas
cli-admin-purge = apagar os dados cujo prazo de conservação terminou, nunca uma partida em curso; um servidor a correr fá-lo de hora a hora
cli-admin-dry-run = dizer apenas o que seria apagado
cli-admin-accept-loss = deixar arrancar um servidor cuja base de dados perdeu jogadas confirmadas; o servidor não pode estar a correr
cli-admin-status = só as mesas nesse estado
cli-admin-people = mostrar antes as pessoas, com os identificadores por que se bloqueiam
cli-admin-name = só as pessoas cujo nome contém isto
cli-admin-table = o identificador de uma mesa, como está no endereço
cli-admin-identity = o identificador de alguém, como `list --people` o mostra
cli-admin-file = o ficheiro da cópia
admin-database = Base de dados: { $place }
admin-no-database = não há nenhuma base de dados de um servidor em { $place }
admin-no-tables = Nenhuma mesa.
admin-no-people = Nenhuma pessoa.
admin-column-table = mesa
admin-column-status = estado
admin-column-rules = regras
admin-column-host = anfitrião
admin-column-changed = última mudança
admin-column-id = id
admin-column-name = nome
admin-banned = bloqueio
admin-is-closed = A mesa { $table } está fechada.
admin-purged = Apagado: encontros terminados: { $finished_tables }, mesas fechadas: { $closed_tables }, mensagens: { $chat_messages }, identidades sem uso: { $identities }, códigos expirados: { $recovery_codes }
admin-would-purge = Seria apagado: encontros terminados: { $finished_tables }, mesas fechadas: { $closed_tables }, mensagens: { $chat_messages }, identidades sem uso: { $identities }, códigos expirados: { $recovery_codes }
admin-is-verified = { $file } pode ser restaurado. Mesas: { $tables }, partidas verificadas: { $games }
admin-is-banned = { $identity } tem bloqueio: já nada seu entra, e as ligações são cortadas.
admin-is-unbanned = { $identity } pode voltar a entrar.
admin-unknown-identity = ninguém tem o identificador { $identity }: ver `coloretto admin list --people`
admin-is-backed-up = A base de dados está em { $file }.
admin-is-restored = A base de dados voltou a ser a de { $file }.
admin-is-accepted = O servidor vai arrancar com a base de dados tal como está.

## coloretto account

cli-account-summary = as tuas identidades em servidores: sair das outras, apagá-las
cli-account-list = lista os servidores onde tens uma identidade
cli-account-log-out = termina a sessão em todos os outros dispositivos: os seus tokens e os códigos por usar deixam de valer
cli-account-delete = apaga definitivamente a tua identidade, com o nome, as mensagens e as classificações
cli-account-yes = não perguntar
cli-account-server = o endereço de um servidor: http://…
account-none = Não tens identidade em nenhum servidor.
account-unknown-server = não tens identidade em { $server }: ver `coloretto account list`
account-is-logged-out = { $server }: agora só este dispositivo tem a sessão aberta. Sessões terminadas: { $count }
account-delete-sure = Apagar tudo sobre ti em { $server }?
account-delete-how = Escreve { $yes } para apagar, outra coisa para manter.
account-is-deleted = { $server }: os teus dados foram apagados.
account-is-kept = Nada foi apagado.
account-say-yes = com --no-input, uma identidade só é apagada com --yes

## coloretto verify

cli-verify-summary = voltar a jogar registos de partidas e provar os baralhos
cli-verify-files = o registo de uma partida, como texto ou como JSON
cli-verify-commitment = o compromisso que te mostraram antes da primeira carta: 64 algarismos hexadecimais
cli-verify-entropy = o teu texto aleatório, junto ao baralhar depois do compromisso
cli-verify-log = um servidor cujo diário tem de conter o compromisso: http://…
cli-verify-bad-commitment = { $text } não são 64 algarismos hexadecimais
cli-verify-other-commitment = o registo tem o compromisso { $found }, mas a ti mostraram { $shown }
cli-verify-status =
    0  todas as partidas cumprem as regras, e o baralho das acabadas corresponde ao compromisso
    1  um ficheiro não é um registo, ou as jogadas, os pontos ou o baralho estão errados
    2  a chamada está errada, ou um ficheiro não se consegue abrir
    3  o baralho de uma partida acabada não está provado: falta a semente, qualquer compromisso ou o teu texto aleatório
verify-verified = { $file }: todas as jogadas cumprem as regras
verify-rules = regras
verify-moves = jogadas
verify-scores = pontos
verify-winner = ganha
verify-winners = ganham
verify-deck = baralho
verify-entropy = baralhar
verify-log = diário
verify-log-entry = entrada { $number }, de { $time }; a cadeia daí até ao fim do diário está intacta
verify-log-missing = o compromisso não está no diário do servidor
verify-score = { $name } { $points }
verify-not-over = ainda nada: a partida não acabou
verify-deck-proved = provado: corresponde ao compromisso que te mostraram antes da primeira carta
verify-deck-matched = corresponde ao compromisso deste ficheiro: compara-o com o que te mostraram antes da primeira carta
verify-deck-no-commitment-seed = resulta da semente, mas não foi publicado nenhum compromisso
verify-deck-no-commitment = por provar: não foi publicado nenhum compromisso
verify-deck-no-seed = por provar: a semente ainda não foi revelada

## coloretto conform

cli-conform-summary = comparar as nossas regras com partidas de outro programa
cli-conform-files = partidas e mãos de outro programa, uma por linha de JSON (ver docs/formats.md)
cli-conform-status =
    0  nenhuma diferença
    1  uma diferença
    2  a chamada está errada, ou um ficheiro não se consegue abrir
conform-counts = { $file }  { $games } partidas  { $steps } passos  { $hands } mãos  { $fields } campos
conform-differs = difere
conform-total = total
conform-no-difference = Nenhuma diferença.
conform-first-difference = A primeira diferença: { $difference }

## coloretto simulate

cli-simulate-summary = jogar muitas partidas ao mesmo tempo com estratégias compiladas
cli-rule-set = as regras, como classic-4 ou golden-2-violet (se faltar: %(default)s)
cli-simulate-policies = { $known }: uma para todos os lugares, ou uma para cada, separadas por vírgulas (se faltar: %(default)s)
cli-simulate-games = quantas partidas (se faltar: %(default)s)
cli-seed-of-games = um número que decide todas as partidas: o mesmo número joga as mesmas (se faltar: %(default)s)
cli-simulate-device = cpu: todos os núcleos; gpu: uma GPU da NVIDIA (se faltar: %(default)s)
cli-simulate-threads = quantos fios da CPU (se faltar: um por núcleo)
cli-simulate-save = escrever os pontos e as partes da vitória de cada partida num ficheiro CSV
cli-format = como se escrevem os resultados (se faltar: %(default)s)
cli-format-json = o mesmo que --format json
cli-contest-status =
    0  jogou-se tudo
    1  falhou, e uma frase diz porquê
    2  a chamada estava errada
    130  parado com Ctrl-C; mostra-se o que já se tinha jogado
simulate-rate = { $rate } partidas/s
simulate-title =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $rules }, semente { $seed }, { $device }
simulate-interrupted = Interrompido: isto é o que já se tinha jogado.
simulate-seat = lugar
simulate-policy = estratégia
simulate-score = média de pontos
simulate-win-share = parte da vitória
simulate-speed = { $decisions } decisões e { $rounds } rondas por partida; { $rate } milhões de decisões por segundo, { $seconds } s ao todo

## coloretto bot

cli-bot-summary = pôr um bot a responder a outros programas, em linhas de JSON
cli-bot-bot = o bot, como greedy, com um limite depois de dois pontos se o aceitar, como search:1000
cli-bot-seed = um número que decide as sortes do bot: com o mesmo joga igual (se faltar: a semente que lhe disserem, ou à sorte)
cli-bot-protocol = Lê uma pergunta por linha e responde numa linha, até acabar a entrada:
cli-bot-more = O protocolo completo está em docs/bots.md.

## coloretto arena

cli-arena-summary = pôr bots a jogar uns contra os outros, e classificá-los
cli-arena-bots =
    bots separados por vírgulas, como greedy,random: cada um joga sozinho contra mesas cheias de cada um dos
    outros; pode seguir-se um limite, como search:1000
cli-arena-bot = mais um bot, que pode ter vírgulas, como `'external:./my_bot a,b'`; pode repetir-se
cli-arena-games =
    quantas partidas joga cada formação, em distribuições inteiras, cada uma à vez em todos os lugares
    (se faltar: %(default)s)
cli-arena-challenger = só este bot joga sozinho contra os outros
cli-arena-table = todos os bots jogam juntos a uma mesa; tantos quantos os lugares
cli-arena-workers = quantos processos jogam (se faltar: um por núcleo)
cli-arena-ray = jogar num cluster Ray, num endereço ou no deste computador
cli-arena-save = guardar os resultados num ficheiro; o mesmo comando continua daí
cli-arena-until-clear =
    parar uma formação assim que o primeiro bot for claramente melhor ou pior do que uma parte justa; --games é
    o máximo que joga
cli-arena-luck-adjusted =
    corrigir também as partes da vitória pela sorte das cartas, para o que bastam menos partidas (se faltar: a não
    ser que todos os bots decidam mais depressa do que se mede a sorte)
cli-arena-sprt =
    parar uma formação quando um teste sequencial aceita uma de duas hipóteses sobre quanto a parte da vitória do
    primeiro bot excede uma parte justa, como 0,0.05; --games é o máximo que joga
cli-arena-alpha = com que frequência o teste pode aceitar H1 quando H0 é verdadeira (se faltar: %(default)s)
cli-arena-beta = com que frequência o teste pode aceitar H0 quando H1 é verdadeira (se faltar: %(default)s)
cli-arena-not-hypotheses = { $text } não são dois números com uma vírgula entre eles, como 0,0.05
cli-arena-not-a-fraction = { $text } não é um número, como 0.05
cli-arena-plot = desenhar as partes da vitória numa imagem, como shares.png
arena-rate = { $rate } partidas/s
arena-deals = distribuições
arena-interrupted = Interrompido: isto é o que já se tinha jogado.
arena-interrupted-kept = Interrompido: isto é o que já se tinha jogado. O mesmo comando continua daí.
arena-nothing-played = Interrompido: nada se tinha jogado.
arena-title = { $rules }: { $games } partidas, semente { $seed }; uma parte justa da vitória é { $fair }
arena-until-clear-note = As formações pararam quando era claro; os intervalos têm isso em conta.
arena-sprt-note = Teste sequencial da parte da vitória menos uma parte justa: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = classificação
arena-bot = bot
arena-win-share = parte da vitória
arena-luck-adjusted = sem sorte
arena-variance = razão de variâncias
arena-score = média de pontos
arena-time = tempo por decisão
arena-decisions = decisões
arena-mean = média
arena-median = mediana
arena-longest = máximo
arena-line-up = formação
arena-verdict = veredito
arena-forfeits = desistências
arena-alone-against = só contra
arena-against = { $bot } contra { $others }
arena-better = melhor
arena-worse = pior
arena-unclear = incerto
arena-games = partidas
arena-llr = LLR
arena-bounds = limites
arena-range = { $low } a { $high }
arena-accepted = aceite
arena-undecided = nenhuma
arena-interval = { $mean } ({ $low } a { $high })
arena-forfeit = { $bot } desistiu (formação { $players }, distribuição { $deal }, rotação { $rotation }, lugar { $seat }): { $problem }
arena-more-forfeits =
    … e mais { $number ->
        [one] { $number } desistência
       *[other] { $number } desistências
    }

## coloretto league

cli-league-summary = pôr bots a jogar com todas as regras, e escrever uma liga
cli-league-bots = bots separados por vírgulas (se faltar: random e todos os níveis)
cli-league-rules = regras separadas por vírgulas; pode repetir-se (se faltar: todas as impressas)
cli-league-games = quantas partidas joga cada par com cada regra, em distribuições inteiras (se faltar: %(default)s)
cli-league-games-of = quantas partidas jogam os pares de um bot lento, como search:5000=40; pode repetir-se
cli-league-results = guardar os resultados numa pasta; o mesmo comando continua daí
cli-league-write = escrever o documento num ficheiro em vez de o mostrar
cli-league-not-a-quota = { $text } não é um bot e um número de partidas, como greedy=100
league-interrupted = Interrompido.
league-interrupted-kept = Interrompido. O mesmo comando continua daí.
league-title = Liga
league-introduction =
    Cada bot joga sozinho contra mesas cheias de cada um dos outros. Cada distribuição joga-se à vez em todos os lugares com as mesmas cartas, para que a sorte se anule. Uma parte justa da vitória é um a dividir pelo número de jogadores. Entre parênteses: o intervalo que contém a média verdadeira em 19 casos de 20, por distribuições.
league-until-clear = Um par parava assim que era claro se o bot sozinho é melhor ou pior do que uma parte justa.
league-luck-adjusted = As partes da vitória estão corrigidas pela sorte: sem o que as cartas reveladas deram ou tiraram, segundo a rede de valor.
league-command = Escrito por:
league-networks = Redes: { $networks }
league-overall = Todas as regras
league-overall-note = As partes da vitória são médias de todas as regras. Os bots cujos intervalos se sobrepõem partilham o lugar: estas partidas não os distinguem. As classificações são de Plackett-Luce, do openskill, mu menos 3 sigma; contam todos os lugares, não só a vitória. Os tempos são os de uma decisão no computador que jogou.
league-steps = Cada bot contra o imediatamente abaixo
league-steps-note = A parte da vitória de um bot sozinho contra uma mesa cheia do imediatamente mais fraco. A negrito: claramente mais do que uma parte justa.
league-shares = Partes da vitória, sozinho contra todos os outros
league-time = tempo por jogada
league-note = { $games } partidas. Uma parte justa da vitória é { $fair }.
league-rank = lugar
league-rules-column = regras (parte justa)
league-cross-table = A parte da vitória do bot de uma linha, sozinho contra uma mesa cheia do bot de uma coluna:

## coloretto benchmark

cli-benchmark-summary = medir um bot contra adversários fixos em distribuições fixas
cli-benchmark-deals = quantas distribuições se jogam contra cada adversário; menos do que todas só mostram como funciona (se faltar: %(default)s)
cli-benchmark-write = acrescentar o resultado a um ficheiro de classificação
benchmark-title =
    Prova { $version }: { $bot } sozinho contra mesas cheias de cada adversário, { $rules }, { $deals } distribuições cada uma. As partes da vitória estão corrigidas pela sorte; uma parte justa é { $fair }.
benchmark-incomplete = Nem todas as distribuições foram jogadas: este resultado não se pode comparar.
benchmark-score = resultado

## coloretto dataset

cli-dataset-summary = escrever um conjunto de partidas de um bot contra si próprio
cli-dataset-folder = uma pasta para os ficheiros; o mesmo comando continua daí
cli-dataset-bot = o bot em todos os lugares (se faltar: %(default)s)
dataset-done =
    { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas estão
    } em { $folder }.
