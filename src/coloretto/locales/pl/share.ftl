### Games that are shared without a server: links, challenges, and the deal of the day.

## Sharing a game

share-title = Udostępnij tę grę
share-replay = Link do powtórki
share-replay-about = Sam link zawiera grę z imionami graczy. Żaden serwer jej nie przechowuje.
share-file = Udostępnij plik
share-too-long = Ta gra jest za długa na link. Zapisz ją i wyślij plik.

## Links that cannot be opened

share-link-damaged = Ten link jest niepełny albo uszkodzony. Poproś o niego jeszcze raz.
share-link-unknown-version = Ten link pochodzi z nowszej wersji tej strony. Odśwież stronę i spróbuj ponownie.
share-link-too-large = Ten link jest za duży jak na jedną grę, więc nie zostanie otwarty.
share-link-old-browser = Ta przeglądarka jest za stara, by otworzyć ten link. Poproś o grę w pliku.
share-link-illegal = To, co zawiera ten link, nie jest grą zgodną z zasadami, więc nie zostanie pokazane.

## Challenges

challenge-title = Wyzwanie
challenge-link = Wyzwanie: pokonaj mnie
challenge-link-about = Kto otworzy ten link, gra tymi samymi kartami na twoim miejscu przeciw tym samym botom, a potem widzi obie gry obok siebie.
challenge-from = { $player } rzuca ci wyzwanie
challenge-lead = Te same karty, to samo miejsce, ci sami rywale. Zrobisz to lepiej?
challenge-rules = Gra
challenge-opponents = Przeciw
challenge-goal = Do pobicia
challenge-points =
    { $count ->
        [one] { $player }: { $count } punkt
        [few] { $player }: { $count } punkty
        [many] { $player }: { $count } punktów
       *[other] { $player }: { $count } punktu
    }
challenge-play = Przyjmij wyzwanie
challenge-deck = Talia jest ustalona z góry i zawiera ją link, więc nikt nie obiecuje, że jest tajna. Boty decydują jak za pierwszym razem: te same ruchy dają tę samą grę.
challenge-problem = Tego wyzwania nie da się rozegrać
challenge-unfinished = Gra w tym linku jeszcze się nie skończyła.
challenge-no-deck = Gra w tym linku nie zawiera swojej talii.
challenge-wrong-deck = Karty gry w tym linku nie są kartami jej talii: została zmieniona.
challenge-not-one-person = Wyzwaniem może być tylko gra jednej osoby przeciw botom.

## Two games of one deal

compare-open = Porównaj gry
# $points are the reader's, $others those of $player.
compare-won = Wygrywasz! Ty { $points }, { $player } { $others }.
compare-lost = { $player } nadal prowadzi: { $others } do { $points }.
compare-tied = Remis: { $player } i ty macie tyle samo punktów ({ $points }).
compare-player = Gracz
compare-theirs = Gra: { $player }
compare-mine = Twoja gra
compare-both = { $player } / ty
compare-same = Zagraliście dokładnie tę samą grę.
compare-until =
    { $count ->
        [0] Gry różnią się od pierwszego ruchu.
        [one] Pierwszy ruch jest taki sam, potem gry się różnią.
        [few] Pierwsze { $count } ruchy są takie same, potem gry się różnią.
        [many] Pierwszych { $count } ruchów jest takich samych, potem gry się różnią.
       *[other] Pierwszych { $count } ruchu jest takich samych, potem gry się różnią.
    }
compare-bot = W ruchu { $move } bot zdecydował inaczej, choć wcześniej wszystko było takie samo. W tamtej grze grały inne boty albo została zmieniona.
compare-their-replay = Powtórka: { $player }
compare-my-replay = Twoja powtórka
compare-moves = Ruch po ruchu
compare-all = Pokaż także wcześniejsze ruchy
compare-nothing = Ta gra nie należy do żadnego wyzwania.
compare-unfinished = Twoja gra jeszcze się nie skończyła.
compare-another-deal = Te dwie gry mają różne talie, więc nie da się ich porównać.

## The deal of the day

daily-yours = Twój wynik
daily-play = Zagraj dzisiejszą grę
daily-counts = Liczy się twoja pierwsza próba. Potem możesz ćwiczyć, ile chcesz.
daily-counted = Twoja dzisiejsza próba już się liczyła. O północy UTC będą nowe karty.
daily-practise = Ćwicz
daily-practice = To było ćwiczenie i się nie liczy.
daily-of = Gra dnia: { $date }.
# Of days in a row.
daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
# $place is a number from 1 to $players.
daily-result =
    { $count ->
        [one] { $count } punkt, miejsce { $place } z { $players }
        [few] { $count } punkty, miejsce { $place } z { $players }
        [many] { $count } punktów, miejsce { $place } z { $players }
       *[other] { $count } punktu, miejsce { $place } z { $players }
    }
# The label of the text to send, and its first line.
daily-share = Udostępnij wynik
daily-shared = Coloretto, gra dnia: { $date }
daily-deck = Dziś wszyscy mają tę samą talię, to samo miejsce i te same boty. Talia wynika z daty, więc nie jest tajna i nikt tego nie obiecuje.
daily-compare = Masz już za sobą grę tymi kartami. Możesz od razu porównać obie gry.
