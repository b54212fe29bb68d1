### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, le jeu de cartes de Michael Schacht.
cli-usage = usage :
cli-commands = commandes
cli-command = COMMANDE
cli-options = options
cli-arguments = arguments
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-language = la langue : de, en, es, fr, it, pl ou pt (par défaut : celle du système)
cli-no-input = ne rien demander : ni question, ni pagineur, ni plein écran
cli-json = l’écrire en JSON, pour des programmes
cli-example = exemple :
cli-exit-status = code de retour :
cli-status =
    0  c’est fait
    1  échec, et une phrase dit pourquoi
    2  l’appel est incorrect, ou un fichier ne peut pas être lu
    130  arrêté par Ctrl-C
cli-more-help = Chaque commande en dit plus : `coloretto COMMANDE --help`
cli-try-help = Voir `{ $command } --help`.
cli-error = coloretto : { $problem }
cli-usage-error = { $command } : { $problem }
cli-stopped = Arrêté.
cli-compiling = Compilation des règles (une fois, quelques secondes)…
cli-required = il manque : %s
cli-unrecognized = option inconnue : %s
cli-unexpected = argument inattendu : %s
cli-invalid-choice = %(value)r n’est aucun de %(choices)s
cli-did-you-mean = { $value } est inconnu : vouliez-vous dire { $nearest } ?
cli-bad-argument = %(argument_name)s : %(message)s
cli-not-with = pas avec %s
cli-expected-one = demande une valeur
cli-expected-some = demande au moins une valeur
cli-not-a-number = { $text } n’est pas un entier de { $least } à { $most }
cli-not-opened = { $file } : { $problem }
cli-no-person = `coloretto { $command }` pose des questions, mais --no-input l’interdit.

## coloretto play

cli-play-summary = jouer contre des bots, entre amis ici ou à la table d’un serveur
cli-play-where =
    l’adresse d’une table, pour y prendre place ; ou celle d’un serveur, pour jouer contre ses bots
    (par défaut : une partie sur cette machine)
cli-play-rules =
    édition, nombre de joueurs et barème : classic-3 à classic-5, golden-2 à golden-5, ou avec le barème violet,
    comme golden-4-violet (par défaut : %(default)s)
cli-play-games = le nombre de parties du match, dont on additionne les points (par défaut : 4 dans l’édition classique, 1 dans l’édition dorée)
cli-play-bots =
    contre qui vous jouez : { $levels } ; ou un bot par son nom : random, beginner,
    casual, greedy, softmax, search, neural ou rollout, les trois derniers avec un budget si vous voulez, comme search:5000 ou neural:200ms ;
    ou external:COMMANDE, un programme à vous. Un pour tous, ou un pour chaque place, séparés par des virgules
    (par défaut : le niveau de vos réglages)
cli-play-people = combien de personnes partagent ce clavier ; avec 0 vous regardez des bots (par défaut : %(default)s)
cli-play-name = votre nom à la table ; plusieurs personnes séparées par des virgules
cli-play-seed = un nombre qui décide de la donne : le même nombre donne les mêmes cartes (par défaut : au hasard)
cli-play-entropy = votre part dans le mélange : des lettres et des chiffres de votre choix ; à plusieurs, séparés par des virgules (par défaut : au hasard, ou rien avec --seed)
cli-play-save =
    garder aussi l’enregistrement de la partie dans ce fichier : en texte, ou en JSON si son nom finit par .json
cli-play-plain = de simples lignes et questions au lieu du plein écran, comme pour un lecteur d’écran
cli-play-pace = millisecondes entre deux coups de bots en plein écran (par défaut : selon vos réglages)
cli-play-resume = continuer une partie inachevée : la seule, ou celle de ce numéro
cli-play-rematch = avec l’adresse d’une table où le match est fini : rejouer avec les mêmes personnes
cli-play-list = lister les parties inachevées
cli-bad-seed = { $text } n’est pas un entier inférieur à 2 puissance 256
cli-bad-name = { $text } n’est pas un nom de 1 à { $most } caractères visibles
cli-bad-entropy = { $text } : il faut 1 à 64 lettres, chiffres, - ou _
cli-wrong-names =
    { $given ->
        [one] { $given } nom
       *[other] { $given } noms
    } pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
cli-wrong-entropy =
    { $given ->
        [one] { $given } texte pour le mélange
       *[other] { $given } textes pour le mélange
    } pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
cli-same-name = deux joueurs s’appellent { $name } : donnez à chacun un nom différent
cli-wrong-people =
    { $people ->
        [one] { $people } personne ne va pas
       *[other] { $people } personnes ne vont pas
    } avec { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
cli-wrong-bots =
    { $given ->
        [one] { $given } bot est nommé
       *[other] { $given } bots sont nommés
    }, mais il y a { $seats ->
        [one] { $seats } autre place
       *[other] { $seats } autres places
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Joueur { $number }
cli-no-unfinished = Il n’y a pas de partie inachevée.
cli-no-such-unfinished = Il n’y a pas de partie inachevée { $number } : voir `coloretto play --list`.
cli-which-unfinished = Laquelle ? Donnez son numéro : `coloretto play --resume NUMÉRO`.
cli-in-use = Cette partie se joue déjà dans un autre terminal : { $file }
cli-not-a-save = { $file } n’est pas une partie sauvegardée : { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, manche { $round } : { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, table { $table }
cli-not-at-table = --people, --seed et --save servent aux parties sur cette machine, pas à { $address }
cli-no-table-to-rematch = --rematch a besoin de l’adresse d’une table où le match est fini
cli-bad-address = { $text } n’est pas l’adresse d’un serveur ou d’une table, comme http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Bienvenue dans Coloretto : { $rules }.
plain-against = Vous jouez contre { $bots }.
plain-players = À la table : { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Collectionnez peu de couleurs : les trois meilleures rapportent, toutes les autres coûtent.
plain-match =
    { $games ->
        [one] Le match compte { $games } partie.
       *[other] Le match compte { $games } parties, dont on additionne les points.
    }
game-of-match = Partie { $game } sur { $games }
local-next-game = Entrée : partie suivante.
plain-how-to-ask = À tout moment : ? pour les règles, Entrée pour voir la table, q pour quitter.
plain-how-to-hint = Tapez { $hint } pour un conseil.
plain-how-to-talk = À cette table aussi : { $say } TEXT parle aux autres, { $resign } abandonne.
plain-how-to-react = { $react } NUMÉRO montre une réaction : { $reactions }.
plain-how-to-resign = À cette table aussi : { $resign } abandonne.
plain-commitment = Engagement : { $commitment }
plain-resumed = La partie reprend où vous l’aviez laissée.
plain-headline = { $round } : { $deck }, { $until }.
plain-headline-short = { $round } : { $deck }. { $note }
plain-out = { $name } (attend)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Piocher une carte (d) ou prendre une rangée ({ $takes }) ?
plain-may-draw = Toutes les rangées sont vides. Piocher une carte (d) ?
plain-may-take = Prendre une rangée ({ $takes }) ?
plain-may-place = Placer { $card } en rangée { $rows } ?
plain-asks = { $player } : { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q quitter fin
plain-words-help = ? h aide
plain-words-hint = indice conseil
plain-words-draw = d pioche piocher
plain-words-take = t prends prendre
plain-words-place = p place placer
plain-words-say = dis dire
plain-words-react = réagis montre
plain-words-resign = abandonner
plain-words-yes = oui o
hint-only-against-bots = Les conseils sont réservés aux parties contre des bots.
hint-compiling = Préparation des indices (une fois, une demi-minute)…
plain-not-understood = Je ne comprends pas { $line }. { $hint }
plain-hint-draw = Tapez d pour piocher une carte.
plain-hint-draw-or-take = Tapez d pour piocher une carte ; { $takes } pour prendre une rangée.
plain-hint-take = Tapez { $takes } pour prendre une rangée.
plain-hint-place = Tapez { $rows } pour placer { $card } dans cette rangée.
plain-nothing-to-place = Vous n’avez pas encore de carte à placer. { $hint }
plain-drawn-already = Vous avez déjà pioché une carte. { $hint }
plain-all-full = Toutes les rangées sont pleines : impossible de piocher. { $hint }
plain-deck-empty = La pioche est vide : impossible de piocher. { $hint }
plain-which-row = Quelle rangée ? { $hint }
plain-no-such-row = Il n’y a pas de rangée { $row }. { $hint }
plain-row-taken = La rangée { $row } est déjà prise. { $hint }
plain-row-empty = La rangée { $row } n’a pas encore de carte. { $hint }
plain-row-full = La rangée { $row } est pleine. { $hint }
plain-goodbye = Au revoir ! La partie n’est pas finie.
plain-go-on = Pour la continuer :
plain-play-again = Pour rejouer la même donne :
plain-rematch = Pour rejouer avec les mêmes personnes :
plain-record = L’enregistrement de la partie est dans { $file }. Pour vérifier ses coups et sa pioche :
plain-replay = Pour la revoir, coup par coup :
plain-result = { $name } : { $points }
plain-over = La partie est finie. D’où viennent les points :
plain-term = { $points } pour { $cards }
plain-rules-turn =
    À votre tour, vous faites l’une de ces deux choses :
    - piocher la première carte et la placer dans une rangée qui a de la place, ou
    - prendre une rangée entière. Vous ne jouez plus jusqu’à la fin de la manche.
    La manche finit quand chacun a pris une rangée ; qui a pris la dernière commence.
plain-rules-rows-alike =
    { $count ->
        [one] Chaque rangée a de la place pour { $count } carte.
       *[other] Chaque rangée a de la place pour { $count } cartes.
    }
plain-rules-rows-differ = Les rangées ont de la place pour { $places } cartes.
plain-rules-left-over = Les cartes que personne ne prend quittent la partie.
plain-rules-points = À la fin, vos trois meilleures couleurs rapportent et toutes les autres coûtent autant :
plain-rules-cards-label = cartes d’une couleur
plain-rules-points-label = points
plain-rules-most = { $count } ou plus
plain-rules-jokers = Une carte +2 vaut 2 points. Un joker compte dans la couleur qui vous rapporte le plus.
plain-rules-golden = Le joker doré est un joker, et qui le prend reçoit aussi la première carte de la pioche.
plain-rules-last-round = La manche où sort la carte posée sur les { $reserve } dernières est la dernière.
plain-rules-keys =
    d   pour piocher                ?       pour lire ceci
    t2  pour prendre la rangée 2    q       pour quitter
    2   pour placer en rangée 2     Entrée  pour voir la table

## At a server's table

table-waiting =
    { $count ->
        [one] Il manque { $count } joueur. On prend place sur { $link }
       *[other] Il manque { $count } joueurs. On prend place sur { $link }
    }
table-waiting-host = Tout le monde est là. { $player } peut lancer la partie.
table-may-start = Tout le monde est là : Entrée lance la partie.
table-stand-in-you = Un bot joue pour vous. Entrée : rejouer vous-même.
table-let-bot-play-how = { $player } n’est pas là. Entrée : laisser jouer un bot jusqu’à son retour.
table-next-game = Entrée : on continue avec la partie suivante.
table-ready = C’est bon pour vous. On attend les autres.
plain-resign-how = Tapez { $yes } pour abandonner, autre chose pour continuer.
table-play-on = Non, continuer
table-totals = Points du match jusqu’ici : { $totals }.

## The text screens

tui-draw = Piocher
tui-rules = Règles
tui-settings = Réglages
tui-scores = Scores
tui-hint = Indice
tui-quit = Quitter
tui-close = Fermer
tui-go-on = Continuer
tui-choose = Choisir
tui-new-game = Nouvelle partie
tui-next-game = Partie suivante
tui-replay = Revoir
tui-last-round-title = DERNIÈRE MANCHE
tui-seconds-left =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }
tui-thinking = { $player } réfléchit…
tui-your-keys-choose = d pioche, { $rows } prend une rangée
tui-your-keys-draw = d pioche
tui-your-keys-take = { $rows } prend une rangée
tui-your-keys-place = { $rows } la place là
tui-now = Si la partie finissait là
tui-settings-language = Langue
tui-settings-theme = Couleurs
tui-settings-level = Bots de la prochaine partie
tui-settings-pace = Rythme des bots
tui-language-auto = Celle du système
tui-theme-dark = Sombre
tui-theme-light = Clair
tui-theme-contrast = Contraste élevé
tui-theme-terminal = Celles du terminal
tui-pace-instant = Immédiat
tui-pace-quick = Rapide
tui-pace-normal = Normal
tui-pace-slow = Lent
tui-unfinished = Parties inachevées

## coloretto replay

cli-replay-summary = revoir une partie, coup par coup
cli-replay-file = l’enregistrement d’une partie, en texte ou en JSON
cli-replay-move = commencer à ce coup
cli-replay-plain = de simples lignes : toute la partie, comme elle a été racontée
replay-move = Coup { $move } sur { $moves }
replay-opening = Avant le premier coup
replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
replay-step = Pas
replay-round = Manche
replay-play = Lecture
replay-key-review = Analyser
replay-mistake = Erreur
replay-reviewing = Analyse : { $done } actions sur { $total }

## coloretto show

cli-show-summary = montrer une position, ou la fin d’une partie enregistrée
cli-show-what = la ligne d’une position, comme dans les enregistrements et pour les bots ; ou le fichier d’un enregistrement
cli-show-move = la position après ce coup d’un enregistrement
cli-show-no-move =
    { $file } a { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, mais vous demandez le coup { $move }
cli-show-legal = Possible : { $actions }
cli-show-line = En une ligne : { $position }

## coloretto analyse

cli-analyse-summary = montrer ce que vaut chaque action dans une position
cli-analyse-position = la ligne d’une position
cli-effort = avec quel soin : { $names }, ou combien de tours une recherche examine depuis chaque position, de 0 à { $most } (par défaut : %(default)s)
cli-bad-effort = { $text } n’est pas un effort : c’est { $names } ou un nombre de 0 à { $most }
analyse-title = La part de victoire de chacun après chaque action, la meilleure pour { $player } d’abord :
analyse-action = action
analyse-score = score attendu
analyse-error = erreur type, { $player }
analyse-exact = Ces valeurs sont exactes : tout ce qui peut suivre a été calculé jusqu’à la fin de la partie.

## coloretto review

cli-review-summary = analyser une partie enregistrée : chance, erreurs, alternatives
review-player = joueur
review-initial = début
review-luck = chance
review-errors = propres décisions
review-gifts = décisions des autres
review-correction = correction
review-final = fin
review-loss = perdu
review-per-decision = par décision
review-move = coup
review-played = joué
review-better = mieux
review-why = Coup { $move } : { $better }. { $reason }
review-judgement = { $player } : { $label }, { $loss } perdus ; mieux : { $better }
review-luck-of = { $player } : { $label }, { $luck }
review-no-mistakes = Aucune décision n’a coûté plus qu’un peu.
review-luckiest = Les cartes qui ont le plus changé
review-card = carte
review-unfinished = La partie n’est pas finie : l’analyse s’arrête à l’évaluation de sa dernière position.
review-plot-actions = action
review-plot-shares = part de victoire en pour cent

## coloretto rules

cli-rules-summary = lire les règles, dans votre langue
cli-rules-edition = seulement celles d’une édition
plain-ruling = Notre décision : { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = lister les niveaux et les bots contre lesquels on peut jouer
cli-bots-levels = Niveaux
cli-bots-bots = Bots par leur nom
cli-bots-budget = accepte un budget après deux-points, comme { $example }
cli-bots-temperature = accepte une température après deux-points, comme { $example }
cli-bots-plays = joue comme { $bot }
cli-bots-random = tire au sort
cli-bots-beginner = ce que joue le niveau easy : prend tout ce qui brille
cli-bots-casual = joue comme greedy, et une décision sur trois comme beginner
cli-bots-greedy = prend tout de suite le plus de points possible
cli-bots-search = joue la suite de nombreuses fois dans sa tête avant chaque coup
cli-bots-neural = juge les positions avec un réseau qui a appris de millions de parties
cli-bots-softmax = juge avec ce réseau et joue plus souvent les meilleurs coups ; une température plus haute, comme dans softmax:45, fait plus d’erreurs
cli-bots-rollout = joue la suite avec ce réseau, de nombreuses fois, après chaque coup qui peut être le meilleur
cli-bots-external = un programme à vous, dans n’importe quel langage : voir docs/bots.md

## coloretto completion

cli-completion-summary = écrire un script qui complète les commandes dans votre shell
cli-completion-shell = votre shell
cli-completion-how =
    Pour l’avoir dans chaque nouveau shell :
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (avec ~/.zfunc dans fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = servir des parties aux navigateurs et aux programmes
cli-serve-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les autres (par défaut : %(default)s)
cli-serve-port = le port d’écoute ; 0 en prend un qui est libre (par défaut : %(default)s)
cli-data = le dossier de la base de données intégrée (par défaut : un dossier de données du système)
cli-serve-origin = une autre adresse de ce serveur pour les navigateurs, comme https://games.example ; répétable
cli-serve-host-name = un autre nom d’hôte auquel répond le serveur, en plus de ceux de cette machine ; répétable
cli-serve-trusted-proxies = adresses ou réseaux des proxys dont on croit le X-Forwarded-For (par défaut : aucun)
cli-serve-no-limits = ne pas limiter la fréquence des demandes : seulement pour les tests de charge
cli-serve-open = ouvrir le jeu dans un navigateur ; si le port est occupé, on en prend un autre
cli-serve-check = vérifier la configuration, une ligne par vérification, démarrer le serveur et l’arrêter
cli-serve-log-level = ce que raconte le journal, en lignes JSON sur la sortie d’erreur (par défaut : %(default)s)
cli-serve-no-port = { $text } n’est pas un port : un nombre de 0 à { $most }
serve-started = Coloretto est servi à { $address }
serve-kept-in = Ses données sont dans { $place }
serve-network = Sur votre réseau, on le trouve à { $address }
serve-opened = Votre navigateur l’ouvre à présent.
serve-open-it = Ouvrez { $address } dans votre navigateur.
serve-compiling = Compilation des règles et des bots (une fois, une demi-minute ; on peut jouer dans quelques secondes)…
serve-compiled = Tout est compilé.
serve-stop = Ctrl-C l’arrête ; ce qui a été confirmé est gardé.
serve-failed = le serveur n’a pas pu démarrer à { $host }:{ $port } : un autre y tourne-t-il déjà ?
serve-checked = Un serveur peut démarrer ici.
serve-check-settings = réglages des hôtes et des proxys
serve-check-folder = le dossier de données est accessible en écriture
serve-check-disk = espace disque libre
serve-check-database = la base de données répond, schéma
serve-check-bus = le bus
serve-check-address = l’adresse est libre
serve-check-is-ok = ok : { $what } : { $detail }
serve-check-is-warning = attention : { $what } : { $detail }
serve-check-is-failed = erreur : { $what } : { $detail }

## coloretto site

cli-site-summary = écrire un site statique pour n’importe quel hébergeur
cli-site-folder = un dossier nouveau ou vide, ou celui d’un site précédent, qui est remplacé
site-written = { $files } fichiers, { $size } Mo, écrits dans { $folder }
site-upload = Copiez le dossier chez n’importe quel hébergeur, sous n’importe quel chemin. En https, il marche aussi sans réseau après une visite.
site-try = Pour l’essayer ici : { $command }
site-foreign = { $folder } n’est pas vide, et ce n’est pas un site précédent de cette commande : choisissez un autre dossier
site-not-a-folder = { $folder } est un fichier, pas un dossier
site-not-built = le client web n’est pas construit : lancez d’abord `python tools/build_web.py`

## coloretto admin

cli-admin-summary = s’occuper d’un serveur : ses tables, ses gens et ses sauvegardes
cli-admin-actions = que faire
cli-admin-action = ACTION
cli-admin-list = montrer les tables, ou les gens
cli-admin-close = fermer une table, quoi qu’il s’y passe ; un serveur en marche prévient tout le monde
cli-admin-ban = exclure quelqu’un
cli-admin-unban = laisser revenir quelqu’un
cli-admin-backup = copier la base intégrée dans un nouveau fichier ; le serveur peut continuer
cli-admin-restore = remplacer la base intégrée par une sauvegarde ; le serveur ne doit pas tourner
cli-admin-verify = vérifier qu’une sauvegarde peut être restaurée et rejouer toutes ses parties
cli-admin-purge = supprimer les données dont la durée de conservation est passée, jamais une partie en cours ; un serveur en marche le fait chaque heure
cli-admin-dry-run = dire seulement ce qui serait supprimé
cli-admin-accept-loss = laisser démarrer un serveur dont la base a perdu des coups confirmés ; le serveur ne doit pas tourner
cli-admin-status = seulement les tables dans cet état
cli-admin-people = montrer plutôt les gens, avec les identifiants par lesquels on les exclut
cli-admin-name = seulement les gens dont le nom contient ceci
cli-admin-table = l’identifiant d’une table, comme dans son adresse
cli-admin-identity = l’identifiant de quelqu’un, comme `list --people` le montre
cli-admin-file = le fichier de la sauvegarde
admin-database = Base de données : { $place }
admin-no-database = pas de base de données d’un serveur dans { $place }
admin-no-tables = Aucune table.
admin-no-people = Personne.
admin-column-table = table
admin-column-status = état
admin-column-rules = règles
admin-column-host = hôte
admin-column-changed = modifiée
admin-column-id = id
admin-column-name = nom
admin-banned = exclu
admin-is-closed = La table { $table } est fermée.
admin-purged = Supprimé : matchs terminés : { $finished_tables }, tables fermées : { $closed_tables }, messages : { $chat_messages }, identités inutilisées : { $identities }, codes expirés : { $recovery_codes }
admin-would-purge = Serait supprimé : matchs terminés : { $finished_tables }, tables fermées : { $closed_tables }, messages : { $chat_messages }, identités inutilisées : { $identities }, codes expirés : { $recovery_codes }
admin-is-verified = { $file } peut être restauré. Tables : { $tables }, parties vérifiées : { $games }
admin-is-banned = { $identity } est exclu : plus rien n’en est accepté et ses connexions sont coupées.
admin-is-unbanned = { $identity } peut revenir.
admin-unknown-identity = personne n’a l’identifiant { $identity } : voir `coloretto admin list --people`
admin-is-backed-up = La base de données est dans { $file }.
admin-is-restored = La base de données est redevenue celle de { $file }.
admin-is-accepted = Le serveur démarrera avec la base de données telle qu’elle est.

## coloretto account

cli-account-summary = vos identités sur des serveurs : s’en déconnecter, les supprimer
cli-account-list = lister les serveurs où vous avez une identité
cli-account-log-out = se déconnecter de tous les autres appareils : leurs jetons et les codes inutilisés ne valent plus rien
cli-account-delete = supprimer définitivement votre identité, avec votre nom, vos messages et vos classements
cli-account-yes = ne pas demander
cli-account-server = l’adresse d’un serveur : http://…
account-none = Vous n’avez d’identité sur aucun serveur.
account-unknown-server = vous n’avez pas d’identité sur { $server } : voir `coloretto account list`
account-is-logged-out = { $server } : seul cet appareil est encore connecté. Connexions fermées : { $count }
account-delete-sure = Supprimer tout ce qui vous concerne sur { $server } ?
account-delete-how = Tapez { $yes } pour supprimer, autre chose pour garder.
account-is-deleted = { $server } : vos données ont été supprimées.
account-is-kept = Rien n’a été supprimé.
account-say-yes = avec --no-input, une identité n’est supprimée qu’avec --yes

## coloretto verify

cli-verify-summary = rejouer des parties enregistrées et prouver leurs pioches
cli-verify-files = l’enregistrement d’une partie, en texte ou en JSON
cli-verify-commitment = l’engagement que l’on vous a montré avant la première carte : 64 chiffres hexadécimaux
cli-verify-entropy = votre texte aléatoire, ajouté au mélange après l’engagement
cli-verify-log = un serveur dont le journal doit contenir l’engagement : http://…
cli-verify-bad-commitment = { $text } n’est pas fait de 64 chiffres hexadécimaux
cli-verify-other-commitment = l’enregistrement porte l’engagement { $found }, mais on vous a montré { $shown }
cli-verify-status =
    0  chaque partie respecte les règles, et la pioche de chaque partie finie correspond à son engagement
    1  un fichier n’est pas un enregistrement, ou ses coups, ses scores ou sa pioche sont faux
    2  l’appel est incorrect, ou un fichier ne peut pas être ouvert
    3  la pioche d’une partie finie n’est pas prouvée : il manque sa graine, tout engagement ou votre texte aléatoire
verify-verified = { $file } : chaque coup respecte les règles
verify-rules = règles
verify-moves = coups
verify-scores = scores
verify-winner = gagne
verify-winners = gagnent
verify-deck = pioche
verify-entropy = mélange
verify-log = journal
verify-log-entry = entrée { $number }, du { $time } ; la chaîne de là jusqu’à la fin du journal est intacte
verify-log-missing = l’engagement n’est pas dans le journal du serveur
verify-score = { $name } { $points }
verify-not-over = pas encore : la partie n’est pas finie
verify-deck-proved = prouvée : elle correspond à l’engagement montré avant la première carte
verify-deck-matched = elle correspond à l’engagement de ce fichier : comparez-le à celui que l’on vous a montré avant la première carte
verify-deck-no-commitment-seed = elle découle de la graine, mais aucun engagement n’a été publié
verify-deck-no-commitment = non prouvée : aucun engagement n’a été publié
verify-deck-no-seed = non prouvée : la graine n’est pas encore révélée

## coloretto conform

cli-conform-summary = comparer nos règles aux parties d’un autre programme
cli-conform-files = parties et mains d’un autre programme, une par ligne de JSON (voir docs/formats.md)
cli-conform-status =
    0  aucune différence
    1  une différence
    2  l’appel est incorrect, ou un fichier ne peut pas être ouvert
conform-counts = { $file }  { $games } parties  { $steps } pas  { $hands } mains  { $fields } champs
conform-differs = diffère
conform-total = total
conform-no-difference = Aucune différence.
conform-first-difference = La première différence : { $difference }

## coloretto simulate

cli-simulate-summary = jouer beaucoup de parties à la fois avec des stratégies compilées
cli-rule-set = les règles, comme classic-4 ou golden-2-violet (par défaut : %(default)s)
cli-simulate-policies = { $known } : une pour toutes les places, ou une pour chacune, séparées par des virgules (par défaut : %(default)s)
cli-simulate-games = combien de parties (par défaut : %(default)s)
cli-seed-of-games = un nombre qui décide de toutes les parties : le même nombre joue les mêmes (par défaut : %(default)s)
cli-simulate-device = cpu : tous ses cœurs ; gpu : un GPU de NVIDIA (par défaut : %(default)s)
cli-simulate-threads = combien de fils du CPU (par défaut : un par cœur)
cli-simulate-save = écrire les scores et parts de victoire de chaque partie dans un fichier CSV
cli-format = comment les résultats sont écrits (par défaut : %(default)s)
cli-format-json = comme --format json
cli-contest-status =
    0  tout a été joué
    1  échec, et une phrase dit pourquoi
    2  l’appel était incorrect
    130  arrêté par Ctrl-C ; ce qui était joué est montré
simulate-rate = { $rate } parties/s
simulate-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $rules }, graine { $seed }, { $device }
simulate-interrupted = Interrompu : voici ce qui était joué.
simulate-seat = place
simulate-policy = stratégie
simulate-score = score moyen
simulate-win-share = part de victoire
simulate-speed = { $decisions } décisions et { $rounds } manches par partie ; { $rate } millions de décisions par seconde, { $seconds } s en tout

## coloretto bot

cli-bot-summary = laisser un bot répondre à d’autres programmes, en lignes de JSON
cli-bot-bot = le bot, comme greedy, avec un budget après deux-points s’il en accepte un, comme search:1000
cli-bot-seed = un nombre qui décide du hasard du bot : avec le même il rejoue pareil (par défaut : la graine qu’on lui dit, ou au hasard)
cli-bot-protocol = Il lit une question par ligne et y répond par une ligne, jusqu’à la fin de son entrée :
cli-bot-more = Tout le protocole est dans docs/bots.md.

## coloretto arena

cli-arena-summary = faire jouer des bots les uns contre les autres, et les classer
cli-arena-bots =
    des bots séparés par des virgules, comme greedy,random : chacun joue seul contre des tables pleines de chaque
    autre ; un budget peut suivre, comme search:1000
cli-arena-bot = un bot de plus, qui peut contenir des virgules, comme `'external:./my_bot a,b'` ; répétable
cli-arena-games =
    combien de parties joue chaque formation, en donnes entières, chacune tour à tour à toutes les places
    (par défaut : %(default)s)
cli-arena-challenger = seul ce bot joue seul contre les autres
cli-arena-table = tous les bots jouent à une même table ; autant que de places
cli-arena-workers = combien de processus jouent (par défaut : un par cœur)
cli-arena-ray = jouer sur une grappe Ray, à une adresse ou sur celle de cette machine
cli-arena-save = garder les résultats dans un fichier ; la même commande reprend là
cli-arena-until-clear =
    arrêter une formation dès que son premier bot est nettement meilleur ou moins bon qu’une part équitable ;
    --games est le plus qu’elle joue
cli-arena-luck-adjusted =
    corriger aussi les parts de victoire de la chance des cartes, ce qui demande moins de parties (par défaut :
    sauf si tous les bots décident plus vite que la chance ne se mesure)
cli-arena-sprt =
    arrêter une formation quand un test séquentiel accepte l’une de deux hypothèses sur l’écart entre la part de
    victoire de son premier bot et une part équitable, comme 0,0.05 ; --games est le plus qu’elle joue
cli-arena-alpha = avec quelle fréquence le test peut accepter H1 alors que H0 est vraie (par défaut : %(default)s)
cli-arena-beta = avec quelle fréquence le test peut accepter H0 alors que H1 est vraie (par défaut : %(default)s)
cli-arena-not-hypotheses = { $text } n’est pas deux nombres séparés par une virgule, comme 0,0.05
cli-arena-not-a-fraction = { $text } n’est pas un nombre, comme 0.05
cli-arena-plot = dessiner les parts de victoire dans une image, comme shares.png
arena-rate = { $rate } parties/s
arena-deals = donnes
arena-interrupted = Interrompu : voici ce qui était joué.
arena-interrupted-kept = Interrompu : voici ce qui était joué. La même commande reprend là.
arena-nothing-played = Interrompu : rien n’était joué.
arena-title = { $rules } : { $games } parties, graine { $seed } ; une part équitable de la victoire est { $fair }
arena-until-clear-note = Les formations s’arrêtent quand c’est net ; leurs intervalles en tiennent compte.
arena-sprt-note = Test séquentiel de la part de victoire moins une part équitable : H0 { $h0 }, H1 { $h1 } ; alpha { $alpha }, beta { $beta }.
arena-rating = cote
arena-bot = bot
arena-win-share = part de victoire
arena-luck-adjusted = sans la chance
arena-variance = rapport des variances
arena-score = score moyen
arena-time = temps par décision
arena-decisions = décisions
arena-mean = moyenne
arena-median = médiane
arena-longest = maximum
arena-line-up = formation
arena-verdict = verdict
arena-forfeits = forfaits
arena-alone-against = seul contre
arena-against = { $bot } contre { $others }
arena-better = meilleur
arena-worse = moins bon
arena-unclear = incertain
arena-games = parties
arena-llr = LLR
arena-bounds = bornes
arena-range = { $low } à { $high }
arena-accepted = acceptée
arena-undecided = aucune
arena-interval = { $mean } ({ $low } à { $high })
arena-forfeit = { $bot } a déclaré forfait (formation { $players }, donne { $deal }, rotation { $rotation }, place { $seat }) : { $problem }
arena-more-forfeits =
    … et { $number ->
        [one] { $number } autre forfait
       *[other] { $number } autres forfaits
    }

## coloretto league

cli-league-summary = faire jouer des bots avec toutes les règles, et écrire une ligue
cli-league-bots = des bots séparés par des virgules (par défaut : random et chaque niveau)
cli-league-rules = des règles séparées par des virgules ; répétable (par défaut : toutes celles imprimées)
cli-league-games = combien de parties joue chaque paire avec chaque règle, en donnes entières (par défaut : %(default)s)
cli-league-games-of = combien de parties jouent les paires d’un bot lent, comme search:5000=40 ; répétable
cli-league-results = garder les résultats dans un dossier ; la même commande reprend là
cli-league-write = écrire le document dans un fichier au lieu de l’afficher
cli-league-not-a-quota = { $text } n’est pas un bot et un nombre de parties, comme greedy=100
league-interrupted = Interrompu.
league-interrupted-kept = Interrompu. La même commande reprend là.
league-title = Ligue
league-introduction =
    Chaque bot joue seul contre des tables pleines de chaque autre. Chaque donne est jouée tour à tour à toutes les places avec les mêmes cartes, pour que la chance s’annule. Une part équitable de la victoire est un divisé par le nombre de joueurs. Entre parenthèses : l’intervalle qui contient la vraie moyenne dans 19 cas sur 20, par donnes.
league-until-clear = Une paire s’arrêtait dès qu’il était net que le bot seul est meilleur ou moins bon qu’une part équitable.
league-luck-adjusted = Les parts de victoire sont corrigées de la chance : sans ce que les cartes révélées ont donné ou pris, selon le réseau de valeur.
league-command = Écrit par :
league-networks = Réseaux : { $networks }
league-overall = Toutes les règles
league-overall-note = Les parts de victoire sont des moyennes sur toutes les règles. Les bots dont les intervalles se recoupent partagent un rang : ces parties ne les départagent pas. Les cotes sont celles de Plackett-Luce, par openskill, mu moins 3 sigma ; elles comptent toutes les places, pas seulement la victoire. Les temps sont ceux d’une décision sur la machine qui a joué.
league-steps = Chaque bot contre celui juste au-dessous
league-steps-note = La part de victoire d’un bot seul contre une table pleine du bot juste plus faible. En gras : nettement plus qu’une part équitable.
league-shares = Parts de victoire, seul contre tous les autres
league-time = temps par coup
league-note = { $games } parties. Une part équitable de la victoire est { $fair }.
league-rank = rang
league-rules-column = règles (part équitable)
league-cross-table = La part de victoire du bot d’une ligne, seul contre une table pleine du bot d’une colonne :

## coloretto benchmark

cli-benchmark-summary = mesurer un bot contre des adversaires fixes sur des donnes fixes
cli-benchmark-deals = combien de donnes sont jouées contre chaque adversaire ; moins que toutes ne font que montrer le principe (par défaut : %(default)s)
cli-benchmark-write = ajouter le résultat à un fichier de classement
benchmark-title =
    Épreuve { $version } : { $bot } seul contre des tables pleines de chaque adversaire, { $rules }, { $deals } donnes chacune. Les parts de victoire sont corrigées de la chance ; une part équitable est { $fair }.
benchmark-incomplete = Toutes les donnes n’ont pas été jouées : ce résultat ne peut pas être comparé.
benchmark-score = résultat

## coloretto dataset

cli-dataset-summary = écrire un jeu de données de parties qu’un bot joue contre lui-même
cli-dataset-folder = un dossier pour les fichiers ; la même commande reprend là
cli-dataset-bot = le bot à toutes les places (par défaut : %(default)s)
dataset-done =
    { $games ->
        [one] { $games } partie est
       *[other] { $games } parties sont
    } dans { $folder }.
