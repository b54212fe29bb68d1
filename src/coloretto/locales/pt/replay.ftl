### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Partidas

## Opening a record

replay-open-title = Ver uma partida registada
replay-open-about = Escolhe o registo de uma partida guardada aqui, no terminal ou por um programa teu. É verificado pelas regras, e depois podes vê-lo passo a passo.
replay-choose = Escolher ficheiro
replay-drop = … ou larga-o aqui
replay-drop-now = Larga-o aqui
replay-text = Ou cola o texto de um registo
replay-show = Mostrar a partida
replay-checking = A verificar o registo…
replay-other = Abrir outro registo
# Where a record is wrong.
replay-wrong-at = Linha { $line }, coluna { $column }
replay-wrong-line = Linha { $line }
replay-not-text = Este ficheiro não é texto, por isso não pode ser um registo.
replay-too-large = Este ficheiro é demasiado grande para o registo de uma partida.

## Stepping

replay-controls = Passos
replay-first = Ao início
replay-last = Ao fim
replay-back = Um passo atrás
replay-forward = Um passo em frente
replay-round-before = Ronda anterior
replay-round-after = Ronda seguinte
replay-start = Reproduzir
replay-pause = Pausa
replay-speed = Velocidade
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Passo { $step } de { $count }: { $text }
replay-begin = Antes da primeira jogada
replay-keys = Com o teclado: as setas dão um passo, Page Up e Page Down mudam de ronda, Home e End saltam, a barra de espaços reproduz.
replay-view = Visto por
replay-reader = { $player } (tu)
replay-log = O que aconteceu

## The review

replay-review = Análise
replay-review-about = Que decisões custaram quanto, e que cartas deram sorte? Este aparelho calcula-o em poucos segundos.
replay-review-start = Analisar esta partida

## Playing on

replay-play-on = Continuar a jogar daqui
replay-play-on-about = Ocupas o lugar de { $player }; os bots, os outros. As cartas que restam são baralhadas de novo: o novo registo di-lo e nada prova sobre o seu baralho.
replay-play-on-about-you = Voltas a jogar no teu lugar; os bots, nos outros. As cartas que restam são baralhadas de novo: o novo registo di-lo e nada prova sobre o seu baralho.
replay-analyse = Analisar esta posição

## The course of the points

replay-graph = Os pontos, jogada a jogada
replay-graph-about = Uma linha por jogador. Toca para ir até lá.
replay-graph-table = O mesmo em tabela
replay-graph-round = Ronda

## The record and its deck

replay-share = Partilhar
replay-save = Guardar o registo
replay-proof = O baralho é honesto?
replay-proof-promised = Sim. O baralho é o que foi prometido antes da primeira jogada.
replay-proof-unpromised = O baralho condiz com a semente do registo, mas nada foi prometido antes da partida.
replay-proof-wrong = Não. O baralho deste registo não condiz com o prometido.
replay-proof-unknown = Este registo não diz como o baralho foi baralhado.
replay-proof-rules = Todas as jogadas cumprem as regras.
replay-proof-commitment = Prometido antes
replay-proof-seed = Mostrado depois
replay-proof-details = Mostrar a prova
