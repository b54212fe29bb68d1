### Games to choose with one click on the home page.

preset-relaxed = Tranquila
preset-duel = Duelo
preset-classic = La clásica
preset-summit = La cumbre
preset-all = Todas las opciones
