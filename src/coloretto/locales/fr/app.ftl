### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, accueil
app-skip = Aller au contenu
app-navigation = Pages principales
app-learn = Apprendre
app-rules = Règles
app-score = Compter de vraies cartes
app-replay = Revoir une partie enregistrée
app-programs = Pour les programmes
app-about = Coloretto est un jeu de cartes de Michael Schacht. Cette version libre est faite par des gens qui l’aiment.
app-loading = Un instant…
app-reload = Recharger
app-new-version = Une nouvelle version de Coloretto est disponible.
app-later = Plus tard
app-retry = Réessayer
app-cancel = Annuler
app-copy = Copier
app-copied = Copié.
app-not-copied = La copie a échoué. Sélectionnez et copiez à la main.
app-share = Partager
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = Une partie du jeu n’a pas pu être chargée. Êtes-vous en ligne ?
app-away = Connexion perdue. Nouvel essai…
app-back = La connexion est rétablie.
app-offline = Le serveur est injoignable. Êtes-vous en ligne ?
app-offline-title = Pas de connexion
app-no-server-title = Pas de serveur ici
app-no-server = Il faut un serveur pour cela, et cette copie de Coloretto n’en a pas.
app-close = Fermer

## Home

home-title = Collectionnez les couleurs. Pas trop.
home-lead = Le jeu de cartes aux caméléons : appris en deux minutes, joué en une demi-heure.
home-play = Jouer
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] Contre { $count } bot · { $level } · { $edition }
       *[other] Contre { $count } bots · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Le serveur vient d’être installé. Votre partie commence dans quelques secondes.
home-change = Changer
home-level = Quel niveau ?
home-players = Joueurs
home-people = Personnes devant cet écran
home-person-name = Nom du joueur { $number }
home-edition = Édition
home-scoring = Le décompte
new-games = Parties du match
new-games-about = Les points de toutes les parties s’additionnent.
home-how = Comment on joue
home-step-draw = Piochez une carte et placez-la dans une rangée…
home-step-take = … ou prenez une rangée et attendez la manche suivante.
home-step-score = Vos trois meilleures couleurs rapportent. Toutes les autres coûtent.
home-real-cards = Vous jouez avec de vraies cartes ? Ici, les points sont comptés et expliqués.
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
home-no-server = Cette copie de Coloretto fonctionne entièrement sur votre appareil. Avec un serveur, le même jeu ajoute les amis, les tables ouvertes et les classements.

## Games on this device, without a server

app-puzzles = Problèmes
app-puzzles-about = Trouvez la meilleure action
daily-title = Partie du jour
daily-about = Chaque jour, les mêmes cartes pour tous
local-games = Sur cet appareil
local-to-move = Au tour de { $player }
local-your-turn = À vous de jouer
local-delete = Supprimer
local-delete-sure = Supprimer cette partie ?
local-delete-about = Elle n’est enregistrée que sur cet appareil et ne peut pas être restaurée.
local-player = Joueur { $number }
local-missing-title = Cette partie n’est pas sur cet appareil
local-missing = Elle a été supprimée, ou jouée dans un autre navigateur.
local-storage-blocked = Votre navigateur ne permet pas à cette page d’enregistrer des parties : celle-ci sera perdue à la fermeture de la page.
local-storage-full = Il n’y a plus de place sur cet appareil : cette partie sera perdue à la fermeture de la page.
local-storage-failed = Cet appareil ne peut pas enregistrer de parties pour le moment : celle-ci sera perdue à la fermeture de la page.
local-on-server = Ce navigateur ne peut pas exécuter le jeu lui-même : vous jouez avec le serveur.

## Settings, also on other screens

settings-title = Réglages
settings-language = Langue
settings-name = Votre nom
settings-name-save = Enregistrer

## Where there is nothing

missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
missing-home = À l’accueil

## Of tables and recorded games, also on other screens

replay-title = Revoir
replay-of = Revoir : { $rules }
replay-game = Partie { $game }
table-open-seat = Place libre
