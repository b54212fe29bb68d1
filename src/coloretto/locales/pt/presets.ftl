### Games to choose with one click on the home page.

preset-relaxed = Descontraída
preset-duel = Duelo
preset-classic = A clássica
preset-summit = O cume
preset-all = Todas as opções
