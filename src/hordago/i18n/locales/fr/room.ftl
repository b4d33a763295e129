### Tous dans une pièce : un écran montre la table, les téléphones les mains.

page-board = La table sur un écran

new-place = Où êtes-vous ?
new-place-apart = Chacun à son écran
new-place-apart-about = Chacun voit toute la table sur son appareil.
new-place-room = Tous dans une pièce
new-place-room-about = Une tablette ou la télé montre la table, les téléphones les mains, et les signes se font avec le vrai visage.
new-device = Cet appareil
new-device-board = Montre la table
new-device-board-about = Placez-le où tous le voient. Il ne montre aucune main ; prenez une place avec votre téléphone.
new-device-hand = Est dans ma main
new-device-hand-about = Vous jouez dessus. La table est montrée par un autre écran, dont l'adresse s'affiche avec les places.

room-title = Nous sommes dans une pièce
room-board = Montrer la table sur cet écran
room-hand = Seulement ma main ici
room-whole = Toute la table ici
room-other = Un autre écran pour la table
room-other-about = Ouvrez cette adresse sur une tablette ou la télé. Elle montre la table et aucune main.
room-closed = Personne ne peut regarder cette table : aucun autre écran ne peut la montrer.

board-scan = Prenez une place avec votre téléphone
board-start-here = Tout le monde est assis : commencez ici.
board-seated = Vous avez une place à cette table sur cet appareil même. Emportez-la sur votre téléphone ; cet écran montrera alors la table.
board-sleep = Ce navigateur ne peut pas garder l'écran allumé ici : réglez l'appareil pour qu'il ne dorme pas.
board-full = Plein écran

hand-look = Regardez la table
hand-only-count = Le compte se voit sur la table.
