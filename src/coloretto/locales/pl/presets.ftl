### Games to choose with one click on the home page.

preset-relaxed = Na luzie
preset-duel = Pojedynek
preset-classic = Klasyka
preset-summit = Szczyt
preset-all = Wszystkie opcje
