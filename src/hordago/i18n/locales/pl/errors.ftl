### Jeden komunikat na kod: error-<kod>. Mówi człowiekowi, co się stało i co zrobić.

## Ruch, którego nie można zrobić

error-not-your-turn = To nie twoja kolej.
error-not-legal-now = Tego nie można teraz powiedzieć.
error-amount-out-of-range = Tylu kamieni nie można tu postawić.
error-card-not-in-hand = Nie masz tej karty.
error-wrong-number-of-cards = To nie jest właściwa liczba kart.
error-game-over = Ta gra jest skończona.
error-match-over = Mecz jest skończony.
error-stale = Za późno: stół poszedł dalej. Spójrz jeszcze raz i wybierz.
error-already-looked = Wzrok został już przeniesiony. Poczekaj na następną odzywkę.
error-already-signed = Znak został już dany. Poczekaj na następną odzywkę.
error-untrue-sign = Znak musi być prawdziwy, a twoje karty tego nie mówią.
error-nothing-to-claim = Nie ma nic do wzięcia.
error-card-not-in-stock = Tej karty nie może być w stosie.

## Stół i miejsca

error-not-seated = Nie masz miejsca przy tym stole.
error-seat-taken = To miejsce jest już zajęte.
error-side-fixed = Kto już grał w tym meczu, może wrócić tylko na miejsce swojej drużyny.
error-table-not-found = Nie ma takiego stołu. Link może być stary albo błędny.
error-table-full = Stół jest pełny. Możesz patrzeć.
error-closed = Ten stół jest zamknięty.
error-unauthorized = Nie możesz tego tutaj zrobić.
error-link-used = Ten link został już użyty albo jest za stary. Poproś o nowy.
error-bad-name = Tego imienia nie można użyć. Wpisz od 1 do 20 zwykłych znaków.

## Opcje nowego stołu

error-unknown-option = Nie ma takiej opcji.
error-bad-value = Ta wartość nie jest tu możliwa.
error-rules-conflict = Te zasady do siebie nie pasują.
error-bad-rules = Według tych zasad nie można grać.

## To, co zostało wysłane

error-malformed = Nie udało się tego odczytać.
error-malformed-card = To nie jest karta. Pisz na przykład Ro, 7c albo 1e.
error-too-large = To jest za długie.
error-rate-limited = Trochę wolniej, proszę. Spróbuj za chwilę.

## Połączenie i serwer

error-reconnecting = Połączenie zerwane. Próbujemy ponownie.
error-server-bug = Coś poszło nie tak po naszej stronie. Gra jest zapisana.
error-not-kept = Serwer nie może teraz niczego zapisać. Nic nie przepadło; próbujemy ponownie.
error-engine-bug = Coś się zepsuło w zasadach gry. Gra jest zapisana; prosimy o przesłanie zapisu.
error-unknown = Coś poszło nie tak ({ $code }).
