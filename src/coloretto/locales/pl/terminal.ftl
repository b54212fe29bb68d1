### The terminal: the command line, the game in plain lines, and the text screens.
###
### Translators: what stands in `backquotes`, words in capitals and options like --seed stay as they are, and so
### do %(default)s and %(known)s, which the program fills in. Help lines begin with a small letter.


## The command line

cli-program = Coloretto, gra karciana Michaela Schachta.
cli-usage = użycie:
cli-commands = polecenia
cli-command = POLECENIE
cli-options = opcje
cli-arguments = argumenty
cli-help = pokaż tę pomoc i zakończ
cli-version = pokaż wersję i zakończ
cli-language = język: de, en, es, fr, it, pl lub pt (domyślnie: język systemu)
cli-no-input = o nic nie pytaj: bez pytań, bez stronicowania, bez pełnego ekranu
cli-json = wypisz jako JSON, dla programów
cli-example = przykład:
cli-exit-status = kod wyjścia:
cli-status =
    0  zrobione
    1  nie udało się, a zdanie mówi dlaczego
    2  błędne wywołanie albo pliku nie da się odczytać
    130  przerwane przez Ctrl-C
cli-more-help = Każde polecenie powie więcej: `coloretto POLECENIE --help`
cli-try-help = Zobacz `{ $command } --help`.
cli-error = coloretto: { $problem }
cli-usage-error = { $command }: { $problem }
cli-stopped = Przerwano.
cli-compiling = Kompilacja zasad (raz, kilka sekund)…
cli-required = brakuje: %s
cli-unrecognized = nieznana opcja: %s
cli-unexpected = nieoczekiwany argument: %s
cli-invalid-choice = %(value)r nie jest żadnym z %(choices)s
cli-did-you-mean = nie ma tu { $value }: może chodzi o { $nearest }?
cli-bad-argument = %(argument_name)s: %(message)s
cli-not-with = nie razem z %s
cli-expected-one = wymaga wartości
cli-expected-some = wymaga co najmniej jednej wartości
cli-not-a-number = { $text } nie jest liczbą całkowitą od { $least } do { $most }
cli-not-opened = { $file }: { $problem }
cli-no-person = `coloretto { $command }` zadaje pytania, ale --no-input tego zabrania.

## coloretto play

cli-play-summary = graj z botami, ze znajomymi tutaj albo przy stole serwera
cli-play-where =
    adres stołu na serwerze, aby przy nim usiąść; albo adres serwera, aby zagrać z jego botami
    (domyślnie: gra na tym komputerze)
cli-play-rules =
    edycja, liczba graczy i tabela punktacji: classic-3 do classic-5, golden-2 do golden-5 albo z fioletową
    tabelą, jak golden-4-violet (domyślnie: %(default)s)
cli-play-games = ile gier ma mecz; ich punkty się sumuje (domyślnie: 4 w wydaniu klasycznym, 1 w złotym)
cli-play-bots =
    z kim grasz: { $levels }; albo bot z nazwy: random, beginner, casual, greedy, softmax, search,
    neural lub rollout, trzy ostatnie w razie potrzeby z limitem, jak search:5000 lub neural:200ms; albo external:POLECENIE,
    twój własny program. Jeden dla wszystkich albo po jednym na miejsce, oddzielone przecinkami (domyślnie:
    poziom z ustawień)
cli-play-people = ile osób gra przy tej klawiaturze; przy 0 oglądasz boty (domyślnie: %(default)s)
cli-play-name = twoje imię przy stole; kilka osób oddziel przecinkami
cli-play-seed = liczba, która decyduje o rozdaniu: ta sama liczba rozdaje te same karty (domyślnie: losowo)
cli-play-entropy = twój udział w tasowaniu: dowolne litery i cyfry; kilka osób po przecinkach (domyślnie: losowo, a z --seed nic)
cli-play-save =
    zachowaj zapis gry także w tym pliku: jako tekst albo jako JSON, jeśli nazwa kończy się na .json
cli-play-plain = proste wiersze i pytania zamiast pełnego ekranu, jak dla czytnika ekranu
cli-play-pace = milisekundy między ruchami botów na pełnym ekranie (domyślnie: z ustawień)
cli-play-resume = graj dalej w niedokończoną grę: jedyną albo tę o tym numerze
cli-play-rematch = z adresem stołu, przy którym mecz się skończył: zagraj znowu z tymi samymi osobami
cli-play-list = wypisz niedokończone gry
cli-bad-seed = { $text } nie jest liczbą całkowitą mniejszą niż 2 do potęgi 256
cli-bad-name = { $text } nie jest nazwą z 1 do { $most } widocznych znaków
cli-bad-entropy = { $text } to nie 1 do 64 liter, cyfr, - lub _
cli-wrong-names =
    { $given ->
        [one] podano { $given } imię
        [few] podano { $given } imiona
        [many] podano { $given } imion
       *[other] podano { $given } imienia
    } dla { $people ->
        [one] { $people } osoby
        [few] { $people } osób
        [many] { $people } osób
       *[other] { $people } osoby
    }
cli-wrong-entropy =
    { $given ->
        [one] podano { $given } tekst do tasowania
        [few] podano { $given } teksty do tasowania
        [many] podano { $given } tekstów do tasowania
       *[other] podano { $given } tekstu do tasowania
    } dla { $people ->
        [one] { $people } osoby
        [few] { $people } osób
        [many] { $people } osób
       *[other] { $people } osoby
    }
cli-same-name = dwoje graczy nazywa się { $name }: nadaj każdemu inne imię
cli-wrong-people =
    { $people ->
        [one] { $people } osoba nie zmieści się
        [few] { $people } osoby nie zmieszczą się
        [many] { $people } osób nie zmieści się
       *[other] { $people } osoby nie zmieści się
    } na { $seats ->
        [one] { $seats } miejscu
        [few] { $seats } miejscach
        [many] { $seats } miejscach
       *[other] { $seats } miejsca
    }
cli-wrong-bots =
    { $given ->
        [one] podano { $given } bota
        [few] podano { $given } boty
        [many] podano { $given } botów
       *[other] podano { $given } bota
    }, a { $seats ->
        [one] jest { $seats } inne miejsce
        [few] są { $seats } inne miejsca
        [many] jest { $seats } innych miejsc
       *[other] jest { $seats } innego miejsca
    }
cli-bot-names = Bot Ada, Bot Bruno, Bot Cleo, Bot Dora, Bot Emil
cli-person-name = Gracz { $number }
cli-no-unfinished = Nie ma niedokończonych gier.
cli-no-such-unfinished = Nie ma niedokończonej gry { $number }: zobacz `coloretto play --list`.
cli-which-unfinished = Która? Podaj jej numer: `coloretto play --resume NUMER`.
cli-in-use = W tę grę gra się w innym terminalu: { $file }
cli-not-a-save = { $file } nie jest zapisaną grą: { $problem }
cli-unfinished-line = { $number }  { $when }  { $rules }, runda { $round }: { $names }
cli-unfinished-table = { $number }  { $when }  { $server }, stół { $table }
cli-not-at-table = --people, --seed i --save służą do gier na tym komputerze, nie pod adresem { $address }
cli-no-table-to-rematch = --rematch wymaga adresu stołu, przy którym mecz się skończył
cli-bad-address = { $text } nie jest adresem serwera ani stołu, jak http://localhost:8000/table/abc

## The game in plain lines

plain-welcome = Witaj w Coloretto: { $rules }.
plain-against = Twoi przeciwnicy: { $bots }.
plain-players = Przy stole: { $players }.
plain-bot-of-kind = { $name } ({ $kind })
plain-aim = Zbieraj niewiele kolorów: trzy najlepsze dają punkty, każdy inny je odbiera.
plain-match =
    { $games ->
        [one] Mecz to { $games } gra.
        [few] Mecz to { $games } gry, a punkty się sumuje.
        [many] Mecz to { $games } gier, a punkty się sumuje.
       *[other] Mecz to { $games } gry, a punkty się sumuje.
    }
game-of-match = Gra { $game } z { $games }
local-next-game = Enter: następna gra.
plain-how-to-ask = W każdej chwili: ? to zasady, Enter pokazuje stół, q kończy.
plain-how-to-hint = Wpisz { $hint }, aby dostać radę.
plain-how-to-talk = Przy tym stole także: { $say } TEXT mówi do innych, { $resign } poddaje mecz.
plain-how-to-react = { $react } NUMER pokazuje reakcję: { $reactions }.
plain-how-to-resign = Przy tym stole także: { $resign } poddaje mecz.
plain-commitment = Zobowiązanie: { $commitment }
plain-resumed = Gra toczy się dalej od miejsca, w którym przerwano.
plain-headline = { $round }: { $deck }, { $until }.
plain-headline-short = { $round }: { $deck }. { $note }
plain-out = { $name } (poza rundą)
plain-sentence-with-score = { $sentence } { $score }.
plain-may-draw-or-take = Pociągniesz kartę (d) czy zabierzesz stos ({ $takes })?
plain-may-draw = Wszystkie stosy są puste. Pociągniesz kartę (d)?
plain-may-take = Który stos zabierasz ({ $takes })?
plain-may-place = Dokładasz { $card } do stosu { $rows }?
plain-asks = { $player }: { $question }
# Words that a person may type, the shortest first, with spaces between. English ones are understood as well.
plain-words-quit = q koniec wyjdź
plain-words-help = ? h pomoc
plain-words-hint = podpowiedź rada
plain-words-draw = d ciągnij
plain-words-take = t weź zabierz
plain-words-place = p dołóż połóż
plain-words-say = powiedz
plain-words-react = reaguj pokaż
plain-words-resign = poddaj
plain-words-yes = tak t
hint-only-against-bots = Rady są tylko w grach z botami.
hint-compiling = Przygotowanie podpowiedzi (raz, około pół minuty)…
plain-not-understood = Nie rozumiem { $line }. { $hint }
plain-hint-draw = Wpisz d, aby pociągnąć kartę.
plain-hint-draw-or-take = Wpisz d, aby pociągnąć kartę; { $takes }, aby zabrać stos.
plain-hint-take = Wpisz { $takes }, aby zabrać stos.
plain-hint-place = Wpisz { $rows }, aby dołożyć tam { $card }.
plain-nothing-to-place = Nie masz jeszcze karty do dołożenia. { $hint }
plain-drawn-already = Masz już pociągniętą kartę. { $hint }
plain-all-full = Wszystkie stosy są pełne, nie można ciągnąć. { $hint }
plain-deck-empty = Talia jest pusta, nie można ciągnąć. { $hint }
plain-which-row = Który stos? { $hint }
plain-no-such-row = Nie ma stosu { $row }. { $hint }
plain-row-taken = Stos { $row } jest już zabrany. { $hint }
plain-row-empty = Na stosie { $row } nie ma jeszcze kart. { $hint }
plain-row-full = Stos { $row } jest pełny. { $hint }
plain-goodbye = Do zobaczenia! Gra nie jest skończona.
plain-go-on = Aby grać dalej:
plain-play-again = Aby zagrać to samo rozdanie jeszcze raz:
plain-rematch = Aby zagrać znowu z tymi samymi osobami:
plain-record = Zapis gry jest w { $file }. Aby sprawdzić ruchy i talię:
plain-replay = Aby obejrzeć ją jeszcze raz, ruch po ruchu:
plain-result = { $name }: { $points }
plain-over = Gra skończona. Skąd się biorą punkty:
plain-term = { $cards }: { $points }
plain-rules-turn =
    W swojej kolejce robisz jedno z dwojga:
    - ciągniesz wierzchnią kartę i dokładasz ją do stosu, na którym jest miejsce, albo
    - zabierasz stos ze wszystkimi kartami. Potem czekasz na koniec rundy.
    Runda kończy się, gdy każdy zabrał stos; kto zabrał ostatni, zaczyna następną.
plain-rules-rows-alike =
    { $count ->
        [one] Na każdym stosie mieści się { $count } karta.
        [few] Na każdym stosie mieszczą się { $count } karty.
        [many] Na każdym stosie mieści się { $count } kart.
       *[other] Na każdym stosie mieści się { $count } karty.
    }
plain-rules-rows-differ = Na stosach mieści się kart: { $places }.
plain-rules-left-over = Karty, których nikt nie zabierze, wypadają z gry.
plain-rules-points = Na końcu trzy najlepsze kolory dają punkty, a każdy inny tyle samo odbiera:
plain-rules-cards-label = kart w kolorze
plain-rules-points-label = punktów
plain-rules-most = { $count } lub więcej
plain-rules-jokers = Karta +2 to 2 punkty. Joker liczy się jako kolor, który da ci najwięcej.
plain-rules-golden = Złoty joker jest jokerem, a kto go zabierze, dostaje też wierzchnią kartę talii.
plain-rules-last-round = Runda, w której pojawi się karta leżąca na ostatnich { $reserve }, jest ostatnia.
plain-rules-keys =
    d   aby pociągnąć kartę       ?      aby to przeczytać
    t2  aby zabrać stos 2         q      aby skończyć
    2   aby dołożyć do stosu 2    Enter  aby zobaczyć stół

## At a server's table

table-waiting =
    { $count ->
        [one] Brakuje jeszcze { $count } gracza. Można usiąść pod adresem { $link }
        [few] Brakuje jeszcze { $count } graczy. Można usiąść pod adresem { $link }
        [many] Brakuje jeszcze { $count } graczy. Można usiąść pod adresem { $link }
       *[other] Brakuje jeszcze { $count } gracza. Można usiąść pod adresem { $link }
    }
table-waiting-host = Wszyscy są. Grę może rozpocząć { $player }.
table-may-start = Wszyscy są: Enter zaczyna grę.
table-stand-in-you = Za ciebie gra bot. Enter: znów grasz.
table-let-bot-play-how = { $player } jest poza stołem. Enter: niech do powrotu gra bot.
table-next-game = Enter: czas na następną grę.
table-ready = Zgłoszone. Czekamy na innych.
plain-resign-how = Wpisz { $yes }, aby się poddać; cokolwiek innego, aby grać dalej.
table-play-on = Nie, gram dalej
table-totals = Punkty meczu do tej pory: { $totals }.

## The text screens

tui-draw = Ciągnij
tui-rules = Zasady
tui-settings = Ustawienia
tui-scores = Punkty
tui-hint = Podpowiedź
tui-quit = Koniec
tui-close = Zamknij
tui-go-on = Dalej
tui-choose = Wybierz
tui-new-game = Nowa gra
tui-next-game = Następna gra
tui-replay = Obejrzyj
tui-last-round-title = OSTATNIA RUNDA
tui-seconds-left =
    { $count ->
        [one] jeszcze { $count } sekunda
        [few] jeszcze { $count } sekundy
        [many] jeszcze { $count } sekund
       *[other] jeszcze { $count } sekundy
    }
tui-thinking = { $player } myśli…
tui-your-keys-choose = d ciągnie, { $rows } zabiera stos
tui-your-keys-draw = d ciągnie
tui-your-keys-take = { $rows } zabiera stos
tui-your-keys-place = { $rows } dokłada tam kartę
tui-now = Gdyby to był koniec
tui-settings-language = Język
tui-settings-theme = Kolory
tui-settings-level = Boty w następnej grze
tui-settings-pace = Tempo botów
tui-language-auto = Jak w systemie
tui-theme-dark = Ciemny
tui-theme-light = Jasny
tui-theme-contrast = Wysoki kontrast
tui-theme-terminal = Jak w terminalu
tui-pace-instant = Od razu
tui-pace-quick = Szybko
tui-pace-normal = Normalnie
tui-pace-slow = Wolno
tui-unfinished = Niedokończone gry

## coloretto replay

cli-replay-summary = obejrzyj grę jeszcze raz, ruch po ruchu
cli-replay-file = zapis gry, jako tekst lub JSON
cli-replay-move = zacznij od tego ruchu
cli-replay-plain = proste wiersze: cała gra, tak jak była opowiedziana
replay-move = Ruch { $move } z { $moves }
replay-opening = Przed pierwszym ruchem
replay-unfinished = Tu kończy się zapis: gra nie jest skończona.
replay-step = Krok
replay-round = Runda
replay-play = Odtwórz
replay-key-review = Ocena
replay-mistake = Błąd
replay-reviewing = Ocena: { $done } z { $total } akcji

## coloretto show

cli-show-summary = pokaż pozycję albo koniec zapisanej gry
cli-show-what = wiersz pozycji, jak w zapisach i u botów; albo plik zapisu
cli-show-move = pozycja po tym ruchu zapisu
cli-show-no-move = { $file } ma tyle ruchów: { $moves }, a pytasz o ruch { $move }
cli-show-legal = Możliwe: { $actions }
cli-show-line = Jako wiersz: { $position }

## coloretto analyse

cli-analyse-summary = pokaż, ile warta jest każda akcja w pozycji
cli-analyse-position = wiersz pozycji
cli-effort = jak dokładnie: { $names } albo ile kolejek ogląda przeszukiwanie z każdej pozycji, od 0 do { $most } (domyślnie: %(default)s)
cli-bad-effort = { $text } to nie nakład: jest nim { $names } albo liczba od 0 do { $most }
analyse-title = Udział wszystkich w zwycięstwie po każdej akcji, najlepsza dla { $player } na początku:
analyse-action = akcja
analyse-score = oczekiwane punkty
analyse-error = błąd standardowy, { $player }
analyse-exact = Te wartości są dokładne: wszystko, co może nastąpić, policzono do końca gry.

## coloretto review

cli-review-summary = oceń zapisaną grę: szczęście, błędy i lepsze akcje
review-player = gracz
review-initial = początek
review-luck = szczęście
review-errors = własne decyzje
review-gifts = decyzje innych
review-correction = korekta
review-final = koniec
review-loss = strata
review-per-decision = na decyzję
review-move = ruch
review-played = zagrano
review-better = lepiej
review-why = Ruch { $move }: { $better }. { $reason }
review-judgement = { $player }: { $label }, strata { $loss }; lepiej: { $better }
review-luck-of = { $player }: { $label }, { $luck }
review-no-mistakes = Żadna decyzja nie kosztowała wiele.
review-luckiest = Karty, które zmieniły najwięcej
review-card = karta
review-unfinished = Gra się nie skończyła: ocena kończy się wartością ostatniej pozycji.
review-plot-actions = akcja
review-plot-shares = udział w zwycięstwie w procentach

## coloretto rules

cli-rules-summary = przeczytaj zasady w swoim języku
cli-rules-edition = tylko zasady jednej edycji
plain-ruling = Nasze ustalenie: { $text }
plain-title-of-edition = { $title } ({ $edition })

## coloretto bots

cli-bots-summary = wypisz poziomy i boty, z którymi można grać
cli-bots-levels = Poziomy
cli-bots-bots = Boty z nazwy
cli-bots-budget = przyjmuje limit po dwukropku, jak { $example }
cli-bots-temperature = przyjmuje temperaturę po dwukropku, jak { $example }
cli-bots-plays = gra jak { $bot }
cli-bots-random = losuje
cli-bots-beginner = tak gra poziom easy: bierze wszystko, co się świeci
cli-bots-casual = gra jak greedy, a co trzecią decyzję podejmuje jak beginner
cli-bots-greedy = bierze od razu tyle punktów, ile się da
cli-bots-search = przed każdym ruchem wiele razy gra dalej w głowie
cli-bots-neural = ocenia pozycje siecią, która uczyła się na milionach gier
cli-bots-softmax = ocenia tą siecią i częściej wybiera lepsze ruchy; wyższa temperatura, jak w softmax:45, popełnia więcej błędów
cli-bots-rollout = po każdym ruchu, który może być najlepszy, wiele razy gra dalej z tą siecią
cli-bots-external = twój własny program, w dowolnym języku: zobacz docs/bots.md

## coloretto completion

cli-completion-summary = wypisz skrypt, który uzupełnia polecenia w twojej powłoce
cli-completion-shell = twoja powłoka
cli-completion-how =
    Aby mieć go w każdej nowej powłoce:
      bash: coloretto completion bash > ~/.local/share/bash-completion/completions/coloretto
      zsh:  coloretto completion zsh > ~/.zfunc/_coloretto    (z ~/.zfunc w fpath)
      fish: coloretto completion fish > ~/.config/fish/completions/coloretto.fish

## coloretto serve

cli-serve-summary = udostępniaj gry przeglądarkom i programom
cli-serve-host = adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych (domyślnie: %(default)s)
cli-serve-port = port, na którym serwer słucha; 0 wybiera dowolny wolny (domyślnie: %(default)s)
cli-data = folder wbudowanej bazy danych (domyślnie: folder danych w systemie)
cli-serve-origin = inny adres, pod którym przeglądarki znają ten serwer, jak https://games.example; można powtarzać
cli-serve-host-name = inna nazwa hosta, na którą serwer odpowiada, oprócz nazw i adresów tego komputera; można powtarzać
cli-serve-trusted-proxies = adresy lub sieci serwerów proxy, których nagłówkowi X-Forwarded-For serwer ufa (domyślnie: żadne)
cli-serve-no-limits = nie ograniczaj, jak często można pytać: tylko do testów obciążenia
cli-serve-open = otwórz grę w przeglądarce; jeśli port jest zajęty, wybierany jest inny
cli-serve-check = sprawdź konfigurację, wiersz na każde sprawdzenie, uruchom serwer i zatrzymaj go
cli-serve-log-level = ile mówi dziennik, w wierszach JSON na wyjściu błędów (domyślnie: %(default)s)
cli-serve-no-port = { $text } nie jest portem: liczba od 0 do { $most }
serve-started = Coloretto działa pod adresem { $address }
serve-kept-in = Dane leżą w { $place }
serve-network = Inni w twojej sieci znajdą grę pod adresem { $address }
serve-opened = Przeglądarka właśnie ją otwiera.
serve-open-it = Otwórz { $address } w przeglądarce.
serve-compiling = Kompilacja zasad i botów (raz, około pół minuty; grać można za kilka sekund)…
serve-compiled = Wszystko skompilowane.
serve-stop = Ctrl-C zatrzymuje serwer; co zostało potwierdzone, zostaje.
serve-failed = serwer nie mógł ruszyć na { $host }:{ $port }: czy działa tam już inny?
serve-checked = Serwer może tu ruszyć.
serve-check-settings = ustawienia hostów i serwerów proxy
serve-check-folder = w folderze danych można zapisywać
serve-check-disk = wolne miejsce na dysku
serve-check-database = baza danych odpowiada, schemat
serve-check-bus = magistrala
serve-check-address = adres jest wolny
serve-check-is-ok = ok: { $what }: { $detail }
serve-check-is-warning = uwaga: { $what }: { $detail }
serve-check-is-failed = błąd: { $what }: { $detail }

## coloretto site

cli-site-summary = zapisz statyczną stronę dla dowolnego hostingu
cli-site-folder = nowy lub pusty folder albo folder wcześniejszej strony, która zostanie zastąpiona
site-written = Zapisano pliki ({ $files }, { $size } MB) w { $folder }
site-upload = Skopiuj folder na dowolny hosting, pod dowolną ścieżkę. Z https po jednej wizycie działa także bez sieci.
site-try = Wypróbuj tutaj: { $command }
site-foreign = { $folder } nie jest pusty i nie jest wcześniejszą stroną tego polecenia: wybierz inny folder
site-not-a-folder = { $folder } to plik, a nie folder
site-not-built = klient przeglądarkowy nie jest zbudowany: uruchom najpierw `python tools/build_web.py`

## coloretto admin

cli-admin-summary = doglądaj serwera: stołów, ludzi i kopii
cli-admin-actions = co zrobić
cli-admin-action = AKCJA
cli-admin-list = pokaż stoły albo ludzi
cli-admin-close = zamknij stół, cokolwiek się tam dzieje; działający serwer powie to wszystkim
cli-admin-ban = nie wpuszczaj kogoś
cli-admin-unban = wpuść kogoś z powrotem
cli-admin-backup = skopiuj wbudowaną bazę do nowego pliku; serwer może w tym czasie działać
cli-admin-restore = wstaw kopię w miejsce wbudowanej bazy; serwer nie może działać
cli-admin-verify = sprawdź, czy kopię można przywrócić, i odtwórz wszystkie jej gry
cli-admin-purge = usuń dane, których okres przechowywania minął, nigdy trwającej gry; działający serwer robi to co godzinę
cli-admin-dry-run = tylko powiedz, co zostałoby usunięte
cli-admin-accept-loss = pozwól uruchomić serwer, w którego bazie brakuje potwierdzonych ruchów; serwer nie może działać
cli-admin-status = tylko stoły w tym stanie
cli-admin-people = pokaż ludzi, z identyfikatorami, po których się ich blokuje
cli-admin-name = tylko ludzie, których nazwa to zawiera
cli-admin-table = identyfikator stołu, jak w jego adresie
cli-admin-identity = czyjś identyfikator, jak pokazuje go `list --people`
cli-admin-file = plik kopii
admin-database = Baza danych: { $place }
admin-no-database = brak bazy danych serwera w { $place }
admin-no-tables = Brak stołów.
admin-no-people = Brak osób.
admin-column-table = stół
admin-column-status = stan
admin-column-rules = zasady
admin-column-host = gospodarz
admin-column-changed = zmieniony
admin-column-id = id
admin-column-name = nazwa
admin-banned = blokada
admin-is-closed = Stół { $table } jest zamknięty.
admin-purged = Usunięto: zakończone mecze: { $finished_tables }, zamknięte stoły: { $closed_tables }, wiadomości: { $chat_messages }, nieużywane tożsamości: { $identities }, przedawnione kody: { $recovery_codes }
admin-would-purge = Zostałoby usunięte: zakończone mecze: { $finished_tables }, zamknięte stoły: { $closed_tables }, wiadomości: { $chat_messages }, nieużywane tożsamości: { $identities }, przedawnione kody: { $recovery_codes }
admin-is-verified = { $file } można przywrócić. Stoły: { $tables }, sprawdzone gry: { $games }
admin-is-banned = { $identity } ma blokadę: nic już stamtąd nie wejdzie, a połączenia są zrywane.
admin-is-unbanned = { $identity } może znów wejść.
admin-unknown-identity = nikt nie ma identyfikatora { $identity }: zobacz `coloretto admin list --people`
admin-is-backed-up = Baza danych jest w { $file }.
admin-is-restored = Baza danych jest znów taka jak w { $file }.
admin-is-accepted = Serwer uruchomi się z bazą danych w obecnym stanie.

## coloretto account

cli-account-summary = twoje tożsamości na serwerach: wylogowanie gdzie indziej, usuwanie
cli-account-list = lista serwerów, na których masz tożsamość
cli-account-log-out = wyloguj na wszystkich innych urządzeniach: ich tokeny i niewykorzystane kody przestają działać
cli-account-delete = usuń na zawsze swoją tożsamość, z imieniem, wiadomościami i rankingami
cli-account-yes = nie pytaj
cli-account-server = adres serwera: http://…
account-none = Nie masz tożsamości na żadnym serwerze.
account-unknown-server = nie masz tożsamości na { $server }: zob. `coloretto account list`
account-is-logged-out = { $server }: teraz zalogowane jest tylko to urządzenie. Zakończone sesje: { $count }
account-delete-sure = Usunąć wszystko o tobie na { $server }?
account-delete-how = Wpisz { $yes }, aby usunąć, cokolwiek innego, aby zachować.
account-is-deleted = { $server }: twoje dane zostały usunięte.
account-is-kept = Nic nie usunięto.
account-say-yes = z --no-input tożsamość jest usuwana tylko z --yes

## coloretto verify

cli-verify-summary = odtwórz zapisy gier i udowodnij ich talie
cli-verify-files = zapis gry, jako tekst lub JSON
cli-verify-commitment = zobowiązanie pokazane ci przed pierwszą kartą: 64 cyfry szesnastkowe
cli-verify-entropy = twój losowy tekst, dodany do tasowania po zobowiązaniu
cli-verify-log = serwer, którego dziennik musi zawierać zobowiązanie: http://…
cli-verify-bad-commitment = { $text } to nie 64 cyfry szesnastkowe
cli-verify-other-commitment = w zapisie jest zobowiązanie { $found }, a pokazano ci { $shown }
cli-verify-status =
    0  każda gra trzyma się zasad, a talia każdej skończonej pasuje do zobowiązania
    1  plik nie jest zapisem albo jego ruchy, punkty lub talia są błędne
    2  błędne wywołanie albo pliku nie da się otworzyć
    3  talia skończonej gry nie jest udowodniona: brakuje ziarna, wszelkich zobowiązań albo twojego losowego tekstu
verify-verified = { $file }: każdy ruch trzyma się zasad
verify-rules = zasady
verify-moves = ruchy
verify-scores = punkty
verify-winner = wygrywa
verify-winners = wygrywają
verify-deck = talia
verify-entropy = tasowanie
verify-log = dziennik
verify-log-entry = wpis { $number } z { $time }; łańcuch od niego do końca dziennika jest nienaruszony
verify-log-missing = zobowiązania nie ma w dzienniku serwera
verify-score = { $name } { $points }
verify-not-over = jeszcze nie ma: gra nie jest skończona
verify-deck-proved = udowodniona: pasuje do zobowiązania pokazanego ci przed pierwszą kartą
verify-deck-matched = pasuje do zobowiązania w tym pliku: porównaj je z tym, które pokazano ci przed pierwszą kartą
verify-deck-no-commitment-seed = wynika z ziarna, ale nie opublikowano zobowiązania
verify-deck-no-commitment = nieudowodniona: nie opublikowano zobowiązania
verify-deck-no-seed = nieudowodniona: ziarno nie jest jeszcze ujawnione

## coloretto conform

cli-conform-summary = porównaj nasze zasady z grami innego programu
cli-conform-files = gry i ręce innego programu, po jednej w wierszu JSON (zobacz docs/formats.md)
cli-conform-status =
    0  brak różnic
    1  jest różnica
    2  błędne wywołanie albo pliku nie da się otworzyć
conform-counts = { $file }  gry: { $games }  kroki: { $steps }  ręce: { $hands }  pola: { $fields }
conform-differs = różni się
conform-total = razem
conform-no-difference = Brak różnic.
conform-first-difference = Pierwsza różnica: { $difference }

## coloretto simulate

cli-simulate-summary = rozegraj wiele gier naraz według skompilowanych strategii
cli-rule-set = zasady, jak classic-4 lub golden-2-violet (domyślnie: %(default)s)
cli-simulate-policies = { $known }: jedna dla wszystkich miejsc albo po jednej na miejsce, oddzielone przecinkami (domyślnie: %(default)s)
cli-simulate-games = ile gier (domyślnie: %(default)s)
cli-seed-of-games = liczba, która decyduje o wszystkich grach: ta sama liczba rozgrywa te same (domyślnie: %(default)s)
cli-simulate-device = cpu: wszystkie rdzenie; gpu: karta NVIDIA (domyślnie: %(default)s)
cli-simulate-threads = ile wątków CPU (domyślnie: po jednym na rdzeń)
cli-simulate-save = zapisz punkty i udziały w zwycięstwie każdej gry do pliku CSV
cli-format = jak wypisać wyniki (domyślnie: %(default)s)
cli-format-json = to samo co --format json
cli-contest-status =
    0  wszystko rozegrane
    1  nie udało się, a zdanie mówi dlaczego
    2  błędne wywołanie
    130  przerwane przez Ctrl-C; widać, co już rozegrano
simulate-rate = { $rate } gier/s
simulate-title = { $rules }, gry: { $games }, ziarno { $seed }, { $device }
simulate-interrupted = Przerwano: tyle już rozegrano.
simulate-seat = miejsce
simulate-policy = strategia
simulate-score = średnia punktów
simulate-win-share = udział w zwycięstwie
simulate-speed = na grę: decyzje { $decisions }, rundy { $rounds }; { $rate } mln decyzji na sekundę, razem { $seconds } s

## coloretto bot

cli-bot-summary = niech bot odpowiada innym programom, w wierszach JSON
cli-bot-bot = bot, jak greedy, z limitem po dwukropku, jeśli go przyjmuje, jak search:1000
cli-bot-seed = liczba, która decyduje o losach bota: z tą samą gra tak samo (domyślnie: ziarno, które mu podano, albo losowo)
cli-bot-protocol = Czyta pytanie w wierszu i odpowiada wierszem, aż skończy się wejście:
cli-bot-more = Cały protokół jest w docs/bots.md.

## coloretto arena

cli-arena-summary = niech boty grają ze sobą i oceń je
cli-arena-bots =
    boty oddzielone przecinkami, jak greedy,random: każdy gra sam przeciw stołom pełnym każdego innego; może
    być limit, jak search:1000
cli-arena-bot = jeszcze jeden bot, może mieć w sobie przecinki, jak `'external:./my_bot a,b'`; można powtarzać
cli-arena-games =
    ile gier rozgrywa każdy skład, w całych rozdaniach, każde kolejno na wszystkich miejscach
    (domyślnie: %(default)s)
cli-arena-challenger = tylko ten bot gra sam przeciw innym
cli-arena-table = wszystkie boty grają razem przy jednym stole; tyle, ile jest miejsc
cli-arena-workers = ile procesów gra (domyślnie: po jednym na rdzeń)
cli-arena-ray = graj na klastrze Ray, pod adresem albo na tym komputerze
cli-arena-save = zachowaj wyniki w pliku; to samo polecenie rusza stamtąd dalej
cli-arena-until-clear =
    zatrzymaj skład, gdy tylko jego pierwszy bot jest wyraźnie lepszy lub gorszy niż sprawiedliwy udział;
    --games to najwięcej, ile rozgrywa
cli-arena-luck-adjusted =
    popraw też udziały w zwycięstwie o szczęście w kartach, do czego wystarczy mniej gier (domyślnie: chyba że
    wszystkie boty decydują szybciej, niż mierzy się szczęście)
cli-arena-sprt =
    zatrzymaj skład, gdy test sekwencyjny przyjmie jedną z dwóch hipotez o tym, o ile udział w zwycięstwie jego
    pierwszego bota przewyższa sprawiedliwy, jak 0,0.05; --games to najwięcej, ile rozgrywa
cli-arena-alpha = jak często test może przyjąć H1, gdy prawdziwa jest H0 (domyślnie: %(default)s)
cli-arena-beta = jak często test może przyjąć H0, gdy prawdziwa jest H1 (domyślnie: %(default)s)
cli-arena-not-hypotheses = { $text } to nie dwie liczby z przecinkiem między nimi, jak 0,0.05
cli-arena-not-a-fraction = { $text } to nie liczba, jak 0.05
cli-arena-plot = narysuj udziały w zwycięstwie na obrazku, jak shares.png
arena-rate = { $rate } gier/s
arena-deals = rozdania
arena-interrupted = Przerwano: tyle już rozegrano.
arena-interrupted-kept = Przerwano: tyle już rozegrano. To samo polecenie rusza stąd dalej.
arena-nothing-played = Przerwano: nic jeszcze nie rozegrano.
arena-title = { $rules }: gry { $games }, ziarno { $seed }; sprawiedliwy udział w zwycięstwie to { $fair }
arena-until-clear-note = Składy kończyły, gdy wynik był jasny; przedziały to uwzględniają.
arena-sprt-note = Test sekwencyjny udziału w zwycięstwie ponad sprawiedliwy: H0 { $h0 }, H1 { $h1 }; alpha { $alpha }, beta { $beta }.
arena-rating = ocena
arena-bot = bot
arena-win-share = udział w zwycięstwie
arena-luck-adjusted = bez szczęścia
arena-variance = iloraz wariancji
arena-score = średnia punktów
arena-time = czas decyzji
arena-decisions = decyzje
arena-mean = średnia
arena-median = mediana
arena-longest = najdłużej
arena-line-up = skład
arena-verdict = werdykt
arena-forfeits = walkowery
arena-alone-against = sam przeciw
arena-against = { $bot } przeciw { $others }
arena-better = lepszy
arena-worse = gorszy
arena-unclear = niejasne
arena-games = gry
arena-llr = LLR
arena-bounds = granice
arena-range = { $low } do { $high }
arena-accepted = przyjęta
arena-undecided = żadna
arena-interval = { $mean } ({ $low } do { $high })
arena-forfeit = { $bot } oddał walkower (skład { $players }, rozdanie { $deal }, obrót { $rotation }, miejsce { $seat }): { $problem }
arena-more-forfeits = … i kolejne walkowery: { $number }

## coloretto league

cli-league-summary = niech boty zagrają według wszystkich zasad i zapisz ligę
cli-league-bots = boty oddzielone przecinkami (domyślnie: random i każdy poziom)
cli-league-rules = zasady oddzielone przecinkami; można powtarzać (domyślnie: wszystkie drukowane)
cli-league-games = ile gier rozgrywa każda para według każdych zasad, w całych rozdaniach (domyślnie: %(default)s)
cli-league-games-of = ile gier rozgrywają pary wolnego bota, jak search:5000=40; można powtarzać
cli-league-results = zachowaj wyniki w folderze; to samo polecenie rusza stamtąd dalej
cli-league-write = zapisz dokument do pliku, zamiast go wypisać
cli-league-not-a-quota = { $text } to nie bot i liczba gier, jak greedy=100
league-interrupted = Przerwano.
league-interrupted-kept = Przerwano. To samo polecenie rusza stąd dalej.
league-title = Liga
league-introduction =
    Każdy bot gra sam przeciw stołom pełnym każdego innego. Każde rozdanie gra się kolejno na wszystkich miejscach z tymi samymi kartami, żeby szczęście się zniosło. Sprawiedliwy udział w zwycięstwie to jedynka podzielona przez liczbę graczy. W nawiasach: przedział, który zawiera prawdziwą średnią w 19 przypadkach na 20, według rozdań.
league-until-clear = Para kończyła, gdy tylko było jasne, czy sam bot jest lepszy, czy gorszy niż sprawiedliwy udział.
league-luck-adjusted = Udziały w zwycięstwie są poprawione o szczęście: bez tego, co według sieci wartości dały lub odebrały odkryte karty.
league-command = Zapisane przez:
league-networks = Sieci: { $networks }
league-overall = Wszystkie zasady
league-overall-note = Udziały w zwycięstwie to średnie ze wszystkich zasad. Boty, których przedziały zachodzą na siebie, dzielą miejsce: te gry ich nie rozróżniają. Oceny to oceny Placketta-Luce’a z openskill, mu minus 3 sigma; liczą się w nich wszystkie miejsca, nie tylko zwycięstwo. Czasy dotyczą jednej decyzji na komputerze, który grał.
league-steps = Każdy bot przeciw o stopień słabszemu
league-steps-note = Udział w zwycięstwie bota samego przeciw stołowi pełnemu bota o stopień słabszego. Pogrubione: wyraźnie więcej niż sprawiedliwy udział.
league-shares = Udziały w zwycięstwie, sam przeciw wszystkim innym
league-time = czas ruchu
league-note = Gry: { $games }. Sprawiedliwy udział w zwycięstwie to { $fair }.
league-rank = miejsce
league-rules-column = zasady (sprawiedliwy udział)
league-cross-table = Udział w zwycięstwie bota z wiersza, samego przeciw stołowi pełnemu bota z kolumny:

## coloretto benchmark

cli-benchmark-summary = zmierz bota na stałych przeciwnikach i stałych rozdaniach
cli-benchmark-deals = ile rozdań rozegrać z każdym przeciwnikiem; mniej niż wszystkie pokazuje tylko, jak to działa (domyślnie: %(default)s)
cli-benchmark-write = dodaj wynik do pliku rankingu
benchmark-title =
    Test { $version }: { $bot } sam przeciw stołom pełnym każdego z przeciwników, { $rules }, liczba rozdań z każdym: { $deals }. Udziały w zwycięstwie są poprawione o szczęście; sprawiedliwy udział to { $fair }.
benchmark-incomplete = Nie rozegrano wszystkich rozdań: tego wyniku nie można porównać.
benchmark-score = wynik

## coloretto dataset

cli-dataset-summary = zapisz zbiór danych z gier, które bot rozgrywa sam ze sobą
cli-dataset-folder = folder na pliki; to samo polecenie rusza stamtąd dalej
cli-dataset-bot = bot na wszystkich miejscach (domyślnie: %(default)s)
dataset-done = Gry w folderze { $folder }: { $games }.
