### Palabras sobre la gente de una mesa: bots, frases, acuerdos, el reloj, quién mira, lo que puede el anfitrión.

## Bots de una mesa

bot-character = Cómo juega
bot-character-none = Como su nivel
bot-of-seat = El bot: { $name }

## Gente de la mesa

people-title = Gente
people-next = { $name } se sienta después de esta mano
people-watcher = Alguien que mira
people-mute = No oír
people-hear = Volver a oír
people-mute-watchers = No oír a los que miran
people-hear-watchers = Oír a los que miran
people-report = Quejarse
people-change-bot = Otro bot
people-swap = Cambiar de sitio con
people-unseat = Liberar este sitio
people-bar = Echar para siempre
confirm-bar = ¿Echar a { $name } de esta mesa para siempre? No volverá a verla.
report-sent = Anotado. Quien lleva este servidor puede leer lo último que dijo { $name }.
report-talk = Habla mal
report-name = Mal nombre
report-leaving = Deja las partidas
report-cheating = Hace trampas

## Frases hechas, para todos

phrases-title = Decir a todos
phrases-only = Aquí pueden sentarse desconocidos: solo hay estas frases.
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-well_played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one_moment = Un momento, por favor.
phrase-again = ¿Otra partida?
phrase-bye = ¡Adiós!
live-says-to-all = { $name } a todos: { $text }

## Acuerdos

break-ask = Pedir una pausa
break-on = Pausa: los relojes están parados.
break-end = Seguir
wish-break = { $names }: ¿una pausa?
wish-break-mine = Has pedido una pausa. Faltan los demás.
wish-concede = { $names }: ¿damos la partida por perdida?
wish-concede-mine = Quieres dar la partida por perdida. Falta tu pareja.
wish-agree = De acuerdo
wish-withdraw = Retirarlo
claim-about = La otra pareja se ha ido.
claim-match = Llevarse la partida
match-claimed = { $name }: se fueron y la partida es de los otros.
rematch-partners = Otras parejas
rematch-chairs = Un sitio más allá

## Quién mira y quién se sienta

terms-title = La mesa
watch-nobody = Nadie
watch-nobody-about = Quien no tiene sitio ve las sillas y nada del juego.
watch-link = Con el enlace
watch-link-about = Quien tiene el enlace puede mirar. Ve todas las cartas de cada mano un reparto más tarde.
watch-all = Todos
watch-all-about = La partida está en la lista pública. Quien mira ve todas las cartas de cada mano un reparto más tarde.
watch-closed-title = Mesa cerrada
watch-closed = En esta mesa no se puede mirar. Quien tiene sitio lo encuentra en el dispositivo en el que se sentó.
public-true-about = La mesa está en la lista pública, puede sentarse cualquiera y solo hay frases hechas.
public-false-about = Se sienta quien tiene el enlace.
past-title = La mano anterior
past-sign = Seña de { $name }: { $meaning }

## El tiempo

timer-none = Sin límite
timer-slow = Lento
timer-normal = Normal
timer-blitz = Rápido
timer-own = El mío
timer-none-about = Cada cual piensa lo que quiere.
timer-own-about = Tantos segundos por turno. Cuando se acaban, un bot decide ese turno.
timer-about = { $turn } s por turno y { $bank } s de reserva para la partida; { $gain } s más con cada reparto. Cuando se acaba todo, un bot decide ese turno.
timer-seconds = Segundos, de { $min } a { $max }
terms-no-timer = Sin límite para pensar
terms-timer = { $turn } s por turno
terms-timer-bank = { $turn } s por turno y { $bank } s de reserva para la partida
clock-left = { $turn } s y luego { $bank } s de reserva
clock-low =
    { $n ->
        [one] Te queda { $n } segundo para este turno.
       *[other] Te quedan { $n } segundos para este turno.
    }

## Teclas

keys-talk = Y: hablar con tu pareja
keys-past = B: la mano anterior, para quien mira
keys-look = Mayúsculas y 1 a 6: mirar a un sitio, primero el tuyo

## Ajustes

settings-theme-contrast = Alto contraste
settings-verbosity-normal = Como en la mesa
settings-pace = Ritmo del recuento
settings-marks = Marcas en treses y doses (ocho reyes)
settings-stakes = Envites queridos
settings-stakes-shown = Quedan a la vista
settings-stakes-hidden = Los recuerdo yo
settings-notices = Avisar cuando me toca
settings-remarks = Comentarios de los bots

## Lo que comentan los bots

remark-won = ¡Este juego es nuestro!
remark-won-careful = Despacio, pero llegamos.
remark-lost = Bien jugado. ¡A por el otro!
remark-ordago = ¿Todo el juego? Vaya, vaya…
remark-deje = ¿Nadie se atreve?
remark-deje-bold = Quien no se atreve no gana.
remark-deje-bluffer = Nadie quiso ver mis cartas. ¡Qué pena!

## Programas

programs-title = Programas escritos por la gente
programs-asked = Solo si se les llama
programs-welcome = Pueden sentarse
programs-about = Van marcados como bots. El anfitrión llama a uno a un sitio libre por su nombre corto.
program-ask = O un programa de alguien, por su nombre corto
program-asked = Llamado: { $name }
program-unask = No llamarlo
