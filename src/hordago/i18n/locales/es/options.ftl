### Opciones de las reglas. Para una opción x: option-x, option-x-about; para cada valor v option-x-v y
### option-x-v-about; para los números option-x-value con $n. Entre paréntesis, la fuente.

## Grupos del formulario

options-group-cards = Cartas
options-group-score = Juego y partida
options-group-start = Sitios, corte y reparto
options-group-mus = Mus
options-group-visto = Carta descubierta
options-group-bets = Envites y respuestas
options-group-points = Tantos
options-group-ordago = Órdago
options-group-table = En la mesa
options-group-history = Historia y curiosidades
options-changed =
    { $n ->
        [0] Todo como en { $preset }
        [one] Una regla distinta de { $preset }
       *[other] { $n } reglas distintas de { $preset }
    }

## Cartas

option-kings = Reyes
option-kings-about = Cuántas cartas valen como rey. Cambia todos los lances.
option-kings-4 = 4 reyes
option-kings-4-about = Cada carta es la que es. (Fuentes vascas, Francia, Gipuzkoa, Navarra.)
option-kings-8 = 8 reyes
option-kings-8-about = Los treses valen como reyes y los doses como ases, en todo. (Folleto de Fournier, Pagat, federación española, Bizkaia.)
option-kings-9 = 9 reyes
option-kings-9-about = Como con ocho, y además el cinco de oros es rey. (Regla de la casa.)

option-real31 = La real
option-real31-about = Si tres sietes y un diez ganan a cualquier otra 31, incluso a la de la mano. Sigue valiendo 3.
option-real31-off = No
option-real31-off-about = Todas las 31 son iguales; gana la más cercana a la mano. (Pagat y casi todas las federaciones.)
option-real31-figure = Con cualquier figura
option-real31-figure-about = Tres sietes y una figura. (En algunos sitios, fuentes vascas.)
option-real31-sota = Con una sota
option-real31-sota-about = Tres sietes y una sota. (Regla de la casa.)
option-real31-sota_oros = Con la sota de oros
option-real31-sota_oros-about = Tres sietes y la sota de oros, nada más. (La forma estricta, fuentes vascas.)

## Juego y partida

option-target = Piedras por juego
option-target-about = El primer bando que llega gana el juego. 30 en las fuentes vascas, 40 en las demás.
option-target-value =
    { $n ->
        [one] una piedra
       *[other] { $n } piedras
    }

option-games_to_win = Juegos para ganar
option-games_to_win-about = Cuántos juegos ganan el set. 3 en el folleto de Fournier y las fuentes vascas, 2 en Pagat, 4 en los torneos españoles.
option-games_to_win-value =
    { $n ->
        [one] un juego
       *[other] { $n } juegos
    }

option-sets_to_win = Sets para ganar
option-sets_to_win-about = Cuántos sets ganan la partida. Normalmente, uno.
option-sets_to_win-value =
    { $n ->
        [one] un set
       *[other] { $n } sets
    }

option-big_unit = Valor del amarraco
option-big_unit-about = Solo cómo se ve el tanteo, nunca quién gana.
option-big_unit-5 = 5 piedras
option-big_unit-5-about = El amarraco de siempre. (Todas las fuentes.)
option-big_unit-10 = 10 piedras
option-big_unit-10-about = De diez en diez, como en Madrid hacia 1800. (Fuentes vascas, historia.)

option-dentro_margin = Dentro
option-dentro_margin-about = A cuántas del final se anuncia «dentro» tras el recuento. 5 en el folleto de Fournier, 4 en la federación española.
option-dentro_margin-value =
    { $n ->
        [0] Nunca
        [one] A falta de una
       *[other] A falta de { $n }
    }

option-claims = Cobrar los tantos
option-claims-about = Si el recuento se hace solo.
option-claims-auto = Solo
option-claims-auto-about = El recuento da a cada bando lo que ha ganado.
option-claims-manual = A mano
option-claims-manual-about = Tú dices lo que te llevas. Lo que no se coja antes del siguiente corte se pierde. (Folleto de Fournier.)

## Sitios, corte y reparto

option-seating = Sorteo de sitios
option-seating-about = Cómo se decide quién se sienta dónde y quién es mano.
option-seating-agreed = Como se quiera
option-seating-agreed-about = Cada uno se sienta donde quiere. (Fuentes vascas.)
option-seating-draw_pairs_high_mano = Dos altas, dos bajas
option-seating-draw_pairs_high_mano-about = Cada uno saca carta: las dos más altas contra las dos más bajas, y la más alta es mano. (Folleto de Fournier.)
option-seating-draw_lowest_deals = Reparte la más baja
option-seating-draw_lowest_deals-about = Cada uno saca carta y la más baja reparte primero. (Federación francesa.)
option-seating-draw_lowest_mano = La más baja es mano
option-seating-draw_lowest_mano-about = Cada uno saca carta y la más baja es mano. (Bizkaia.)
option-seating-suit_cut = Por el palo
option-seating-suit_cut-about = Se corta un palo: oros, copas, espadas o bastos señalan al primero que reparte, desde la derecha del que corta. (Federación española.)

option-cut_min = Corte mínimo
option-cut_min-about = Menor número de cartas en cada parte del corte. 3 en el folleto de Fournier, 2 en la federación francesa.
option-cut_min-value =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }

option-hand_size = Cartas en la mano
option-hand_size-about = Cuántas cartas se reparten a cada jugador.
option-hand_size-4 = 4 cartas
option-hand_size-4-about = Todo el mus de hoy.
option-hand_size-5 = 5 cartas
option-hand_size-5-about = Cada uno aparta una y no hay mus. (Fuentes vascas, historia.)

option-discard_order = Quién descarta primero
option-discard_order-about = En qué orden se dice cuántas cartas se cambian.
option-discard_order-from_mano = La mano
option-discard_order-from_mano-about = Desde la mano hasta el postre. (Folleto de Fournier, Pagat, federación francesa.)
option-discard_order-from_dealer = El postre
option-discard_order-from_dealer-about = Primero el que reparte, la mano la última. (Federación española.)

option-reshuffle = Cuando se acaba el mazo
option-reshuffle-about = Qué descartes forman el mazo nuevo.
option-reshuffle-all_discards = Todos
option-reshuffle-all_discards-about = Todos, también los de esta vuelta. (Reglas francesas, vascas y españolas.)
option-reshuffle-last_apart = Sin los del último
option-reshuffle-last_apart-about = Los del último jugador por servir se dejan aparte. (Folleto de Fournier.)

## Mus

option-mus_decision = Pedir mus
option-mus_decision-about = Quién da mus o corta, y en qué orden.
option-mus_decision-sequential = Por turno
option-mus_decision-sequential-about = Desde la mano, uno a uno. El primero que corta lo acaba. (Reglas francesas, españolas y de Fournier.)
option-mus_decision-sequential_defer = Por turno, el segundo espera
option-mus_decision-sequential_defer-about = El segundo puede dejarlo para el postre, su compañero, y así tapar su jugada. (Fuentes vascas.)
option-mus_decision-by_team = Por parejas
option-mus_decision-by_team-about = La pareja de la mano dice «a vosotros» o «mintza», y luego la otra. (Federación francesa.)

option-mus_min_discard = Descarte mínimo
option-mus_min_discard-about = Cuántas cartas hay que cambiar al menos tras un mus.
option-mus_min_discard-0 = Ninguna
option-mus_min_discard-0-about = Puedes quedarte con las cuatro. (Regla de la casa.)
option-mus_min_discard-1 = Una carta
option-mus_min_discard-1-about = Quien da mus, algo cambia. (Todas las fuentes.)

option-mus_corrido = Mus corrido
option-mus_corrido-about = En la primera mano no hay mano fija: cada mus pasa la baraja y quien corta es mano. Hasta entonces, sin señas.
option-mus_corrido-off = No
option-mus_corrido-off-about = La mano es la mano. (Fuentes vascas, federación francesa, Pagat.)
option-mus_corrido-match_start = Primera mano de la partida
option-mus_corrido-match_start-about = Una vez, al empezar. (Costumbre en España, Asturias.)
option-mus_corrido-each_game = Primera mano de cada juego
option-mus_corrido-each_game-about = Al empezar cada juego. (Folleto de Fournier.)

option-consult = Hablar con el compañero
option-consult-about = Cuándo pueden los compañeros usar las frases fijas. Las oyen todos y no comprometen.
option-consult-off = Nunca
option-consult-off-about = Nada más que las palabras del juego. (Federación española.)
option-consult-mus = En el mus
option-consult-mus-about = Si el segundo ha esperado, él y el postre pueden hablar. (Fuentes vascas.)
option-consult-answers = Antes de responder
option-consult-answers-about = Pueden hablar los compañeros que tienen que responder a un envite. (Pagat.)
option-consult-all = En ambos
option-consult-all-about = En el mus y antes de responder. (Federación francesa.)

## Carta descubierta

option-mus_visto = Carta vista al repartir
option-mus_visto-about = Qué pasa si al repartir se descubre una carta sin querer.
option-mus_visto-off = Nada
option-mus_visto-off-about = Se sigue jugando. (Pagat y la federación española, que no lo tratan.)
option-mus_visto-redeal = Se reparte otra vez
option-mus_visto-redeal-about = Nuevo reparto; si es tras un mus, se sigue. (Federación francesa.)
option-mus_visto-optional = Cambia quien quiera
option-mus_visto-optional-about = Todos pueden cambiar o quedarse servidos, aunque alguien quiera jugar. (Francia.)
option-mus_visto-forced = Mus obligado
option-mus_visto-forced-about = Hay mus, y cualquiera puede quedarse servido. (Folleto de Fournier.)
option-mus_visto-mano_decides = Si la mano quiere
option-mus_visto-mano_decides-about = Mus visto, si la mano quiere. (Costumbre en España.)

option-mus_visto_after = Después del mus visto
option-mus_visto_after-about = Si puede haber otro mus cuando alguien se ha quedado servido.
option-mus_visto_after-resume = Se vuelve a hablar
option-mus_visto_after-resume-about = Se puede pedir mus otra vez. (Regla de la casa.)
option-mus_visto_after-cut_if_served = Ya no hay mus
option-mus_visto_after-cut_if_served-about = Si alguien se quedó con todas, empieza la grande. (Manuales españoles.)

## Envites y respuestas

option-min_bet = Envite mínimo
option-min_bet-about = Menos piedras para el primer envite. 2 en todas las fuentes.
option-min_bet-value =
    { $n ->
        [one] una piedra
       *[other] { $n } piedras
    }

option-min_raise = Subida mínima
option-min_raise-about = Menos piedras que añade una subida. 2 en Pagat y el folleto de Fournier, 1 en la federación francesa.
option-min_raise-value =
    { $n ->
        [one] una más
       *[other] { $n } más
    }

option-max_bet = Envite máximo
option-max_bet-about = Más piedras en la mesa en un lance, aparte del órdago. Ninguna fuente pone límite.
option-max_bet-none = Sin límite
option-max_bet-value =
    { $n ->
        [one] una piedra
       *[other] { $n } piedras
    }

option-partner_override = Cómo responde la pareja
option-partner_override-about = Quién habla por el bando que responde, y qué pasa si los compañeros no están de acuerdo.
option-partner_override-none = Uno tras otro
option-partner_override-none-about = Decide el primero que quiere o sube; si no quiere, se pregunta al compañero. (Folleto de Fournier, fuentes vascas.)
option-partner_override-plural = Con el plural
option-partner_override-plural-about = Igual, y «queremos» o «no queremos» cierra por los dos. (Pagat, federación española.)
option-partner_override-highest = La respuesta más alta
option-partner_override-highest-about = Hablan los dos y vale la más alta. Solo con dos bandos. (Algunos programas.)
option-partner_override-spokesman = Habla uno
option-partner_override-spokesman-about = El primer contrario responde por su bando. (Regla de la casa.)

option-answer_order = Quién responde primero
option-answer_order-about = Por dónde empieza la ronda de respuestas.
option-answer_order-from_bettor = Tras el que envida
option-answer_order-from_bettor-about = El siguiente contrario por turno. (Folleto de Fournier.)
option-answer_order-from_mano = El más cercano a la mano
option-answer_order-from_mano-about = La ronda empieza en la mano. (Algunos programas.)

option-refusal_eliminates = Fuera al no querer
option-refusal_eliminates-about = Si quien pasa ante un envite puede volver a hablar en ese lance. Sus cartas siguen contando.
option-refusal_eliminates-false = No
option-refusal_eliminates-false-about = Si el envite vuelve subido, se le pregunta otra vez. (Casi todas las reglas.)
option-refusal_eliminates-true = Sí
option-refusal_eliminates-true-about = Queda fuera de ese lance. (Folleto de Fournier.)

## Tantos

option-deje_timing = Cuándo se cobra el deje
option-deje_timing-about = El deje es lo que se lleva el último que envidó cuando nadie quiere.
option-deje_timing-immediate = En el momento
option-deje_timing-immediate-about = Durante el lance; un juego puede acabar así. (Folleto de Fournier, fuentes vascas, Pagat.)
option-deje_timing-at_count = En el recuento
option-deje_timing-at_count-about = Cuando se cuenta ese lance. (Francia, según su texto.)

option-deje_extra_on_raise = De más por subida no querida
option-deje_extra_on_raise-about = Si una subida no querida a pares, juego o punto da una piedra más.
option-deje_extra_on_raise-0 = No
option-deje_extra_on_raise-0-about = Solo lo que ya estaba querido. (La federación española de hoy y casi todas las reglas.)
option-deje_extra_on_raise-1 = Una piedra
option-deje_extra_on_raise-1-about = Una piedra más. (Reglas antiguas de la federación española, Madrid.)

option-punto_refused_bonus = La del punto no querido
option-punto_refused_bonus-about = Un envite al punto no querido da el deje y además la piedra del punto.
option-punto_refused_bonus-immediate = En el momento
option-punto_refused_bonus-immediate-about = Las dos juntas: «una del punto y otra del miedo». (Fuentes vascas.)
option-punto_refused_bonus-at_count = En el recuento
option-punto_refused_bonus-at_count-about = Una ahora y otra al contar el punto. (Folleto de Fournier.)

option-paso_bonus_pares_juego = Pares y juego en paso
option-paso_bonus_pares_juego-about = Si la mejor jugada se lleva una piedra además de los valores.
option-paso_bonus_pares_juego-none = Solo los valores
option-paso_bonus_pares_juego-none-about = Ninguna piedra de más. (Fuentes vascas, folleto de Fournier, Pagat.)
option-paso_bonus_pares_juego-contested = Si los dos bandos tienen
option-paso_bonus_pares_juego-contested-about = Una piedra cuando ambos podían envidar. (Notas sobre la federación española.)
option-paso_bonus_pares_juego-always = Siempre
option-paso_bonus_pares_juego-always-about = Una piedra aunque solo tenga un bando. (Francia, según su texto.)

option-perete_bonus = Perete
option-perete_bonus-about = Una piedra por tener 4-5-6-7, costumbre de La Rioja.
option-perete_bonus-0 = No
option-perete_bonus-0-about = No se cuenta. (Torneos.)
option-perete_bonus-1 = Una piedra
option-perete_bonus-1-about = Aún no se puede jugar: ninguna fuente dice cuándo se cobra.

## Órdago

option-ordago_precedence = Órdago querido
option-ordago_precedence-about = Si antes se cuentan los lances anteriores de la mano.
option-ordago_precedence-immediate = Decide él solo
option-ordago_precedence-immediate-about = Se enseñan las cartas y ese lance decide el juego. (Las cuatro fuentes principales.)
option-ordago_precedence-count_prior = Primero lo anterior
option-ordago_precedence-count_prior-about = Se cuentan los lances anteriores; si nadie llega, decide el órdago. (Regla de la casa.)

option-ordago_loser_score = Los que pierden un órdago
option-ordago_loser_score-about = Con qué tanteo se queda el bando que lo pierde.
option-ordago_loser_score-keep_immediate = Con lo cobrado
option-ordago_loser_score-keep_immediate-about = Los dejes cobrados en esta mano se quedan. (Casi todas las reglas.)
option-ordago_loser_score-hand_start = Como antes de la mano
option-ordago_loser_score-hand_start-about = Los tantos de esta mano no valen. (Francia.)

## En la mesa

option-signals = Señas
option-signals-about = Qué señas pueden hacerse los compañeros y con qué gesto. Solo las verdaderas.
option-signals-off = Sin señas
option-signals-off-about = Las caras, quietas.
option-signals-ehmf = Federación vasca
option-signals-ehmf-about = Con señas para 32 a 40 y para 30 y 29 al punto.
option-signals-tikal = Tikal
option-signals-tikal-about = Como en el manual de esa editorial, con un beso para tres reyes y un as.
option-signals-wikipedia_eu = Wikipedia en euskera
option-signals-wikipedia_eu-about = Una lista corta, con el beso.
option-signals-pagat = Pagat
option-signals-pagat-about = Las seis señas más conocidas en inglés.
option-signals-fem = Federación española
option-signals-fem-about = La lista más larga, con peticiones de cortar o envidar.
option-signals-fournier = Fournier
option-signals-fournier-about = La lista del folleto español del fabricante de naipes.

option-show_stock_size = Cartas que quedan en el mazo
option-show_stock_size-about = Si se ve cuántas son.
option-show_stock_size-false = No se ve
option-show_stock_size-false-about = No se puede contar el mazo. (Federación española.)
option-show_stock_size-true = Se ve
option-show_stock_size-true-about = Útil para aprender.

option-jokers = Comodines
option-jokers-about = Dos comodines del juego antiguo.
option-jokers-none = Ninguno
option-jokers-none-about = Todo el mus de hoy.
option-jokers-perico_perica = Perico y Perica
option-jokers-perico_perica-about = El caballo de bastos y la sota de oros son lo que más convenga en cada lance. (Fuentes vascas, historia; cómo funcionaban es conjetura nuestra.)
