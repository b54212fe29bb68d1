### The analysis board in a browser: any position, its lines, and what every action is worth.

analyse-heading = Plansza analizy
analyse-about = Ustaw lub wklej dowolną pozycję i sprawdź, co może się stać. To urządzenie wycenia każdy ruch.
analyse-damaged = Pozycja w tym linku jest uszkodzona: oto inna.
analyse-undo = Cofnij
analyse-card = Jaka karta się pojawi?
analyse-text = Pozycja jako tekst
analyse-show = Pokaż tę pozycję
analyse-impossible = Ta pozycja jest niemożliwa.
analyse-go-on = Ustawiaj dalej, aż będzie poprawna.
analyse-link = Link do tej pozycji
analyse-link-about = Zawiera samą pozycję i nie potrzebuje serwera.

## Setting up a position

analyse-set-up = Ustaw pozycję
analyse-place = Gdzie leżą karty
analyse-row = Stos { $row }
analyse-drawn = Pociągnięta karta
analyse-discarded = Poza grą
analyse-removed = Usunięte kolory
analyse-taken = Zabrany w tej rundzie
analyse-out = Stos w tej rundzie już zabrany
analyse-add = Dodaj: { $card }
analyse-turn = Czyja kolej?
analyse-round = Runda
