### Games to choose with one click on the home page.

preset-relaxed = Gemütlich
preset-duel = Duell
preset-classic = Der Klassiker
preset-summit = Der Gipfel
preset-all = Alle Einstellungen
