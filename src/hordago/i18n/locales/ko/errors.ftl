### 오류 코드마다 한 문장: error-<코드>. 무슨 일이 있었고 무엇을 하면 되는지 사람에게 말합니다.

## 할 수 없는 수

error-not-your-turn = 내 차례가 아닙니다.
error-not-legal-now = 지금은 그 말을 할 수 없습니다.
error-amount-out-of-range = 여기서는 그 수만큼 걸 수 없습니다.
error-card-not-in-hand = 그 카드를 가지고 있지 않습니다.
error-wrong-number-of-cards = 카드 수가 맞지 않습니다.
error-game-over = 이 게임은 끝났습니다.
error-match-over = 경기가 끝났습니다.
error-stale = 늦었습니다. 테이블이 이미 진행되었습니다. 다시 보고 고르세요.
error-already-looked = 이미 시선을 한 번 옮겼습니다. 다음 말을 기다리세요.
error-already-signed = 이미 신호를 한 번 했습니다. 다음 말을 기다리세요.
error-untrue-sign = 신호는 사실이어야 합니다. 내 패와 맞지 않습니다.
error-nothing-to-claim = 가져갈 것이 없습니다.
error-card-not-in-stock = 그 카드는 남은 카드에 있을 수 없습니다.

## 테이블과 자리

error-not-seated = 이 테이블에 자리가 없습니다.
error-seat-taken = 이미 누가 앉아 있습니다.
error-side-fixed = 이 경기에서 이미 뛴 사람은 같은 팀 자리로만 돌아올 수 있습니다.
error-table-not-found = 그런 테이블이 없습니다. 링크가 오래되었거나 잘못되었을 수 있습니다.
error-table-full = 자리가 모두 찼습니다. 구경할 수 있습니다.
error-closed = 이 테이블은 닫혔습니다.
error-unauthorized = 여기서는 그렇게 할 수 없습니다.
error-link-used = 이미 쓴 링크이거나 너무 오래된 링크입니다. 새 링크를 요청하세요.
error-bad-name = 쓸 수 없는 이름입니다. 보통 글자 1~20자로 쓰세요.

## 새 테이블의 옵션

error-unknown-option = 그런 옵션이 없습니다.
error-bad-value = 여기서 쓸 수 없는 값입니다.
error-rules-conflict = 서로 맞지 않는 규칙입니다.
error-bad-rules = 이 규칙으로는 게임을 할 수 없습니다.

## 보낸 내용

error-malformed = 읽을 수 없습니다.
error-malformed-card = 카드가 아닙니다. Ro, 7c, 1e처럼 쓰세요.
error-too-large = 너무 깁니다.
error-rate-limited = 조금 천천히 해 주세요. 잠시 뒤에 다시 해 보세요.

## 연결과 서버

error-reconnecting = 연결이 끊겼습니다. 다시 시도하고 있습니다.
error-server-bug = 서버에 문제가 생겼습니다. 게임은 저장되어 있습니다.
error-not-kept = 지금은 서버가 아무것도 저장할 수 없습니다. 잃은 것은 없으며 다시 시도하고 있습니다.
error-engine-bug = 게임 규칙에 문제가 생겼습니다. 게임은 저장되어 있습니다. 기록을 보내 주세요.
error-unknown = 문제가 생겼습니다 ({ $code }).
