### 모두 한 방에: 화면은 테이블을, 휴대폰은 패를 보여 준다.

page-board = 화면에 테이블 보이기

new-place = 어디에 앉나요?
new-place-apart = 각자 자기 화면으로
new-place-apart-about = 저마다 자기 기기로 테이블 전체를 봅니다.
new-place-room = 모두 한 방에서
new-place-room-about = 태블릿이나 TV가 테이블을, 휴대폰이 패를 보여 주고, 신호는 진짜 얼굴로 합니다.
new-device = 이 기기
new-device-board = 테이블을 보여 줌
new-device-board-about = 모두가 볼 수 있는 곳에 두세요. 패는 보이지 않으며, 자리는 휴대폰으로 앉습니다.
new-device-hand = 내 손에 있음
new-device-hand-about = 이 기기로 게임을 합니다. 테이블은 다른 화면이 보여 주며, 주소는 자리 옆에 나옵니다.

room-title = 한 방에 앉아 있음
room-board = 이 화면에 테이블 보이기
room-hand = 여기에는 내 패만
room-whole = 여기에 테이블 전체
room-other = 테이블을 보일 다른 화면
room-other-about = 태블릿이나 TV에서 이 주소를 여세요. 테이블만 보이고 패는 보이지 않습니다.
room-closed = 이 테이블은 아무도 볼 수 없으므로 다른 화면에 보일 수 없습니다.

board-scan = 휴대폰으로 자리에 앉으세요
board-start-here = 모두 앉았습니다. 여기서 시작하세요.
board-seated = 바로 이 기기에 이 테이블의 내 자리가 있습니다. 휴대폰으로 옮기면 이 화면이 테이블을 보여 줍니다.
board-sleep = 이 브라우저는 여기서 화면을 켜 둘 수 없습니다. 기기가 잠들지 않게 설정하세요.
board-full = 전체 화면

hand-look = 테이블을 보세요
hand-only-count = 점수 계산은 테이블에 보입니다.
