### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Partager cette partie
share-replay = Lien pour revoir la partie
share-replay-about = Le lien contient lui-même la partie, avec les noms des joueurs. Aucun serveur ne l’enregistre.
share-file = Partager le fichier
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et envoyez le fichier.

## Links that cannot be opened

share-link-damaged = Ce lien est incomplet ou abîmé. Demandez qu’on vous le renvoie.
share-link-unknown-version = Ce lien vient d’une version plus récente de cette page. Rechargez la page et réessayez.
share-link-too-large = Ce lien est trop grand pour une partie : il n’est pas ouvert.
share-link-old-browser = Ce navigateur est trop ancien pour ouvrir ce lien. Demandez la partie sous forme de fichier.
share-link-illegal = Ce que ce lien contient n’est pas une partie conforme aux règles : rien n’est montré.

## Challenges

challenge-title = Défi
challenge-link = Défi : faites mieux que moi
challenge-link-about = Qui ouvre ce lien joue avec les mêmes cartes, à votre place et contre les mêmes bots, puis voit les deux parties côte à côte.
challenge-from = { $player } vous défie
challenge-lead = Les mêmes cartes, la même place, les mêmes adversaires. Ferez-vous mieux ?
challenge-rules = Jeu
challenge-opponents = Contre
challenge-goal = À battre
challenge-points =
    { $count ->
        [one] { $player } : { $count } point
       *[other] { $player } : { $count } points
    }
challenge-play = Relever le défi
challenge-deck = La pioche est fixée d’avance et le lien la contient : personne ne promet qu’elle soit secrète. Les bots décident comme la première fois : les mêmes coups mènent à la même partie.
challenge-problem = Ce défi ne peut pas être joué
challenge-unfinished = La partie de ce lien n’est pas terminée.
challenge-no-deck = La partie de ce lien ne contient pas sa pioche.
challenge-wrong-deck = Les cartes de la partie de ce lien ne sont pas celles de sa pioche : elle a été modifiée.
challenge-not-one-person = Seule une partie d’une personne contre des bots peut être un défi.

## Two games of one deal

compare-open = Comparer les parties
# $points are the reader's, $others those of $player.
compare-won = Vous battez { $player } : { $points } à { $others }.
compare-lost = { $player } reste devant : { $others } à { $points }.
compare-tied = { $player } et vous avez autant de points : { $points }.
compare-player = Joueur
compare-theirs = Partie de { $player }
compare-mine = Votre partie
compare-both = { $player } / vous
compare-same = Vous avez joué exactement la même partie.
compare-until =
    { $count ->
        [0] Les parties diffèrent dès le premier coup.
        [one] Le premier coup est le même, puis les parties diffèrent.
       *[other] Les { $count } premiers coups sont les mêmes, puis les parties diffèrent.
    }
compare-bot = Au coup { $move }, un bot a décidé autrement, alors que tout était pareil avant. L’autre partie a été jouée avec d’autres bots, ou modifiée.
compare-their-replay = Revoir la partie de { $player }
compare-my-replay = Revoir votre partie
compare-moves = Coup par coup
compare-all = Montrer aussi les coups d’avant
compare-nothing = Cette partie ne fait pas partie d’un défi.
compare-unfinished = Votre partie n’est pas terminée.
compare-another-deal = Les deux parties ont des pioches différentes : on ne peut pas les comparer.

## The deal of the day

daily-yours = Votre résultat
daily-play = Jouer la partie du jour
daily-counts = Votre premier essai compte. Ensuite, vous pouvez vous exercer autant que vous voulez.
daily-counted = Votre essai du jour a compté. De nouvelles cartes arrivent à minuit UTC.
daily-practise = S’exercer
daily-practice = C’était un exercice : il ne compte pas.
daily-of = Partie du jour : { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } point, place { $place } sur { $players }
       *[other] { $count } points, place { $place } sur { $players }
    }
# The label of the text to send, and its first line.
daily-share = Partager votre résultat
daily-shared = Coloretto, partie du jour : { $date }
daily-deck = Aujourd’hui, tout le monde a la même pioche, la même place et les mêmes bots. La pioche découle de la date : elle n’est pas secrète, et personne ne le promet.
daily-compare = Vous avez déjà joué ces cartes. Vous pouvez comparer les parties tout de suite.
