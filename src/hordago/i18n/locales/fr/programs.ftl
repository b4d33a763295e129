### Les programmes d'une personne et leurs jetons.

page-programs = Mes programmes
tokens-title = Mes programmes
tokens-open = Des programmes qui jouent pour vous
tokens-about = Un programme que vous avez écrit, ou l'un de nos robots sur votre ordinateur, peut jouer aux tables de ce serveur. Il reçoit un nom et un jeton : un mot secret auquel le serveur le reconnaît.
tokens-bots = Où qu'il soit assis, il est marqué comme robot, pour toujours. Il ne peut pas parler en votre nom, et rien n'en fait une personne.

## Ceux qu'il y a

tokens-list = Vos programmes
tokens-none = Vous n'en avez pas encore.
tokens-handle = Nom court : { $handle }
tokens-may = Il peut : { $what }
tokens-since = Fait le { $made }. Valable jusqu'au { $until }.
tokens-over = Son jeton a expiré le { $until }. Révoquez-le et faites-en un autre.
tokens-revoke = Révoquer
tokens-revoke-name = Révoquer { $name }
tokens-revoke-sure = { $name } quitte aussitôt ses tables, et son jeton ne vaut plus jamais rien. C'est sans retour.
tokens-revoked = C'est fait : { $name } est révoqué.

## Un nouveau

tokens-new = Un nouveau programme
tokens-name = Son nom à la table
tokens-scopes = Ce qu'il peut faire
tokens-scope-play = s'asseoir et jouer
tokens-scope-play-about = Et dire des phrases toutes faites. Rien d'autre, et seulement de sa place.
tokens-scope-read = suivre ses tables
tokens-scope-read-about = Où on l'appelle et ce qui s'y passe, comme le verrait une personne à sa place.
tokens-both = Pour jouer, il lui faut les deux.
tokens-make = Faire un jeton
tokens-made = Voici le jeton de { $name }. Il n'est montré que maintenant : gardez-le où personne d'autre ne le lit.
tokens-token = Jeton
tokens-copy = Copier
tokens-copy-failed = La copie a échoué. Sélectionnez le texte et copiez-le.

## Comment il arrive à une table

tokens-connect = Comment le connecter
tokens-connect-bridge = Là où Hordago est installé, le pont (bridge) transmet les lignes. Tout programme qui parle UMI convient :
tokens-connect-bot = Au lieu de --umi "…", --bot club fait jouer l'un de nos robots depuis votre ordinateur.
tokens-connect-handle = Ensuite, quelqu'un l'appelle à une place libre, sous « Les gens », dans le menu de la table, par son nom court. Ou lancez-le avec --table et le nom d'une table qui accueille les programmes.
tokens-commands = Commandes
tokens-schema = Toutes les requêtes, pour les programmes qui parlent HTTP (OpenAPI)
