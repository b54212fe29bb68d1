### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Apprendre en jouant
learn-mia = Mia
learn-leo = Léo
learn-coach = Guide
learn-scene = { $scene } sur { $count }
learn-next = Suivant
learn-back = Retour
learn-undo = Annuler
learn-skip-watching = Avancer
learn-skip = Passer la leçon
learn-again = Recommencer
learn-keys = Au clavier : D pioche, 1 à 3 choisissent une rangée, Entrée continue.
learn-play = Jouer pour de vrai
learn-play-about = Contre deux bots sympathiques. Vous pouvez arrêter à tout moment.
learn-all-rules = Lire toutes les règles

## The scenes

learn-draw-title = Piochez une carte
learn-draw = Vous collectionnez des caméléons, et ce rouge est déjà à vous. C’est votre tour : touchez la pioche pour piocher une carte.

learn-place-title = Placez-la dans une rangée
learn-place = Encore du rouge, juste ce qu’il vous faut ! Placez-le en rangée 1, pour plus tard.

learn-take-title = Prenez une rangée
learn-take-watch = À présent, Mia et Léo piochent et placent aussi une carte.
learn-take = Léo a mis une carte +2 à côté de votre carte rouge : deux points, toujours. Prendre une rangée maintenant, ou piocher encore ?
learn-take-t0 =
    { $points ->
        [one] Bien joué ! Le rouge va avec vos cartes, et la +2 rapporte. Cela fait { $points } point.
       *[other] Bien joué ! Le rouge va avec vos cartes, et la +2 rapporte. Cela fait { $points } points.
    }
learn-take-t1 = Vous n’avez pas de bleu, et Mia le collectionne. En rangée 1, il y a votre carte rouge et une +2.
learn-take-d = C’est permis. Mais Mia et Léo jouent avant votre prochain tour, et la rangée 1 sera vite prise.

learn-out-title = Hors de la manche
learn-out-watch = Qui prend une rangée ne joue plus jusqu’à la fin de la manche. Regardez les autres.
learn-out = Chacun a pris une rangée, la manche est donc finie. Léo a pris la dernière : il commence la suivante.

learn-spoil-title = Gâchez une rangée
learn-spoil = Manche suivante : vous avez pioché du turquoise, dont personne ne veut. Mia attend la rangée bleue, vous la rouge. Où le placer ?
learn-spoil-p0 = Joliment méchant ! Qui prend les cartes bleues doit prendre la turquoise avec.
learn-spoil-p1 = C’est la rangée que vous voulez. Elle vous apporterait maintenant une couleur qui coûte.
learn-spoil-p2 = Cela ennuie un peu Léo. Mais la rangée de Mia est la meilleure : gâchez plutôt celle-là.

learn-three-title = Trois couleurs rapportent
learn-three = Quelques manches plus tard. Vos trois meilleures couleurs rapportent, toutes les autres coûtent. Toutes les rangées sont pleines, il faut en prendre une. Laquelle ?
learn-three-t0 = Trois couleurs que vous n’avez pas, et chacune coûte. Vous tomberiez de { $before } à { $points } points.
learn-three-t1 = Le meilleur choix : le rouge et le jaune grandissent, seule la carte bleue coûte. Vous passez de { $before } à { $points } points.
learn-three-t2 = Pas mal, vous auriez { $points } points. Mais une autre rangée rapporte plus.

learn-joker-title = Les jokers
learn-joker = Un joker devient la couleur de votre choix au moment du décompte. Mia ne joue déjà plus. Que faire ?
learn-joker-t1 = Oui ! Le joker compte pour l’instant en rouge, et vous passez de { $before } à { $points } points. Si une autre couleur rapporte plus à la fin, ce sera celle-là.
learn-joker-t2 = La +2 est bien, vous auriez { $points } points. Mais un joker vous rapporte plus.
learn-joker-d = Alors Léo prend le joker. Soyez plus rapide que lui !

learn-last-title = La dernière manche
learn-last = Vers le bas de la pioche se trouve la carte « dernière manche », et la voici sur le dessus. Piochez une carte !
learn-last-d = La voilà. Cette manche se joue jusqu’au bout, puis la partie est finie. Votre carte jaune est allée en rangée 3.

learn-alone-title = Il ne reste que vous
learn-alone-watch = Mia et Léo prennent leurs rangées.
learn-alone = Il ne reste que vous. Vous pouvez piocher tant qu’il y a de la place, ou prendre la rangée 3. Que faites-vous ?
learn-alone-t2 = Exact : une carte qui rapporte, et rien qui coûte. Vous passez de { $before } à { $points } points.
learn-alone-d = Encore une carte turquoise. Elle vient maintenant avec la rangée et creuse la perte. Piocher est toujours un risque !

learn-score-title = Le score
learn-score = Vous avez gagné ! Trois couleurs rapportent, les autres coûtent. Votre joker est allé là où il rapporte le plus, et chaque +2 vaut deux points. C’est tout le jeu.

## Around the rules

learn-contents = Sommaire
learn-print = Imprimer
learn-by-playing = Apprendre en jouant
learn-ruling = Notre décision
