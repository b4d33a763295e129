### Mots pour jouer sans réseau et pour la page en application. $size, $done et $total sont en mégaoctets.

## Sans réseau

offline-about = Le jeu entier peut être gardé sur cet appareil : règles, tables et robots jusqu'à expert.
offline-fetch = Garder ici ({ $size } Mo)
offline-loading = Réception : { $done } sur { $total } Mo
offline-starting = On dresse la table…
offline-ready = Le jeu est sur cet appareil et marche sans réseau.
offline-play = Jouer sur cet appareil
offline-install = Installer l'application
offline-failed = Le réseau s'est coupé. Ce qui est arrivé est gardé ; réessayez plus tard.
offline-not-started = Le jeu n'a pas pu démarrer sur cet appareil. Sans réseau, il faut l'avoir gardé ici auparavant.
offline-insecure = En simple http, un navigateur ne peut ni installer le jeu ni le garder pour jouer sans réseau. Ouvrez-le en https, ou sur l'ordinateur où il tourne.
offline-now = Le serveur ne répond pas. Vous pouvez jouer avec des robots sur cet appareil.
offline-not-yet = Le serveur ne répond pas, et le jeu n'est pas encore sur cet appareil.
offline-needs-network = Demande le réseau
offline-here = Sur cet appareil

## Une nouvelle version

update-now = La charger
update-later = Plus tard
