### Everybody in one room: a screen shows the table, phones show the hands.

page-board = The table on a screen

new-place = Where do you sit?
new-place-apart = Each at a screen
new-place-apart-about = Everybody sees the whole table on the own device.
new-place-room = All in one room
new-place-room-about = A tablet or a TV shows the table, phones show the hands, and signs are made with real faces.
new-device = This device
new-device-board = Shows the table
new-device-board-about = Put it where everybody sees it. It shows no hand; you take a chair with your phone.
new-device-hand = Is in my hand
new-device-hand-about = You play on it. The table is shown by another screen, whose address you get with the chairs.

room-title = We sit in one room
room-board = Show the table on this screen
room-hand = Only my hand here
room-whole = The whole table here
room-other = Another screen for the table
room-other-about = Open this address on a tablet or a TV. It shows the table and no hand.
room-closed = Nobody may watch this table, so no other screen can show it.

board-scan = Take a chair with your phone
board-start-here = Everybody sits: start here.
board-seated = You have a chair at this table on this very device. Take it along on your phone; then this screen shows the table.
board-sleep = This browser cannot keep the screen lit here: tell the device not to sleep.
board-full = Full screen

hand-look = Look at the table
hand-only-count = The count is shown on the table.
