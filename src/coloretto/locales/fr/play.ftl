### La partie en mots. Ce que sont les valeurs : voir en/game.ftl.

## Les cartes dans une phrase : « Ada pioche ... »

card-object-a = une carte turquoise
card-object-b = une carte bleue
card-object-c = une carte rouge
card-object-d = une carte jaune
card-object-e = une carte verte
card-object-f = une carte fuchsia
card-object-g = une carte grise
card-object-plus-two = une carte +2
card-object-joker = un joker
card-object-golden-joker = le joker doré

## La table

row-name = Rangée { $row }
row-free = libre
row-taken = prise
row-empty = vide
row-full = pleine
row-holds =
    { $count ->
        [one] place pour { $count } carte
       *[other] place pour { $count } cartes
    }
row-described = Rangée { $row } : { $cards }
table-watching = Vous regardez.
deck-name = Pioche
deck-left =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
entropy-mine = Votre texte aléatoire a servi au mélange.
entropy-missing = Votre texte aléatoire n’a pas servi au mélange.
entropy-some = Des joueurs ont ajouté des textes aléatoires au mélange : la graine n’a pas décidé seule de la pioche.
entropy-none = Aucun joueur n’a contribué au mélange : la pioche découle de la graine seule.
last-round-in =
    { $count ->
        [one] { $count } carte avant la dernière manche
       *[other] { $count } cartes avant la dernière manche
    }
last-round-next = La prochaine carte amène la dernière manche.
last-round-now = Dernière manche !
last-round-about = On joue jusqu’à ce que chacun ait pris une rangée. Puis la partie est finie.
score-now =
    { $count ->
        [one] { $count } point à présent
       *[other] { $count } points à présent
    }
player-out = attend
player-away = pas là

## Ce qu’on peut faire

action-draw = Piocher une carte
action-take = Prendre la rangée { $row }
action-place = Placer en rangée { $row }
action-take-cards = Prendre la rangée { $row } : { $cards }
action-place-cards = Placer { $card } en rangée { $row } : { $cards }

## À qui de jouer

turn-choose-you = À vous : piochez une carte ou prenez une rangée.
turn-only-draw-you = À vous : piochez une carte.
turn-only-take-you = Toutes les rangées sont pleines : prenez-en une.
turn-place-you = Placez { $card } dans une rangée.
turn-choose-other = C’est à { $player } de jouer.
turn-place-other = { $player } place { $card }.
turn-out-you = Vous attendez la fin de la manche.
turn-bot-soon-you =
    { $count ->
        [one] Un bot jouera pour vous dans { $count } seconde.
       *[other] Un bot jouera pour vous dans { $count } secondes.
    }
turn-over = La partie est finie.

## Ce qui se passe

log-game-begins = La partie { $game } commence.
log-removed = Hors de cette partie : { $colours }.
log-round-begins-you = Manche { $round }. Vous commencez.
log-round-begins-other = Manche { $round }. { $player } commence.
log-draws-you = Vous piochez { $card }.
log-draws-other = { $player } pioche { $card }.
log-places-you = Vous placez { $card } en rangée { $row }.
log-places-other = { $player } place { $card } en rangée { $row }.
log-draws-and-places-other = { $player } pioche { $card } pour la rangée { $row }.
log-only-place-you = Vous placez { $card } en rangée { $row }, la seule où il reste de la place.
log-takes-you = Vous prenez la rangée { $row } : { $cards }.
log-takes-other = { $player } prend la rangée { $row } : { $cards }.
log-bonus-you = Le joker doré vous apporte aussi { $card }.
log-bonus-other = Le joker doré apporte aussi { $card } à { $player }.
log-last-round = La carte « dernière manche » sort : c’est la dernière manche !
log-discarded = Personne ne les a prises, elles quittent la partie : { $cards }.
log-game-over = La partie { $game } est finie.

## Ce qui se passe autour du jeu

log-sits-you = Vous prenez place.
log-sits-other = { $player } prend place.
log-stands-other = { $player } s’en va.
log-sent-away-other = L’hôte renvoie { $player }.
log-stands-in-clock-you = Temps écoulé : un bot joue pour vous.
log-stands-in-clock-other = Temps écoulé : un bot joue pour { $player }.
log-stands-in-idle-you = Vous n’avez pas joué depuis trop longtemps : un bot joue pour vous.
log-stands-in-idle-other = { $player } n’a pas joué depuis trop longtemps : un bot continue.
log-stands-in-left-you = Un bot joue pour vous.
log-stands-in-left-other = { $player } n’est plus là : un bot continue.
log-stands-in-away-you = Vous n’étiez pas là : un bot joue pour vous.
log-stands-in-away-other = { $player } n’est pas là : un bot continue.
log-stands-in-resigned-you = Vous abandonnez : un bot continue.
log-stands-in-resigned-other = { $player } abandonne : un bot continue.
log-returns-you = Vous revenez et jouez de nouveau.
log-returns-other = { $player } revient.
log-goes-away-other = { $player } n’est plus là.
log-comes-back-other = { $player } est de nouveau là.
log-renamed = { $before } s’appelle maintenant { $player }.
log-ready-other = { $player } attend la partie suivante.
log-silenced = Le chat et les réactions sont coupés pour { $player }.
log-unsilenced = Le chat et les réactions sont rétablis pour { $player }.
log-rematch = La revanche est ouverte.
log-closed-host = L’hôte a fermé cette table.
log-closed-empty = Il n’y a plus personne : la table est fermée.
log-closed-administrator = L’administration a fermé cette table.

## La fin d’une partie et d’un match

result-bot-turns =
    { $count ->
        [one] Un bot a joué { $count } tour.
       *[other] Un bot a joué { $count } tours.
    }

## D’où viennent les points

score-title = D’où viennent les points
score-plus = Plus
score-minus = Moins
score-total = Total
score-nothing = rien
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } et un joker
       *[other] { $cards } et { $jokers } jokers
    }
score-jokers-alone =
    { $jokers ->
        [one] un joker comme { $colour }
       *[other] { $jokers } jokers comme { $colour }
    }
score-plus-twos =
    { $count ->
        [one] une carte +2
       *[other] { $count } cartes +2
    }
score-joker = Le joker compte comme { $colour }.
score-joker-better =
    { $total ->
        [one] Le joker compte comme { $colour }. Comme { $other }, le meilleur choix suivant, le total serait de { $total } point.
       *[other] Le joker compte comme { $colour }. Comme { $other }, le meilleur choix suivant, le total serait de { $total } points.
    }
score-joker-as-good = Le joker compte comme { $colour }. Comme { $other }, il rapporterait autant.
score-joker-softens = Le joker compte comme { $colour } : il y réduit une perte.
score-joker-costs-nothing = Le joker compte comme { $colour } : il n’y coûte rien.
score-jokers = Les jokers comptent comme { $colours }. Aucun autre choix ne rapporte plus.

## Ce que valait une décision

decision-good = bon
decision-inaccuracy = imprécision
decision-mistake = erreur
decision-blunder = gaffe
luck-lucky = chance
luck-unlucky = malchance
