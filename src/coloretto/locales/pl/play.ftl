### Rozgrywka w słowach. Co znaczą wartości: patrz en/game.ftl.

## Karty w zdaniu: „Ada ciągnie ...”

card-object-a = turkusową kartę
card-object-b = niebieską kartę
card-object-c = czerwoną kartę
card-object-d = żółtą kartę
card-object-e = zieloną kartę
card-object-f = różową kartę
card-object-g = szarą kartę
card-object-plus-two = kartę +2
card-object-joker = jokera
card-object-golden-joker = złotego jokera

## Stół

row-name = Stos { $row }
row-free = wolne
row-taken = zabrany
row-empty = pusty
row-full = pełny
row-holds =
    { $count ->
        [one] miejsce na { $count } kartę
        [few] miejsce na { $count } karty
        [many] miejsce na { $count } kart
       *[other] miejsce na { $count } karty
    }
row-described = Stos { $row }: { $cards }
table-watching = Oglądasz.
deck-name = Talia
deck-left =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
entropy-mine = Twój losowy tekst został użyty przy tasowaniu.
entropy-missing = Twój losowy tekst nie został użyty przy tasowaniu.
entropy-some = Gracze dodali do tasowania losowe teksty, więc o talii nie zdecydowało samo ziarno.
entropy-none = Żaden gracz nie dodał nic do tasowania: talia wynika tylko z ziarna.
last-round-in =
    { $count ->
        [one] { $count } karta do ostatniej rundy
        [few] { $count } karty do ostatniej rundy
        [many] { $count } kart do ostatniej rundy
       *[other] { $count } karty do ostatniej rundy
    }
last-round-next = Następna karta przyniesie ostatnią rundę.
last-round-now = Ostatnia runda!
last-round-about = Gramy, aż każdy zabierze stos. Potem gra się kończy.
score-now =
    { $count ->
        [one] Teraz { $count } punkt
        [few] Teraz { $count } punkty
        [many] Teraz { $count } punktów
       *[other] Teraz { $count } punktu
    }
player-out = poza rundą
player-away = poza stołem

## Co można zrobić

action-draw = Pociągnij kartę
action-take = Zabierz stos { $row }
action-place = Dołóż do stosu { $row }
action-take-cards = Zabierz stos { $row }: { $cards }
action-place-cards = Dołóż { $card } do stosu { $row }: { $cards }

## Czyja kolejka

turn-choose-you = Twoja kolejka: pociągnij kartę albo zabierz stos.
turn-only-draw-you = Twoja kolejka: pociągnij kartę.
turn-only-take-you = Wszystkie stosy są pełne: zabierz jeden.
turn-place-you = Dołóż { $card } do stosu.
turn-choose-other = Teraz gra { $player }.
turn-place-other = { $player } dokłada { $card }.
turn-out-you = Czekasz na koniec rundy.
turn-bot-soon-you =
    { $count ->
        [one] Za { $count } sekundę bot zagra za ciebie.
        [few] Za { $count } sekundy bot zagra za ciebie.
        [many] Za { $count } sekund bot zagra za ciebie.
       *[other] Za { $count } sekundy bot zagra za ciebie.
    }
turn-over = Gra skończona.

## Co się dzieje

log-game-begins = Zaczyna się gra { $game }.
log-removed = Poza tą grą: { $colours }.
log-round-begins-you = Runda { $round }. Zaczynasz.
log-round-begins-other = Runda { $round }. Zaczyna { $player }.
log-draws-you = Ciągniesz { $card }.
log-draws-other = { $player } ciągnie { $card }.
log-places-you = Dokładasz { $card } do stosu { $row }.
log-places-other = { $player } dokłada { $card } do stosu { $row }.
log-draws-and-places-other = { $player } ciągnie { $card } i dokłada do stosu { $row }.
log-only-place-you = Dokładasz { $card } do stosu { $row }, tylko tam jest miejsce.
log-takes-you = Zabierasz stos { $row }: { $cards }.
log-takes-other = { $player } zabiera stos { $row }: { $cards }.
log-bonus-you = Złoty joker daje ci jeszcze { $card }.
log-bonus-other = { $player } dostaje za złotego jokera jeszcze { $card }.
log-last-round = Pojawia się karta „ostatnia runda”: to już ostatnia runda!
log-discarded = Nikt ich nie wziął, wypadają z gry: { $cards }.
log-game-over = Koniec gry { $game }.

## Co się dzieje wokół gry

log-sits-you = Siadasz do stołu.
log-sits-other = { $player } siada do stołu.
log-stands-other = { $player } odchodzi.
log-sent-away-other = Gospodarz wyprasza gracza { $player }.
log-stands-in-clock-you = Czas minął: za ciebie gra bot.
log-stands-in-clock-other = Czas minął: za gracza { $player } gra bot.
log-stands-in-idle-you = Zbyt długo nie grasz: za ciebie gra bot.
log-stands-in-idle-other = { $player } zbyt długo nie gra: dalej gra bot.
log-stands-in-left-you = Za ciebie gra bot.
log-stands-in-left-other = { $player } odchodzi: dalej gra bot.
log-stands-in-away-you = Nie było cię: za ciebie gra bot.
log-stands-in-away-other = { $player } jest poza stołem: dalej gra bot.
log-stands-in-resigned-you = Poddajesz się: dalej gra bot.
log-stands-in-resigned-other = { $player } poddaje się: dalej gra bot.
log-returns-you = Wracasz i znów grasz.
log-returns-other = { $player } wraca do gry.
log-goes-away-other = Poza stołem: { $player }.
log-comes-back-other = Znów przy stole: { $player }.
log-renamed = { $before } ma teraz nazwę { $player }.
log-ready-other = { $player } czeka na następną grę.
log-silenced = { $player }: czat i reakcje zostały wyciszone.
log-unsilenced = { $player }: czat i reakcje są znów dozwolone.
log-rematch = Rewanż jest otwarty.
log-closed-host = Gospodarz zamknął ten stół.
log-closed-empty = Wszyscy odeszli: stół jest zamknięty.
log-closed-administrator = Administrator zamknął ten stół.

## Koniec gry i meczu

result-bot-turns =
    { $count ->
        [one] Bot zagrał { $count } turę.
        [few] Bot zagrał { $count } tury.
        [many] Bot zagrał { $count } tur.
       *[other] Bot zagrał { $count } tury.
    }

## Skąd się biorą punkty

score-title = Skąd się biorą punkty
score-plus = Plus
score-minus = Minus
score-total = Razem
score-nothing = nic
score-colour-and-jokers =
    { $jokers ->
        [one] { $cards } i joker
        [few] { $cards } i { $jokers } jokery
        [many] { $cards } i { $jokers } jokerów
       *[other] { $cards } i { $jokers } jokera
    }
score-jokers-alone =
    { $jokers ->
        [one] joker jako { $colour }
        [few] { $jokers } jokery jako { $colour }
        [many] { $jokers } jokerów jako { $colour }
       *[other] { $jokers } jokera jako { $colour }
    }
score-plus-twos =
    { $count ->
        [one] jedna karta +2
        [few] { $count } karty +2
        [many] { $count } kart +2
       *[other] { $count } karty +2
    }
score-joker = Joker liczy się jako { $colour }.
score-joker-better =
    { $total ->
        [one] Joker liczy się jako { $colour }. Następny najlepszy wybór, { $other }, dałby razem { $total } punkt.
        [few] Joker liczy się jako { $colour }. Następny najlepszy wybór, { $other }, dałby razem { $total } punkty.
        [many] Joker liczy się jako { $colour }. Następny najlepszy wybór, { $other }, dałby razem { $total } punktów.
       *[other] Joker liczy się jako { $colour }. Następny najlepszy wybór, { $other }, dałby razem { $total } punktu.
    }
score-joker-as-good = Joker liczy się jako { $colour }. Jako { $other } dałby tyle samo.
score-joker-softens = Joker liczy się jako { $colour }: tam zmniejsza stratę.
score-joker-costs-nothing = Joker liczy się jako { $colour }: tam nic nie kosztuje.
score-jokers = Jokery liczą się jako { $colours }. Żaden inny wybór nie daje więcej.

## Jak dobra była decyzja

decision-good = dobra
decision-inaccuracy = niedokładność
decision-mistake = błąd
decision-blunder = gruby błąd
luck-lucky = szczęście
luck-unlucky = pech
