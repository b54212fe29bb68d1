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

round-name = Manche { $round }
player-you = Vous
player-guest = Invité { $number }
player-your-bot = Votre bot
player-bot-for = Bot de { $player }

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
level-medium-about = Il compte les points, sans voir plus loin, et se montre parfois distrait.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Difficile
level-hard-about = Il a appris de millions de parties, mais se trompe souvent.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Expert
level-expert-about = Il a appris de millions de parties et se trompe rarement.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Maître
level-master-about = Il ne commet pas d’étourderies et réfléchit plusieurs tours à l’avance.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Grand maître
level-grandmaster-about = Le plus fort que nous ayons : il essaie chaque bon coup et peut réfléchir une seconde.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

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
