### Co każdy może sprawdzić i o co poprosić: rozdania i to, co przechowuje serwer.

## Strona, która sprawdza rozdania

fair-source = Zapis albo link do stołu
fair-file = Otwórz plik
fair-limits = Ta strona sprawdza karty w twojej własnej przeglądarce. Czy każda odzywka była dozwolona, sprawdza „hordago replay”. Nikt nie może dowieść, że serwer nikomu nie zdradził kart.
fair-checked = Sprawdzone rozdania: { $n }
fair-unchecked = Rozdania nie do sprawdzenia: { $n }
fair-nothing = Niczego nie dało się sprawdzić: zapis mówi za mało.
fair-not = Nieuczciwe: { $what }
fair-unreadable = To nie jest zapis, który ta strona umie czytać.
fair-seats-good = Losowanie miejsc jest w porządku.
fair-own = twoja
fair-own-in = Rozdania z twoją własną liczbą: { $n }
fair-own-out = Rozdania bez liczby, którą wysłała ta przeglądarka: { $n }. Jeśli nie opuszczono miejsca ani nie grano na innym urządzeniu, pominął ją serwer.
fair-deal = Runda { $n }, rozdanie { $deal }
fair-dealt = Karty rozdane: { $n }
fair-drawn = Karty dobrane: { $n }
fair-reshuffled = Tasowano ponownie: { $n }
fair-turned-up = Karty odsłonięte: { $n }
fair-cut-chance = przełożone losowo
fair-cut-seat = przełożone przez gracza
fair-missing = Brakuje: { $what }
fair-missing-commitment = pieczęci
fair-missing-nonces = liczb graczy
fair-missing-seed = ziarna
fair-missing-next_commitment = pieczęci następnego rozdania
fair-fault-promise = pieczęć nie jest tą, którą ogłoszono z poprzednim rozdaniem.
fair-fault-seed = ziarno nie pasuje do pieczęci.
fair-fault-cut = talię przełożono na { $told }, a los miał przełożyć na { $due }.
fair-fault-cut-sometimes = los przekładał tylko w niektórych rozdaniach.
fair-fault-card = karta to { $told }, a w talii była { $due }.
fair-fault-exposed = odsłonięto { $told }, a miała to być { $due }.
fair-fault-chance = jeden los nie tłumaczy odsłoniętych kart.
fair-fault-reshuffles = ponowne tasowania według zapisu: { $told }, a naprawdę: { $due }.
fair-fault-moves = te karty nie mogą tak pójść: { $token }
fair-fault-seats = losowanie miejsc dało { $due }, a zapis mówi { $told }.

## Co jest o tobie przechowywane

data-title = Twoje dane
data-about = Nie ma kont. Serwer zna tę przeglądarkę po sekrecie w ciasteczku i przechowuje tylko jego odcisk oraz imiona podane przy twoich stołach.
data-export = Pobierz, co jest zapisane
data-delete = Usuń moje dane
data-delete-sure = Opuszczasz wszystkie stoły, twoje imiona z nich znikają, a ta przeglądarka zostaje zapomniana. Skończone mecze zostają, bez twojego imienia.
data-deleted = Gotowe. Ta przeglądarka została zapomniana.
data-failed = Nie udało się. Spróbuj później.

## Serwer, który się zatrzymuje

error-going-down = Serwer uruchamia się ponownie. Spróbuj za chwilę.

## What is too many

error-server-full = Ten serwer ma już tyle stołów, ile może pomieścić. Spróbuj później.
error-too-many-programs = Masz już tyle programów, ile może mieć jedna osoba. Najpierw unieważnij jeden.
