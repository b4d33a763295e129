### Wszyscy w jednym pokoju: ekran pokazuje stół, telefony karty.

page-board = Stół na ekranie

new-place = Gdzie siedzicie?
new-place-apart = Każdy przy swoim ekranie
new-place-apart-about = Każdy widzi cały stół na swoim urządzeniu.
new-place-room = Wszyscy w jednym pokoju
new-place-room-about = Tablet lub telewizor pokazuje stół, telefony karty, a znaki robi się prawdziwą twarzą.
new-device = To urządzenie
new-device-board = Pokazuje stół
new-device-board-about = Postaw je tak, żeby wszyscy widzieli. Nie pokazuje niczyich kart; miejsce zajmiesz telefonem.
new-device-hand = Trzymam w ręce
new-device-hand-about = Na nim grasz. Stół pokazuje inny ekran; jego adres zobaczysz przy krzesłach.

room-title = Siedzimy w jednym pokoju
room-board = Pokaż stół na tym ekranie
room-hand = Tutaj tylko moje karty
room-whole = Tutaj cały stół
room-other = Inny ekran na stół
room-other-about = Otwórz ten adres na tablecie lub telewizorze. Pokazuje stół i niczyich kart.
room-closed = Tego stołu nikt nie może oglądać, więc żaden inny ekran go nie pokaże.

board-scan = Zajmij miejsce telefonem
board-start-here = Wszyscy siedzą: zacznijcie tutaj.
board-seated = Masz miejsce przy tym stole właśnie na tym urządzeniu. Zabierz je na telefon; wtedy ten ekran pokaże stół.
board-sleep = Ta przeglądarka nie może tu powstrzymać wygaszania: ustaw urządzenie, żeby nie zasypiało.
board-full = Pełny ekran

hand-look = Spójrz na stół
hand-only-count = Liczenie widać na stole.
