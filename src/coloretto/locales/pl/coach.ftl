### Help while playing: what rows and cards are worth, and advice. In a browser, and partly in the terminal.
###
### Translators: $before and $after are numbers of points, $points is one of the count-points messages, $player is a
### name. $percent is one of the insight-percent messages. $times and $otherTimes are numbers of cases.

## The points preview: what a row does to scores. For a screen reader, after the row with its cards

preview-row-you = Jeśli go zabierzesz: liczba punktów zmieni się z { $before } na { $after }.
preview-row-other = Jeśli zabierze go { $player }: liczba punktów zmieni się z { $before } na { $after }.
preview-bonus = Złoty joker daje jeszcze jedną kartę.

## Advice in games against bots: the best action, the next best one, and one reason

coach-ask = Poproś o radę
coach-title = Rada
coach-busy = Myślę…
hint-best = Najlepiej: { $best }; potem: { $other }.
hint-alike = Prawie nie ma różnicy: { $best }; { $other }.
hint-no-difference = Nie ma różnicy: { $best }.
hint-only = Jest tylko jeden wybór: { $best }.
# An action and the share of the win after it.
hint-action = { $action } ({ $share } na wygraną)

## The reason for the best action: $row is its row, $other that of the other action

reason-row-goes = Do twojej następnej kolejki stos { $row } znika w { $times } na 10 przypadków; najczęściej zabiera go { $player }. Daje ci { $points }.
reason-row-now = Stos { $row } daje ci teraz { $points }. Jeśli pociągniesz kartę, stos, który zabierzesz później, daje średnio { $before }.
reason-row-pays-more = Stos { $row } daje ci { $points }, stos { $other } tylko { $before }.
reason-row-denied = { $player } miałby ze stosu { $row } { $points }, ze stosu { $other } tylko { $before }.
reason-row-stays = Stos { $other }, który daje ci { $points }, w twojej następnej kolejce nadal tu jest w { $times } na 10 przypadków.
reason-row-later = Stos { $other } daje ci teraz { $points }. Jeśli pociągniesz kartę, stos, który zabierzesz później, daje średnio { $before }.
reason-deck-helps = Karty w talii, które dałyby ci lepszy stos niż teraz: { $count } z { $left }.
reason-deck-all = Każda karta w talii dałaby ci lepszy stos niż teraz.
reason-deck-hurts = Karty w talii, które dałyby ci lepszy stos niż teraz: tylko { $count } z { $left }.
reason-deck-none = Żadna karta w talii nie dałaby ci lepszego stosu niż teraz.
reason-place-builds = Stos { $row } daje ci wtedy { $points } zamiast { $before }.
reason-place-spoils = { $player } ma wtedy ze stosu { $row } { $points } zamiast { $before }.
reason-place-helps-others = Z tą kartą { $player } miałby ze stosu { $other } { $points } zamiast { $before }.
reason-place-hurts = Z tą kartą stos { $other } dawałby ci { $points } zamiast { $before }.
reason-place-stays = Stos { $row } w twojej następnej kolejce nadal tu jest w { $times } na 10 przypadków, stos { $other } w { $otherTimes }.
reason-place-room = Stos { $other } byłby wtedy pełny; na stosie { $row } wolne miejsca: { $count }.
reason-place-full = Stos { $row } jest wtedy pełny i daje ci { $points }: nikt nic już do niego nie dołoży, a w { $times } na 10 przypadków zabierasz go ty.
reason-card-gained = Ze stosu { $row } dostajesz tę kartę w { $times } na 10 przypadków, ze stosu { $other } w { $otherTimes }. Daje ci { $points }.
reason-card-avoided = Ze stosu { $other } dostajesz tę kartę w { $otherTimes } na 10 przypadków, ze stosu { $row } w { $times }. Tracisz na niej { $points }.
reason-card-denied = Ze stosu { $other } { $player } dostaje tę kartę w { $otherTimes } na 10 przypadków, ze stosu { $row } w { $times }. { $player } ma z niej { $points }.
reason-card-foisted = Ze stosu { $row } { $player } dostaje tę kartę w { $times } na 10 przypadków, ze stosu { $other } w { $otherTimes }. { $player } traci na niej { $points }.
reason-best-grows = Najlepszy stos dla ciebie daje wtedy { $points }, inaczej { $before }.
reason-best-shrinks = Z najlepszego pozostałego stosu { $player } ma wtedy { $points }, inaczej { $before }.
reason-round-grows = W tej rundzie masz wtedy średnio { $points }, inaczej { $before }.
reason-round-shrinks = W tej rundzie { $player } ma wtedy średnio { $points }, inaczej { $before }.
reason-round-colours =
    { $colours ->
        [one] Po tej rundzie masz wtedy średnio { $colours } kolor, inaczej { $otherColours }.
        [few] Po tej rundzie masz wtedy średnio { $colours } kolory, inaczej { $otherColours }.
        [many] Po tej rundzie masz wtedy średnio { $colours } kolorów, inaczej { $otherColours }.
       *[other] Po tej rundzie masz wtedy średnio { $colours } koloru, inaczej { $otherColours }.
    }

## The reason for the best action of another player, $mover, in a review

reason-of-row-goes = Zanim { $mover } znów zagra, stos { $row } znika w { $times } na 10 przypadków; najczęściej zabiera go { $player }. { $mover } ma z niego { $points }.
reason-of-row-now = { $mover } ma teraz ze stosu { $row } { $points }. Po pociągnięciu karty stos zabrany później daje średnio { $before }.
reason-of-row-pays-more = { $mover } ma ze stosu { $row } { $points }, ze stosu { $other } tylko { $before }.
reason-of-row-denied = { $player } miałby ze stosu { $row } { $points }, ze stosu { $other } tylko { $before }.
reason-of-row-stays = Stos { $other }, z którego { $mover } ma { $points }, w następnej kolejce nadal tu jest w { $times } na 10 przypadków.
reason-of-row-later = { $mover } ma teraz ze stosu { $other } { $points }. Po pociągnięciu karty stos zabrany później daje średnio { $before }.
reason-of-deck-helps = Karty w talii, z którymi { $mover } miałby lepszy stos niż teraz: { $count } z { $left }.
reason-of-deck-all = Z każdą kartą w talii { $mover } miałby lepszy stos niż teraz.
reason-of-deck-hurts = Karty w talii, z którymi { $mover } miałby lepszy stos niż teraz: tylko { $count } z { $left }.
reason-of-deck-none = Z żadną kartą w talii { $mover } nie miałby lepszego stosu niż teraz.
reason-of-place-builds = { $mover } ma wtedy ze stosu { $row } { $points } zamiast { $before }.
reason-of-place-spoils = { $player } ma wtedy ze stosu { $row } { $points } zamiast { $before }.
reason-of-place-helps-others = Z tą kartą { $player } miałby ze stosu { $other } { $points } zamiast { $before }.
reason-of-place-hurts = Z tą kartą { $mover } miałby ze stosu { $other } { $points } zamiast { $before }.
reason-of-place-stays = Gdy { $mover } znów zagra, stos { $row } nadal tu jest w { $times } na 10 przypadków, stos { $other } w { $otherTimes }.
reason-of-place-room = Stos { $other } byłby wtedy pełny; na stosie { $row } wolne miejsca: { $count }.
reason-of-place-full = Stos { $row } jest wtedy pełny, a { $mover } ma z niego { $points }: nikt nic już do niego nie dołoży, a w { $times } na 10 przypadków zabiera go { $mover }.
reason-of-card-gained = Ze stosu { $row } { $mover } dostaje tę kartę w { $times } na 10 przypadków, ze stosu { $other } w { $otherTimes }. { $mover } ma z niej { $points }.
reason-of-card-avoided = Ze stosu { $other } { $mover } dostaje tę kartę w { $otherTimes } na 10 przypadków, ze stosu { $row } w { $times }. { $mover } traci na niej { $points }.
reason-of-card-denied = Ze stosu { $other } { $player } dostaje tę kartę w { $otherTimes } na 10 przypadków, ze stosu { $row } w { $times }. { $player } ma z niej { $points }.
reason-of-card-foisted = Ze stosu { $row } { $player } dostaje tę kartę w { $times } na 10 przypadków, ze stosu { $other } w { $otherTimes }. { $player } traci na niej { $points }.
reason-of-best-grows = Z najlepszego stosu { $mover } ma wtedy { $points }, inaczej { $before }.
reason-of-best-shrinks = Z najlepszego pozostałego stosu { $player } ma wtedy { $points }, inaczej { $before }.
reason-of-round-grows = W tej rundzie { $mover } ma wtedy średnio { $points }, inaczej { $before }.
reason-of-round-shrinks = W tej rundzie { $player } ma wtedy średnio { $points }, inaczej { $before }.
reason-of-round-colours =
    { $colours ->
        [one] Po tej rundzie { $mover } ma wtedy średnio { $colours } kolor, inaczej { $otherColours }.
        [few] Po tej rundzie { $mover } ma wtedy średnio { $colours } kolory, inaczej { $otherColours }.
        [many] Po tej rundzie { $mover } ma wtedy średnio { $colours } kolorów, inaczej { $otherColours }.
       *[other] Po tej rundzie { $mover } ma wtedy średnio { $colours } koloru, inaczej { $otherColours }.
    }

## The teaching mode: before a move that gives away a lot

coach-warning = Szansa na wygraną mniejsza o około { $percent }. Na pewno?
coach-take-back = Cofnij mój ostatni ruch
