### Lo que cada cual puede comprobar y pedir: los repartos, y lo que guarda el servidor.

## La página que comprueba los repartos

fair-source = Acta, o enlace de una mesa
fair-file = Abrir un archivo
fair-limits = Esta página comprueba las cartas, con tu propio navegador. Si cada envite fue válido lo comprueba «hordago replay». Nadie puede demostrar que el servidor no contó las cartas a nadie.
fair-checked = Repartos comprobados: { $n }
fair-unchecked = Repartos que no se pueden comprobar: { $n }
fair-nothing = No se ha podido comprobar nada: el acta no dice lo suficiente.
fair-not = No es limpio: { $what }
fair-unreadable = Esto no es un acta que esta página sepa leer.
fair-seats-good = El sorteo de los asientos está en orden.
fair-own = tuyo
fair-own-in = Repartos con tu propio número: { $n }
fair-own-out = Repartos sin el número que envió este navegador: { $n }. Si no habías dejado tu asiento ni jugabas en otro dispositivo, el servidor lo ha omitido.
fair-deal = Mano { $n }, reparto { $deal }
fair-dealt = Cartas repartidas: { $n }
fair-drawn = Cartas servidas: { $n }
fair-reshuffled = Barajado de nuevo: { $n }
fair-turned-up = Cartas descubiertas: { $n }
fair-cut-chance = corte al azar
fair-cut-seat = cortó un jugador
fair-missing = Falta: { $what }
fair-missing-commitment = el sello
fair-missing-nonces = los números de los jugadores
fair-missing-seed = la semilla
fair-missing-next_commitment = el sello del reparto siguiente
fair-fault-promise = el sello no es el que se publicó con el reparto anterior.
fair-fault-seed = la semilla no casa con el sello.
fair-fault-cut = se cortó por { $told }, pero el azar tenía que cortar por { $due }.
fair-fault-cut-sometimes = el azar cortó solo en algunos repartos.
fair-fault-card = una carta es { $told }, pero en la baraja estaba { $due }.
fair-fault-exposed = se descubrió { $told }, pero tenía que ser { $due }.
fair-fault-chance = un mismo azar no explica las cartas descubiertas.
fair-fault-reshuffles = según el acta se barajó de nuevo { $told } veces, pero fueron { $due }.
fair-fault-moves = estas cartas no pueden moverse así: { $token }
fair-fault-seats = el sorteo de los asientos dio { $due }, pero el acta dice { $told }.

## Lo que se guarda de ti

data-title = Tus datos
data-about = No hay cuentas. El servidor conoce este navegador por un secreto en una cookie, y solo guarda su huella con los nombres que diste en tus mesas.
data-export = Descargar lo guardado
data-delete = Borrar mis datos
data-delete-sure = Dejas todas tus mesas, tus nombres se quitan de ellas y este navegador queda olvidado. Las partidas acabadas se quedan, sin tu nombre.
data-deleted = Hecho. Este navegador queda olvidado.
data-failed = No ha sido posible. Inténtalo más tarde.

## Un servidor que se detiene

error-going-down = El servidor se reinicia. Inténtalo dentro de un momento.

## What is too many

error-server-full = Este servidor ya tiene todas las mesas que puede tener. Inténtalo más tarde.
error-too-many-programs = Tienes todos los programas que puede tener una persona. Anula uno primero.
