### The table's screen in a browser: what is around the game. The game's own words are in game.ftl.

## Parts of the screen, mostly for those who hear it

table-title = Stół
table-log = Co się działo
table-players = Inni gracze
table-rows = Stosy
table-menu = Więcej

## What can be done, on buttons and rows: short

table-draw = Ciągnij
table-take = Zabierz
table-place = Tutaj

## The deck

table-until-last-round =
    { $count ->
        [one] ostatnia runda za { $count } kartę
        [few] ostatnia runda za { $count } karty
        [many] ostatnia runda za { $count } kart
       *[other] ostatnia runda za { $count } karty
    }
table-last-round-next = następna karta: ostatnia runda
table-deck-details = Co zostało w talii
table-deck-explained = Tyle kart każdego rodzaju jest jeszcze w talii.
table-not-in-game = Poza tą grą
table-discarded = Odpadły z gry
table-last-round-explained = Wyszła karta „ostatnia runda”: tę rundę gra się do końca, a potem liczy się punkty.
table-bonus = Złoty joker!
table-points = Punkty za karty jednego koloru

## Players

table-bot = { $level } { $number }
table-stand-in = bot
table-clock = Pozostały czas
table-here = Przy stole
table-last-here = Poza stołem. Ostatnio tutaj: { $when }
table-let-bot-play-short = Niech gra bot

## Asked before a move, for those who want that

table-confirm-take = Zabrać stos { $row }?
table-confirm-place = Dołożyć do stosu { $row }?
table-yes = Tak
table-no = Nie
## Ruch w drodze do serwera

table-sending = Wysyłamy twój ruch…
table-not-sent = Brak połączenia. Twój ruch wyślemy, gdy wróci.
table-arrived = Połączenie wróciło. Twój ruch dotarł.

## Chat

table-say = Napisz coś
table-send = Wyślij
# A line of the chat in the log.
table-said = { $player }: { $text }
table-react = Reakcje
reaction-hello = Cześć!
reaction-bravo = Dobrze zagrane!
reaction-thanks = Dziękuję!
reaction-laugh = Ha, ha!
reaction-surprised = Och!
reaction-oops = Ups!

## Going away and coming back

table-rules = Zasady
table-leave = Odejdź od stołu
table-let-bot-play = Niech bot gra za mnie
table-bot-plays = Za ciebie gra bot.
table-return = Chcę grać dalej
table-resign = Poddaj się
table-resign-sure = Poddać ten mecz? Dalej gra bot i nie można wrócić.
table-resign-yes = Tak, poddaję się
table-resigned = Mecz poddany. Dalej gra bot.
table-keys = Z klawiatury: D ciągnie, 1 do 5 wybierają stos, także strzałki i Enter. H, P i L odczytują karty, punkty i ostatni ruch.
table-keys-react = R otwiera reakcje.
table-keys-advice = Znak zapytania prosi o radę.

## The end of a game

table-results = Pokaż punkty
table-next = Następna gra
table-replay = Obejrzyj grę
table-save = Zapisz grę
