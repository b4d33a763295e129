### Words about playing without a network and the page as an app. $size, $done and $total are in megabytes.

## Playing without a network

offline-about = The whole game can be kept on this device: rules, tables and bots up to expert.
offline-fetch = Make available ({ $size } MB)
offline-loading = Fetching: { $done } of { $total } MB
offline-starting = Setting the table…
offline-ready = The game is on this device and plays without a network.
offline-play = Play on this device
offline-install = Install as an app
offline-failed = The network broke off. What has come is kept; try again later.
offline-not-started = The game could not be started on this device. Without a network it must have been made available before.
offline-insecure = Over plain http a browser can neither install the game nor keep it for playing without a network. Open it over https, or on the computer that it runs on.
offline-now = The server does not answer. You can play with bots on this device.
offline-not-yet = The server does not answer, and the game is not on this device yet.
offline-needs-network = Needs the network
offline-here = On this device

## A new version

update-now = Load it
update-later = Later
