### 테이블 사람들에 대한 말: 봇, 정해진 말, 합의, 시계, 구경, 방장이 할 수 있는 일.

## 테이블의 봇

bot-character = 플레이 성격
bot-character-none = 수준 그대로
bot-of-seat = 봇: { $name }

## 테이블의 사람들

people-title = 사람들
people-next = 이번 핸드가 끝나면 앉을 사람: { $name }
people-watcher = 구경하는 사람
people-mute = 듣지 않기
people-hear = 다시 듣기
people-mute-watchers = 구경꾼의 말 듣지 않기
people-hear-watchers = 구경꾼의 말 듣기
people-report = 신고
people-change-bot = 다른 봇
people-swap = 자리 바꾸기
people-unseat = 이 자리 비우기
people-bar = 완전히 내보내기
confirm-bar = { $name } 님을 이 테이블에서 완전히 내보낼까요? 다시는 이 테이블을 볼 수 없습니다.
report-sent = 기록했습니다. 서버 운영자가 { $name } 님의 마지막 말을 읽을 수 있습니다.
report-talk = 무례한 말
report-name = 나쁜 이름
report-leaving = 경기를 버리고 나감
report-cheating = 속임수

## 모두에게 하는 정해진 말

phrases-title = 모두에게 말하기
phrases-only = 모르는 사람도 앉을 수 있는 테이블이라 이 말만 할 수 있습니다.
phrase-hello = 안녕하세요!
phrase-good_luck = 행운을 빌어요!
phrase-well_played = 잘하셨어요!
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-one_moment = 잠깐만요.
phrase-again = 한 경기 더 할까요?
phrase-bye = 안녕히 계세요!
live-says-to-all = { $name } (모두에게): { $text }

## 합의

break-ask = 휴식 청하기
break-on = 휴식: 시계가 멈췄습니다.
break-end = 계속하기
wish-break = { $names }: 쉬었다 할까요?
wish-break-mine = 휴식을 청했습니다. 다른 사람을 기다립니다.
wish-concede = { $names }: 경기를 포기할까요?
wish-concede-mine = 경기를 포기하려고 합니다. 파트너를 기다립니다.
wish-agree = 동의
wish-withdraw = 취소하기
claim-about = 상대편이 떠났습니다.
claim-match = 경기 가져오기
match-claimed = { $name }: 자리를 떠나 경기는 상대편의 것이 되었습니다.
rematch-partners = 다른 파트너로
rematch-chairs = 한 자리씩 옮겨서

## 누가 보고 누가 앉나

terms-title = 테이블
watch-nobody = 아무도
watch-nobody-about = 자리가 없는 사람은 의자만 보고 게임은 볼 수 없습니다.
watch-link = 링크로
watch-link-about = 링크가 있으면 구경할 수 있습니다. 한 핸드의 모든 카드는 다음 핸드에 보입니다.
watch-all = 누구나
watch-all-about = 경기가 공개 목록에 나옵니다. 구경하는 사람은 한 핸드의 모든 카드를 다음 핸드에 봅니다.
watch-closed-title = 닫힌 방
watch-closed = 이 테이블은 구경할 수 없습니다. 자리가 있는 사람은 처음 앉은 기기에서 들어오세요.
public-true-about = 공개 목록에 나오고, 모르는 사람도 앉을 수 있으며, 정해진 말만 할 수 있습니다.
public-false-about = 링크가 있으면 앉을 수 있습니다.
past-title = 지난 핸드
past-sign = { $name } 신호: { $meaning }

## 시간

timer-none = 제한 없음
timer-slow = 느리게
timer-normal = 보통
timer-blitz = 빠르게
timer-own = 직접 정하기
timer-none-about = 원하는 만큼 생각합니다.
timer-own-about = 차례마다 정한 초만큼 씁니다. 다 지나면 그 차례는 봇이 정합니다.
timer-about = 한 차례 { $turn }초, 경기 동안 여유 { $bank }초. 핸드마다 { $gain }초씩 늘어납니다. 모두 쓰면 그 차례는 봇이 정합니다.
timer-seconds = 초, { $min }에서 { $max }까지
terms-no-timer = 생각 시간 제한 없음
terms-timer = 한 차례 { $turn }초
terms-timer-bank = 한 차례 { $turn }초, 경기 동안 여유 { $bank }초
clock-left = { $turn }초, 그다음 여유 { $bank }초
clock-low = 이번 차례는 { $n }초 남았습니다.

## 키

keys-talk = Y: 파트너에게 말하기
keys-past = B: 지난 핸드 (구경하는 사람)
keys-look = Shift와 1~6: 자리 보기, 첫째는 내 자리

## 설정

settings-theme-contrast = 고대비
settings-verbosity-normal = 테이블에서처럼
settings-pace = 점수 계산 속도
settings-marks = 3과 2에 표시 (왕 여덟 장)
settings-stakes = 수락된 베팅
settings-stakes-shown = 계속 보이기
settings-stakes-hidden = 내가 기억하기
settings-notices = 내 차례에 알리기
settings-remarks = 봇의 한마디

## 봇이 하는 말

remark-won = 이번 게임은 우리 거예요!
remark-won-careful = 천천히, 그래도 해냈네요.
remark-lost = 잘하셨어요. 다음 게임!
remark-ordago = 게임 전부를요? 이런, 이런…
remark-deje = 아무도 안 받아요?
remark-deje-bold = 용기가 없으면 못 이기죠.
remark-deje-bluffer = 아무도 내 패를 안 보네요. 아쉬워라!

## 프로그램

programs-title = 사람들이 만든 프로그램
programs-asked = 불러야만
programs-welcome = 앉을 수 있음
programs-about = 봇으로 표시됩니다. 방장이 짧은 이름으로 빈자리에 부릅니다.
program-ask = 또는 누군가의 프로그램 (짧은 이름)
program-asked = 부른 프로그램: { $name }
program-unask = 부르지 않기
