### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Parties

## Opening a record

replay-open-title = Revoir une partie enregistrée
replay-open-about = Choisissez l’enregistrement d’une partie sauvegardée ici, dans le terminal ou par votre propre programme. Il est vérifié selon les règles, puis vous le parcourez pas à pas.
replay-choose = Choisir un fichier
replay-drop = … ou déposez-le ici
replay-drop-now = Déposez-le ici
replay-text = Ou collez le texte d’un enregistrement
replay-show = Montrer la partie
replay-checking = Vérification de l’enregistrement…
replay-other = Ouvrir un autre enregistrement
# Where a record is wrong.
replay-wrong-at = Ligne { $line }, colonne { $column }
replay-wrong-line = Ligne { $line }
replay-not-text = Ce fichier n’est pas du texte, donc pas un enregistrement.
replay-too-large = Ce fichier est trop grand pour l’enregistrement d’une partie.

## Stepping

replay-controls = Étapes
replay-first = Au début
replay-last = À la fin
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-round-before = Manche précédente
replay-round-after = Manche suivante
replay-start = Lecture
replay-pause = Pause
replay-speed = Vitesse
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Pas { $step } sur { $count } : { $text }
replay-begin = Avant le premier coup
replay-keys = Au clavier : les flèches avancent d’un pas, Page préc. et Page suiv. changent de manche, Début et Fin sautent, la barre d’espace lance la lecture.
replay-view = Vu par
replay-reader = { $player } (vous)
replay-log = Déroulement

## The review

replay-review = Analyse
replay-review-about = Quelles décisions ont coûté combien, et quelles cartes ont porté chance ? Cet appareil le calcule en quelques secondes.
replay-review-start = Analyser cette partie

## Playing on

replay-play-on = Continuer à jouer d’ici
replay-play-on-about = Vous prenez la place de { $player }, des bots les autres. Les cartes restantes sont mélangées à nouveau : le nouvel enregistrement le dit et ne prouve rien sur sa pioche.
replay-play-on-about-you = Vous rejouez à votre place, des bots aux autres. Les cartes restantes sont mélangées à nouveau : le nouvel enregistrement le dit et ne prouve rien sur sa pioche.
replay-analyse = Analyser cette position

## The course of the points

replay-graph = Les points, coup par coup
replay-graph-about = Une ligne par joueur. Touchez-la pour y aller.
replay-graph-table = La même chose en tableau
replay-graph-round = Manche

## The record and its deck

replay-share = Partager
replay-save = Enregistrer la partie
replay-proof = La pioche est-elle honnête ?
replay-proof-promised = Oui. La pioche est celle qui a été promise avant le premier coup.
replay-proof-unpromised = La pioche correspond à la graine de l’enregistrement, mais rien n’a été promis avant la partie.
replay-proof-wrong = Non. La pioche de cet enregistrement ne correspond pas à sa promesse.
replay-proof-unknown = Cet enregistrement ne dit pas comment sa pioche a été mélangée.
replay-proof-rules = Chaque coup respecte les règles.
replay-proof-commitment = Promis avant
replay-proof-seed = Montré après
replay-proof-details = Montrer la preuve
