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

round-name = Runda { $round }
player-you = Ty
player-guest = Gość { $number }
player-your-bot = Twój bot
player-bot-for = Bot ({ $player })

## Koniec gry i meczu

win-you = Wygrywasz! Punkty: { $count }.
win-other = { $player } wygrywa. Punkty: { $count }.
win-shared = Wspólne zwycięstwo: { $players }. Punkty: { $count }.
match-win-you = Wygrywasz mecz! Punkty: { $count }.
match-win-other = { $player } wygrywa mecz. Punkty: { $count }.
match-win-shared = Wspólne zwycięstwo w meczu: { $players }. Punkty: { $count }.

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
level-medium-about = Liczy punkty, ale nie patrzy w przód i czasem się zagapi.
level-medium-names = Nino, Lola, Hugo, Tilda, Milo
level-hard = Trudny
level-hard-about = Uczył się na milionach gier, ale często się myli.
level-hard-names = Rex, Vega, Iris, Argus, Zora
level-expert = Ekspert
level-expert-about = Uczył się na milionach gier i rzadko się myli.
level-expert-names = Sable, Onyx, Cato, Lyra, Juno
level-master = Mistrz
level-master-about = Nie popełnia przeoczeń i myśli kilka tur naprzód.
level-master-names = Merlin, Sibyl, Magnus, Minerva, Atlas
level-grandmaster = Arcymistrz
level-grandmaster-about = Najsilniejszy, jakiego mamy: sprawdza każdy dobry ruch i może myśleć przez sekundę.
level-grandmaster-names = Pythia, Solon, Athena, Odin, Nestor

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
