### Zasady każdej edycji, naszymi słowami: tytuł i jego akapity, w kolejności z `sections.py`.


rules-title = Zasady

rules-aim = Cel gry
rules-aim-1 = Zbierasz kameleony. Na końcu tylko trzy twoje kolory dają punkty; każdy inny kolor je odbiera.
rules-aim-2 = Dobrze więc mieć dużo kart w niewielu kolorach, a źle mieć po trochu z wielu. Kłopot w tym, że inni też decydują, co możesz zabrać.

rules-cards-classic = Karty
rules-cards-classic-1 = Dla trzech do pięciu graczy od 8 lat. Jest siedem kolorów po dziewięć kart, dziesięć kart +2 i trzy jokery.
rules-cards-classic-2 = Karta „ostatnia runda” zapowiada koniec gry. Pięć kart stosów wyznacza stosy na środku stołu, a pięć kart pomocy przypomina, co ile jest warte. Pustych kart z pudełka się nie używa.

rules-cards-golden = Karty
rules-cards-golden-1 = Dla dwóch do pięciu graczy od 8 lat. Jest siedem kolorów po dziewięć kart, dziesięć kart +2, dwa jokery i jeden złoty joker.
rules-cards-golden-2 = Karta „ostatnia runda” zapowiada koniec gry. Karty stosów wyznaczają stosy na środku stołu: pięć brązowych dla trzech do pięciu graczy, trzy zielone dla dwóch. Pięć kart pomocy pokazuje obie tabele punktacji.
rules-cards-golden-3 = To, co dalej, dotyczy trzech do pięciu graczy; zmiany dla dwóch są na końcu.

rules-setup = Przed pierwszą kolejką
rules-setup-1 = Na środku jest tyle stosów, ilu graczy. Na każdym mieszczą się trzy karty.
rules-setup-2 = Każdy dostaje na początek jedną odkrytą kartę koloru, a żaden kolor się nie powtarza. Przy trzech graczach wszystkie karty jednego koloru zostają w pudełku.
rules-setup-3 = Pozostałe karty są potasowane i tworzą zakrytą talię.
rules-setup-4 = Los decyduje, które kolory zostają w pudełku, kto dostaje jaką kartę początkową i kto zaczyna, w każdej grze meczu od nowa.

rules-deck-classic = Gdzie kryje się ostatnia runda
rules-deck-classic-1 = Karta „ostatnia runda” leży na 15 kartach z dołu talii. Zawsze więc wiesz, ile kart jeszcze ją poprzedza.

rules-deck-golden = Gdzie kryje się ostatnia runda
rules-deck-golden-1 = Karta „ostatnia runda” leży na 16 kartach z dołu talii. Zawsze więc wiesz, ile kart jeszcze ją poprzedza.

rules-turn = Twoja kolejka
rules-turn-1 = Robisz dokładnie jedną z dwóch rzeczy: ciągniesz kartę i ją dokładasz albo zabierasz stos. Potem gra następna osoba, zgodnie z ruchem wskazówek zegara.

rules-draw = Pociągnij i dołóż kartę
rules-draw-1 = Odkrywasz wierzchnią kartę talii i dokładasz ją do dowolnego stosu, na którym jest miejsce. Możesz innym zepsuć stos albo poprawić jakiś dla siebie.
rules-draw-2 = Gdy wszystkie stosy na środku są pełne, nie możesz ciągnąć: musisz zabrać stos.

rules-take = Zabierz stos
rules-take-1 = Zabierasz stos, na którym leży co najmniej jedna karta, ze wszystkimi kartami, i układasz karty przed sobą według kolorów. Wszyscy widzą karty wszystkich.
rules-take-2 = Potem czekasz na koniec rundy.

rules-round = Koniec rundy
rules-round-1 = Kto zostanie sam, może ciągnąć dalej, dopóki jest miejsce, a na końcu zabiera stos.
rules-round-2 = Gdy każdy zabrał stos, karty stosów wracają na środek bez kart. Kto zabrał stos jako ostatni, zaczyna następną rundę.

rules-golden-joker = Złoty joker
rules-golden-joker-1 = Liczy się jak joker. Kto zabiera stos, na którym leży, odkrywa jeszcze wierzchnią kartę talii i ją zatrzymuje. Samo dołożenie go do stosu nic nie daje.
rules-golden-joker-2 = Jeśli to karta „ostatnia runda”, odkłada się ją na bok, bieżąca runda staje się ostatnią, a ty dostajesz następną kartę.
rules-golden-joker-3 = Dodatkową kartę dostaje się nawet za ostatni stos całej gry.

rules-last-round = Ostatnia runda
rules-last-round-1 = Gdy pojawi się karta „ostatnia runda”, odkłada się ją na bok i ciągnie następną kartę zamiast niej.
rules-last-round-2 = Bieżącą rundę gra się normalnie do końca i nadal można ciągnąć karty. Potem gra się kończy.

rules-jokers = Jokery
rules-jokers-1 = Na końcu każdy joker staje się kartą jednego z kolorów będących w grze. Dwa jokery mogą być różnych kolorów.
rules-jokers-2 = Joker może stać się kolorem, którego nie masz, i zawsze się liczy. Nie musisz wybierać: każdy joker liczy się tam, gdzie daje ci najwięcej, i dowiesz się dlaczego.

rules-scoring = Punktacja
rules-scoring-1 = Dla każdego koloru tabela punktacji podaje, ile są warte twoje karty. Więcej niż sześć kart w jednym kolorze liczy się jak sześć.
rules-scoring-2 = Trzy najlepsze kolory liczą się na plus, każdy inny na minus. Wynik może spaść poniżej zera.
rules-scoring-3 = Każda karta +2 daje zawsze dwa punkty.

rules-brown = Brązowa tabela
rules-brown-1 = 1, 2, 3, 4, 5, 6 lub więcej kart w jednym kolorze: 1, 3, 6, 10, 15, 21 punktów.
rules-brown-2 = Do szóstej każda kolejna karta jest warta więcej niż poprzednia. Trzymaj się swoich kolorów!

rules-violet = Fioletowa tabela
rules-violet-1 = 1, 2, 3, 4, 5, 6 lub więcej kart w jednym kolorze: 1, 4, 8, 7, 6, 5 punktów. Przed grą umawiacie się, która tabela obowiązuje; na początek zaleca się brązową.
rules-violet-2 = Najlepsze są trzy karty w jednym kolorze, a duża strata maleje, gdy kart przybywa. Dlatego joker czasem najbardziej pomaga w kolorze, który odbiera ci punkty.

rules-example = Przykład
rules-example-1 = Przy brązowej tabeli masz sześć kart zielonych, cztery żółte, trzy czerwone, dwie niebieskie, jednego jokera i jedną kartę +2.
rules-example-2 = Zielony daje już swoje 21 punktów, więc joker staje się żółty: 21 za zielony, 15 za żółty, 6 za czerwony, minus 3 za niebieski i 2 za kartę +2 to 41 punktów.

rules-win-classic = Kto wygrywa
rules-win-classic-1 = Wygrywa osoba z największą liczbą punktów.
rules-win-classic-2 = Mecz to cztery gry, których punkty się sumuje. Możecie też umówić się na mniej lub więcej.
rules-win-classic-3 = Przy remisie zwycięstwo jest wspólne.

rules-win-golden = Kto wygrywa
rules-win-golden-1 = Wygrywa osoba z największą liczbą punktów. Decyduje jedna gra, chyba że umówicie się na więcej.
rules-win-golden-2 = Przy remisie zwycięstwo jest wspólne.

rules-two-players = Dla dwóch graczy
rules-two-players-1 = Wszystkie karty dwóch kolorów zostają w pudełku.
rules-two-players-2 = Każdy zaczyna z dwiema kartami różnych kolorów.
rules-two-players-3 = Są trzy zielone stosy, z miejscem na jedną, dwie i trzy karty.
rules-two-players-4 = Gdy oboje zabiorą stos, karty z trzeciego na dobre wypadają z gry.
rules-two-players-5 = Wszystkie cztery karty są różnych kolorów.

rules-sources = Zasady drukowane i nasze ustalenia
rules-sources-1 = W kilku miejscach drukowane zasady milczą, a komputer musi coś zrobić. Te akapity są oznaczone: to nasze ustalenia. Wszystko inne jest wydrukowane.
