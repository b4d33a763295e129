### 스스로 확인하고 요청할 수 있는 것: 카드 분배, 그리고 서버가 보관하는 것.

## 분배를 확인하는 페이지

fair-source = 기록 또는 테이블 링크
fair-file = 파일 열기
fair-limits = 이 페이지는 당신의 브라우저에서 카드를 확인합니다. 모든 선언이 규칙에 맞았는지는 “hordago replay”가 확인합니다. 서버가 아무에게도 카드를 알려 주지 않았다는 것은 누구도 증명할 수 없습니다.
fair-checked = 확인된 분배: { $n }
fair-unchecked = 확인할 수 없는 분배: { $n }
fair-nothing = 아무것도 확인하지 못했습니다. 기록의 내용이 부족합니다.
fair-not = 공정하지 않음: { $what }
fair-unreadable = 이 페이지가 읽을 수 있는 기록이 아닙니다.
fair-seats-good = 자리 추첨이 올바릅니다.
fair-own = 내 수
fair-own-in = 내 수가 들어간 분배: { $n }
fair-own-out = 이 브라우저가 보낸 수가 없는 분배: { $n }. 자리를 떠나거나 다른 기기에서 이어 한 것이 아니라면 서버가 뺀 것입니다.
fair-deal = 핸드 { $n }, 분배 { $deal }
fair-dealt = 나눈 카드: { $n }
fair-drawn = 새로 받은 카드: { $n }
fair-reshuffled = 다시 섞음: { $n }
fair-turned-up = 드러난 카드: { $n }
fair-cut-chance = 무작위로 자름
fair-cut-seat = 플레이어가 자름
fair-missing = 빠진 내용: { $what }
fair-missing-commitment = 봉인
fair-missing-nonces = 플레이어의 수
fair-missing-seed = 시드
fair-missing-next_commitment = 다음 분배의 봉인
fair-fault-promise = 봉인이 이전 분배와 함께 공개된 것과 다릅니다.
fair-fault-seed = 시드가 봉인과 맞지 않습니다.
fair-fault-cut = { $told }장에서 잘랐지만, 무작위 값은 { $due }장입니다.
fair-fault-cut-sometimes = 일부 분배에서만 무작위로 잘랐습니다.
fair-fault-card = 기록의 카드: { $told }, 덱의 카드: { $due }.
fair-fault-exposed = 드러난 카드: { $told }, 드러났어야 할 카드: { $due }.
fair-fault-chance = 드러난 카드를 하나의 확률로 설명할 수 없습니다.
fair-fault-reshuffles = 다시 섞은 횟수: 기록 { $told }, 실제 { $due }.
fair-fault-moves = 카드가 이렇게 움직일 수 없습니다: { $token }
fair-fault-seats = 자리 추첨 결과: { $due }, 기록: { $told }.

## 당신에 관해 보관되는 것

data-title = 내 데이터
data-about = 계정은 없습니다. 서버는 쿠키에 든 비밀로 이 브라우저를 알아보며, 그 지문과 테이블에서 쓴 이름만 보관합니다.
data-export = 보관된 내용 내려받기
data-delete = 내 데이터 삭제
data-delete-sure = 모든 테이블에서 나가고, 이름이 지워지며, 이 브라우저는 잊힙니다. 끝난 경기는 이름 없이 남습니다.
data-deleted = 완료. 이 브라우저는 잊혔습니다.
data-failed = 실패했습니다. 나중에 다시 시도하세요.

## 멈추는 서버

error-going-down = 서버가 다시 시작되는 중입니다. 잠시 후 다시 시도하세요.

## What is too many

error-server-full = 이 서버가 열 수 있는 테이블이 모두 찼습니다. 나중에 다시 시도하세요.
error-too-many-programs = 한 사람이 가질 수 있는 프로그램 수를 모두 채웠습니다. 먼저 하나를 취소하세요.
