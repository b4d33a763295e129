### La mano guiada: lo que se explica al lado de la mesa. Tras el nombre de un botón se sigue en minúscula.

guide-title = Mano guiada
guide-offer = ¿Es tu primera vez?
guide-offer-about = Juega una mano con bots mientras se te explica todo al lado de la mesa: dos o tres minutos.
guide-begin = Enséñame
guide-decline = No, gracias
guide-again = Aprende jugando una mano
guide-leave = Dejar la guía

## Antes de los lances

# $name es el compañero; $games, cuántos juegos ganan la partida.
guide-aim =
    { $name } y tú jugáis contra los otros dos. Quien llega antes a { $target } piedras gana el juego; { $games ->
        [1] con un juego se gana la partida
       *[other] con { $games } juegos se gana la partida
    }.
guide-talk-again = Tienes cartas nuevas. Otra vez: ¿mus o no hay mus?
guide-keep = Conviene guardar: reyes para la grande, ases para la chica, cartas iguales para los pares, 31 o más para el juego.
guide-cut = { $name } ha cortado el mus: la mano se juega con estas cartas.
guide-cut-you = Has cortado el mus: la mano se juega con estas cartas.

## Lo que hace cada botón ahora

guide-act-mus = quieres cambiar cartas.
guide-act-no-mus = nadie cambia; empiezan los envites.
guide-act-defer = decide tu compañero.
guide-act-paso = por ahora no envidas.
guide-act-envido = envidas { $n } piedras.
guide-act-more = otro número de piedras.
guide-act-more-both = otro número, o contestar por los dos.
guide-act-raise = envidas { $n } más, y tienen que contestar.
guide-act-ordago = envidas el juego entero en este lance.
guide-act-quiero = se juegan { $n } piedras; se las llevan las mejores cartas en el recuento.
guide-act-quiero-ordago = se enseñan las cartas y este lance decide el juego.
guide-act-no-quiero =
    { $n ->
        [one] se llevan { $n } piedra, el deje.
       *[other] se llevan { $n } piedras, el deje.
    }
guide-act-no-quiero-partner = tu compañero aún puede querer; si no, se llevan { $n }, el deje.

## Lo que has dicho

guide-said-mus = Has dicho mus. Si lo dicen los cuatro, todos cambian cartas.
guide-said-defer = Se lo has dejado a tu compañero.
guide-said-changed =
    { $n ->
        [one] Cambias { $n } carta y recibes otra cuando todos han elegido.
       *[other] Cambias { $n } cartas y recibes otras cuando todos han elegido.
    }
guide-said-paso = Has pasado. Si alguien envida, todavía puedes contestar.
guide-said-bet = Has envidado. Pueden querer, no querer o subir.
guide-said-ordago = Has echado un órdago. Quieren o no quieren.
guide-said-no = No has querido; tu compañero aún puede querer.

## Los lances

guide-closed-paso = Todos han pasado { in-lance }: deciden las cartas en el recuento.
guide-closed-accepted =
    { $n ->
        [one] Hay { $n } piedra { in-lance }: se la llevan las mejores cartas en el recuento.
       *[other] Hay { $n } piedras { in-lance }: se las llevan las mejores cartas en el recuento.
    }
guide-holders =
    { $lance ->
        [juego] Tienen juego
       *[other] Tienen pares
    }: { $names }.
guide-no-part =
    { $lance ->
        [juego] No tienes juego
       *[other] No tienes pares
    }, así que no envidas en este lance.
guide-senas = Las señas son gestos para tu compañero: dicen lo que tienes, y siempre verdad. El botón de la cara te da las tuyas.

## El final

guide-score = Ahora tenemos { $us } y ellos { $them } de { $target } piedras.
guide-end = Esto ha sido una mano entera de mus, y la partida sigue. Toca cualquier palabra de mus en la pantalla para saber qué significa.
