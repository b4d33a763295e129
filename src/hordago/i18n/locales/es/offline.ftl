### Palabras para jugar sin red y para la página como aplicación. $size, $done y $total van en megabytes.

## Jugar sin red

offline-about = El juego entero cabe en este dispositivo: reglas, mesas y bots hasta experto.
offline-fetch = Guardar aquí ({ $size } MB)
offline-loading = Descargando: { $done } de { $total } MB
offline-starting = Poniendo la mesa…
offline-ready = El juego está en este dispositivo y funciona sin red.
offline-play = Jugar en este dispositivo
offline-install = Instalar como aplicación
offline-failed = Se cortó la red. Lo que llegó queda guardado; prueba más tarde.
offline-not-started = El juego no ha podido empezar en este dispositivo. Sin red, antes hay que haberlo guardado aquí.
offline-insecure = Por http sin cifrar, el navegador no puede instalar el juego ni guardarlo para jugar sin red. Ábrelo por https o en el ordenador donde funciona.
offline-now = El servidor no contesta. Puedes jugar con bots en este dispositivo.
offline-not-yet = El servidor no contesta y el juego aún no está en este dispositivo.
offline-needs-network = Necesita la red
offline-here = En este dispositivo

## Una versión nueva

update-now = Cargarla
update-later = Más tarde
