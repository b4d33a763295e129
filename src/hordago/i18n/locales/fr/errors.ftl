### Un message par code : error-<code>. Dit à une personne : ce qui s'est passé et quoi faire.

## Un coup impossible

error-not-your-turn = Ce n'est pas votre tour.
error-not-legal-now = Cela ne peut pas se dire maintenant.
error-amount-out-of-range = Ce nombre de points n'est pas permis ici.
error-card-not-in-hand = Vous n'avez pas cette carte.
error-wrong-number-of-cards = Ce n'est pas le bon nombre de cartes.
error-game-over = Cette partie est finie.
error-match-over = Le match est fini.
error-stale = Trop tard : la table a avancé. Regardez de nouveau et choisissez.
error-already-looked = Vous avez déjà tourné les yeux. Attendez la prochaine parole.
error-already-signed = Vous avez déjà fait un signe. Attendez la prochaine parole.
error-untrue-sign = Un signe doit être vrai, et vos cartes ne disent pas cela.
error-nothing-to-claim = Il n'y a rien à prendre.
error-card-not-in-stock = Cette carte ne peut pas être dans le talon.

## La table et ses places

error-not-seated = Vous n'avez pas de place à cette table.
error-seat-taken = Quelqu'un est déjà assis là.
error-side-fixed = Qui a déjà joué dans ce match ne revient qu'à une place de son propre camp.
error-table-not-found = Cette table n'existe pas. Le lien est peut-être ancien ou mal écrit.
error-table-full = La table est complète. Vous pouvez regarder.
error-closed = Cette table est fermée.
error-unauthorized = Vous ne pouvez pas faire cela ici.
error-link-used = Ce lien a déjà servi ou il est trop vieux. Demandez-en un autre.
error-bad-name = Ce nom ne convient pas. Prenez de 1 à 20 caractères ordinaires.

## Options d'une nouvelle table

error-unknown-option = Cette option n'existe pas.
error-bad-value = Cette valeur n'est pas possible ici.
error-rules-conflict = Ces règles ne vont pas ensemble.
error-bad-rules = On ne peut pas jouer avec ces règles.

## Ce qui a été envoyé

error-malformed = Nous n'avons pas pu lire cela.
error-malformed-card = Ce n'est pas une carte. Écrivez par exemple Ro, 7c ou 1e.
error-too-large = C'est trop long.
error-rate-limited = Un peu moins vite, s'il vous plaît. Réessayez dans un instant.

## La ligne et le serveur

error-reconnecting = La connexion est perdue. Nous réessayons.
error-server-bug = Quelque chose a échoué de notre côté. Votre partie est gardée.
error-not-kept = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; nous réessayons.
error-engine-bug = Quelque chose a cassé dans les règles du jeu. Votre partie est gardée ; envoyez-nous la feuille.
error-unknown = Quelque chose a échoué ({ $code }).
