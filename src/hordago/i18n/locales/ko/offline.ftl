### 오프라인으로 하기와 앱으로 쓰기에 관한 말. $size, $done, $total 단위는 메가바이트.

## 오프라인

offline-about = 게임 전체를 이 기기에 담아 둘 수 있습니다. 규칙과 테이블, 전문가 수준까지의 봇이 들어갑니다.
offline-fetch = 이 기기에 담기 ({ $size }MB)
offline-loading = 받는 중: { $total }MB 중 { $done }MB
offline-starting = 테이블을 차리는 중…
offline-ready = 게임이 이 기기에 있어 네트워크 없이도 할 수 있습니다.
offline-play = 이 기기에서 하기
offline-install = 앱으로 설치
offline-failed = 네트워크가 끊겼습니다. 받은 것은 남아 있으니 나중에 다시 해 보세요.
offline-not-started = 이 기기에서 게임을 시작하지 못했습니다. 네트워크 없이 하려면 미리 담아 두어야 합니다.
offline-insecure = http로 연 페이지에서는 브라우저가 게임을 설치하거나 오프라인용으로 담아 둘 수 없습니다. https로 열거나 게임이 돌아가는 컴퓨터에서 여세요.
offline-now = 서버가 응답하지 않습니다. 이 기기에서 봇과 할 수 있습니다.
offline-not-yet = 서버가 응답하지 않고, 게임이 아직 이 기기에 없습니다.
offline-needs-network = 네트워크 필요
offline-here = 이 기기에서

## 새 버전

update-now = 불러오기
update-later = 나중에
