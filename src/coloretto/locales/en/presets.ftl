### Games to choose with one click on the home page.

preset-relaxed = Easygoing
preset-duel = Duel
preset-classic = The classic
preset-summit = The summit
# Opens the form with everything that can be chosen.
preset-all = All options
