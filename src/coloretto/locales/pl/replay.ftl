### Recorded games in a browser: stepping through them, and opening a file with one.

replay-games = Gry

## Opening a record

replay-open-title = Obejrzyj zapisaną grę
replay-open-about = Wybierz zapis gry zachowany tutaj, w terminalu albo przez twój własny program. Zostanie sprawdzony według zasad, a potem obejrzysz go krok po kroku.
replay-choose = Wybierz plik
replay-drop = … albo upuść go tutaj
replay-drop-now = Upuść go tutaj
replay-text = Albo wklej tekst zapisu
replay-show = Pokaż grę
replay-checking = Sprawdzanie zapisu…
replay-other = Otwórz inny zapis
# Where a record is wrong.
replay-wrong-at = Wiersz { $line }, kolumna { $column }
replay-wrong-line = Wiersz { $line }
replay-not-text = Ten plik nie jest tekstem, więc nie może być zapisem.
replay-too-large = Ten plik jest za duży jak na zapis jednej gry.

## Stepping

replay-controls = Kroki
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-round-before = Do poprzedniej rundy
replay-round-after = Do następnej rundy
replay-start = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
# A speed on a button, like "2×".
replay-speed-times = { $times }×
# What a screen reader says of the slider; $text is what happened.
replay-step-said = Krok { $step } z { $count }: { $text }
replay-begin = Przed pierwszym ruchem
replay-keys = Z klawiatury: strzałki to krok, Page Up i Page Down zmieniają rundę, Home i End skaczą, spacja odtwarza.
replay-view = Oczami gracza
replay-reader = { $player } (ty)
replay-log = Co się działo

## The review

replay-review = Analiza
replay-review-about = Które decyzje ile kosztowały i które karty były szczęśliwe? To urządzenie obliczy to w kilka sekund.
replay-review-start = Przeanalizuj tę grę

## Playing on

replay-play-on = Graj dalej od tego miejsca
replay-play-on-about = Zajmujesz miejsce gracza { $player }, pozostałe zajmują boty. Pozostałe karty są tasowane od nowa: nowy zapis to zaznacza i niczego nie dowodzi o swojej talii.
replay-play-on-about-you = Grasz znowu na swoim miejscu, na pozostałych boty. Pozostałe karty są tasowane od nowa: nowy zapis to zaznacza i niczego nie dowodzi o swojej talii.
replay-analyse = Analizuj tę pozycję

## The course of the points

replay-graph = Punkty, ruch po ruchu
replay-graph-about = Jedna linia na gracza. Dotknij, aby tam przejść.
replay-graph-table = To samo jako tabela
replay-graph-round = Runda

## The record and its deck

replay-share = Udostępnij
replay-save = Zapisz grę
replay-proof = Czy talia jest uczciwa?
replay-proof-promised = Tak. To ta talia, którą obiecano przed pierwszym ruchem.
replay-proof-unpromised = Talia pasuje do ziarna w zapisie, ale przed grą niczego nie obiecano.
replay-proof-wrong = Nie. Talia w tym zapisie nie pasuje do obietnicy.
replay-proof-unknown = Ten zapis nie mówi, jak potasowano talię.
replay-proof-rules = Każdy ruch trzyma się zasad.
replay-proof-commitment = Obiecane przed
replay-proof-seed = Pokazane po
replay-proof-details = Pokaż dowód
