### Tables with other people in the web client: opening one, and waiting for its players.

## New table

new-title = Nowy stół
new-lead = Ty decydujesz, jak się gra. Wszystko ma już sensowną wartość.
new-game = Gra
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
new-chat-about = Gracze mogą do siebie pisać i pokazywać reakcje.
new-preview = Podgląd punktów
new-preview-about = Stosy pokazują, ile by się liczyły. Po wyłączeniu nikt przy tym stole tego nie widzi, niezależnie od ustawień.
room-no-preview = Bez podglądu punktów
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
room-qr = Kod QR linku
room-lan = Telefony i komputery w twojej sieci mogą otworzyć ten link.
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
room-fill = Uzupełnij botami
room-start = Zacznij grę
room-missing =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
        [many] { $count } miejsc jest jeszcze wolnych
       *[other] { $count } miejsca jest jeszcze wolne
    }
room-waits-host = Wszyscy są. Grę może rozpocząć { $player }.
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

## At the table

table-mute = Wycisz czat i reakcje
table-unmute = Włącz znów czat i reakcje
table-silence = Wycisz dla wszystkich
table-unsilence = Włącz znów dla wszystkich
table-let-bot-play-for = Niech gra bot, aż wróci { $player }
table-let-bot-play-wait =
    { $count ->
        [one] Za { $count } sekundę możesz oddać grę botowi.
        [few] Za { $count } sekundy możesz oddać grę botowi.
        [many] Za { $count } sekund możesz oddać grę botowi.
       *[other] Za { $count } sekundy możesz oddać grę botowi.
    }
refused-not-away = Ten gracz jest przy stole albo dopiero co odszedł.
refused-no-chat = Przy tym stole czat jest wyłączony.
refused-silenced = Gospodarz wyłączył ci czat.
refused-not-the-host = To może zrobić tylko gospodarz stołu.
