### Gra w słowach. Co znaczą wartości: patrz en/game.ftl.


## Karty z nazwy

card-a = turkusowy
card-b = niebieski
card-c = czerwony
card-d = żółty
card-e = zielony
card-f = różowy
card-g = szary
card-plus-two = +2
card-joker = joker
card-golden-joker = złoty joker
card-last-round = ostatnia runda

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

## Kolory w dwóch literach

card-mark-a = Tu
card-mark-b = Ni
card-mark-c = Cz
card-mark-d = Żó
card-mark-e = Zi
card-mark-f = Ró
card-mark-g = Sz

## Liczby i listy

cards-held = { $count } × { $card }
cards-none = brak kart
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
list-more = { $items }, { $next }
list-and = { $items } i { $last }
list-and-before-i = { $items } i { $last }
list-or = { $items } lub { $last }

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
entropy-some = Gracze dodali do tasowania losowe teksty, więc o talii nie zdecydował sam serwer.
entropy-none = Żaden gracz nie dodał nic do tasowania: talia wynika tylko z ziarna serwera.
round-name = Runda { $round }
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
player-you = Ty
player-guest = Gość { $number }
player-out = poza rundą
player-away = poza stołem
player-your-bot = Twój bot
player-bot-for = Bot ({ $player })

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
log-silenced = { $player } nie może już tu pisać.
log-unsilenced = { $player } znów może tu pisać.
log-rematch = Rewanż jest otwarty.
log-closed-host = Gospodarz zamknął ten stół.
log-closed-empty = Wszyscy odeszli: stół jest zamknięty.
log-closed-administrator = Administrator zamknął ten stół.

## Koniec gry i meczu

win-you = Wygrywasz! Punkty: { $count }.
win-other = { $player } wygrywa. Punkty: { $count }.
win-shared = Wspólne zwycięstwo: { $players }. Punkty: { $count }.
match-win-you = Wygrywasz mecz! Punkty: { $count }.
match-win-other = { $player } wygrywa mecz. Punkty: { $count }.
match-win-shared = Wspólne zwycięstwo w meczu: { $players }. Punkty: { $count }.
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
score-joker-harmless = Joker liczy się jako { $colour }: tam nic nie kosztuje.
score-jokers = Jokery liczą się jako { $colours }. Żaden inny wybór nie daje więcej.

## Edycje, tabele punktacji, zasady

edition-classic = Klasyczna
edition-classic-about = Dla 3 do 5 graczy, trzy jokery, mecz z czterech gier.
edition-golden = Złoty joker
edition-golden-about = Dla 2 do 5 graczy. Kto zabierze złotego jokera, dostaje dodatkową kartę. Jedna gra.
scoring-brown = Brązowa tabela
scoring-brown-about = Im więcej kart w kolorze, tym lepiej: 1, 3, 6, 10, 15, 21 punktów.
scoring-violet = Fioletowa tabela
scoring-violet-about = Najlepsze są trzy w kolorze, więcej daje mniej: 1, 4, 8, 7, 6, 5 punktów.
scoring-own = Własna tabela
rule-set-name =
    { $count ->
        [one] { $edition }, { $count } gracz, { $scoring }
        [few] { $edition }, { $count } graczy, { $scoring }
        [many] { $edition }, { $count } graczy, { $scoring }
       *[other] { $edition }, { $count } gracza, { $scoring }
    }
rule-set-own = Własne zasady

## Jak silny jest bot

bot-name = { $name } · { $level }
level-easy = Łatwy
level-easy-about = Dopiero się uczy i bierze wszystko, co się świeci.
level-easy-names = Fips, Kiki, Momo, Pip, Toto
level-medium = Średni
level-medium-about = Liczy swoje punkty, ale nie patrzy w przód.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Trudny
level-hard-about = Przed każdym ruchem rozgrywa w głowie setki gier.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Ekspert
level-expert-about = Uczył się na milionach gier. Karze za błędy.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Mistrz
level-master-about = Najsilniejszy, jakiego mamy: ekspert, który ma czas pomyśleć.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas

## Czego serwer nie zrobi i dlaczego

refused-bad-message = Serwer tego nie zrozumiał. Odśwież stronę.
refused-bad-options = Te opcje do siebie nie pasują.
refused-bad-command = Tego nie da się tu zrobić.
refused-bad-name = Wybierz krótszą, widoczną nazwę.
refused-bad-record = To nie jest zapis gry albo łamie on zasady.
refused-illegal-action = Ten ruch jest teraz niedozwolony.
refused-not-your-turn = To nie twoja kolejka.
refused-wrong-moment = Nie teraz: to nie ten moment gry.
refused-stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
refused-version-lost = Przy tym stole były już późniejsze ruchy niż te, które ma serwer. Jego dane uszkodzono lub cofnięto: powiadom osobę, która go prowadzi.
refused-seat-taken = Ktoś już tam siedzi.
refused-full = Wszystkie miejsca są zajęte.
refused-already-seated = Masz już miejsce.
refused-not-seated = To mogą zrobić tylko gracze.
refused-not-allowed = Przy tym stole nie ma miejsca dla widzów.
refused-sent-away = Gospodarz wyprosił cię od tego stołu.
refused-banned = Administrator tego serwera zablokował ci dostęp.
refused-foreign-origin = Inna strona próbowała użyć tego serwera. To niedozwolone.
refused-unknown-host = Serwer nie odpowiada pod tą nazwą. Administrator może na nią zezwolić.
refused-unauthorised = Serwer cię nie zna. Odśwież stronę, aby wejść ponownie.
refused-unknown-table = Nie ma takiego stołu. Czy link jest kompletny?
refused-unknown-game = Nie ma takiej gry albo jeszcze się nie skończyła.
refused-unknown-identity = Nie ma takiej osoby albo kod został już użyty.
refused-unknown-address = Pod tym adresem nic nie ma.
refused-bad-method = Serwer nie robi tego pod tym adresem.
refused-too-large = To za długie dla serwera.
refused-too-many =
    { $seconds ->
        [one] Za szybko. Spróbuj za { $seconds } sekundę.
        [few] Za szybko. Spróbuj za { $seconds } sekundy.
        [many] Za szybko. Spróbuj za { $seconds } sekund.
       *[other] Za szybko. Spróbuj za { $seconds } sekundy.
    }
refused-too-many-tables = Masz za dużo otwartych stołów. Najpierw skończ lub zamknij któryś.
refused-no-engine = Ta przeglądarka nie potrafi prowadzić gry na twoim urządzeniu. Nowsza potrafi.
refused-internal = To nasz błąd. Spróbuj jeszcze raz.
refused-unavailable = Serwer łapie oddech. Spróbuj jeszcze raz.

## Jak dobra była decyzja

decision-good = dobra
decision-inaccuracy = niedokładność
decision-mistake = błąd
decision-blunder = gruby błąd
luck-lucky = szczęście
luck-unlucky = pech
