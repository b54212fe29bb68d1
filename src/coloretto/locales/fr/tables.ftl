### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Nouvelle table
new-lead = Vous choisissez comment on joue. Tout a déjà une valeur raisonnable.
new-game = Le jeu
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
new-chat-about = Les joueurs peuvent s’écrire et montrer des réactions.
new-preview = Aperçu des points
new-preview-about = Les rangées disent ce qu’elles compteraient. Désactivé, personne ne le voit à cette table, quels que soient ses réglages.
room-no-preview = Sans aperçu des points
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
room-qr = Code QR du lien
room-lan = Les téléphones et ordinateurs de votre réseau peuvent ouvrir ce lien.
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
room-fill = Compléter avec des bots
room-start = Lancer la partie
room-missing =
    { $count ->
        [one] { $count } place est encore libre
       *[other] { $count } places sont encore libres
    }
room-waits-host = Tout le monde est là. { $player } peut lancer la partie.
room-leave = Quitter la place
room-give-up = Fermer la table
room-give-up-sure = Fermer cette table ?
room-give-up-about = Tout le monde devra partir et le lien ne marchera plus.
room-refused = Entrée refusée
room-version-lost = Cette partie ne peut pas continuer
room-logged-out = Votre session est fermée
room-closed = Cette table est fermée
room-closed-about = Elle a été abandonnée avant sa première partie.
room-sent-away-about = Vous ne pouvez plus prendre place ici, mais d’autres tables vous attendent, et vous pouvez en ouvrir une.

## At the table

table-mute = Couper le chat et les réactions
table-unmute = Rétablir le chat et les réactions
table-silence = Couper le chat pour tous
table-unsilence = Rétablir le chat pour tous
table-let-bot-play-for = Laisser jouer un bot jusqu’au retour de { $player }
table-let-bot-play-wait =
    { $count ->
        [one] Dans { $count } seconde, vous pourrez laisser jouer un bot.
       *[other] Dans { $count } secondes, vous pourrez laisser jouer un bot.
    }
refused-not-away = Ce joueur est à la table ou vient de partir.
refused-no-chat = Le chat est désactivé à cette table.
refused-silenced = L’hôte vous a coupé la parole.
refused-not-the-host = C’est réservé à l’hôte de la table.
