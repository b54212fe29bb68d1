### The web client apart from the table: shell, home, connection.
###
### Translators: most of these are labels and buttons: short, as one would say them at a table.

## Around every screen

app-name = Coloretto
app-home = Coloretto, strona główna
app-skip = Przejdź do treści
app-navigation = Główne strony
app-learn = Nauka
app-rules = Zasady
app-score = Policz prawdziwe karty
app-replay = Obejrzyj zapisaną grę
app-programs = Dla programów
app-about = Coloretto to gra karciana Michaela Schachta. Tę wolną wersję tworzą ludzie, którzy ją kochają.
app-loading = Chwileczkę…
app-reload = Wczytaj ponownie
app-new-version = Dostępna jest nowa wersja Coloretto.
app-later = Później
app-retry = Spróbuj znowu
app-cancel = Anuluj
app-copy = Kopiuj
app-copied = Skopiowano.
app-not-copied = Nie udało się skopiować. Zaznacz i skopiuj ręcznie.
app-share = Udostępnij
# The name of a person who has not chosen one; $number is any number of four digits.
app-part-missing = Nie udało się wczytać części gry. Czy masz internet?
app-away = Brak połączenia. Próbujemy znowu…
app-back = Połączenie wróciło.
app-offline = Serwer jest nieosiągalny. Czy masz internet?
app-offline-title = Brak połączenia
app-no-server-title = Tu nie ma serwera
app-no-server = Do tego potrzebny jest serwer, a ta kopia Coloretto go nie ma.
app-close = Zamknij

## Home

home-title = Zbieraj kolory. Byle nie za dużo.
home-lead = Karcianka z kameleonami: dwie minuty nauki, pół godziny gry.
home-play = Zagraj
# What "Play now" begins; $count bots, $level like "Easy", $edition like "Classic".
home-against =
    { $count ->
        [one] { $count } bot · { $level } · { $edition }
        [few] { $count } boty · { $level } · { $edition }
        [many] { $count } botów · { $level } · { $edition }
       *[other] { $count } bota · { $level } · { $edition }
    }
# Shown while the first click takes long, because the server has just been started for the first time.
home-warming = Serwer dopiero co zainstalowano. Twoja gra zacznie się za kilka sekund.
home-change = Zmień
home-level = Jak silne?
home-players = Gracze
home-people = Osoby przy tym ekranie
home-person-name = Imię gracza { $number }
home-edition = Edycja
home-scoring = Punktacja
new-games = Gry w meczu
new-games-about = Punkty ze wszystkich gier się sumują.
home-how = Jak się gra
home-step-draw = Pociągnij kartę i dołóż ją do stosu…
home-step-take = … albo zabierz stos i poczekaj na następną rundę.
home-step-score = Trzy najlepsze kolory dają punkty. Wszystkie inne je odbierają.
home-real-cards = Gracie prawdziwymi kartami? Tutaj policzysz punkty i zobaczysz, skąd się wzięły.
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
home-no-server = Ta kopia Coloretto działa w całości na twoim urządzeniu. Z serwerem ta sama gra daje też znajomych, otwarte stoły i rankingi.

## Games on this device, without a server

app-puzzles = Zadania
app-puzzles-about = Znajdź najlepszą akcję
daily-title = Gra dnia
daily-about = Codziennie te same karty dla wszystkich
local-games = Na tym urządzeniu
local-to-move = Teraz ruch: { $player }
local-your-turn = Twoja kolej
local-delete = Usuń
local-delete-sure = Usunąć tę grę?
local-delete-about = Jest zapisana tylko na tym urządzeniu i nie da się jej przywrócić.
local-player = Gracz { $number }
local-missing-title = Tej gry nie ma na tym urządzeniu
local-missing = Została usunięta albo rozegrano ją w innej przeglądarce.
local-storage-blocked = Twoja przeglądarka nie pozwala tej stronie zapisywać gier: ta przepadnie po zamknięciu strony.
local-storage-full = Na tym urządzeniu nie ma już miejsca: ta gra przepadnie po zamknięciu strony.
local-storage-failed = To urządzenie nie może teraz zapisywać gier: ta przepadnie po zamknięciu strony.
local-on-server = Ta przeglądarka nie potrafi sama prowadzić gry, więc grasz z serwerem.

## Settings, also on other screens

settings-title = Ustawienia
settings-language = Język
settings-name = Twoje imię
settings-name-save = Zapisz

## Where there is nothing

missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony. Może link nie jest cały.
missing-home = Na stronę główną

## Of tables and recorded games, also on other screens

replay-title = Powtórka
replay-of = Powtórka: { $rules }
replay-game = Gra { $game }
table-open-seat = Wolne miejsce
