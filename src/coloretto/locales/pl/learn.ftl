### The first game: learning by playing, in ten small scenes. Also the few words around the printed rules.
###
### Translators: the coach speaks to a newcomer, in short sentences. The other two players are learn-mia and
### learn-leo; call them as you like, but use the same names in the sentences. Rows are counted from 1.
### learn-NAME-d is said when a card was drawn instead, learn-NAME-t0 when row 1 was taken, -t1 row 2 and so on,
### learn-NAME-p0 when the card was put on row 1. $points: your points then; $before: your points until then.

## Around the lesson

learn-title = Ucz się, grając
learn-mia = Mia
learn-leo = Leo
learn-coach = Trener
learn-scene = { $scene } z { $count }
learn-next = Dalej
learn-back = Wstecz
learn-undo = Cofnij
learn-skip-watching = Przewiń
learn-skip = Pomiń lekcję
learn-again = Od nowa
learn-keys = Z klawiatury: D ciągnie, 1 do 3 wybierają stos, Enter idzie dalej.
learn-play = Zagraj teraz naprawdę
learn-play-about = Z dwoma przyjaznymi botami. Można skończyć w każdej chwili.
learn-all-rules = Przeczytaj wszystkie zasady

## The scenes

learn-draw-title = Pociągnij kartę
learn-draw = Zbierasz kameleony, a ten czerwony jest już twój. Twoja kolejka: dotknij talii, aby pociągnąć kartę.

learn-place-title = Dołóż ją do stosu
learn-place = Znowu czerwony, właśnie o to chodzi! Dołóż go do stosu 1, na później.

learn-take-title = Zabierz stos
learn-take-watch = Teraz Mia i Leo też ciągną i dokładają po karcie.
learn-take = Leo dołożył kartę +2 do twojej czerwonej: to zawsze dwa punkty. Zabierasz teraz stos czy ciągniesz jeszcze jedną kartę?
learn-take-t0 =
    { $points ->
        [one] Świetnie! Czerwony pasuje do twoich kart, a +2 też się liczy. To daje { $points } punkt.
        [few] Świetnie! Czerwony pasuje do twoich kart, a +2 też się liczy. To daje { $points } punkty.
        [many] Świetnie! Czerwony pasuje do twoich kart, a +2 też się liczy. To daje { $points } punktów.
       *[other] Świetnie! Czerwony pasuje do twoich kart, a +2 też się liczy. To daje { $points } punktu.
    }
learn-take-t1 = Niebieskiego nie masz, a zbiera go Mia. Na stosie 1 leżą twoja czerwona karta i +2.
learn-take-d = Można. Ale przed twoją następną kolejką grają Mia i Leo i ktoś zgarnie stos 1.

learn-out-title = Poza rundą
learn-out-watch = Kto zabierze stos, czeka na koniec rundy. Zobacz, co robią inni.
learn-out = Każdy zabrał stos, więc runda się skończyła. Leo zabrał ostatni i zaczyna następną.

learn-spoil-title = Zepsuj stos
learn-spoil = Następna runda: masz turkusową kartę, której nikt nie chce. Mia czeka na niebieski stos, ty na czerwony. Gdzie ją dołożysz?
learn-spoil-p0 = Pięknie złośliwe! Kto zabierze niebieskie karty, musi wziąć i turkusową.
learn-spoil-p1 = Na tym stosie tobie zależy. Teraz przyniósłby ci kolor, który odbiera punkty.
learn-spoil-p2 = To trochę zdenerwuje Leo. Ale najlepszy na stole jest stos, na który czeka Mia: zepsuj tamten.

learn-three-title = Liczą się trzy kolory
learn-three = Kilka rund później. Trzy najlepsze kolory liczą się na plus, każdy inny na minus. Wszystkie stosy są pełne, więc trzeba któryś zabrać. Który?
learn-three-t0 = Trzy kolory, których nie masz, i każdy odbiera punkty. To spadek z { $before } do { $points } punktów.
learn-three-t1 = Najlepszy wybór: rosną czerwony i żółty, odbiera tylko niebieska karta. To skok z { $before } do { $points } punktów.
learn-three-t2 = Nieźle, razem punktów: { $points }. Ale inny stos da więcej.

learn-joker-title = Jokery
learn-joker = Przy liczeniu punktów joker staje się dowolnym kolorem. Mia jest już poza rundą. Co teraz?
learn-joker-t1 = Tak! Joker liczy się teraz jako czerwony, a to skok z { $before } do { $points } punktów. Jeśli na końcu inny kolor da więcej, będzie tamtym.
learn-joker-t2 = Karta +2 jest miła, razem punktów: { $points }. Ale joker da ci więcej.
learn-joker-d = Wtedy jokera zabierze Leo. Nie daj się wyprzedzić!

learn-last-title = Ostatnia runda
learn-last = Blisko dna talii leży karta „ostatnia runda”, a teraz jest na wierzchu. Pociągnij kartę!
learn-last-d = Oto ona. Tę rundę gra się do końca, a potem gra się kończy. Twoja żółta karta trafiła na stos 3.

learn-alone-title = Zostajesz tylko ty
learn-alone-watch = Mia i Leo zabierają swoje stosy.
learn-alone = Zostajesz tylko ty. Możesz ciągnąć dalej, dopóki jest miejsce, albo zabrać stos 3. Co robisz?
learn-alone-t2 = Właśnie: karta, która daje punkty, i żadnej, która odbiera. To skok z { $before } do { $points } punktów.
learn-alone-d = Druga turkusowa karta. Teraz idzie razem ze stosem i powiększa stratę. Każda karta to ryzyko!

learn-score-title = Punktacja
learn-score = Wygrywasz! Trzy kolory dają punkty, inne odbierają. Twój joker trafił tam, gdzie daje najwięcej, a każda karta +2 to dwa punkty. To cała gra.

## Around the rules

learn-contents = Spis treści
learn-print = Drukuj
learn-by-playing = Ucz się, grając
learn-ruling = Nasze ustalenie
