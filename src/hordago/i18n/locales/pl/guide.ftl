### Ręka z przewodnikiem: to, co objaśnia się obok stołu. Po nazwie przycisku dalej małą literą.

guide-title = Ręka z przewodnikiem
guide-offer = Pierwszy raz?
guide-offer-about = Zagraj jedną rękę z botami, a wszystko będzie objaśniane obok stołu: dwie, trzy minuty.
guide-begin = Pokaż
guide-decline = Nie, dziękuję
guide-again = Naucz się, grając jedną rękę
guide-leave = Zamknij przewodnik

## Przed zagraniami

# $name to partner, $games: ile gier wygrywa mecz.
guide-aim =
    Grasz w parze z graczem { $name } przeciw dwojgu pozostałym. Kto pierwszy zbierze { $target } kamieni, wygrywa grę; mecz wygrywa się { $games ->
        [1] jedną grą
       *[other] { $games } grami
    }.
guide-talk-again = Masz nowe karty. Jeszcze raz: mus czy nie ma musu?
guide-keep = Warto zatrzymać: królów na Grande, asy na Chica, równe karty na pary, 31 lub więcej na Juego.
guide-cut = Mus przerywa { $name }: gramy tymi kartami.
guide-cut-you = Przerywasz mus: gramy tymi kartami.

## Co teraz znaczy każdy przycisk

guide-act-mus = chcesz wymienić karty.
guide-act-no-mus = nikt nie wymienia; zaczynają się zakłady.
guide-act-defer = decyduje partner.
guide-act-paso = na razie nie stawiasz.
guide-act-envido =
    { $n ->
        [one] stawiasz { $n } kamień.
        [few] stawiasz { $n } kamienie.
       *[other] stawiasz { $n } kamieni.
    }
guide-act-more = inna liczba kamieni.
guide-act-more-both = inna liczba albo odpowiedź za was oboje.
guide-act-raise = stawiasz jeszcze { $n } i muszą odpowiedzieć.
guide-act-ordago = stawiasz całą grę na to zagranie.
guide-act-quiero = stawka wynosi { $n }; przy liczeniu biorą ją lepsze karty.
guide-act-quiero-ordago = karty się odkrywa i to zagranie decyduje o grze.
guide-act-no-quiero =
    { $n ->
        [one] biorą { $n } kamień: deje.
        [few] biorą { $n } kamienie: deje.
       *[other] biorą { $n } kamieni: deje.
    }
guide-act-no-quiero-partner = partner może jeszcze przyjąć; jeśli nie, biorą { $n }: deje.

## Co znaczyło twoje słowo

guide-said-mus = Mówisz mus. Jeśli powie to wszystkich czworo, każdy wymienia karty.
guide-said-defer = Decyzja należy do partnera.
guide-said-changed =
    { $n ->
        [one] Wymieniasz { $n } kartę; nową dostaniesz, gdy wszyscy wybiorą.
        [few] Wymieniasz { $n } karty; nowe dostaniesz, gdy wszyscy wybiorą.
       *[other] Wymieniasz { $n } kart; nowe dostaniesz, gdy wszyscy wybiorą.
    }
guide-said-paso = Pasujesz. Jeśli ktoś postawi, możesz jeszcze odpowiedzieć.
guide-said-bet = Stawiasz. Mogą przyjąć, odmówić albo podbić.
guide-said-ordago = Stawiasz całą grę. Przyjmą albo odmówią.
guide-said-no = Odmawiasz; partner może jeszcze przyjąć.

## Zagrania

guide-closed-paso = Wszyscy spasowali { in-lance }: przy liczeniu zdecydują karty.
guide-closed-accepted = Stawka { in-lance }: { $n }. Przy liczeniu biorą ją lepsze karty.
guide-holders =
    { $lance ->
        [juego] Mają Juego
       *[other] Mają pary
    }: { $names }.
guide-no-part =
    { $lance ->
        [juego] Nie masz Juego
       *[other] Nie masz par
    }, więc w tym zagraniu nie stawiasz.
guide-senas = Znaki twarzą są dla partnera: mówią, co masz, i zawsze prawdę. Przycisk z twarzą pokazuje twoje.

## Koniec

guide-score = Teraz my mamy { $us }, a oni { $them } z { $target } kamieni.
guide-end = To była cała ręka musu, a mecz toczy się dalej. Dotknij dowolnego słowa musu na ekranie, żeby zobaczyć, co znaczy.
