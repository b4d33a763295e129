### Palabras de los programas: páginas, mesa, terminal, servidor. Cortas, para móviles.
### Los button-… tienen 14 caracteres como mucho. $name es un jugador, $call un texto call-…, $n un número.

## El sitio

app-name = Hordago
app-tagline = El juego del mus, completo
app-promise = Sin registro, sin anuncios, un reparto que cualquiera puede comprobar.
app-loading = Cargando…
app-update = Hay una versión nueva.
page-home = Inicio
page-new = Mesa nueva
page-table = Mesa
page-help = Cómo se juega
page-rules = Reglas
page-settings = Ajustes
page-verify = Comprobar un reparto
page-not-found = Esa página no existe.

## Inicio

home-play-now = Jugar ya
home-play-now-about = Tú y tres bots, ahora mismo.
home-new-table = Mesa nueva
home-new-table-about = Elige las reglas e invita a tus amigos.
home-continue = Tus mesas
home-open-tables = Mesas abiertas
home-watch = Se puede mirar
home-learn = Aprende mus en cinco minutos
home-offline = Jugar sin red
home-verify = Comprobar un reparto

## Mesa nueva: el formulario

new-title = Mesa nueva
new-your-name = Tu nombre
new-name-placeholder = Hasta 20 caracteres
new-preset = Reglas como en
new-kings = Reyes
new-target = Piedras
new-games = Juegos
new-seats = Jugadores
new-sides = Bandos
new-bots = Bots
new-bot-level = Nivel de los bots
new-all-rules = Todas las reglas
new-exposed = Puede verse una carta al repartir
new-exposed-about = Cada cuánto se descubre una carta sin querer. Solo por el ambiente; lo normal es nunca.
new-exposed-value =
    { $n ->
        [0] Nunca
        [one] En un reparto de cada 100
       *[other] En { $n } repartos de cada 100
    }
new-sena-mode = Quién ve una seña
new-time = Tiempo para pensar
new-visibility = Quién puede entrar
new-private = Solo con el enlace
new-public = Cualquiera
new-watchers = Se puede mirar
new-create = Poner la mesa
new-reset = Otra vez como en { $preset }
new-players-n =
    { $n ->
        [one] Un jugador
       *[other] { $n } jugadores
    }
sides-each = Cada uno por su cuenta
sides-form = { $sides } bandos de { $players }
sena-mode-eyes = Quien esté mirando
sena-mode-eyes-about = Cada uno mira a un sitio. Quien mira al que hace la seña la ve, sea compañero o no.
sena-mode-partner = Solo el compañero
sena-mode-partner-about = Tu compañero la ve siempre, y nadie más.
new-signs = Señas permitidas
new-cut = Cortar la baraja
new-cut-about = Si corta quien está a la izquierda del que da o lo hace el ordenador.
new-cut-true = Un jugador
new-cut-false = Sola

## Bots

bot-mark = Bot
bot-name = Bot { $name }
bot-level-random = Al azar
bot-level-random-about = Cualquier cosa que esté permitida.
bot-level-simple = Sencillo
bot-level-simple-about = Juega sus cartas y nada más.
bot-level-beginner = Principiante
bot-level-beginner-about = Le gustan sus cartas y apenas va de farol.
bot-level-casual = Aficionado
bot-level-casual-about = Sabe las probabilidades, va un poco de farol y hace señas.
bot-level-club = De club
bot-level-club-about = Juega con orden y mira el tanteo.
bot-level-expert = Experto
bot-level-expert-about = Lee los descartes, lo cantado y las señas.
bot-level-master = Maestro
bot-level-master-about = Se piensa cada envite dos veces.
bot-level-program = Programa de alguien
bot-level-program-about = Un bot que ha escrito alguien y que juega desde su ordenador.
bot-character-bold = Atrevido
bot-character-bold-about = Envida y quiere más que los demás.
bot-character-careful = Prudente
bot-character-careful-about = Solo arriesga una piedra con buenos motivos.
bot-character-bluffer = Farolero
bot-character-bluffer-about = Nunca se sabe qué hay detrás de su envite.
bot-character-generous = Generoso con las señas
bot-character-generous-about = Se lo cuenta todo a su pareja, mire quien mire.
bot-character-silent = Callado
bot-character-silent-about = No hace señas.
bot-character-steady = Constante
bot-character-steady-about = Juega igual las mismas cartas.
why-sure = A esta mano no le gana nadie.
why-lost = Esta mano no puede ganar el lance.
why-forced = Solo se puede hacer una cosa.
why-need = Quedan pocas piedras por jugar.
why-anew = Es lo que sale al calcular este lance hasta el final.
why-book = Es lo que la práctica enseña a hacer aquí.
why-odds = Lo dicen las probabilidades frente al precio.
why-bluff = Es un farol.
why-strong = La mano es buena.
why-weak = La mano no es bastante buena.
why-draw = Con las cartas que quedan se mejora más.
why-values = Con lo que hay en la mano basta para el juego.
why-habit = Da lo mismo.
holding-two_kings = dos reyes o más
holding-two_aces = dos ases o más
holding-pares = pares
holding-medias_or_duples = medias o duples
holding-juego = juego
holding-juego_31 = 31
holding-good_hand = una buena mano
holding-poor_hand = una mano floja
why-holding = Es probable que { $name } lleve { $what } ({ $percent } %).

## Antes de jugar: sentarse

lobby-title = Se está poniendo la mesa
lobby-waiting =
    { $n ->
        [0] Están todos los sitios ocupados
        [one] Queda un sitio libre
       *[other] Quedan { $n } sitios libres
    }
lobby-sit = Sentarse aquí
lobby-sit-first = Elige un asiento.
lobby-stand = Levantarse
lobby-add-bot = Poner un bot
lobby-remove-bot = Quitar el bot
lobby-fill = Bots en los sitios libres
lobby-start = Empezar
lobby-starting = Se está cortando la baraja…
lobby-invite = Invitar
lobby-invite-about = Envía este enlace o enseña el código. Quien lo abra ocupa un sitio libre.
lobby-watchers =
    { $n ->
        [0] Nadie mira
        [one] Mira una persona
       *[other] Miran { $n } personas
    }
lobby-commitment = Sello del primer reparto
lobby-who-starts = { $name } es mano
lobby-host = Anfitrión
lobby-wait-host = Ya estáis todos. Ahora empieza { $name }.
lobby-rules = Reglas de esta mesa

## Compartir

share-title = Compartir esta mesa
share-link = Enlace
share-copy = Copiar enlace
share-copied = Copiado
share-qr = Código QR
share-qr-about = Escanéalo con otro móvil de la misma red.
share-lan = En esta red
share-lan-none = Solo este ordenador puede abrir la mesa. Arráncala con --host 0.0.0.0 para que entren otros.
share-failed = No se ha podido copiar. Selecciona el enlace y cópialo.
my-seat-title = Mi sitio
my-seat-about = Abre este enlace en otro dispositivo para seguir jugando allí. Vale una vez y solo para ti.

## Sitios en la mesa

seat-n = Sitio { $n }
seat-empty = Sitio libre
seat-away = Ausente
seat-bot-holds = Un bot juega por { $name }
seat-take-back = Volver a jugar
join-title = Sentarse a jugar
join-about = El bot acaba esta mano; después el asiento es tuyo.
join-waiting = El asiento es tuyo desde la próxima mano.
seat-hidden-cards =
    { $n ->
        [one] { $n } carta tapada
       *[other] { $n } cartas tapadas
    }
seat-looks-at = { $name } mira a { $other }
seat-looks-at-you = { $name } te mira
seat-looks-own = { $name } mira sus cartas

## Botones

button-leave = Salir
button-concede = Rendirse
button-next-hand = Otra mano
button-next-game = Otro juego
button-rematch = Otra partida
button-record = Copiar acta
button-download = Descargar
button-share = Enlace
button-copied = Copiado
button-language = Idioma
button-settings = Ajustes
button-log = Lo dicho
button-close = Cerrar
button-cancel = Cancelar
button-ok = Vale
button-no = No
button-retry = Reintentar
button-sena = Seña
button-discard =
    { $n ->
        [0] Servido
       *[other] Cambiar { $n }
    }
button-cut-deck = Cortar
button-claim = Coger { $n }
button-more = Más
button-less = Menos
button-plus = +{ $n }
button-amount = Cuántas
button-verify = Comprobar

## Preguntar dos veces

confirm-leave = ¿Dejar la mesa? Un bot jugará tus cartas.
confirm-concede = ¿Dar la partida por perdida?
confirm-ordago = Órdago: todo el juego a este lance. ¿Seguro?
hold-for-ordago = Si mantienes pulsado el botón de la mesa, no se te pregunta.

## La mesa: rótulos

table-score = Tanteo
table-games = Juegos
table-your-cards = Tus cartas
table-lances = Lances
table-bet = En la mesa
table-calls = Lo que puedes decir
table-log = Lo que se ha dicho
table-stock =
    { $n ->
        [one] Queda una carta
       *[other] Quedan { $n } cartas
    }
table-deck = Baraja
table-watching = Estás mirando
table-your-hand-is = Tienes: { $hand }
table-time-left =
    { $n ->
        [one] Queda un segundo
       *[other] Quedan { $n } segundos
    }
score-of = { $points } de { $target }
score-games-of = { $n } de { $total } juegos
card-selected = { $card }, para cambiar
card-unselected = { $card }

## La mesa en frases, para lectores de pantalla y terminal

live-your-turn = Te toca.
live-your-turn-lance = Te toca, { $lance }.
live-turn = Le toca a { $name }.
live-turn-away = { $name } no está. Si no vuelve pronto, jugará un bot.
live-says = { $name } dice: { $call }
live-you-say = Dices: { $call }
live-bet-theirs = Hay { $total } envidadas. Si no quieres, se llevan { $price }.
live-bet-side = { $name } envida { $total }. Si nadie quiere, se lleva { $price }.
live-ordago-theirs = ¡Órdago! Si no quieres, se llevan { $price }; si quieres, el juego se decide en este lance.
live-accepted = Queridas { $total } { in-lance }.
live-refused = No querido { in-lance }.
live-all-passed = En paso { in-lance }.
live-lance-begins = { $lance }.
live-hand-begins = Mano nueva. { $name } es mano.
live-you-are-mano = Mano nueva. Eres mano.
live-dealt = Tus cartas: { $cards }.
live-new-cards = Cartas nuevas: { $cards }. Ahora tienes: { $all }.
live-new-cards-only = Cartas nuevas: { $cards }.
live-mus-question = ¿Mus o no hay mus?
live-choose-discard = Elige las cartas que cambias.
live-changed =
    { $n ->
        [0] { $name } se queda servido.
        [one] { $name } cambia una carta.
       *[other] { $name } cambia { $n } cartas.
    }
live-you-changed =
    { $n ->
        [0] Te quedas servido.
        [one] Cambias una carta.
       *[other] Cambias { $n } cartas.
    }
live-reshuffled = Los descartes se barajan y forman un mazo nuevo.
live-cut-question = Corta la baraja: ¿por cuántas cartas?
live-exposed = Se ha visto una carta: { $card }.
live-visto-question = Se ha visto una carta. ¿Mus?
live-has-pares = { $name } tiene pares.
live-has-juego = { $name } tiene juego.
live-you-have-pares = Tienes pares.
live-you-have-juego = Tienes juego.
live-pares-one-side = Solo un bando tiene pares: no se envida.
live-juego-one-side = Solo un bando tiene juego: no se envida.
live-no-pares = Nadie tiene pares.
live-no-juego = Nadie tiene juego: se juega al punto.
live-sena-seen = { $name } te hace una seña: { $meaning }
live-sena-caught = Le pillas una seña a { $name }: { $meaning }
live-sena-made = Tu seña: { $meaning }
live-partner-says = { $name } a su compañero: { $phrase }
live-mano-moved = Mus corrido: ahora { $name } es mano.
live-mano-moved-you = Mus corrido: ahora eres mano.
live-redealt = Se recogen las cartas y se reparte otra vez.
live-count = Cartas a la vista. El recuento:
live-lapsed =
    { $n ->
        [one] Una piedra se ha quedado sin coger y se pierde.
       *[other] { $n } piedras se han quedado sin coger y se pierden.
    }
live-ordago-won = { $name } tiene la mejor jugada y gana el órdago.
live-ordago-won-you = Tienes la mejor jugada y ganas el órdago.
live-looks = { $name } mira a { $other }.
live-you-look = Miras a { $other }.
live-you-look-own = Miras tus cartas.
live-bot-sits = Un bot juega por { $name }.
live-player-back = { $name } ha vuelto.
live-conceded = { $name } da la partida por perdida.

## Elegir cartas y piedras

discard-title = ¿Qué cartas cambias?
discard-at-least =
    { $n ->
        [one] Al menos una carta.
       *[other] Al menos { $n } cartas.
    }
discard-aside = Aparta una carta.
amount-title = ¿Cuántas piedras?
amount-range = De { $min } a { $max }
amount-least = Al menos { $min }
amount-total = En total { $total }
amount-missing = Lo que falta: { $n }
amount-missing-them = Lo que falta a los otros: { $n }
amount-say = Decirlo
bet-none = Sin envite aún
bet-price-theirs = Si no quieres: { $price } para ellos
bet-price-ours = Si no quieren: { $price } para nosotros
bet-price-of = Si no se quiere: { $price } para { $name }

## Señas y palabras en la mesa

sena-title = Seña
sena-none = Ahora no tienes seña que hacer.
sena-off = En esta mesa no hay señas.
sena-not-yet = Sin señas hasta que se corte el mus.
sena-only-true = Solo lo que sea verdad de tus cartas.
look-title = Mirar a
look-own-cards = Mis cartas
talk-title = A tu compañero, en voz alta
talk-none = Ahora no se puede decir nada.
sena-seen = Vistas en esta mano
chat-title = Charla
chat-placeholder = Escribe a la mesa
chat-closed = La charla se abre en el recuento.

## El recuento

count-title = El recuento
count-title-hand = Recuento de la mano { $n }
count-lance = Lance
count-points = Piedras
count-why = Por qué
count-total = Total
count-best = Lo mejor: { $name }, { $hand }
count-shown = Cartas a la vista
count-we-take =
    { $n ->
        [0] No nos llevamos nada
        [one] Nos llevamos una piedra
       *[other] Nos llevamos { $n } piedras
    }
count-they-take =
    { $n ->
        [0] No se llevan nada
        [one] Se llevan una piedra
       *[other] Se llevan { $n } piedras
    }
count-tied = Empate: { $name } habla antes y gana
count-tied-you = Empate: hablas antes y ganas
count-only-one = Solo tiene { $name }
count-ready =
    { $n ->
        [one] Un jugador listo
       *[other] { $n } jugadores listos
    }
count-auto =
    { $n ->
        [one] Otra mano en un segundo
       *[other] Otra mano en { $n } segundos
    }
count-waiting = Esperando a { $names }
count-at-once = en el acto
count-unclaimed = Sin coger: se pierde al cortar
count-next = Ahora: { $name } es mano
claims-about = Coge tus piedras antes de que se corte la baraja.
claims-none = Aquí no hay nada para ti.
claims-cutter = Corta { $name }.
claims-cutter-you = Cortas tú: lo que nadie haya cogido se pierde.
claims-done = Ya está

## Fin de un juego y de la partida

game-won-us = Ganamos el juego
game-won-them = Ganan el juego
game-won-name = { $name } gana el juego
game-won-you = Ganas el juego
match-won-us = ¡Ganamos la partida!
match-won-them = Ganan la partida
match-won-name = { $name } gana la partida
match-won-you = ¡Ganas la partida!
match-score = Juegos: { $us } a { $them }
match-thanks = Buena partida.
match-record-about = El acta guarda cada carta y cada palabra; cualquier programa puede leerla.
record-failed = No se ha podido copiar la partida.
match-again-waiting = Esperando a los demás…

## Comprobar los repartos

fair-title = Un reparto que cualquiera puede comprobar
fair-about = Antes de cada reparto el servidor publica un sello. Al final lo abre, y todos pueden ver que no se ha cambiado nada.
fair-seal = Sello
fair-seed = Semilla
fair-nonces = Números de los jugadores
fair-good = Todos los repartos están en orden
fair-checking = Comprobando…
fair-later = Las semillas se abren al acabar la partida.

## Conexión

connection-connecting = Conectando…
connection-connected = Conectado
connection-lost = Sin conexión. Reintentando…
connection-unreachable = El servidor no contesta. Prueba otra vez en un momento.
connection-plain-http = En esta dirección el navegador no permite jugar sin red, mantener la pantalla encendida ni comprobar repartos. Para eso usa https o este mismo ordenador.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-names = Tu nombre
settings-theme = Colores
settings-theme-auto = Como el dispositivo
settings-theme-dark = Oscuro
settings-theme-tavern = Taberna
settings-cards = Cartas
settings-cards-large = Números grandes
settings-cards-classic = Clásicas
settings-calls = Palabras de la mesa
settings-calls-mine = En mi idioma
settings-calls-basque = En euskera
settings-sound = Sonidos
settings-motion = Movimiento
settings-motion-less = Menos movimiento
settings-speed = Velocidad de los bots
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-on = Sí
settings-off = No
settings-verbosity = Lectura en voz alta (lector de pantalla)
settings-verbosity-full = Todo
settings-verbosity-short = Solo lo importante

## Ayuda para quien empieza

help-title = El mus en cinco minutos
help-goal = Juegan dos parejas. La primera que llega a { $target } piedras gana el juego. Las piedras se ganan con buenas cartas y con palabras valientes.
help-cards = Baraja española de 40, cuatro cartas a cada uno. De mayor a menor: rey, caballo, sota, 7, 6, 5, 4, 3, 2, as. El palo no importa.
help-kings-8 = En esta mesa los treses son reyes y los doses, ases.
help-kings-4 = En esta mesa hay cuatro reyes: cada carta es la que es.
help-mus = Primero, el mus: si los cuatro dicen «mus», cada uno cambia de una a cuatro cartas. En cuanto uno no quiere, empiezan los envites.
help-lances = Hay cuatro lances, siempre en este orden: grande, chica, pares y juego.
help-grande = Grande: quién tiene las cartas más altas. Se compara la más alta y luego la siguiente.
help-chica = Chica: quién tiene las cartas más bajas. Se compara la más baja y luego la siguiente.
help-pares = Pares: cartas iguales. Un par vale 1; tres iguales (medias), 2; dos pares (duples), 3.
help-juego = Juego: tus cartas suman 31 o más; las figuras valen 10. La mejor es 31, luego 32, 40, 37, 36, 35, 34 y 33. La 31 vale 3; las demás, 2.
help-punto = Punto: si nadie tiene juego, gana la suma más alta hasta 30. Vale 1.
help-bets = En cada lance puedes pasar o envidar (2 o más). Los otros quieren, no quieren o suben. Lo querido se resuelve al final, con las cartas a la vista.
help-deje = Si nadie quiere, el que envidó se lleva lo que había antes, como mínimo 1: el deje. Por eso compensa el farol.
help-ordago = El órdago envida el juego entero. Si se quiere, se enseñan las cartas y decide ese lance.
help-count = Al final se cuentan los lances en orden. Gana el primero que llega, aunque sea a mitad del recuento.
help-mano = En los empates gana quien habla antes. El primero en hablar es la mano, y eso vale mucho.
help-senas = Los compañeros pueden hacerse señas: morderse el labio son dos reyes, un guiño es la 31. Tienen que ser verdad. Mira a tu compañero para verlas; los contrarios también pueden estar mirando.
help-stones = Un compañero lleva las piedras y el otro los amarracos, que valen cinco.
help-words = Palabras del juego
help-more = Todas las reglas
help-tip-turn = Te toca: los botones de abajo son todo lo que puedes decir.
help-tip-cards = Toca una carta para cambiarla; tócala otra vez para quedártela.
help-tip-sena = Toca a un jugador para mirarle.

## Teclado

keys-title = Teclas
keys-calls = 1 a 9: los botones de izquierda a derecha
keys-cards = Flechas y espacio: elegir cartas
keys-confirm = Intro: decirlo
keys-mus = M: mus, C: no hay mus
keys-pass = P: paso
keys-bet = E: envido, más y menos: cuántas
keys-answer = Q: quiero, N: no quiero
keys-ordago = H: órdago
keys-sena = S: seña, L: mirar
keys-read = R: leer otra vez la mesa
keys-log = T: lo que se ha dicho
keys-words = W: las palabras que hay en la pantalla
words-here = Las palabras que hay en la pantalla
keys-help = ?: esta ayuda
keys-close = Escape: cerrar

## Para lectores de pantalla

a11y-table = Mesa de mus
a11y-news = Lo que pasa en la mesa
a11y-menu = Menú
a11y-new-window = se abre en otra ventana

## Juego en la terminal

term-welcome = Mus en la terminal. Reglas: { $preset }. Escribe ayuda cuando quieras.
term-your-cards = Tus cartas: { $cards }
term-choose = Elige:
term-choice = { $n }. { $call }
term-discard-prompt = ¿Qué cartas se van? Por ejemplo 1 3, o las cartas: 2o 5c
term-cut-prompt = Corta: ¿por cuántas cartas? (de { $min } a { $max })
term-not-understood = «{ $text }» no es una de las opciones. Escribe un número, una palabra o ayuda.
term-help = ayuda: lo que puedes decir. cartas: tus cartas. tanteo: cómo vamos. dicho: lo que se ha dicho. reglas: las reglas. seña: hacer una seña. mirar: mover los ojos. decir: hablar al compañero. deshacer: elegir otra vez. salir: dejarlo.
term-word-help = ayuda
term-word-cards = cartas
term-word-score = tanteo
term-word-rules = reglas
term-word-sena = seña
term-word-look = mirar
term-word-quit = salir
term-enter = Pulsa Intro para seguir.
term-score-line = { $name }: { $points } de { $target }
term-cards-of = { $name }: { $cards }
term-bye = Adiós. La partida no ha terminado.
term-saved = El acta está en { $path }.
term-again = ¿Otra partida? (sí o no)
term-word-log = dicho
term-word-undo = deshacer
term-word-say = decir
term-yes = sí
term-no = no
# Otras palabras para lo que se canta, entre comas.
term-also-mus = quiero mus
term-also-cut = corto, corta, no
term-also-defer = tú dices
term-also-paso = pasar, paso
term-also-envido = envite, envidar, más
term-also-quiero = sí, acepto
term-also-no-quiero = no, me voy
term-also-queremos = aceptamos
term-also-no-queremos = nos vamos
term-also-ordago = hordago, todo
term-also-visto-yes = sí, mus
term-also-visto-no = no, jugar
term-also-double = doble, reenvido
term-also-none = ninguna, servido
term-player-line = { $n }. { $name }, { $place }
term-card-count = Descarta de { $min } a { $max } cartas.
term-card-confirm = Se van: { $cards }. Intro lo confirma, deshacer vuelve a elegir.
term-card-none = No se va ninguna. Intro lo confirma, deshacer vuelve a elegir.
term-card-unknown = No tienes «{ $text }». Tus cartas: { $cards }
term-quit-sure = ¿Dejar la partida? (sí o no)
term-mano = Mano: { $name }
term-tie = empate: habla antes
term-at-once = cobrado al momento
term-declared = { $lance }: { $said }
term-said-yes = { $name } sí
term-said-no = { $name } no
term-look-at-you = Miras a { $name }.
term-look-cards = Miras tus cartas.
term-look-prompt = ¿A quién miras? { $choices }
term-look-off = No hay nada que mirar: sin señas en esta mesa, o acabas de mover los ojos.
term-sena-prompt = Tus señas, todas verdaderas: { $choices }
term-say-prompt = Puedes decir: { $choices }
term-claim = Tu bando tiene { $n } por cobrar. Intro las cobra; un número cobra esas; «{ $no }» las deja.
term-log-empty = Todavía no se ha dicho nada en esta mano.
term-seal = Sello de todos los repartos: { $seal }
term-seed = Semilla: { $seed }
term-seed-about = El SHA-256 de la semilla es el sello del principio; de ella salen todas las cartas.

## El servidor al arrancar

serve-open = Para jugar:
serve-phone = Para el móvil:
serve-loopback = Solo este ordenador puede entrar. Usa --host 0.0.0.0 para que entren otros.
serve-data = Las partidas se guardan en { $path }
serve-stop = Para con Ctrl+C
