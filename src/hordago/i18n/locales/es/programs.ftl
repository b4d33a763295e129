### Los programas de una persona y sus llaves.

page-programs = Mis programas
tokens-title = Mis programas
tokens-open = Programas que juegan por ti
tokens-about = Un programa que hayas escrito, o uno de nuestros bots en tu ordenador, puede jugar en las mesas de este servidor. Recibe un nombre y una llave (token): una palabra secreta por la que el servidor lo conoce.
tokens-bots = Donde se siente, va marcado como bot, para siempre. No puede hablar en tu nombre, y nada lo convierte en una persona.

## Los que hay

tokens-list = Tus programas
tokens-none = Aún no tienes ninguno.
tokens-handle = Nombre corto: { $handle }
tokens-may = Puede: { $what }
tokens-since = Hecho el { $made }. Vale hasta el { $until }.
tokens-over = Su llave caducó el { $until }. Anúlala y haz otra.
tokens-revoke = Anular
tokens-revoke-name = Anular { $name }
tokens-revoke-sure = { $name } deja sus mesas al momento y su llave no vale nunca más. No se puede deshacer.
tokens-revoked = Hecho: { $name } está anulado.

## Uno nuevo

tokens-new = Un programa nuevo
tokens-name = Su nombre en la mesa
tokens-scopes = Qué puede hacer
tokens-scope-play = sentarse y jugar
tokens-scope-play-about = Y decir frases hechas. Nada más, y solo desde su sitio.
tokens-scope-read = seguir sus mesas
tokens-scope-read-about = Adónde lo llaman y qué pasa allí, como lo vería una persona en su sitio.
tokens-both = Para jugar necesita las dos cosas.
tokens-make = Hacer una llave
tokens-made = Esta es la llave de { $name }. Solo se muestra ahora: guárdala donde nadie más la lea.
tokens-token = Llave
tokens-copy = Copiar
tokens-copy-failed = No se ha podido copiar. Selecciona el texto y cópialo.

## Cómo llega a una mesa

tokens-connect = Cómo conectarlo
tokens-connect-bridge = Donde esté instalado Hordago, el puente (bridge) lleva las líneas. Sirve cualquier programa que hable UMI:
tokens-connect-bot = En lugar de --umi "…", con --bot club juega uno de nuestros bots desde tu ordenador.
tokens-connect-handle = Después alguien lo llama a un sitio libre, en «Gente», en el menú de la mesa, por su nombre corto. O empieza con --table y el nombre de una mesa que admita programas.
tokens-commands = Órdenes
tokens-schema = Todas las peticiones, para programas que hablan HTTP (OpenAPI)
