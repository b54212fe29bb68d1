### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Si vous la prenez : de { $before } à { $after } points.
preview-row-other = Si { $player } la prend : de { $before } à { $after } points.
preview-bonus = Le joker doré apporte encore une carte.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Demander conseil
coach-title = Conseil
coach-busy = Réflexion…
hint-best = Le mieux : { $best } ; ensuite : { $other }.
hint-alike = Cela ne change presque rien : { $best } ; { $other }.
hint-no-difference = Cela ne change rien : { $best }.
hint-only = Il n’y a qu’un choix : { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } de chances de gagner)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = D’ici à votre prochain tour, la rangée { $row } est partie dans { $times } cas sur 10, surtout chez { $player }. Elle vous apporte { $points }.
reason-row-now = La rangée { $row } vous apporte { $points } maintenant. Si vous piochez, la rangée que vous prenez plus tard apporte { $before } en moyenne.
reason-row-pays-more = La rangée { $row } vous apporte { $points }, la rangée { $other } seulement { $before }.
reason-row-denied = La rangée { $row } apporterait { $points } à { $player }, la rangée { $other } seulement { $before }.
reason-row-stays = La rangée { $other }, qui vous apporte { $points }, est encore là à votre prochain tour dans { $times } cas sur 10.
reason-row-later = La rangée { $other } vous apporte maintenant { $points }. Si vous piochez, la rangée que vous prenez plus tard apporte { $before } en moyenne.
reason-deck-helps = { $count } des { $left } cartes de la pioche vous donneraient une meilleure rangée qu’à présent.
reason-deck-all = Chaque carte de la pioche vous donnerait une meilleure rangée qu’à présent.
reason-deck-hurts = Seulement { $count } des { $left } cartes de la pioche vous donneraient une meilleure rangée qu’à présent.
reason-deck-none = Aucune carte de la pioche ne vous donnerait une meilleure rangée qu’à présent.
reason-place-builds = La rangée { $row } vous apporte alors { $points } au lieu de { $before }.
reason-place-spoils = La rangée { $row } apporte alors à { $player } { $points } au lieu de { $before }.
reason-place-helps-others = Avec la carte, la rangée { $other } apporterait à { $player } { $points } au lieu de { $before }.
reason-place-hurts = Avec la carte, la rangée { $other } vous apporterait { $points } au lieu de { $before }.
reason-place-stays = La rangée { $row } est encore là à votre prochain tour dans { $times } cas sur 10, la rangée { $other } dans { $otherTimes }.
reason-place-room = La rangée { $other } serait alors pleine ; la rangée { $row } a encore de la place pour { $count }.
reason-place-full = La rangée { $row } est alors pleine et vous apporte { $points } : personne ne peut rien y ajouter, et vous la prenez dans { $times } cas sur 10.
reason-card-gained = En rangée { $row }, la carte vous revient dans { $times } cas sur 10, en rangée { $other } dans { $otherTimes }. Elle vous apporte { $points }.
reason-card-avoided = En rangée { $other }, la carte vous reviendrait dans { $otherTimes } cas sur 10, en rangée { $row } dans { $times }. Elle vous coûterait { $points }.
reason-card-denied = En rangée { $other }, la carte reviendrait à { $player } dans { $otherTimes } cas sur 10, en rangée { $row } dans { $times }. Elle apporterait { $points } à { $player }.
reason-card-foisted = En rangée { $row }, la carte revient à { $player } dans { $times } cas sur 10, en rangée { $other } dans { $otherTimes }. Elle coûte { $points } à { $player }.
reason-best-grows = La meilleure rangée pour vous apporte alors { $points }, sinon { $before }.
reason-best-shrinks = La meilleure rangée restante apporte alors à { $player } { $points }, sinon { $before }.
reason-round-grows = Dans cette manche, vous gagnez alors { $points } en moyenne, sinon { $before }.
reason-round-shrinks = Dans cette manche, { $player } gagne alors { $points } en moyenne, sinon { $before }.
reason-round-colours =
    { $colours ->
        [one] Après cette manche, vous avez alors { $colours } couleur en moyenne, sinon { $otherColours }.
       *[other] Après cette manche, vous avez alors { $colours } couleurs en moyenne, sinon { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = D’ici au prochain tour de { $mover }, la rangée { $row } est partie dans { $times } cas sur 10, surtout chez { $player }. Elle apporte { $points } à { $mover }.
reason-of-row-now = La rangée { $row } apporte maintenant { $points } à { $mover }. Après une pioche, la rangée que { $mover } prend plus tard apporte { $before } en moyenne.
reason-of-row-pays-more = La rangée { $row } apporte { $points } à { $mover }, la rangée { $other } seulement { $before }.
reason-of-row-denied = La rangée { $row } apporterait { $points } à { $player }, la rangée { $other } seulement { $before }.
reason-of-row-stays = La rangée { $other }, qui apporte { $points } à { $mover }, est encore là à son prochain tour dans { $times } cas sur 10.
reason-of-row-later = La rangée { $other } apporte maintenant { $points } à { $mover }. Après une pioche, la rangée que { $mover } prend plus tard apporte { $before } en moyenne.
reason-of-deck-helps = { $count } des { $left } cartes de la pioche donneraient à { $mover } une meilleure rangée qu’à présent.
reason-of-deck-all = Chaque carte de la pioche donnerait à { $mover } une meilleure rangée qu’à présent.
reason-of-deck-hurts = Seulement { $count } des { $left } cartes de la pioche donneraient à { $mover } une meilleure rangée qu’à présent.
reason-of-deck-none = Aucune carte de la pioche ne donnerait à { $mover } une meilleure rangée qu’à présent.
reason-of-place-builds = La rangée { $row } apporte alors à { $mover } { $points } au lieu de { $before }.
reason-of-place-spoils = La rangée { $row } apporte alors à { $player } { $points } au lieu de { $before }.
reason-of-place-helps-others = Avec la carte, la rangée { $other } apporterait à { $player } { $points } au lieu de { $before }.
reason-of-place-hurts = Avec la carte, la rangée { $other } apporterait à { $mover } { $points } au lieu de { $before }.
reason-of-place-stays = La rangée { $row } est encore là au prochain tour de { $mover } dans { $times } cas sur 10, la rangée { $other } dans { $otherTimes }.
reason-of-place-room = La rangée { $other } serait alors pleine ; la rangée { $row } a encore de la place pour { $count }.
reason-of-place-full = La rangée { $row } est alors pleine et apporte { $points } à { $mover } : personne ne peut rien y ajouter, et { $mover } la prend dans { $times } cas sur 10.
reason-of-card-gained = En rangée { $row }, la carte revient à { $mover } dans { $times } cas sur 10, en rangée { $other } dans { $otherTimes }. Elle apporte { $points } à { $mover }.
reason-of-card-avoided = En rangée { $other }, la carte reviendrait à { $mover } dans { $otherTimes } cas sur 10, en rangée { $row } dans { $times }. Elle coûterait { $points } à { $mover }.
reason-of-card-denied = En rangée { $other }, la carte reviendrait à { $player } dans { $otherTimes } cas sur 10, en rangée { $row } dans { $times }. Elle apporterait { $points } à { $player }.
reason-of-card-foisted = En rangée { $row }, la carte revient à { $player } dans { $times } cas sur 10, en rangée { $other } dans { $otherTimes }. Elle coûte { $points } à { $player }.
reason-of-best-grows = La meilleure rangée pour { $mover } apporte alors { $points }, sinon { $before }.
reason-of-best-shrinks = La meilleure rangée restante apporte alors à { $player } { $points }, sinon { $before }.
reason-of-round-grows = Dans cette manche, { $mover } gagne alors { $points } en moyenne, sinon { $before }.
reason-of-round-shrinks = Dans cette manche, { $player } gagne alors { $points } en moyenne, sinon { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Après cette manche, { $mover } a alors { $colours } couleur en moyenne, sinon { $otherColours }.
       *[other] Après cette manche, { $mover } a alors { $colours } couleurs en moyenne, sinon { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Environ { $percent } de chances de gagner en moins. Vraiment ?
coach-take-back = Reprendre mon dernier coup
