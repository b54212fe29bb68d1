### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Plateau d’analyse
analyse-about = Installez ou collez une position et explorez la suite. Cet appareil évalue chaque action.
analyse-damaged = La position de ce lien est abîmée : en voici une autre.
analyse-undo = Reprendre
analyse-card = Quelle carte vient ?
analyse-text = La position en texte
analyse-show = Montrer cette position
analyse-impossible = Cette position est impossible.
analyse-go-on = Continuez jusqu’à ce qu’elle soit juste.
analyse-link = Un lien vers cette position
analyse-link-about = Il contient la position elle-même et n’a pas besoin de serveur.

## Setting up a position

analyse-set-up = Installer une position
analyse-place = Où sont les cartes
analyse-row = Rangée { $row }
analyse-drawn = Carte piochée
analyse-discarded = Hors du jeu
analyse-removed = Couleurs retirées
analyse-taken = A été prise dans cette manche
analyse-out = A pris une rangée dans cette manche
analyse-add = Ajouter { $card }
analyse-turn = À qui le tour ?
analyse-round = Manche
