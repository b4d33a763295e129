### Denak gela batean: pantaila batek mahaia, mugikorrek eskuak.

page-board = Mahaia pantailan

new-place = Non zaudete?
new-place-apart = Nor bere pantailan
new-place-apart-about = Bakoitzak mahai osoa ikusten du bere gailuan.
new-place-room = Denok gela batean
new-place-room-about = Tabletak edo telebistak mahaia erakusten du, mugikorrek eskuak, eta keinuak benetako aurpegiz egiten dira.
new-device = Gailu hau
new-device-board = Mahaia erakusteko
new-device-board-about = Jarri denek ikusteko moduan. Ez du eskurik erakusten; zu mugikorrarekin eseriko zara.
new-device-hand = Nire eskuan
new-device-hand-about = Honetan jokatzen duzu. Mahaia beste pantaila batek erakusten du; helbidea aulkien ondoan agertuko da.

room-title = Gela berean gaude
room-board = Erakutsi mahaia pantaila honetan
room-hand = Hemen nire eskua bakarrik
room-whole = Hemen mahai osoa
room-other = Mahairako beste pantaila bat
room-other-about = Ireki helbide hau tableta edo telebista batean. Mahaia erakusten du, eskurik ez.
room-closed = Mahai honi inork ezin dio begiratu; beraz, beste pantaila batek ezin du erakutsi.

board-scan = Eseri zure mugikorrarekin
board-start-here = Denak eserita: hasi hemen.
board-seated = Gailu honetan bertan duzu lekua mahai honetan. Eraman zure mugikorrera; orduan pantaila honek mahaia erakutsiko du.
board-sleep = Nabigatzaile honek ezin du hemen pantaila piztuta eduki: esan gailuari ez lokartzeko.
board-full = Pantaila osoa

hand-look = Begiratu mahaira
hand-only-count = Zenbaketa mahaian ikusten da.
