### Sarerik gabe jokatzeko eta orria aplikazio gisa erabiltzeko hitzak. $size, $done eta $total megabytetan daude.

## Sarerik gabe

offline-about = Joko osoa gailu honetan gorde daiteke: arauak, mahaiak eta botak, aditua arte.
offline-fetch = Gorde hemen ({ $size } MB)
offline-loading = Jasotzen: { $done } / { $total } MB
offline-starting = Mahaia jartzen…
offline-ready = Jokoa gailu honetan dago, eta sarerik gabe dabil.
offline-play = Jokatu gailu honetan
offline-install = Instalatu aplikazio gisa
offline-failed = Sarea eten da. Jasotakoa gordeta dago; saiatu geroago.
offline-not-started = Jokoa ezin izan da gailu honetan abiarazi. Sarerik gabe, lehenago hemen gordeta egon behar du.
offline-insecure = http hutsean, nabigatzaileak ezin du jokoa instalatu, ezta sarerik gabe jokatzeko gorde ere. Ireki https bidez, edo jokoa dabilen ordenagailuan bertan.
offline-now = Zerbitzariak ez du erantzuten. Botekin joka dezakezu gailu honetan.
offline-not-yet = Zerbitzariak ez du erantzuten, eta jokoa oraindik ez dago gailu honetan.
offline-needs-network = Sarea behar du
offline-here = Gailu honetan

## Bertsio berria

update-now = Kargatu
update-later = Geroago
