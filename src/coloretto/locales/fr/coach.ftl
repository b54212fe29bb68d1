### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Si vous la prenez : de { $before } à { $after } points.
preview-row-other = Si { $player } la prend : de { $before } à { $after } points.
preview-bonus = Le joker doré apporte encore une carte.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Demander conseil
coach-title = Conseil
coach-busy = Réflexion…
hint-best = Le mieux : { $best } ; ensuite : { $other }.
hint-no-difference = Cela ne change rien : { $best }.
hint-only = Il n’y a qu’un choix : { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } de chances de gagner)

## The reason for the best action. “It” is the row that is taken, or the card that is placed

reason-row-pays = Elle vous apporte { $points } maintenant.
reason-row-goes = D’ici à votre prochain tour, elle est partie dans { $times } cas sur 10, surtout chez { $player }. Elle vous apporte { $points }.
reason-row-pays-more = La rangée { $row } vous apporte { $points }, la rangée { $other } seulement { $before }.
reason-row-denied = Elle vous apporte { $points } et en apporterait { $before } à { $player }.
reason-row-stays = La rangée { $other }, qui vous apporte { $points }, est encore là à votre prochain tour dans { $times } cas sur 10.
reason-row-pays-little = La rangée { $other } ne vous apporte que { $points }.
reason-deck-helps = { $count } des { $left } cartes de la pioche vous donneraient une meilleure rangée qu’à présent.
reason-deck-hurts = Seulement { $count } des { $left } cartes de la pioche vous donneraient une meilleure rangée qu’à présent.
reason-place-builds = La rangée { $row } vous apporte alors { $points } au lieu de { $before }.
reason-place-spoils = La rangée { $row } apporte alors à { $player } { $points } au lieu de { $before }.
reason-place-helps-others = Sur la rangée { $other }, elle apporterait à { $player } { $points } au lieu de { $before }.
reason-place-hurts = Sur la rangée { $other }, elle vous apporterait { $points } au lieu de { $before }.
reason-place-stays = La rangée { $row } est encore là à votre prochain tour dans { $times } cas sur 10.

## The reason for the best action of another player, $mover, in a review

reason-of-row-pays = Elle apporte maintenant { $points } à { $mover }.
reason-of-row-goes = D’ici au prochain tour de { $mover }, elle est partie dans { $times } cas sur 10, surtout chez { $player }. Elle apporte { $points } à { $mover }.
reason-of-row-pays-more = La rangée { $row } apporte { $points } à { $mover }, la rangée { $other } seulement { $before }.
reason-of-row-denied = Elle apporte { $points } à { $mover } et en apporterait { $before } à { $player }.
reason-of-row-stays = La rangée { $other }, qui apporte { $points } à { $mover }, est encore là à son prochain tour dans { $times } cas sur 10.
reason-of-row-pays-little = La rangée { $other } n’apporte que { $points } à { $mover }.
reason-of-deck-helps = { $count } des { $left } cartes de la pioche donneraient à { $mover } une meilleure rangée qu’à présent.
reason-of-deck-hurts = Seulement { $count } des { $left } cartes de la pioche donneraient à { $mover } une meilleure rangée qu’à présent.
reason-of-place-builds = La rangée { $row } apporte alors à { $mover } { $points } au lieu de { $before }.
reason-of-place-spoils = La rangée { $row } apporte alors à { $player } { $points } au lieu de { $before }.
reason-of-place-helps-others = Sur la rangée { $other }, elle apporterait à { $player } { $points } au lieu de { $before }.
reason-of-place-hurts = Sur la rangée { $other }, elle apporterait à { $mover } { $points } au lieu de { $before }.
reason-of-place-stays = La rangée { $row } est encore là au prochain tour de { $mover } dans { $times } cas sur 10.

## The teaching mode: before a move that gives away a lot

coach-warning = Environ { $percent } de chances de gagner en moins. Vraiment ?
coach-take-back = Reprendre mon dernier coup
