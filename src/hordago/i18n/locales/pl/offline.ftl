### Słowa o grze bez sieci i o stronie jako aplikacji. $size, $done i $total są w megabajtach.

## Bez sieci

offline-about = Całą grę można zachować na tym urządzeniu: zasady, stoły i boty aż do eksperta.
offline-fetch = Zachowaj tutaj ({ $size } MB)
offline-loading = Pobieranie: { $done } z { $total } MB
offline-starting = Nakrywamy stół…
offline-ready = Gra jest na tym urządzeniu i działa bez sieci.
offline-play = Graj na tym urządzeniu
offline-install = Zainstaluj jako aplikację
offline-failed = Sieć się urwała. To, co przyszło, zostaje; spróbuj później.
offline-not-started = Nie udało się uruchomić gry na tym urządzeniu. Bez sieci trzeba ją tu wcześniej zachować.
offline-insecure = Przez zwykłe http przeglądarka nie może ani zainstalować gry, ani zachować jej do gry bez sieci. Otwórz ją przez https albo na komputerze, na którym działa.
offline-now = Serwer nie odpowiada. Możesz grać z botami na tym urządzeniu.
offline-not-yet = Serwer nie odpowiada, a gry nie ma jeszcze na tym urządzeniu.
offline-needs-network = Wymaga sieci
offline-here = Na tym urządzeniu

## Nowa wersja

update-now = Wczytaj
update-later = Później
