### Para practicar las señas: aprenderlas, leerlas y hacerlas.

page-senas = Practicar las señas
senas-title = Practica las señas
senas-open = Practicar las señas
senas-intro = Con la cara, los compañeros se dicen lo que llevan. Cada reglamento tiene sus señas, y solo valen las verdaderas.
senas-ways = Ejercicios
senas-learn = Aprender
senas-read = Leer
senas-give = Hacer
senas-learn-about = Toca una cara para ver la seña tan deprisa como en la mesa.
senas-read-about = Una cara hace una seña. ¿Qué te dice?
senas-give-about = Estas son tus cartas. Elige todas las señas que sean verdad ahora, y ninguna más.
senas-device = Tu progreso se guarda solo en este dispositivo.

## Cuándo se puede hacer una seña

senas-when-always = En cualquier momento
senas-when-talk = Antes de los lances
senas-when-lances = En los lances
senas-when-after_grande = Después de la grande
senas-when-punto = Solo al punto
senas-now = Ahora: { $stage }
senas-talk = antes de los lances

## Qué dice

sena-about-two_kings = Exactamente dos reyes.
sena-about-two_kings-more = Dos reyes o más.
sena-about-three_kings = Exactamente tres reyes.
sena-about-two_aces = Exactamente dos ases.
sena-about-two_aces-more = Dos ases o más.
sena-about-three_aces = Exactamente tres ases.
sena-about-pares = Un par, medias o duples.
sena-about-medias = Tres cartas iguales.
sena-about-duples = Dos pares, o cuatro cartas iguales.
sena-about-juego_31 = Las cartas suman 31.
sena-about-juego = Las cartas suman 32 o más.
sena-about-punto_30 = Nadie tiene juego; las cartas suman 30.
sena-about-punto_29 = Nadie tiene juego; las cartas suman 29.
sena-about-blind = Ni pares, ni juego, ni otra seña que hacer.
sena-about-cut = Una petición: corta el mus.
sena-about-bet = Una petición: envida.

## Leer una seña

senas-show = Enséñame una seña
senas-again = Otra vez
senas-next = Siguiente
senas-speed = Velocidad
senas-speed-slow = Lenta
senas-speed-table = Como en la mesa
senas-speed-quick = Rápida
senas-speed-blink = Un parpadeo
senas-faster = Cinco seguidas: ahora va más deprisa.
senas-face = Una cara que hace señas
senas-gesture = La cara: { $gesture }
senas-meaning = ¿Qué significa?
senas-right = Bien: { $meaning }.
senas-wrong = No. Significa: { $meaning }. Has dicho: { $said }.
senas-for-example = Por ejemplo

## Hacerlas

senas-hand = Tus cartas
senas-choices = Señas
senas-check = Comprobar
senas-check-none = Ninguna es verdad
senas-all-right = ¡Bien!
senas-not-right = No del todo.
senas-true-are = Verdad: { $list }
senas-none-true = Con estas cartas no hay seña que hacer.
senas-tile-right = verdad
senas-tile-wrong = no es verdad
senas-tile-missed = faltaba
senas-keys-read = Teclas: 1 a 6 responden, Intro sigue, R la repite.
senas-keys-give = Teclas: 1 a 9 eligen, Intro comprueba y sigue.

## Cómo va

senas-score = Aciertos: { $right } de { $asked }
senas-streak = Seguidas: { $n }
senas-best = Récord: { $n }
senas-mixed = Lo que confundes
senas-mixed-pair = { $meant }, tomado por { $said }
senas-forget = Empezar la cuenta de nuevo
senas-forget-sure = Se olvidan tus aciertos con estas señas y lo que confundes.
