### Ce que chacun peut vérifier et demander : les donnes, et ce que garde le serveur.

## La page qui vérifie les donnes

fair-source = Feuille, ou lien d'une table
fair-file = Ouvrir un fichier
fair-limits = Cette page vérifie les cartes, dans votre propre navigateur. Si chaque annonce était permise, « hordago replay » le vérifie. Personne ne peut prouver que le serveur n'a montré les cartes à personne.
fair-checked = Donnes vérifiées : { $n }
fair-unchecked = Donnes impossibles à vérifier : { $n }
fair-nothing = Rien n'a pu être vérifié : la feuille n'en dit pas assez.
fair-not = Pas honnête : { $what }
fair-unreadable = Ce n'est pas une feuille que cette page sache lire.
fair-seats-good = Le tirage des places est en ordre.
fair-own = le vôtre
fair-own-in = Donnes avec votre propre nombre : { $n }
fair-own-out = Donnes sans le nombre envoyé par ce navigateur : { $n }. Si vous n'aviez pas quitté votre place ni joué sur un autre appareil, le serveur l'a écarté.
fair-deal = Donne { $n }, distribution { $deal }
fair-dealt = Cartes distribuées : { $n }
fair-drawn = Cartes tirées : { $n }
fair-reshuffled = Talon remêlé : { $n }
fair-turned-up = Cartes retournées : { $n }
fair-cut-chance = coupe au hasard
fair-cut-seat = coupe d'un joueur
fair-missing = Il manque : { $what }
fair-missing-commitment = le sceau
fair-missing-nonces = les nombres des joueurs
fair-missing-seed = la graine
fair-missing-next_commitment = le sceau de la donne suivante
fair-fault-promise = le sceau n'est pas celui publié avec la donne précédente.
fair-fault-seed = la graine ne va pas avec le sceau.
fair-fault-cut = le jeu a été coupé à { $told }, le hasard devait le couper à { $due }.
fair-fault-cut-sometimes = le hasard n'a coupé que dans certaines donnes.
fair-fault-card = une carte est { $told }, le jeu avait { $due }.
fair-fault-exposed = { $told } a été retournée, ce devait être { $due }.
fair-fault-chance = un seul hasard n'explique pas les cartes retournées.
fair-fault-reshuffles = selon la feuille le talon a été remêlé { $told } fois, mais ce fut { $due }.
fair-fault-moves = ces cartes ne peuvent pas aller ainsi : { $token }
fair-fault-seats = le tirage des places a donné { $due }, la feuille dit { $told }.

## Ce qui est gardé de vous

data-title = Vos données
data-about = Il n'y a pas de compte. Le serveur connaît ce navigateur par un secret dans un cookie, et n'en garde qu'une empreinte, avec les noms donnés à vos tables.
data-export = Télécharger ce qui est gardé
data-delete = Effacer mes données
data-delete-sure = Vous quittez toutes vos tables, vos noms y sont effacés, et ce navigateur est oublié. Les matchs finis restent, sans votre nom.
data-deleted = C'est fait. Ce navigateur est oublié.
data-failed = Cela n'a pas marché. Réessayez plus tard.

## Un serveur qui s'arrête

error-going-down = Le serveur redémarre. Réessayez dans un instant.

## What is too many

error-server-full = Ce serveur a autant de tables qu'il peut en avoir. Réessayez plus tard.
error-too-many-programs = Vous avez autant de programmes qu'une personne peut en avoir. Révoquez-en un d'abord.
