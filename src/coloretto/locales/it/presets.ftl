### Games to choose with one click on the home page.

preset-relaxed = Tranquilla
preset-duel = Duello
preset-classic = La classica
preset-summit = La vetta
preset-all = Tutte le opzioni
