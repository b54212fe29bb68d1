### The web client apart from the table: shell, home, new table, waiting room, settings, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, strona główna
app-skip = Przejdź do treści
app-navigation = Główne strony
app-learn = Nauka
app-rules = Zasady
app-replay = Obejrzyj zapisaną grę
app-programs = Dla programów
app-about = Coloretto to gra karciana Michaela Schachta. Tę wolną wersję tworzą ludzie, którzy ją kochają.
app-loading = Chwileczkę …
app-reload = Wczytaj ponownie
app-new-version = Dostępna jest nowa wersja Coloretto.
app-later = Później
app-retry = Spróbuj znowu
app-copy = Kopiuj
app-copied = Skopiowano.
app-not-copied = Nie udało się skopiować. Zaznacz i skopiuj ręcznie.
app-share = Udostępnij
# The name of somebody who has not chosen one; $number is any number of four digits.
app-guest = Gość { $number }
app-part-missing = Nie udało się wczytać części gry. Czy masz internet?
app-away = Brak połączenia. Próbujemy znowu …
app-back = Połączenie wróciło.
app-offline = Serwer jest nieosiągalny. Czy masz internet?
app-offline-title = Brak połączenia

## Home

home-title = Zbieraj kolory. Byle nie za dużo.
home-lead = Karcianka z kameleonami: dwie minuty nauki, pół godziny gry.
home-play = Zagraj
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] { $count } bot · { $level } · { $edition }
        [few] { $count } boty · { $level } · { $edition }
        [many] { $count } botów · { $level } · { $edition }
       *[other] { $count } bota · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Serwer dopiero co zainstalowano. Twoja gra zacznie się za kilka sekund.
home-change = Zmień
home-level = Jak silne?
home-players = Gracze
home-edition = Edycja
home-scoring = Punktacja
home-how = Jak się gra
home-step-draw = Pociągnij kartę i dołóż ją do stosu …
home-step-take = … albo zabierz stos i poczekaj na następną rundę.
home-step-score = Trzy najlepsze kolory dają punkty. Wszystkie inne je odbierają.
home-friends = Ze znajomymi
home-friends-about = Otwórz stół, wyślij link, a wolne miejsca daj botom, jeśli chcesz.
home-new = Nowy stół
home-join = Masz link lub kod?
home-join-example = Wklej go tutaj
home-join-go = Idź
home-join-wrong = W tym tekście nie ma stołu. Wklej cały link.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka. Otwórz stół!
home-sit = Usiądź
home-mine = Moje gry
home-continue = Graj dalej
home-given-up = mecz poddany
home-replay = Obejrzyj
home-more = Pokaż wszystkie
home-playing = Gry do oglądania
home-watch = Oglądaj
home-seats = Miejsca
home-seat-free = wolne

## New table

new-title = Nowy stół
new-lead = Ty decydujesz, jak się gra. Wszystko ma już sensowną wartość.
new-game = Gra
new-games = Gry w meczu
new-games-about = Punkty ze wszystkich gier się sumują.
new-seats = Gracze
new-seats-about = Wolne miejsca są dla osób, które zaprosisz. Przy stole można je jeszcze zmienić.
new-seat = Miejsce { $number }
new-seat-open = Wolne dla kogoś
new-seat-bot = Bot: { $level }
new-door = Wokół stołu
new-public = Kto może przyjść
new-public-no = Tylko z linkiem
new-public-no-about = Stołu nigdzie nie widać. Kto ma link, może usiąść.
new-public-yes = Każdy
new-public-yes-about = Stół widać wśród otwartych stołów.
new-clock = Czas na myślenie
new-clock-none = Bez zegara
new-clock-move-30 = 30 sekund na ruch
new-clock-move-60 = 1 minuta na ruch
new-clock-move-180 = 3 minuty na ruch
new-clock-game-300 = 5 minut na grę
new-clock-game-600 = 10 minut na grę
new-clock-game-1200 = 20 minut na grę
new-clock-about = Gdy minie twój czas, gra za ciebie bot, aż wrócisz. Bez zegara trwa to pięć minut.
new-spectators = Widzowie
new-spectators-about = Inni mogą oglądać, jeśli mają link.
new-chat = Czat
new-chat-about = Gracze mogą do siebie pisać.
new-open = Otwórz stół

## Waiting room

room-title = Stół
room-yours = Twój stół
room-of = Stół gracza { $player }
room-host = Gospodarz
room-public = otwarty dla każdego
room-private = tylko z linkiem
room-clock-move = { $seconds } s na ruch
room-clock-game = { $minutes } min na grę
room-invite = Zaproś kogoś
room-invite-about = Wyślij ten link. Kto go otworzy, może od razu usiąść, bez konta.
room-link = Link do tego stołu
# $command is what to type in a terminal.
room-local = Ten link działa tylko na tym komputerze. Aby inni w twojej sieci mogli dołączyć, uruchom serwer poleceniem: { $command }
room-seat-free = Wolne miejsce
room-add-bot = Dodaj bota
room-add-bot-to = Dodaj bota na miejsce { $number }
room-send-away = Odeślij bota z miejsca { $number }
room-send-away-person = Wyproś gracza { $player }
room-send-away-sure = Wyprosić gracza { $player }?
room-send-away-about = { $player } nie usiądzie już przy tym stole.
room-send-away-yes = Tak, wyproś
room-send-away-no = Anuluj
room-fill = Uzupełnij botami
room-start = Zacznij grę
room-missing =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
        [many] { $count } miejsc jest jeszcze wolnych
       *[other] { $count } miejsca jest jeszcze wolne
    }
room-waits-host = Wszyscy są. Grę zaczyna { $player }.
room-leave = Wstań od stołu
room-give-up = Zamknij stół
room-give-up-sure = Zamknąć ten stół?
room-give-up-about = Wszyscy będą musieli odejść, a link przestanie działać.
room-refused = Wstęp wzbroniony
room-version-lost = Tej gry nie można kontynuować
room-logged-out = Wylogowano cię
room-closed = Ten stół jest zamknięty
room-closed-about = Porzucono go przed pierwszą grą.
room-sent-away-about = Nie możesz już tu usiąść, ale czekają inne stoły i możesz otworzyć własny.

## Settings

settings-title = Ustawienia
settings-lead = Zapisane na tym urządzeniu, działają od razu.
settings-look = Wygląd
settings-language = Język
settings-theme = Kolory ekranu
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-cards = Karty
settings-cards-illustrated = Ilustrowane
settings-cards-illustrated-about = Kameleony ze swoimi wzorami.
settings-cards-plain = Proste
settings-cards-plain-about = Jeden duży znak dla każdego koloru, z dużym kontrastem.
settings-play = Gra
settings-speed = Ruch kart
settings-speed-off = Brak
settings-speed-fast = Szybki
settings-speed-normal = Normalny
settings-speed-slow = Wolny
settings-confirm = Potwierdzaj ruchy
settings-confirm-about = Drugie dotknięcie, zanim dołożysz kartę lub zabierzesz stos.
settings-sounds = Dźwięki
settings-sounds-about = Ciche, i jeden, gdy przyjdzie twoja kolejka.
settings-you = Ty
settings-name = Twoje imię
settings-name-save = Zapisz
settings-device = Inne urządzenie
settings-device-about = Nie ma tu haseł. Kod sprawia, że na innym urządzeniu jesteś tą samą osobą; działa raz.
settings-code-make = Pokaż kod
settings-code-about = Wpisz go na drugim urządzeniu, w tych ustawieniach. Zachowaj go dla siebie.
settings-code-have = Mam kod
settings-code-use = Użyj
settings-code-wrong = Ten kod jest nieznany albo już użyty. Pokaż nowy.
settings-welcome-back = Witaj znowu, { $player }!
settings-log-out = Zgubione urządzenie?
settings-log-out-about = Wszystkie twoje pozostałe urządzenia zostaną wylogowane, a niewykorzystane kody stracą ważność.
settings-log-out-do = Wyloguj wszędzie indziej
settings-log-out-sure = Wylogować na wszystkich innych urządzeniach?
settings-log-out-effect = Tam będzie można grać dalej tylko po wpisaniu nowego kodu.
settings-log-out-no = Anuluj
settings-logged-out = Teraz zalogowane jest tylko to urządzenie.
settings-delete = Usuń swoje dane
settings-delete-about = Usuwa na zawsze z tego serwera twoje imię, wiadomości i rankingi. Zakończone gry pozostają, bez twojego imienia.
settings-delete-do = Usuń moje dane
settings-delete-sure = Usunąć wszystko o tobie?
settings-delete-effect = Tego nie można cofnąć. W trwających grach dalej gra bot, tak jak po poddaniu się; otwarte przez ciebie stoły, przy których gra się nie zaczęła, zostaną zamknięte.
settings-deleted = Twoje dane zostały usunięte.

## Where there is nothing

missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony. Może link nie jest cały.
missing-home = Na stronę główną
