### Zasady każdej edycji, naszymi słowami: tytuł i jego akapity, w kolejności z `sections.py`.


rules-title = Zasady

rules-aim = Cel gry
rules-aim-1 = Zbierasz kameleony. Na końcu tylko trzy twoje kolory dają punkty; każdy inny kolor je odbiera.
rules-aim-2 = Dobrze więc mieć dużo kart w niewielu kolorach, a źle mieć po trochu z wielu. Kłopot w tym, że inni też decydują, co możesz zabrać.

rules-cards-classic = Karty
rules-cards-classic-1 = Jest siedem kolorów po dziewięć kart, dziesięć kart +2 i trzy jokery.
rules-cards-classic-2 = Karta „ostatnia runda” zapowiada koniec gry. Karty stosów wyznaczają stosy na środku stołu.

rules-cards-golden = Karty
rules-cards-golden-1 = Jest siedem kolorów po dziewięć kart, dziesięć kart +2, dwa jokery i jeden złoty joker.
rules-cards-golden-2 = Karta „ostatnia runda” zapowiada koniec gry. Karty stosów wyznaczają stosy na środku stołu: brązowe dla trzech do pięciu graczy, zielone dla dwóch.

rules-setup = Przed pierwszą kolejką
rules-setup-1 = Na środku jest tyle stosów, ilu graczy. Na każdy mieszczą się trzy karty.
rules-setup-2 = Każdy dostaje na początek jedną odkrytą kartę koloru, a żaden kolor się nie powtarza. Przy trzech graczach wszystkie karty jednego koloru zostają w pudełku.
rules-setup-3 = Pozostałe karty są potasowane i tworzą zakrytą talię. Kto zaczyna, decyduje los.

rules-deck-classic = Gdzie kryje się ostatnia runda
rules-deck-classic-1 = Karta „ostatnia runda” leży na 15 kartach z dołu talii. Zawsze więc wiesz, ile kart jeszcze ją poprzedza.

rules-deck-golden = Gdzie kryje się ostatnia runda
rules-deck-golden-1 = Karta „ostatnia runda” leży na 16 kartach z dołu talii. Zawsze więc wiesz, ile kart jeszcze ją poprzedza.

rules-turn = Twoja kolejka
rules-turn-1 = Robisz dokładnie jedną z dwóch rzeczy: ciągniesz kartę i ją dokładasz albo zabierasz stos. Potem gra następna osoba, zgodnie z ruchem wskazówek zegara.

rules-draw = Pociągnij i dołóż kartę
rules-draw-1 = Odkrywasz wierzchnią kartę talii i dokładasz ją do dowolnego stosu, na którym jest miejsce. Możesz innym zepsuć stos albo poprawić go dla siebie.
rules-draw-2 = Gdy wszystkie stosy na środku są pełne, nie możesz ciągnąć: musisz zabrać stos.

rules-take = Zabierz stos
rules-take-1 = Zabierasz stos, na którym leży co najmniej jedna karta, ze wszystkim, i układasz karty przed sobą według kolorów. Wszyscy widzą karty wszystkich.
rules-take-2 = Potem czekasz na koniec rundy.

rules-round = Koniec rundy
rules-round-1 = Kto zostanie sam, może ciągnąć dalej, dopóki jest miejsce, a na końcu zabiera stos.
rules-round-2 = Gdy każdy zabrał stos, karty stosów wracają puste na środek. Kto zabrał ostatni, zaczyna następną rundę.

rules-golden-joker = Złoty joker
rules-golden-joker-1 = Liczy się jak joker. Kto zabiera stos, na którym leży, odkrywa jeszcze wierzchnią kartę talii i ją zatrzymuje. Samo dołożenie go do stosu nic nie daje.
rules-golden-joker-2 = Jeśli to karta „ostatnia runda”, odkłada się ją na bok, trwa ostatnia runda, a ty dostajesz następną kartę.
rules-golden-joker-3 = Dodatkową kartę dostaje się nawet za ostatni stos całej gry.

rules-last-round = Ostatnia runda
rules-last-round-1 = Gdy pojawi się karta „ostatnia runda”, odkłada się ją na bok i ciągnie następną kartę zamiast niej.
rules-last-round-2 = Bieżącą rundę gra się normalnie do końca i nadal można ciągnąć karty. Potem gra się kończy.

rules-jokers = Jokery
rules-jokers-1 = Na końcu każdy joker staje się kartą dowolnego koloru będącego w grze, nawet takiego, którego nie masz. Dwa jokery mogą być różnych kolorów.
rules-jokers-2 = Nie musisz wybierać: każdy joker liczy się tam, gdzie daje ci najwięcej, i dowiesz się dlaczego.

rules-scoring = Punktacja
rules-scoring-1 = Dla każdego koloru tabela punktacji podaje, ile są warte twoje karty. Więcej niż sześć kart koloru liczy się jak sześć.
rules-scoring-2 = Trzy najlepsze kolory liczą się na plus, każdy inny na minus. Wynik może spaść poniżej zera.
rules-scoring-3 = Każda karta +2 daje zawsze dwa punkty.

rules-brown = Brązowa tabela
rules-brown-1 = 1, 2, 3, 4, 5, 6 lub więcej kart koloru: 1, 3, 6, 10, 15, 21 punktów.
rules-brown-2 = Każda kolejna karta jest warta więcej niż poprzednia. Trzymaj się swoich kolorów!

rules-violet = Fioletowa tabela
rules-violet-1 = 1, 2, 3, 4, 5, 6 lub więcej kart koloru: 1, 4, 8, 7, 6, 5 punktów. Przed grą umawiacie się, która tabela obowiązuje.
rules-violet-2 = Najlepsze są trzy karty koloru, a duża strata maleje, gdy kart przybywa. Dlatego joker czasem najbardziej pomaga w kolorze, który odbiera ci punkty.

rules-example = Przykład
rules-example-1 = Przy brązowej tabeli masz sześć kart zielonych, cztery żółte, trzy czerwone, dwie niebieskie, jednego jokera i jedną kartę +2.
rules-example-2 = Zielony daje już swoje 21 punktów, więc joker staje się żółty: 21 za zielony, 15 za żółty, 6 za czerwony, minus 3 za niebieski i 2 za kartę +2 to 41 punktów.

rules-win-classic = Kto wygrywa
rules-win-classic-1 = Wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne.
rules-win-classic-2 = Mecz to cztery gry, których punkty się sumuje. Możecie też umówić się na mniej lub więcej.

rules-win-golden = Kto wygrywa
rules-win-golden-1 = Wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne. Decyduje jedna gra, chyba że umówicie się na więcej.

rules-two-players = We dwoje
rules-two-players-1 = Wszystkie karty dwóch kolorów zostają w pudełku.
rules-two-players-2 = Każdy zaczyna z dwiema kartami, a wszystkie cztery są różnych kolorów.
rules-two-players-3 = Są trzy zielone stosy, z miejscem na jedną, dwie i trzy karty.
rules-two-players-4 = Gdy oboje zabiorą stos, karty z trzeciego na dobre wypadają z gry.
