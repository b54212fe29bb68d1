### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Table
table-log = Déroulement
table-players = Les autres
table-rows = Rangées
table-menu = Plus

## What can be done, on buttons and rows: short

table-draw = Piocher
table-take = Prendre
table-place = Ici

## The deck

table-until-last-round =
    { $count ->
        [one] dernière manche : { $count } carte
       *[other] dernière manche : { $count } cartes
    }
table-last-round-next = prochaine carte : dernière manche
table-deck-details = Ce qui reste dans la pioche
table-deck-explained = Voici combien de cartes de chaque sorte restent dans la pioche.
table-not-in-game = Hors de cette partie
table-discarded = Sorties du jeu
table-last-round-explained = La carte « dernière manche » est sortie : cette manche se joue jusqu’au bout, puis on compte les points.
table-bonus = Joker doré !
table-points = Points pour les cartes d’une couleur

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Temps restant
table-here = À la table
table-last-here = Pas là. Dernière présence : { $when }
table-let-bot-play-short = Laisser jouer un bot

## Asked before a move, for those who want that

table-confirm-take = Prendre la rangée { $row } ?
table-confirm-place = La placer en rangée { $row } ?
table-yes = Oui
table-no = Non
## Un coup en route vers le serveur

table-sending = Envoi de votre coup…
table-not-sent = Pas de connexion. Votre coup partira dès son retour.
table-arrived = La connexion est rétablie. Votre coup est arrivé.

## Chat

table-say = Dites quelque chose
table-send = Envoyer
# A line of the chat in the log.
table-said = { $player } : { $text }
table-react = Réactions
reaction-hello = Bonjour !
reaction-bravo = Bien joué !
reaction-thanks = Merci !
reaction-laugh = Ha ha !
reaction-surprised = Oh !
reaction-oops = Oups !

## Going away and coming back

table-rules = Règles
table-leave = Quitter la table
table-let-bot-play = Laisser un bot jouer pour moi
table-bot-plays = Un bot joue pour vous.
table-return = Jouer moi-même
table-resign = Abandonner
table-resign-sure = Abandonner ce match ? Un bot continue, et vous ne pourrez pas revenir.
table-resign-yes = Oui, abandonner
table-resigned = Vous avez abandonné. Un bot continue.
table-keys = Au clavier : D pioche, 1 à 5 choisissent une rangée, flèches et Entrée aussi. H, P et L lisent les cartes, les points et le dernier coup.
table-keys-react = R ouvre les réactions.
table-keys-advice = Le point d’interrogation demande conseil.

## The end of a game

table-results = Voir les points
table-next = Partie suivante
table-replay = Revoir la partie
table-save = Enregistrer la partie
