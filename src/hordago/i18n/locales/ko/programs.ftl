### 한 사람의 프로그램과 토큰.

page-programs = 내 프로그램
tokens-title = 내 프로그램
tokens-open = 나 대신 하는 프로그램
tokens-about = 직접 만든 프로그램이나 내 컴퓨터의 봇이 이 서버의 테이블에서 할 수 있습니다. 이름과 토큰을 받습니다. 토큰은 서버가 프로그램을 알아보는 비밀 단어입니다.
tokens-bots = 어디에 앉든 언제까지나 봇으로 표시됩니다. 내 이름으로 말할 수 없고, 무엇으로도 사람이 되지 않습니다.

## 있는 프로그램

tokens-list = 내 프로그램 목록
tokens-none = 아직 없습니다.
tokens-handle = 짧은 이름: { $handle }
tokens-may = 할 수 있는 일: { $what }
tokens-since = 만든 날: { $made }. 쓸 수 있는 날까지: { $until }.
tokens-over = 토큰이 끝난 날: { $until }. 취소하고 새로 만드세요.
tokens-revoke = 취소하기
tokens-revoke-name = 취소하기: { $name }
tokens-revoke-sure = 지금 바로 테이블을 떠나고, 토큰은 다시 쓸 수 없습니다. 되돌릴 수 없습니다: { $name }
tokens-revoked = 취소했습니다: { $name }

## 새 프로그램

tokens-new = 새 프로그램
tokens-name = 테이블에서 쓸 이름
tokens-scopes = 할 수 있는 일
tokens-scope-play = 자리에 앉아 하기
tokens-scope-play-about = 정해진 말도 할 수 있습니다. 그 밖에는 없고, 자기 자리에서만 합니다.
tokens-scope-read = 자기 테이블 지켜보기
tokens-scope-read-about = 어디에서 불렀는지, 거기서 무슨 일이 있는지, 그 자리의 사람이 보는 만큼 봅니다.
tokens-both = 하려면 둘 다 필요합니다.
tokens-make = 토큰 만들기
tokens-made = { $name }의 토큰입니다. 지금만 보여 줍니다. 다른 사람이 읽지 못하는 곳에 두세요.
tokens-token = 토큰
tokens-copy = 복사
tokens-copy-failed = 복사하지 못했습니다. 글을 선택해 복사하세요.

## 테이블에 연결하는 법

tokens-connect = 연결하는 법
tokens-connect-bridge = Hordago가 설치된 곳에서 다리(bridge)가 줄을 주고받습니다. UMI로 말하는 프로그램이면 됩니다.
tokens-connect-bot = --umi "…" 대신 --bot club을 쓰면 내 컴퓨터에서 우리 봇이 합니다.
tokens-connect-handle = 그다음 누군가 테이블 메뉴의 '사람들'에서 짧은 이름으로 빈자리에 부릅니다. 또는 프로그램을 받는 테이블의 이름과 --table로 시작하세요.
tokens-commands = 명령
tokens-schema = HTTP로 말하는 프로그램을 위한 모든 요청 (OpenAPI)
