### Todos en una habitación: una pantalla enseña la mesa, los móviles las manos.

page-board = La mesa en una pantalla

new-place = ¿Dónde estáis?
new-place-apart = Cada cual en su pantalla
new-place-apart-about = Cada uno ve toda la mesa en su dispositivo.
new-place-room = Todos en una habitación
new-place-room-about = Una tableta o la tele enseña la mesa, los móviles las cartas, y las señas se hacen con la cara.
new-device = Este dispositivo
new-device-board = Enseña la mesa
new-device-board-about = Ponlo donde lo vean todos. No enseña ninguna mano; tú te sientas con tu móvil.
new-device-hand = Está en mi mano
new-device-hand-about = Juegas en él. La mesa la enseña otra pantalla, cuya dirección te sale junto a las sillas.

room-title = Estamos en una habitación
room-board = Enseñar la mesa en esta pantalla
room-hand = Aquí solo mi mano
room-whole = Aquí toda la mesa
room-other = Otra pantalla para la mesa
room-other-about = Abre esta dirección en una tableta o en la tele. Enseña la mesa y ninguna mano.
room-closed = A esta mesa nadie puede mirarla, así que ninguna otra pantalla puede enseñarla.

board-scan = Siéntate con tu móvil
board-start-here = Están todos: empieza aquí.
board-seated = Tienes sitio en esta mesa en este mismo dispositivo. Llévatelo al móvil; entonces esta pantalla enseña la mesa.
board-sleep = Este navegador no puede mantener la pantalla encendida aquí: dile al dispositivo que no se duerma.
board-full = Pantalla completa

hand-look = Mira a la mesa
hand-only-count = El recuento se ve en la mesa.
