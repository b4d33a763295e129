### Un mensaje por código: error-<código>. Dicho a una persona: qué ha pasado y qué hacer.

## Una jugada que no se puede hacer

error-not-your-turn = No te toca.
error-not-legal-now = Eso no se puede decir ahora.
error-amount-out-of-range = Aquí no se pueden envidar tantas piedras.
error-card-not-in-hand = No tienes esa carta.
error-wrong-number-of-cards = No es el número de cartas que hace falta.
error-game-over = Este juego ha terminado.
error-match-over = La partida ha terminado.
error-stale = Tarde: la mesa ya ha seguido. Mira otra vez y elige.
error-already-looked = Ya has cambiado la mirada. Espera a la próxima voz.
error-already-signed = Ya has hecho una seña. Espera a la próxima voz.
error-untrue-sign = Las señas tienen que ser verdad, y tus cartas no dicen eso.
error-nothing-to-claim = No hay nada que llevarse.
error-card-not-in-stock = Esa carta no puede estar en el mazo.

## La mesa y sus sitios

error-not-seated = No tienes sitio en esta mesa.
error-seat-taken = Ahí ya hay alguien sentado.
error-side-fixed = Quien ya ha jugado en esta partida solo puede volver a un asiento de su mismo bando.
error-table-not-found = No existe esa mesa. El enlace puede ser antiguo o estar mal escrito.
error-table-full = La mesa está completa. Puedes mirar.
error-closed = Esta mesa está cerrada.
error-unauthorized = Aquí no puedes hacer eso.
error-link-used = Ese enlace ya se usó o es demasiado viejo. Pide otro.
error-bad-name = Ese nombre no sirve. Usa de 1 a 20 caracteres corrientes.

## Opciones de una mesa nueva

error-unknown-option = Esa opción no existe.
error-bad-value = Ese valor no es posible aquí.
error-rules-conflict = Estas reglas no casan entre sí.
error-bad-rules = Con estas reglas no se puede jugar.

## Lo enviado

error-malformed = No hemos podido leer eso.
error-malformed-card = Eso no es una carta. Escríbela como Ro, 7c o 1e.
error-too-large = Es demasiado largo.
error-rate-limited = Un poco más despacio, por favor. Prueba dentro de un momento.

## La línea y el servidor

error-reconnecting = Se ha perdido la conexión. Lo estamos intentando de nuevo.
error-server-bug = Ha fallado algo por nuestra parte. Tu juego está guardado.
error-not-kept = El servidor no puede guardar nada en este momento. No se ha perdido nada; lo intentamos de nuevo.
error-engine-bug = Se ha roto algo en las reglas del juego. Tu juego está guardado; envíanos el acta, por favor.
error-unknown = Ha fallado algo ({ $code }).
