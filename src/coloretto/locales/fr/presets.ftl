### Games to choose with one click on the home page.

preset-relaxed = Tranquille
preset-duel = Duel
preset-classic = La classique
preset-summit = Le sommet
preset-all = Toutes les options
