### Les règles de chaque édition, dans nos propres mots : un titre et ses paragraphes, dans l’ordre de `sections.py`.


rules-title = Les règles

rules-aim = Le but
rules-aim-1 = Vous collectionnez des caméléons. À la fin, trois de vos couleurs seulement rapportent des points ; toutes les autres en coûtent.
rules-aim-2 = Mieux vaut donc beaucoup de cartes dans peu de couleurs que l’inverse. L’ennui, c’est que les autres décident avec vous de ce que vous pourrez prendre.

rules-cards-classic = Les cartes
rules-cards-classic-1 = De trois à cinq joueurs, à partir de 8 ans. Il y a sept couleurs de neuf cartes chacune, dix cartes +2 et trois jokers.
rules-cards-classic-2 = La carte « dernière manche » annonce la fin de la partie. Cinq cartes rangée marquent les rangées au centre, et cinq cartes d’aide de jeu rappellent ce que tout vaut. Les cartes vierges de la boîte ne servent pas.

rules-cards-golden = Les cartes
rules-cards-golden-1 = De deux à cinq joueurs, à partir de 8 ans. Il y a sept couleurs de neuf cartes chacune, dix cartes +2, deux jokers et un joker doré.
rules-cards-golden-2 = La carte « dernière manche » annonce la fin de la partie. Les cartes rangée marquent les rangées au centre : cinq marron de trois à cinq joueurs, trois vertes à deux. Cinq cartes d’aide de jeu montrent les deux barèmes.
rules-cards-golden-3 = Ce qui suit vaut de trois à cinq joueurs ; ce qui change à deux se trouve à la fin.

rules-setup = Avant le premier tour
rules-setup-1 = Il y a au centre autant de rangées que de joueurs. Chacune a de la place pour trois cartes.
rules-setup-2 = Chacun reçoit au départ une carte couleur, face visible, et aucune couleur ne sort deux fois. À trois joueurs, toutes les cartes d’une couleur restent dans la boîte.
rules-setup-3 = Les autres cartes sont mélangées et forment la pioche, face cachée.
rules-setup-4 = Le sort décide des couleurs qui restent dans la boîte, de la carte de départ de chacun et de qui commence, à chaque partie d’un match.

rules-deck-classic = Où se cache la dernière manche
rules-deck-classic-1 = La carte « dernière manche » repose sur les 15 cartes du bas de la pioche. Vous savez donc toujours combien de cartes viendront avant elle.

rules-deck-golden = Où se cache la dernière manche
rules-deck-golden-1 = La carte « dernière manche » repose sur les 16 cartes du bas de la pioche. Vous savez donc toujours combien de cartes viendront avant elle.

rules-turn = Votre tour
rules-turn-1 = Vous faites une seule de ces deux choses : piocher et placer une carte, ou prendre une rangée. Puis c’est au suivant, dans le sens horaire.

rules-draw = Piocher et placer une carte
rules-draw-1 = Vous retournez la première carte de la pioche et la placez dans n’importe quelle rangée où il reste de la place. Vous pouvez gâcher une rangée aux autres ou en embellir une pour vous.
rules-draw-2 = Si toutes les rangées du centre sont pleines, vous ne pouvez pas piocher : vous devez en prendre une.

rules-take = Prendre une rangée
rules-take-1 = Vous prenez une rangée entière, d’au moins une carte, et triez ses cartes par couleur devant vous. Chacun voit ce que les autres possèdent.
rules-take-2 = Vous ne jouez plus jusqu’à la fin de la manche.

rules-round = La fin d’une manche
rules-round-1 = Qui reste seul peut continuer à piocher tant qu’il y a de la place, puis prend une rangée.
rules-round-2 = Quand chacun a pris une rangée, les rangées reviennent vides au centre. Qui a pris la dernière commence la manche suivante.

rules-golden-joker = Le joker doré
rules-golden-joker-1 = Il compte comme un joker. Qui prend la rangée où il se trouve retourne en plus la première carte de la pioche et la garde. Le placer dans une rangée ne déclenche rien.
rules-golden-joker-2 = Si c’est la carte « dernière manche », on la met de côté, la manche en cours devient la dernière, et vous recevez la carte suivante à la place.
rules-golden-joker-3 = On reçoit cette carte même en prenant la toute dernière rangée de la partie.

rules-last-round = La dernière manche
rules-last-round-1 = Quand la carte « dernière manche » apparaît, on la met de côté et on pioche la carte suivante à la place.
rules-last-round-2 = La manche en cours se joue normalement jusqu’au bout, et on peut encore piocher. Ensuite la partie est finie.

rules-jokers = Les jokers
rules-jokers-1 = À la fin, chaque joker devient une carte d’une couleur de la partie. Deux jokers peuvent devenir deux couleurs différentes.
rules-jokers-2 = Un joker peut devenir une couleur que vous n’avez pas, et il compte toujours. Vous n’avez rien à choisir : chaque joker est compté là où il vous rapporte le plus, et l’on vous dit pourquoi.

rules-scoring = Le décompte
rules-scoring-1 = Pour chaque couleur, le barème dit ce que valent vos cartes. Au-delà de six cartes, une couleur compte comme six.
rules-scoring-2 = Vos trois meilleures couleurs comptent en plus, toutes les autres en moins. Le score peut passer sous zéro.
rules-scoring-3 = Chaque carte +2 rapporte toujours deux points.

rules-brown = Le barème marron
rules-brown-1 = 1, 2, 3, 4, 5, 6 cartes ou plus d’une couleur : 1, 3, 6, 10, 15, 21 points.
rules-brown-2 = Jusqu’à la sixième, chaque carte vaut plus que la précédente. Restez fidèle à vos couleurs !

rules-violet = Le barème violet
rules-violet-1 = 1, 2, 3, 4, 5, 6 cartes ou plus d’une couleur : 1, 4, 8, 7, 6, 5 points. On convient du barème avant la partie ; pour débuter, le marron est conseillé.
rules-violet-2 = L’idéal est trois cartes d’une couleur, et une grosse perte diminue avec plus de cartes. Un joker est donc parfois le plus utile dans une couleur qui vous coûte.

rules-example = Un exemple
rules-example-1 = Avec le barème marron, vous avez six cartes vertes, quatre jaunes, trois rouges, deux bleues, un joker et une carte +2.
rules-example-2 = Le vert rapporte déjà ses 21 points, le joker devient donc jaune : 21 pour le vert, 15 pour le jaune, 6 pour le rouge, 3 de moins pour le bleu et 2 pour la carte +2 font 41 points.

rules-win-classic = Qui gagne
rules-win-classic-1 = Qui a le plus de points l’emporte.
rules-win-classic-2 = Un match compte quatre parties dont on additionne les points. Vous pouvez aussi convenir d’en jouer moins ou plus.
rules-win-classic-3 = À égalité, on partage la victoire.

rules-win-golden = Qui gagne
rules-win-golden-1 = Qui a le plus de points l’emporte. Une seule partie décide, sauf si vous convenez d’en jouer plusieurs.
rules-win-golden-2 = À égalité, on partage la victoire.

rules-two-players = À deux joueurs
rules-two-players-1 = Toutes les cartes de deux couleurs restent dans la boîte.
rules-two-players-2 = Chacun commence avec deux cartes de couleurs différentes.
rules-two-players-3 = Il y a trois rangées vertes, avec de la place pour une, deux et trois cartes.
rules-two-players-4 = Quand les deux joueurs ont pris une rangée, les cartes de la troisième quittent la partie pour de bon.
rules-two-players-5 = Les quatre cartes sont toutes de couleurs différentes.

rules-sources = Règles imprimées et décisions à nous
rules-sources-1 = À quelques endroits, les règles imprimées ne disent rien, et un ordinateur doit trancher. Ces paragraphes sont signalés : ce sont nos décisions. Tout le reste est imprimé.
