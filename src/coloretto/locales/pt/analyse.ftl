### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Tabuleiro de análise
analyse-about = Prepara ou cola qualquer posição e explora o que pode seguir-se. Este dispositivo avalia cada ação.
analyse-damaged = A posição desta ligação está danificada: aqui está outra.
analyse-undo = Anular
analyse-card = Que carta sai?
analyse-text = A posição em texto
analyse-show = Mostrar esta posição
analyse-impossible = Esta posição é impossível.
analyse-go-on = Continua até estar certa.
analyse-link = Uma ligação para esta posição
analyse-link-about = Contém a própria posição e não precisa de servidor.

## Setting up a position

analyse-set-up = Preparar uma posição
analyse-place = Onde estão as cartas
analyse-row = Fila { $row }
analyse-drawn = Carta biscada
analyse-discarded = Fora do jogo
analyse-removed = Cores retiradas
analyse-taken = Foi recolhida nesta ronda
analyse-out = Já recolheu uma fila nesta ronda
analyse-add = Juntar { $card }
analyse-turn = De quem é a vez?
analyse-round = Ronda
