### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Pour la partie sur votre table. Tout reste sur cet appareil.
companion-not-stored = Votre navigateur n’enregistre pas ceci : tout sera perdu à la fermeture de la page.
companion-rules = Quel jeu ?
companion-undo = Annuler

## Counting points

companion-out = Couleurs hors du jeu
companion-out-about = Mises de côté avant la première carte : { $count }. Vous pouvez ne rien choisir.
companion-cards = Les cartes des joueurs
companion-whose = À qui sont les cartes ?
companion-cards-of = Cartes de { $player }
companion-add = Ajouter { $card }
companion-remove = Enlever { $card }
companion-next-player = Suite : { $player }
companion-clear = Effacer toutes les cartes
companion-cleared = Toutes les cartes sont effacées.
companion-empty = Touchez les cartes de chacun, et les points apparaissent ici.
companion-too-many = { $card } : vous en avez mis { $count }, mais ce jeu n’en a que { $limit }.
companion-is-out = { $colour } : vous avez mis cette couleur hors du jeu, mais { $player } en a des cartes.
companion-colours = Les joueurs ont des cartes de { $count } couleurs, mais ce jeu n’en a que { $limit }.

## The match sheet

companion-hands = Compter les points
companion-sheet = Feuille de match
companion-to-sheet = Ajouter à la feuille
companion-on-sheet = Cette partie est sur la feuille de match.
companion-lacking = Il manque encore des cartes : { $players }
companion-sheet-other = La feuille est pour un autre nombre de joueurs : { $count }. Commencez-en d’abord une nouvelle.
companion-sheet-empty = Pas encore de partie. Comptez les points d’une partie et ajoutez-la à cette feuille.
companion-game-number = Partie { $number }
companion-remove-game = Enlever la partie { $number }
companion-game-removed = La partie { $number } est enlevée.
companion-print = Imprimer
companion-new-sheet = Nouvelle feuille
companion-new-sheet-sure = Commencer une nouvelle feuille ?
companion-new-sheet-about = Les parties de cette feuille sont supprimées et ne peuvent pas être restaurées.
companion-keep-sheet = Garder celle-ci

## A game, entered move by move

companion-game = Noter une partie
companion-new-game = Noter une nouvelle partie
companion-start-cards = Cartes de départ de { $player }
companion-first = Qui commence ?
companion-begin = Commencer
companion-begin-when = Choisissez d’abord les cartes de départ de chacun et, s’il y en a, les couleurs hors du jeu.
companion-drawn = La carte piochée
companion-drew = Piochée : { $card }
companion-or-row = Touchez la carte piochée, ou la rangée qui a été prise.
companion-bonus = Joker doré : quelle carte reçoit { $player } ?
companion-last-round-card = La carte de la dernière manche sort maintenant. Ne la notez pas, seulement celle qui est piochée ensuite.
