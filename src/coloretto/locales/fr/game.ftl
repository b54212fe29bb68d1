### Le jeu en mots. Ce que sont les valeurs : voir en/game.ftl.


## Les cartes par leur nom

card-a = turquoise
card-b = bleu
card-c = rouge
card-d = jaune
card-e = vert
card-f = fuchsia
card-g = gris
card-plus-two = +2
card-joker = joker
card-golden-joker = joker doré
card-last-round = dernière manche

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

## Les couleurs en deux lettres

card-mark-a = Tu
card-mark-b = Bl
card-mark-c = Ro
card-mark-d = Ja
card-mark-e = Ve
card-mark-f = Fu
card-mark-g = Gr

## Nombres et listes

cards-held = { $count } × { $card }
cards-none = aucune carte
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
list-more = { $items }, { $next }
list-and = { $items } et { $last }
list-and-before-i = { $items } et { $last }
list-or = { $items } ou { $last }

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
deck-name = Pioche
deck-left =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
entropy-mine = Votre texte aléatoire a servi au mélange.
entropy-missing = Votre texte aléatoire n’a pas servi au mélange.
entropy-some = Des joueurs ont ajouté des textes aléatoires au mélange : le serveur n’a pas décidé seul de la pioche.
entropy-none = Aucun joueur n’a contribué au mélange : la pioche découle de la seule graine du serveur.
round-name = Manche { $round }
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
player-you = Vous
player-guest = Invité { $number }
player-out = attend
player-away = pas là
player-your-bot = Votre bot
player-bot-for = Bot de { $player }

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
log-silenced = { $player } ne peut plus écrire ici.
log-unsilenced = { $player } peut de nouveau écrire.
log-rematch = La revanche est ouverte.
log-closed-host = L’hôte a fermé cette table.
log-closed-empty = Il n’y a plus personne : la table est fermée.
log-closed-administrator = L’administration a fermé cette table.

## La fin d’une partie et d’un match

win-you =
    { $count ->
        [one] Vous gagnez avec { $count } point !
       *[other] Vous gagnez avec { $count } points !
    }
win-other =
    { $count ->
        [one] { $player } gagne avec { $count } point.
       *[other] { $player } gagne avec { $count } points.
    }
win-shared =
    { $count ->
        [one] Victoire partagée avec { $count } point : { $players }.
       *[other] Victoire partagée avec { $count } points : { $players }.
    }
match-win-you =
    { $count ->
        [one] Vous gagnez le match avec { $count } point !
       *[other] Vous gagnez le match avec { $count } points !
    }
match-win-other =
    { $count ->
        [one] { $player } gagne le match avec { $count } point.
       *[other] { $player } gagne le match avec { $count } points.
    }
match-win-shared =
    { $count ->
        [one] Victoire partagée du match avec { $count } point : { $players }.
       *[other] Victoire partagée du match avec { $count } points : { $players }.
    }
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
score-joker-harmless = Le joker compte comme { $colour } : il n’y coûte rien.
score-jokers = Les jokers comptent comme { $colours }. Aucun autre choix ne rapporte plus.

## Éditions, barèmes, règles

edition-classic = Classique
edition-classic-about = De 3 à 5 joueurs, trois jokers, un match en quatre parties.
edition-golden = Joker doré
edition-golden-about = De 2 à 5 joueurs. Qui prend le joker doré reçoit une carte de plus. Une partie.
scoring-brown = Barème marron
scoring-brown-about = Plus on a de cartes d’une couleur, mieux c’est : 1, 3, 6, 10, 15, 21 points.
scoring-violet = Barème violet
scoring-violet-about = L’idéal est trois cartes d’une couleur, davantage rapporte moins : 1, 4, 8, 7, 6, 5 points.
scoring-own = Barème personnel
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } joueur, { $scoring }
       *[other] { $edition }, { $count } joueurs, { $scoring }
    }
rule-set-own = Règles personnelles

## La force d’un bot

bot-name = { $name } · { $level }
level-easy = Facile
level-easy-about = Il apprend encore et prend tout ce qui brille.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Moyen
level-medium-about = Il compte ses points, sans voir plus loin.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difficile
level-hard-about = Il joue des centaines de parties dans sa tête avant chaque coup.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Expert
level-expert-about = Il a appris de millions de parties. Il punit les erreurs.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maître
level-master-about = Le plus fort que nous ayons : l’expert, avec du temps pour réfléchir.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas

## Ce que le serveur ne fait pas, et pourquoi

refused-bad-message = Le serveur n’a pas compris. Rechargez la page, s’il vous plaît.
refused-bad-options = Ces options ne vont pas ensemble.
refused-bad-command = C’est impossible ici.
refused-bad-name = Choisissez un nom plus court et bien visible.
refused-bad-record = Ce n’est pas l’enregistrement d’une partie, ou il enfreint les règles.
refused-illegal-action = Ce coup n’est pas permis maintenant.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-wrong-moment = Pas maintenant : la partie n’en est pas là.
refused-stale = La table a changé entre-temps. Regardez de nouveau.
refused-version-lost = Vous avez vu à cette table des coups plus récents que ceux que le serveur possède encore. Ses données ont été endommagées ou restaurées : prévenez la personne qui le gère.
refused-seat-taken = Cette place est déjà prise.
refused-full = Toutes les places sont prises.
refused-already-seated = Vous avez déjà une place.
refused-not-seated = C’est réservé aux joueurs.
refused-not-allowed = Cette table n’accepte pas de spectateurs.
refused-sent-away = L’hôte vous demande de quitter cette table.
refused-banned = L’administration de ce serveur vous a interdit l’accès.
refused-foreign-origin = Un autre site a voulu utiliser ce serveur. Ce n’est pas permis.
refused-unknown-host = Le serveur ne répond pas à ce nom. La personne qui l’héberge peut l’autoriser.
refused-unauthorised = Le serveur ne vous connaît pas. Rechargez la page pour revenir.
refused-unknown-table = Cette table n’existe pas. Le lien est-il complet ?
refused-unknown-game = Cette partie n’existe pas ou n’est pas finie.
refused-unknown-identity = Il n’y a personne de ce nom, ou le code a déjà servi.
refused-unknown-address = Il n’y a rien à cette adresse.
refused-bad-method = Le serveur ne fait pas cela à cette adresse.
refused-too-large = C’est trop long pour le serveur.
refused-too-many =
    { $seconds ->
        [one] C’était trop rapide. Réessayez dans { $seconds } seconde.
       *[other] C’était trop rapide. Réessayez dans { $seconds } secondes.
    }
refused-too-many-tables = Vous avez trop de tables ouvertes. Terminez-en ou fermez-en une d’abord.
refused-no-engine = Ce navigateur ne peut pas exécuter le jeu sur votre appareil. Un plus récent le peut.
refused-internal = L’erreur vient de nous. Réessayez, s’il vous plaît.
refused-unavailable = Le serveur reprend son souffle. Réessayez, s’il vous plaît.

## Ce que valait une décision

decision-good = bon
decision-inaccuracy = imprécision
decision-mistake = erreur
decision-blunder = gaffe
luck-lucky = chance
luck-unlucky = malchance
