### Opcje zasad. Dla opcji x: option-x, option-x-about; dla każdej wartości v: option-x-v i option-x-v-about;
### dla liczb option-x-value z $n. Źródło w nawiasie.

## Grupy formularza

options-group-cards = Karty
options-group-score = Gra i mecz
options-group-start = Miejsca, przełożenie i rozdanie
options-group-mus = Mus
options-group-visto = Pokazana karta
options-group-bets = Zakłady i odpowiedzi
options-group-points = Kamienie
options-group-ordago = Ordago
options-group-table = Przy stole
options-group-history = Historia i ciekawostki
options-changed =
    { $n ->
        [0] Wszystko jak: { $preset }
        [one] { $n } zasada inna niż: { $preset }
        [few] { $n } zasady inne niż: { $preset }
       *[other] { $n } zasad innych niż: { $preset }
    }

## Karty

option-kings = Króle
option-kings-about = Ile kart gra jako króle. Zmienia każde zagranie.
option-kings-4 = 4 króle
option-kings-4-about = Trójki i dwójki zachowują swoje naturalne wartości. (Źródła baskijskie, Francja, Gipuzkoa, Nawarra.)
option-kings-8 = 8 króli
option-kings-8-about = Trójki są królami, a dwójki asami, we wszystkim. (Ulotka Fourniera, Pagat, federacja hiszpańska, Biskaja.)
option-kings-9 = 9 króli
option-kings-9-about = Jak przy ośmiu, a piątka monet też jest królem. (Zasada domowa.)

option-real31 = Prawdziwe 31
option-real31-about = Czy trzy siódemki i dziesiątka biją każde inne 31, nawet pierwszej ręki. Nadal warte są 3.
option-real31-off = Nie
option-real31-off-about = Wszystkie 31 są równe; wygrywa najbliższe pierwszej ręki. (Pagat i większość federacji.)
option-real31-figure = Z dowolną figurą
option-real31-figure-about = Trzy siódemki i dowolna figura. (W niektórych miejscach, źródła baskijskie.)
option-real31-sota = Z waletem
option-real31-sota-about = Trzy siódemki i walet. (Zasada domowa.)
option-real31-sota_oros = Z waletem monet
option-real31-sota_oros-about = Trzy siódemki i walet monet, nic innego. (Forma ścisła, źródła baskijskie.)

## Gra i mecz

option-target = Kamienie na grę
option-target-about = Drużyna, która pierwsza je zbierze, wygrywa grę. 30 w źródłach baskijskich, 40 gdzie indziej.
option-target-value =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }

option-games_to_win = Gry do wygrania
option-games_to_win-about = Ile wygranych gier daje set. 3 w ulotce Fourniera i źródłach baskijskich, 2 w Pagat, 4 w turniejach hiszpańskich.
option-games_to_win-value =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }

option-sets_to_win = Sety do wygrania
option-sets_to_win-about = Ile setów daje mecz. Zwykle jeden.
option-sets_to_win-value =
    { $n ->
        [one] { $n } set
        [few] { $n } sety
       *[other] { $n } setów
    }

option-big_unit = Wartość amarrako
option-big_unit-about = Tylko sposób pokazywania wyniku, nigdy to, kto wygrywa.
option-big_unit-5 = 5 kamieni
option-big_unit-5-about = Zwykłe amarrako. (Wszystkie źródła.)
option-big_unit-10 = 10 kamieni
option-big_unit-10-about = Liczenie dziesiątkami, jak w Madrycie około 1800 roku. (Źródła baskijskie, historia.)

option-dentro_margin = Adentro
option-dentro_margin-about = Jak blisko końca ogłasza się „adentro”, po liczeniu. 5 w ulotce Fourniera, 4 w federacji hiszpańskiej.
option-dentro_margin-value =
    { $n ->
        [0] Nigdy
        [one] Brakuje { $n } kamienia
        [few] Brakuje { $n } kamieni
       *[other] Brakuje { $n } kamieni
    }

option-claims = Branie kamieni
option-claims-about = Czy liczenie robi się samo.
option-claims-auto = Samo
option-claims-auto-about = Każda drużyna dostaje przy liczeniu to, co zdobyła.
option-claims-manual = Ręcznie
option-claims-manual-about = Sam mówisz, co bierzesz. Czego nie weźmiesz przed następnym przełożeniem talii, to przepada. (Ulotka Fourniera.)

## Miejsca, przełożenie i rozdanie

option-seating = Losowanie miejsc
option-seating-about = Jak ustala się miejsca i pierwszą rękę.
option-seating-agreed = Według umowy
option-seating-agreed-about = Każdy siada, gdzie chce. (Źródła baskijskie.)
option-seating-draw_pairs_high_mano = Dwie wysokie, dwie niskie
option-seating-draw_pairs_high_mano-about = Każdy losuje kartę: dwie najwyższe grają przeciw dwóm najniższym, najwyższa to pierwsza ręka. (Ulotka Fourniera.)
option-seating-draw_lowest_deals = Najniższa rozdaje
option-seating-draw_lowest_deals-about = Każdy losuje kartę, najniższa rozdaje pierwsza. (Federacja francuska.)
option-seating-draw_lowest_mano = Najniższa to pierwsza ręka
option-seating-draw_lowest_mano-about = Każdy losuje kartę, najniższa to pierwsza ręka. (Biskaja.)
option-seating-suit_cut = Według koloru
option-seating-suit_cut-about = Przekłada się na kolor: monety, kielichy, miecze lub kije wskazują pierwszego rozdającego, licząc od prawej strony przekładającego. (Federacja hiszpańska.)

option-cut_min = Najmniejsze przełożenie
option-cut_min-about = Ile kart musi zostać w każdej części. 3 w ulotce Fourniera, 2 w federacji francuskiej.
option-cut_min-value =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }

option-hand_size = Karty na ręce
option-hand_size-about = Ile kart dostaje każdy gracz.
option-hand_size-4 = 4 karty
option-hand_size-4-about = Cały dzisiejszy Mus.
option-hand_size-5 = 5 kart
option-hand_size-5-about = Każdy odkłada jedną i nie ma musu. (Źródła baskijskie, historia.)

option-discard_order = Kto odrzuca pierwszy
option-discard_order-about = W jakiej kolejności gracze mówią, ile kart wymieniają.
option-discard_order-from_mano = Pierwsza ręka
option-discard_order-from_mano-about = Od pierwszej ręki do rozdającego. (Ulotka Fourniera, Pagat, federacja francuska.)
option-discard_order-from_dealer = Rozdający
option-discard_order-from_dealer-about = Najpierw rozdający, na końcu pierwsza ręka. (Federacja hiszpańska.)

option-reshuffle = Gdy kończą się karty w talii
option-reshuffle-about = Które odrzucone karty tasuje się na nowo.
option-reshuffle-all_discards = Wszystkie
option-reshuffle-all_discards-about = Wszystkie, także z tej kolejki. (Zasady francuskie, baskijskie i hiszpańskie.)
option-reshuffle-last_apart = Bez kart ostatniego gracza
option-reshuffle-last_apart-about = Karty odrzucone przez ostatniego gracza, który czeka na nowe, zostają oddzielone. (Ulotka Fourniera.)

## Mus

option-mus_decision = Pytanie o mus
option-mus_decision-about = Kto mówi mus albo przerywa i w jakiej kolejności.
option-mus_decision-sequential = Po kolei
option-mus_decision-sequential-about = Od pierwszej ręki, po jednym. Pierwsze „nie ma musu” kończy. (Zasady francuskie, hiszpańskie i Fourniera.)
option-mus_decision-sequential_defer = Po kolei, drugi może czekać
option-mus_decision-sequential_defer-about = Drugi gracz może zostawić decyzję rozdającemu, swojemu partnerowi, i tak ukryć swoje karty. (Źródła baskijskie.)
option-mus_decision-by_team = Drużynami
option-mus_decision-by_team-about = Drużyna pierwszej ręki mówi „zuetan” (wasza decyzja) albo „mintza”, potem druga. (Federacja francuska.)

option-mus_min_discard = Najmniejsza wymiana
option-mus_min_discard-about = Ile kart co najmniej trzeba odrzucić po musie.
option-mus_min_discard-0 = Żadnej
option-mus_min_discard-0-about = Można zostawić wszystkie cztery. (Zasada domowa.)
option-mus_min_discard-1 = Jedną kartę
option-mus_min_discard-1-about = Kto mówi mus, coś wymienia. (Wszystkie źródła.)

option-mus_corrido = Mus corrido
option-mus_corrido-about = W pierwszym rozdaniu pierwsza ręka nie jest stała: każdy mus przesuwa talię dalej, a kto przerwie mus, zostaje pierwszą ręką. Do tej chwili bez znaków.
option-mus_corrido-off = Nie
option-mus_corrido-off-about = Pierwsza ręka jest stała. (Źródła baskijskie, federacja francuska, Pagat.)
option-mus_corrido-match_start = Pierwsze rozdanie meczu
option-mus_corrido-match_start-about = Raz, na początku meczu. (Zwyczaj w Hiszpanii, Asturia.)
option-mus_corrido-each_game = Pierwsze rozdanie każdej gry
option-mus_corrido-each_game-about = Na początku każdej gry. (Ulotka Fourniera.)

option-consult = Rozmowa partnerów
option-consult-about = Kiedy partnerzy mogą użyć ustalonych zwrotów. Słyszą je wszyscy i nikogo nie wiążą.
option-consult-off = Nigdy
option-consult-off-about = Nic poza słowami gry. (Federacja hiszpańska.)
option-consult-mus = Przy musie
option-consult-mus-about = Gdy drugi gracz poczekał, może rozmawiać z rozdającym. (Źródła baskijskie.)
option-consult-answers = Przed odpowiedzią
option-consult-answers-about = Partnerzy, którzy mają odpowiedzieć na zakład, mogą rozmawiać. (Pagat.)
option-consult-all = W obu przypadkach
option-consult-all-about = Przy musie i przed odpowiedzią. (Federacja francuska.)

## Pokazana karta

option-mus_visto = Karta pokazana przy rozdaniu
option-mus_visto-about = Co się dzieje, gdy rozdający przypadkowo pokaże kartę.
option-mus_visto-off = Nic
option-mus_visto-off-about = Gra toczy się dalej. (Pagat i federacja hiszpańska, które o tym nie mówią.)
option-mus_visto-redeal = Nowe rozdanie
option-mus_visto-redeal-about = Rozdaje się od nowa; po musie gra toczy się dalej. (Federacja francuska.)
option-mus_visto-optional = Kto chce, wymienia
option-mus_visto-optional-about = Każdy może wymienić karty albo się obsłużyć, nawet gdy ktoś chce grać. (Francja.)
option-mus_visto-forced = Wymuszony widziany mus
option-mus_visto-forced-about = Jest mus, a każdy gracz może się obsłużyć bez odrzucania. (Ulotka Fourniera.)
option-mus_visto-mano_decides = Decyduje pierwsza ręka
option-mus_visto-mano_decides-about = Jest mus, jeśli chce go pierwsza ręka. (Zwyczaj w Hiszpanii.)

option-mus_visto_after = Po widzianym musie
option-mus_visto_after-about = Czy może być jeszcze mus, gdy ktoś został przy swoich kartach.
option-mus_visto_after-resume = Pytamy znowu
option-mus_visto_after-resume-about = Znów można mówić mus. (Zasada domowa.)
option-mus_visto_after-cut_if_served = Koniec musu
option-mus_visto_after-cut_if_served-about = Jeśli ktoś zostawił wszystkie karty, zaczyna się Grande. (Podręczniki hiszpańskie.)

## Zakłady i odpowiedzi

option-min_bet = Najmniejszy zakład
option-min_bet-about = Ile kamieni co najmniej ma pierwszy zakład. 2 we wszystkich źródłach.
option-min_bet-value =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }

option-min_raise = Najmniejsze podbicie
option-min_raise-about = Ile kamieni co najmniej dodaje podbicie. 2 w Pagat i ulotce Fourniera, 1 w federacji francuskiej.
option-min_raise-value = { $n } więcej

option-max_bet = Największy zakład
option-max_bet-about = Ile kamieni najwyżej może leżeć na stole w jednym zagraniu, poza ordago. Żadne źródło nie ma limitu.
option-max_bet-none = Bez limitu
option-max_bet-value =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }

option-partner_override = Jak odpowiada para
option-partner_override-about = Kto mówi za drużynę, która ma odpowiedzieć, i co, gdy partnerzy się nie zgadzają.
option-partner_override-none = Jedno po drugim
option-partner_override-none-about = Decyduje pierwszy, kto przyjmie lub podbije; po odmowie pyta się partnera. (Ulotka Fourniera, źródła baskijskie.)
option-partner_override-plural = W liczbie mnogiej
option-partner_override-plural-about = Tak samo, a „queremos” albo „no queremos” od razu wiąże oboje. (Pagat, federacja hiszpańska.)
option-partner_override-highest = Wyższa odpowiedź
option-partner_override-highest-about = Mówią oboje i liczy się wyższa odpowiedź. Tylko przy dwóch drużynach. (Niektóre programy.)
option-partner_override-spokesman = Mówi jeden
option-partner_override-spokesman-about = Pierwszy przeciwnik odpowiada za drużynę. (Zasada domowa.)

option-answer_order = Kto odpowiada pierwszy
option-answer_order-about = Od kogo zaczyna się kolejka odpowiedzi.
option-answer_order-from_bettor = Po stawiającym
option-answer_order-from_bettor-about = Następny przeciwnik w kolejce. (Ulotka Fourniera.)
option-answer_order-from_mano = Najbliżej pierwszej ręki
option-answer_order-from_mano-about = Kolejka zaczyna się od pierwszej ręki. (Niektóre programy.)

option-refusal_eliminates = Odpada po odmowie
option-refusal_eliminates-about = Czy gracz, który spasował na zakład, może jeszcze mówić w tym zagraniu. Jego karty nadal się liczą.
option-refusal_eliminates-false = Nie
option-refusal_eliminates-false-about = Jeśli zakład wróci podbity, pyta się go znowu. (Większość zasad.)
option-refusal_eliminates-true = Tak
option-refusal_eliminates-true-about = Zostaje wyeliminowany z tego zagrania. (Ulotka Fourniera.)

## Kamienie

option-deje_timing = Kiedy bierze się deje
option-deje_timing-about = Deje to kamienie, które bierze ostatni stawiający, gdy nikt nie przyjmie.
option-deje_timing-immediate = Od razu
option-deje_timing-immediate-about = W trakcie zagrania; gra może się tak skończyć. (Ulotka Fourniera, źródła baskijskie, Pagat.)
option-deje_timing-at_count = Przy liczeniu
option-deje_timing-at_count-about = Gdy liczy się to zagranie. (Francja, według swojego tekstu.)

option-deje_extra_on_raise = Dodatek za odrzucone podbicie
option-deje_extra_on_raise-about = Czy odrzucone podbicie w parach, Juego lub punkcie daje jeszcze jeden kamień.
option-deje_extra_on_raise-0 = Nie
option-deje_extra_on_raise-0-about = Tylko to, co było przyjęte. (Dzisiejsza federacja hiszpańska i większość zasad.)
option-deje_extra_on_raise-1 = Jeden kamień
option-deje_extra_on_raise-1-about = Jeszcze jeden kamień. (Dawne zasady federacji hiszpańskiej, Madryt.)

option-punto_refused_bonus = Kamień za odrzucony punkt
option-punto_refused_bonus-about = Odrzucony zakład o punkt daje deje i jeden kamień za sam punkt.
option-punto_refused_bonus-immediate = Od razu
option-punto_refused_bonus-immediate-about = Oba razem: jeden za punkt, jeden za strach. (Źródła baskijskie.)
option-punto_refused_bonus-at_count = Przy liczeniu
option-punto_refused_bonus-at_count-about = Jeden natychmiast, drugi na końcu rundy. (Ulotka Fourniera.)

option-paso_bonus_pares_juego = Pary i Juego bez zakładu
option-paso_bonus_pares_juego-about = Czy najlepsze karty biorą kamień oprócz wartości.
option-paso_bonus_pares_juego-none = Same wartości
option-paso_bonus_pares_juego-none-about = Bez dodatkowego kamienia. (Źródła baskijskie, ulotka Fourniera, Pagat.)
option-paso_bonus_pares_juego-contested = Gdy mają obie drużyny
option-paso_bonus_pares_juego-contested-about = Jeden kamień, gdy obie drużyny mogły postawić. (Notatki o federacji hiszpańskiej.)
option-paso_bonus_pares_juego-always = Zawsze
option-paso_bonus_pares_juego-always-about = Jeden kamień, nawet gdy ma tylko jedna drużyna. (Francja, według swojego tekstu.)

option-perete_bonus = Perete
option-perete_bonus-about = Kamień za 4-5-6-7, zwyczaj z La Rioja.
option-perete_bonus-0 = Nie
option-perete_bonus-0-about = Nie liczy się. (Turnieje.)
option-perete_bonus-1 = Jeden kamień
option-perete_bonus-1-about = Jeszcze nie do zagrania: żadne źródło nie mówi, kiedy się go bierze.

## Ordago

option-ordago_precedence = Przyjęte ordago
option-ordago_precedence-about = Czy wcześniejsze zagrania rundy liczy się przed nim.
option-ordago_precedence-immediate = Decyduje samo
option-ordago_precedence-immediate-about = Wszystkie karty zostają odkryte i to zagranie rozstrzyga grę. (Cztery główne źródła.)
option-ordago_precedence-count_prior = Najpierw wcześniejsze zagrania
option-ordago_precedence-count_prior-about = Wcześniejsze zagrania się liczy; jeśli nikt nie dojdzie do końca, decyduje ordago. (Zasada domowa.)

option-ordago_loser_score = Przegrani w ordago
option-ordago_loser_score-about = Co zostaje drużynie, która je przegrała.
option-ordago_loser_score-keep_immediate = To, co już wzięli
option-ordago_loser_score-keep_immediate-about = Deje wzięte w tej rundzie zostają. (Większość zasad.)
option-ordago_loser_score-hand_start = Tyle co przed rundą
option-ordago_loser_score-hand_start-about = Kamienie z tej rundy przepadają. (Francja.)

## Przy stole

option-signals = Znaki
option-signals-about = Jakie znaki mogą sobie dawać partnerzy i jakim gestem. Tylko prawdziwe.
option-signals-off = Bez znaków
option-signals-off-about = Twarze są nieruchome.
option-signals-ehmf = Federacja baskijska
option-signals-ehmf-about = Ze znakiem na 32 do 40 oraz na 30 i 29 w punkcie.
option-signals-tikal = Tikal
option-signals-tikal-about = Jak w podręczniku tego wydawcy, z całusem na trzy króle i asa.
option-signals-wikipedia_eu = Baskijska Wikipedia
option-signals-wikipedia_eu-about = Krótka lista, z całusem.
option-signals-pagat = Pagat
option-signals-pagat-about = Sześć znaków najbardziej znanych po angielsku.
option-signals-fem = Federacja hiszpańska
option-signals-fem-about = Najdłuższa lista, z prośbą o przerwanie musu lub o zakład.
option-signals-fournier = Fournier
option-signals-fournier-about = Lista z hiszpańskiej ulotki producenta kart.

option-show_stock_size = Karty pozostałe w stosie
option-show_stock_size-about = Czy widać ich liczbę.
option-show_stock_size-false = Ukryte
option-show_stock_size-false-about = Stosu nie wolno liczyć. (Federacja hiszpańska.)
option-show_stock_size-true = Widoczne
option-show_stock_size-true-about = Pomaga w nauce.

option-jokers = Jokery
option-jokers-about = Dwa jokery dawnej gry.
option-jokers-none = Bez jokerów
option-jokers-none-about = Cały dzisiejszy Mus.
option-jokers-perico_perica = Perico i Perica
option-jokers-perico_perica-about = Jeździec kijów i walet monet są w każdym zagraniu tym, co najlepiej pasuje. (Źródła baskijskie, historia; sposób użycia to nasze przypuszczenie.)
