### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, accueil
app-skip = Aller au contenu
app-navigation = Pages principales
app-learn = Apprendre
app-rules = Règles
app-replay = Revoir une partie enregistrée
app-programs = Pour les programmes
app-about = Coloretto est un jeu de cartes de Michael Schacht. Cette version libre est faite par des gens qui l’aiment.
app-loading = Un instant …
app-reload = Recharger
app-new-version = Une nouvelle version de Coloretto est disponible.
app-later = Plus tard
app-retry = Réessayer
app-copy = Copier
app-copied = Copié.
app-not-copied = La copie a échoué. Sélectionnez et copiez à la main.
app-share = Partager
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Invité { $number }
app-part-missing = Une partie du jeu n’a pas pu être chargée. Êtes-vous en ligne ?
app-away = Connexion perdue. Nouvel essai …
app-back = La connexion est rétablie.
app-offline = Le serveur est injoignable. Êtes-vous en ligne ?
app-offline-title = Pas de connexion

## Home

home-title = Collectionnez les couleurs. Pas trop.
home-lead = Le jeu de cartes aux caméléons : appris en deux minutes, joué en une demi-heure.
home-play = Jouer
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contre { $count } bot · { $level } · { $edition }
       *[other] Contre { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Le serveur vient d’être installé. Votre partie commence dans quelques secondes.
home-change = Changer
home-level = Quel niveau ?
home-players = Joueurs
home-edition = Édition
home-scoring = Le décompte
home-how = Comment on joue
home-step-draw = Piochez une carte et placez-la dans une rangée …
home-step-take = … ou prenez une rangée et attendez la manche suivante.
home-step-score = Vos trois meilleures couleurs rapportent. Toutes les autres coûtent.
home-friends = Entre amis
home-friends-about = Ouvrez une table, envoyez le lien et complétez avec des bots si vous voulez.
home-new = Nouvelle table
home-join = Un lien ou un code ?
home-join-example = Collez-le ici
home-join-go = Y aller
home-join-wrong = Il n’y a pas de table dans ce texte. Collez le lien entier.
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvrez une table !
home-sit = Prendre place
home-mine = Mes parties
home-continue = Continuer
home-given-up = abandonné
home-replay = Revoir
home-more = Tout afficher
home-playing = Parties à regarder
home-watch = Regarder
home-seats = Places
home-seat-free = libre

## New table

new-title = Nouvelle table
new-lead = Vous choisissez comment on joue. Tout a déjà une valeur raisonnable.
new-game = Le jeu
new-games = Parties du match
new-games-about = Les points de toutes les parties s’additionnent.
new-seats = Joueurs
new-seats-about = Les places libres sont pour vos invités. Vous pourrez encore les changer à la table.
new-seat = Place { $number }
new-seat-open = Libre
new-seat-bot = Bot : { $level }
new-door = Autour de la table
new-public = Qui peut venir
new-public-no = Avec le lien seulement
new-public-no-about = La table n’est affichée nulle part. Qui a le lien peut prendre place.
new-public-yes = Tout le monde
new-public-yes-about = La table figure parmi les tables ouvertes.
new-clock = Temps de réflexion
new-clock-none = Sans horloge
new-clock-move-30 = 30 secondes par coup
new-clock-move-60 = 1 minute par coup
new-clock-move-180 = 3 minutes par coup
new-clock-game-300 = 5 minutes par partie
new-clock-game-600 = 10 minutes par partie
new-clock-game-1200 = 20 minutes par partie
new-clock-about = Quand votre temps est écoulé, un bot joue pour vous jusqu’à votre retour. Sans horloge, cela prend cinq minutes.
new-spectators = Spectateurs
new-spectators-about = D’autres peuvent regarder avec le lien.
new-chat = Chat
new-chat-about = Les joueurs peuvent s’écrire.
new-open = Ouvrir la table

## Waiting room

room-title = Table
room-yours = Votre table
room-of = Table de { $player }
room-host = Hôte
room-public = ouverte à tous
room-private = avec le lien seulement
room-clock-move = { $seconds } s par coup
room-clock-game = { $minutes } min par partie
room-invite = Inviter quelqu’un
room-invite-about = Envoyez ce lien. Qui l’ouvre peut prendre place aussitôt, sans compte.
room-link = Lien vers cette table
# $command is what to type in a terminal.
room-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez le serveur avec : { $command }
room-seat-free = Place libre
room-add-bot = Ajouter un bot
room-add-bot-to = Ajouter un bot à la place { $number }
room-send-away = Retirer le bot de la place { $number }
room-send-away-person = Renvoyer { $player }
room-send-away-sure = Renvoyer { $player } ?
room-send-away-about = { $player } ne pourra plus prendre place à cette table.
room-send-away-yes = Oui, renvoyer
room-send-away-no = Annuler
room-fill = Compléter avec des bots
room-start = Lancer la partie
room-missing =
    { $count ->
        [one] { $count } place est encore libre
       *[other] { $count } places sont encore libres
    }
room-waits-host = Tout le monde est là. { $player } lance la partie.
room-leave = Quitter la place
room-give-up = Fermer la table
room-give-up-sure = Fermer cette table ?
room-give-up-about = Tout le monde devra partir et le lien ne marchera plus.
room-refused = Entrée refusée
room-version-lost = Cette partie ne peut pas continuer
room-logged-out = Votre session est fermée
room-closed = Cette table est fermée
room-closed-about = Elle a été abandonnée avant sa première partie.
room-sent-away-about = Vous ne pouvez plus prendre place ici, mais d’autres tables vous attendent, et vous pouvez en ouvrir une.

## Settings

settings-title = Réglages
settings-lead = Gardés sur cet appareil, appliqués aussitôt.
settings-look = Apparence
settings-language = Langue
settings-theme = Couleurs de l’écran
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-cards = Cartes
settings-cards-illustrated = Illustrées
settings-cards-illustrated-about = Des caméléons avec leurs motifs.
settings-cards-plain = Simples
settings-cards-plain-about = Un grand signe par couleur, très contrasté.
settings-play = Jeu
settings-speed = Cartes en mouvement
settings-speed-off = Non
settings-speed-fast = Rapide
settings-speed-normal = Normal
settings-speed-slow = Lent
settings-confirm = Confirmer les coups
settings-confirm-about = Un second appui avant de placer une carte ou de prendre une rangée.
settings-sounds = Sons
settings-sounds-about = Doux, et un quand c’est à vous.
settings-you = Vous
settings-name = Votre nom
settings-name-save = Enregistrer
settings-device = Un autre appareil
settings-device-about = Ici, pas de mot de passe. Un code fait de vous la même personne sur un autre appareil ; il sert une fois.
settings-code-make = Afficher un code
settings-code-about = Saisissez-le sur l’autre appareil, dans ces réglages. Gardez-le pour vous.
settings-code-have = J’ai un code
settings-code-use = Utiliser
settings-code-wrong = Ce code est inconnu ou a déjà servi. Faites-en afficher un nouveau.
settings-welcome-back = Bon retour, { $player } !
settings-log-out = Un appareil perdu ?
settings-log-out-about = Tous vos autres appareils seront déconnectés et les codes inutilisés ne seront plus valables.
settings-log-out-do = Se déconnecter partout ailleurs
settings-log-out-sure = Se déconnecter de tous les autres appareils ?
settings-log-out-effect = On ne pourra y continuer qu’avec un nouveau code.
settings-log-out-no = Annuler
settings-logged-out = Seul cet appareil est encore connecté.
settings-delete = Supprimer vos données
settings-delete-about = Efface définitivement de ce serveur votre nom, vos messages et vos classements. Les parties terminées restent, sans votre nom.
settings-delete-do = Supprimer mes données
settings-delete-sure = Supprimer tout ce qui vous concerne ?
settings-delete-effect = C’est irréversible. Dans les parties en cours, un bot continue comme si vous aviez abandonné ; les tables que vous avez ouvertes et qui n’ont pas commencé sont fermées.
settings-deleted = Vos données ont été supprimées.

## Where there is nothing

missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
missing-home = À l’accueil
