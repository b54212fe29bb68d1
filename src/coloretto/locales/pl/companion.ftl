### The companion for a game with real cards.
###
### Translators: people hold a phone at the table; most of these are labels and buttons.

companion-lead = Do gry na waszym stole. Wszystko zostaje na tym urządzeniu.
companion-not-stored = Twoja przeglądarka tego nie zapisuje: przepadnie po zamknięciu strony.
companion-rules = Jaka gra?
companion-undo = Cofnij

## Counting points

companion-out = Kolory poza grą
companion-out-about = Odłożone przed pierwszą kartą: { $count }. Możesz tego nie wybierać.
companion-cards = Karty graczy
companion-whose = Czyje karty?
companion-cards-of = Karty: { $player }
companion-add = Dodaj { $card }
companion-remove = Zabierz { $card }
companion-next-player = Dalej: { $player }
companion-clear = Usuń wszystkie karty
companion-cleared = Wszystkie karty usunięto.
companion-empty = Wybierz karty wszystkich graczy, a tu pojawią się punkty.
companion-too-many = { $card }: wpisano { $count }, a w tej grze jest tylko { $limit }.
companion-is-out = { $colour }: ten kolor jest u ciebie poza grą, a { $player } ma jego karty.
companion-colours = Liczba kolorów u graczy: { $count }, a w tej grze jest ich tylko { $limit }.

## The match sheet

companion-hands = Policz punkty
companion-sheet = Arkusz meczu
companion-to-sheet = Dodaj do arkusza
companion-on-sheet = Ta gra jest na arkuszu meczu.
companion-lacking = Brakuje jeszcze kart: { $players }
companion-sheet-other = Arkusz jest dla innej liczby graczy: { $count }. Najpierw zacznij nowy.
companion-sheet-empty = Nie ma jeszcze gier. Policz punkty gry i dodaj ją do tego arkusza.
companion-game-number = Gra { $number }
companion-remove-game = Usuń grę { $number }
companion-game-removed = Usunięto grę { $number }.
companion-print = Drukuj
companion-new-sheet = Nowy arkusz
companion-new-sheet-sure = Zacząć nowy arkusz?
companion-new-sheet-about = Gry na tym arkuszu zostaną usunięte i nie da się ich przywrócić.
companion-keep-sheet = Zachowaj ten

## A game, entered move by move

companion-game = Zapisz grę
companion-new-game = Wpisz nową grę
companion-start-cards = Karty początkowe: { $player }
companion-first = Kto zaczyna?
companion-begin = Zacznij
companion-begin-when = Najpierw wybierz karty początkowe wszystkich graczy i kolory poza grą, jeśli są.
companion-drawn = Wyciągnięta karta
companion-drew = Z talii: { $card }
companion-or-row = Wybierz wyciągniętą kartę albo stos, który zabrano.
companion-bonus = Złoty joker: jaką kartę dostaje { $player }?
companion-last-round-card = Teraz wychodzi karta ostatniej rundy. Nie wpisuj jej, tylko kartę wyciągniętą po niej.
