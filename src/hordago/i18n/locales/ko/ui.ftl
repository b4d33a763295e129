### 프로그램의 말: 페이지, 테이블, 터미널, 서버. 휴대폰에 맞게 짧게.
### button-…는 14자 이하. $name은 플레이어, $call은 call-… 텍스트, $n은 수.

## 사이트

app-name = Hordago
app-tagline = 완전한 무스 게임
app-promise = 가입도 광고도 없고, 누구나 확인할 수 있는 카드 분배.
app-loading = 불러오는 중…
app-update = 새 버전이 있습니다.
page-home = 처음
page-new = 새 테이블
page-table = 테이블
page-help = 하는 법
page-rules = 규칙
page-settings = 설정
page-verify = 분배 확인
page-not-found = 없는 페이지입니다.

## 처음 페이지

home-play-now = 바로 시작
home-play-now-about = 나와 봇 셋이 지금 바로.
home-new-table = 새 테이블
home-new-table-about = 규칙을 고르고 친구를 초대하세요.
home-continue = 내 테이블
home-open-tables = 열린 테이블
home-watch = 구경할 수 있습니다
home-learn = 5분 만에 배우는 무스
home-offline = 오프라인으로 하기
home-verify = 분배 확인

## 새 테이블: 양식

new-title = 새 테이블
new-your-name = 이름
new-name-placeholder = 20자까지
new-preset = 규칙
new-kings = 왕
new-target = 돌
new-games = 게임
new-seats = 플레이어
new-sides = 팀
new-bots = 봇
new-bot-level = 봇 수준
new-all-rules = 모든 규칙
new-exposed = 나눠줄 때 카드가 보일 수 있음
new-exposed-about = 딜러가 실수로 카드를 보이는 빈도. 분위기용이며 보통은 없음.
new-exposed-value =
    { $n ->
        [0] 없음
       *[other] 100번 중 { $n }번
    }
new-sena-mode = 신호를 보는 사람
new-time = 생각 시간
new-visibility = 들어올 수 있는 사람
new-private = 링크가 있는 사람만
new-public = 누구나
new-watchers = 구경 가능
new-create = 테이블 만들기
new-reset = 다시 { $preset } 방식으로
new-players-n = { $n }명
sides-each = 각자
sides-form = { $players }명씩 { $sides }팀
sena-mode-eyes = 보고 있는 사람
sena-mode-eyes-about = 모두 어딘가를 보고 있습니다. 신호하는 사람을 보고 있으면 파트너든 아니든 신호가 보입니다.
sena-mode-partner = 파트너만
sena-mode-partner-about = 파트너에게는 언제나 보이고 다른 사람에게는 보이지 않습니다.
new-signs = 허용하는 신호
new-cut = 덱 자르기
new-cut-about = 딜러 왼쪽 사람이 자르는지, 컴퓨터가 자르는지.
new-cut-true = 사람
new-cut-false = 자동

## 봇

bot-mark = 봇
bot-name = 봇 { $name }
bot-level-random = 무작위
bot-level-random-about = 허용되는 것이면 무엇이든.
bot-level-simple = 단순
bot-level-simple-about = 자기 패대로만 합니다.
bot-level-beginner = 초보
bot-level-beginner-about = 자기 패를 좋아하고 블러프는 드뭅니다.
bot-level-casual = 취미
bot-level-casual-about = 확률을 알고, 조금 블러프하고, 신호도 합니다.
bot-level-club = 클럽
bot-level-club-about = 안정되게 하고 점수를 봅니다.
bot-level-expert = 전문가
bot-level-expert-about = 버린 카드, 선언, 신호를 읽습니다.
bot-level-master = 고수
bot-level-master-about = 베팅마다 다시 생각합니다.
bot-level-program = 누군가의 프로그램
bot-level-program-about = 누군가가 만들어 자기 컴퓨터에서 돌리는 봇입니다.
bot-character-bold = 대담함
bot-character-bold-about = 남들보다 더 많이 걸고 더 많이 받습니다.
bot-character-careful = 신중함
bot-character-careful-about = 이유가 충분할 때만 돌을 겁니다.
bot-character-bluffer = 허풍쟁이
bot-character-bluffer-about = 베팅 뒤에 무엇이 있는지 알 수 없습니다.
bot-character-generous = 신호에 후함
bot-character-generous-about = 누가 보든 파트너에게 모두 알립니다.
bot-character-silent = 과묵함
bot-character-silent-about = 신호를 하지 않습니다.
bot-character-steady = 한결같음
bot-character-steady-about = 같은 패는 같은 방식으로 칩니다.
why-sure = 이 패를 이길 수 있는 패가 없습니다.
why-lost = 이 패로는 이 라운드를 이길 수 없습니다.
why-forced = 할 수 있는 일이 하나뿐입니다.
why-need = 남은 돌이 얼마 없습니다.
why-anew = 이 라운드를 끝까지 계산하면 그렇게 나옵니다.
why-book = 연습해 보니 여기서는 이것이 가장 좋았습니다.
why-odds = 치를 값에 견주면 확률이 그렇습니다.
why-bluff = 블러프입니다.
why-strong = 패가 좋습니다.
why-weak = 패가 충분히 좋지 않습니다.
why-draw = 남긴 카드로 가장 좋은 패를 기대할 수 있습니다.
why-values = 손에 있는 것만으로 게임을 이기기에 충분합니다.
why-habit = 아무래도 상관없습니다.
holding-two_kings = 왕 두 장 이상
holding-two_aces = 에이스 두 장 이상
holding-pares = 파레스
holding-medias_or_duples = 미디어나 듀플
holding-juego = 후에고
holding-juego_31 = 31
holding-good_hand = 좋은 패
holding-poor_hand = 나쁜 패
why-holding = { $name }: 아마 { $what } ({ $percent }%)

## 게임 전: 앉기

lobby-title = 테이블 준비 중
lobby-waiting =
    { $n ->
        [0] 자리가 모두 찼습니다
       *[other] 빈자리 { $n }
    }
lobby-sit = 여기 앉기
lobby-sit-first = 자리를 고르세요.
lobby-stand = 일어나기
lobby-add-bot = 봇 추가
lobby-remove-bot = 봇 빼기
lobby-fill = 빈자리에 봇
lobby-start = 시작
lobby-starting = 카드를 자르는 중…
lobby-invite = 초대
lobby-invite-about = 이 링크를 보내거나 코드를 보여 주세요. 여는 사람이 빈자리에 앉습니다.
lobby-watchers =
    { $n ->
        [0] 구경하는 사람 없음
       *[other] 구경 { $n }명
    }
lobby-commitment = 첫 분배의 봉인
lobby-who-starts = 마노: { $name }
lobby-host = 방장
lobby-wait-host = 모두 모였습니다. 시작할 사람: { $name }
lobby-rules = 이 테이블의 규칙

## 공유

share-title = 이 테이블 공유
share-link = 링크
share-copy = 링크 복사
share-copied = 복사됨
share-qr = QR 코드
share-qr-about = 같은 네트워크의 다른 휴대폰으로 찍으세요.
share-lan = 이 네트워크에서
share-lan-none = 이 컴퓨터에서만 열 수 있습니다. 다른 사람도 들어오게 하려면 --host 0.0.0.0으로 시작하세요.
share-failed = 복사하지 못했습니다. 링크를 선택해 복사하세요.
my-seat-title = 내 자리
my-seat-about = 다른 기기에서 이 링크를 열면 거기서 이어집니다. 한 번만, 나만 쓸 수 있습니다.

## 테이블의 자리

seat-n = { $n }번 자리
seat-empty = 빈자리
seat-away = 자리 비움
seat-bot-holds = 봇이 대신 하는 중: { $name }
seat-take-back = 다시 하기
join-title = 자리에 앉기
join-about = 봇이 이번 핸드를 마치면 내 자리가 됩니다.
join-waiting = 다음 핸드부터 내 자리입니다.
seat-hidden-cards = 가려진 카드 { $n }장
seat-looks-at = 시선: { $name } → { $other }
seat-looks-at-you = 나를 보는 중: { $name }
seat-looks-own = 자기 카드를 보는 중: { $name }

## 버튼

button-leave = 나가기
button-concede = 포기
button-next-hand = 다음 핸드
button-next-game = 다음 게임
button-rematch = 한 번 더
button-record = 기록 복사
button-download = 내려받기
button-share = 링크
button-copied = 복사됨
button-language = 언어
button-settings = 설정
button-log = 나온 말
button-close = 닫기
button-cancel = 취소
button-ok = 확인
button-no = 아니요
button-retry = 다시 시도
button-sena = 신호
button-discard =
    { $n ->
        [0] 그대로
       *[other] { $n }장 교환
    }
button-cut-deck = 자르기
button-claim = { $n } 가져가기
button-more = 더
button-less = 덜
button-plus = +{ $n }
button-amount = 얼마
button-verify = 분배 확인

## 다시 묻기

confirm-leave = 테이블을 떠날까요? 봇이 대신 합니다.
confirm-concede = 경기를 상대에게 넘길까요?
confirm-ordago = 오르다고: 이 라운드에 게임 전체를 겁니다. 정말요?
hold-for-ordago = 테이블의 버튼을 길게 누르면 묻지 않습니다.

## 테이블: 이름표

table-score = 점수
table-games = 게임
table-your-cards = 내 카드
table-lances = 라운드
table-bet = 테이블 위
table-calls = 할 수 있는 말
table-log = 나온 말
table-stock = { $n }장 남음
table-deck = 덱
table-watching = 구경 중
table-your-hand-is = 내 패: { $hand }
table-time-left = { $n }초 남음
score-of = { $points } / { $target }
score-games-of = { $n } / { $total } 게임
card-selected = { $card }, 바꿀 카드
card-unselected = { $card }

## 문장으로 보는 테이블 (화면 낭독기, 터미널)

live-your-turn = 내 차례입니다.
live-your-turn-lance = 내 차례입니다, { $lance }.
live-turn = 차례: { $name }.
live-turn-away = 자리 비움: { $name }. 곧 돌아오지 않으면 봇이 대신 합니다.
live-says = { $name }: { $call }
live-you-say = 나: { $call }
live-bet-theirs = 걸린 돌 { $total }. 거절하면 상대가 { $price } 가져갑니다.
live-bet-side = { $name }, 걸린 돌 { $total }. 거절하면 { $price }.
live-ordago-theirs = 오르다고! 거절하면 상대가 { $price } 가져가고, 수락하면 이 라운드로 게임이 결정됩니다.
live-accepted = { in-lance } 수락: { $total }.
live-refused = { in-lance } 거절.
live-all-passed = { in-lance } 모두 패스.
live-lance-begins = { $lance } 시작.
live-hand-begins = 새 핸드. 마노: { $name }.
live-you-are-mano = 새 핸드. 내가 마노입니다.
live-dealt = 내 카드: { $cards }.
live-new-cards = 새 카드: { $cards }. 지금 내 카드: { $all }.
live-new-cards-only = 새 카드: { $cards }.
live-mus-question = 무스, 아니면 무스 없음?
live-choose-discard = 바꿀 카드를 고르세요.
live-changed =
    { $n ->
        [0] { $name }: 그대로.
       *[other] { $name }: { $n }장 교환.
    }
live-you-changed =
    { $n ->
        [0] 나: 그대로.
       *[other] 나: { $n }장 교환.
    }
live-reshuffled = 버린 카드를 섞어 새 덱을 만듭니다.
live-cut-question = 덱 자르기: 몇 장?
live-exposed = 카드가 보였습니다: { $card }.
live-visto-question = 카드가 보였습니다. 무스?
live-has-pares = { $name }: 파레스 있음.
live-has-juego = { $name }: 후에고 있음.
live-you-have-pares = 나: 파레스 있음.
live-you-have-juego = 나: 후에고 있음.
live-pares-one-side = 한 팀만 파레스가 있어 베팅이 없습니다.
live-juego-one-side = 한 팀만 후에고가 있어 베팅이 없습니다.
live-no-pares = 아무도 파레스가 없습니다.
live-no-juego = 아무도 후에고가 없어 푼토를 합니다.
live-sena-seen = 나에게 온 신호, { $name }: { $meaning }
live-sena-caught = 들킨 신호, { $name }: { $meaning }
live-sena-made = 내 신호: { $meaning }
live-partner-says = { $name }, 파트너에게: { $phrase }
live-mano-moved = 무스가 돌아갑니다. 이제 마노: { $name }.
live-mano-moved-you = 무스가 돌아갑니다. 이제 내가 마노입니다.
live-redealt = 카드를 거두어 다시 나눕니다.
live-count = 카드 공개. 점수 계산:
live-lapsed = 가져가지 않은 돌 { $n }개가 사라졌습니다.
live-ordago-won = 가장 좋은 패, 오르다고 승리: { $name }.
live-ordago-won-you = 내 패가 가장 좋아 오르다고를 이겼습니다.
live-looks = 시선: { $name } → { $other }.
live-you-look = 내 시선: { $other }.
live-you-look-own = 내 시선: 내 카드.
live-bot-sits = 봇이 대신 합니다: { $name }.
live-player-back = 돌아옴: { $name }.
live-conceded = 경기 포기: { $name }.

## 카드와 돌 고르기

discard-title = 어떤 카드를 바꿀까요?
discard-at-least = 적어도 { $n }장.
discard-aside = 카드 한 장을 빼 놓으세요.
amount-title = 돌 몇 개?
amount-range = { $min }~{ $max }
amount-least = 적어도 { $min }
amount-total = 모두 { $total }
amount-missing = 모자란 만큼: { $n }
amount-missing-them = 상대가 모자란 만큼: { $n }
amount-say = 말하기
bet-none = 아직 베팅 없음
bet-price-theirs = 접으면 상대가 { $price } 획득
bet-price-ours = 상대가 접으면 우리가 { $price } 획득
bet-price-of = 접으면 { $name }: { $price } 획득

## 신호와 말

sena-title = 신호
sena-none = 지금 할 신호가 없습니다.
sena-off = 이 테이블에는 신호가 없습니다.
sena-not-yet = 무스가 끊기기 전에는 신호를 할 수 없습니다.
sena-only-true = 내 패에 맞는 것만.
look-title = 시선
look-own-cards = 내 카드
talk-title = 파트너에게, 모두 들리게
talk-none = 지금은 아무 말도 할 수 없습니다.
sena-seen = 이번 핸드에서 본 신호
chat-title = 채팅
chat-placeholder = 테이블에 쓰기
chat-closed = 채팅은 점수 계산 때 열립니다.

## 점수 계산

count-title = 점수 계산
count-title-hand = 핸드 { $n } 점수 계산
count-lance = 라운드
count-points = 돌
count-why = 이유
count-total = 합계
count-best = 가장 좋은 패: { $name }, { $hand }
count-shown = 모든 카드 공개
count-we-take =
    { $n ->
        [0] 우리: 없음
       *[other] 우리: 돌 { $n }개
    }
count-they-take =
    { $n ->
        [0] 상대: 없음
       *[other] 상대: 돌 { $n }개
    }
count-tied = 동점: 먼저 말하는 쪽이 승리, { $name }
count-tied-you = 동점: 먼저 말하는 내가 승리
count-only-one = 혼자만 있음: { $name }
count-ready = { $n }명 준비됨
count-auto = { $n }초 뒤 다음 핸드
count-waiting = 기다리는 중: { $names }
count-at-once = 즉시
count-unclaimed = 가져가지 않음: 자를 때 사라짐
count-next = 다음 마노: { $name }
claims-about = 덱을 자르기 전에 내 돌을 가져가세요.
claims-none = 내가 가져갈 것이 없습니다.
claims-cutter = 자르는 사람: { $name }.
claims-cutter-you = 내가 덱을 자릅니다. 그때까지 아무도 가져가지 않은 돌은 사라집니다.
claims-done = 다 됐습니다

## 게임과 경기의 끝

game-won-us = 우리가 게임을 이겼습니다
game-won-them = 상대가 게임을 이겼습니다
game-won-name = 게임 승리: { $name }
game-won-you = 게임을 이겼습니다
match-won-us = 우리가 경기를 이겼습니다!
match-won-them = 상대가 경기를 이겼습니다
match-won-name = 경기 승리: { $name }
match-won-you = 경기를 이겼습니다!
match-score = 게임: { $us } 대 { $them }
match-thanks = 좋은 경기였습니다.
match-record-about = 기록에는 모든 카드와 말이 있고, 어떤 프로그램이든 읽을 수 있습니다.
record-failed = 기록을 복사하지 못했습니다.
match-again-waiting = 다른 사람을 기다리는 중…

## 분배 확인

fair-title = 누구나 확인할 수 있는 분배
fair-about = 분배 전마다 서버가 봉인을 공개합니다. 끝나면 봉인을 열어, 바뀐 것이 없는지 누구나 확인할 수 있습니다.
fair-seal = 봉인
fair-seed = 시드
fair-nonces = 플레이어의 수
fair-good = 모든 분배가 올바릅니다
fair-checking = 확인 중…
fair-later = 시드는 경기가 끝나면 공개됩니다.

## 연결

connection-connecting = 연결 중…
connection-connected = 연결됨
connection-lost = 연결이 끊겼습니다. 다시 시도 중…
connection-unreachable = 서버가 응답하지 않습니다. 잠시 뒤 다시 해 보세요.
connection-plain-http = 이 주소에서는 브라우저가 오프라인 게임, 화면 켜 두기, 분배 확인을 허용하지 않습니다. https나 이 컴퓨터에서 여세요.

## 설정

settings-title = 설정
settings-language = 언어
settings-names = 이름
settings-theme = 색
settings-theme-auto = 기기와 같게
settings-theme-dark = 어둡게
settings-theme-tavern = 선술집
settings-cards = 카드
settings-cards-large = 큰 숫자
settings-cards-classic = 전통
settings-calls = 테이블에서 하는 말
settings-calls-mine = 내 언어로
settings-calls-basque = 바스크어로
settings-sound = 소리
settings-motion = 움직임
settings-motion-less = 움직임 줄이기
settings-speed = 봇 속도
settings-speed-slow = 느리게
settings-speed-normal = 보통
settings-speed-fast = 빠르게
settings-on = 켬
settings-off = 끔
settings-verbosity = 소리 내어 읽기 (화면 낭독기)
settings-verbosity-full = 모두
settings-verbosity-short = 중요한 것만

## 처음 하는 사람을 위한 도움말

help-title = 5분 만에 배우는 무스
help-goal = 두 팀이 겨룹니다. 먼저 돌 { $target }개를 모으는 팀이 게임을 이깁니다. 돌은 좋은 카드와 대담한 말로 얻습니다.
help-cards = 스페인 카드 40장, 한 사람에 4장. 높은 순서: 왕, 카바요, 소타, 7, 6, 5, 4, 3, 2, 에이스. 무늬는 상관없습니다.
help-kings-8 = 이 테이블에서는 3이 왕이고 2가 에이스입니다.
help-kings-4 = 이 테이블에는 왕이 4장입니다. 모든 카드는 보이는 그대로입니다.
help-mus = 먼저 무스: 네 사람이 모두 "무스"라고 하면 각자 1~4장을 바꿉니다. 한 사람이라도 원하지 않으면 베팅을 시작합니다.
help-lances = 라운드는 넷이고 순서는 늘 같습니다: 그란데, 치카, 파레스, 후에고.
help-grande = 그란데: 가장 높은 카드. 가장 높은 것부터 차례로 비교합니다.
help-chica = 치카: 가장 낮은 카드. 가장 낮은 것부터 차례로 비교합니다.
help-pares = 파레스: 같은 카드. 두 장(파 단순)은 1점, 세 장(미디어)은 2점, 두 쌍(듀플)은 3점.
help-juego = 후에고: 카드의 합이 31 이상. 그림 카드는 10. 31이 가장 좋고 다음은 32, 40, 37, 36, 35, 34, 33. 31은 3점, 나머지는 2점.
help-punto = 푼토: 아무도 후에고가 없으면 30 이하에서 합이 가장 높은 쪽이 이깁니다. 1점.
help-bets = 라운드마다 패스하거나 베팅합니다(2개 이상). 상대는 본다, 접는다, 레이즈 중에서 고릅니다. 수락된 베팅은 마지막에 카드를 공개하고 정합니다.
help-deje = 아무도 수락하지 않으면 베팅한 쪽이 그 전까지의 돌을, 적어도 1개를 가져갑니다. 이것이 데헤이고, 그래서 블러프가 통합니다.
help-ordago = 오르다고는 게임 전체를 겁니다. 수락되면 카드를 공개하고 그 라운드로 결정합니다.
help-count = 마지막에 라운드를 순서대로 계산합니다. 계산 도중이라도 먼저 도달한 쪽이 이깁니다.
help-mano = 동점이면 먼저 말하는 사람이 이깁니다. 가장 먼저 말하는 사람이 마노이고, 큰 이점입니다.
help-senas = 파트너끼리 신호를 할 수 있습니다. 입술 깨물기는 왕 2장, 윙크는 31점. 사실이어야 합니다. 보려면 파트너를 보세요. 상대도 보고 있을 수 있습니다.
help-stones = 파트너 한 사람은 돌을, 다른 사람은 5점짜리 아마라코를 맡습니다.
help-words = 게임 용어
help-more = 모든 규칙
help-tip-turn = 내 차례: 아래 버튼이 할 수 있는 말의 전부입니다.
help-tip-cards = 바꿀 카드를 누르세요. 다시 누르면 그대로 둡니다.
help-tip-sena = 플레이어를 누르면 그쪽을 봅니다.

## 키보드

keys-title = 키
keys-calls = 1~9: 왼쪽부터 버튼
keys-cards = 화살표와 스페이스: 카드 고르기
keys-confirm = 엔터: 말하기
keys-mus = M: 무스, C: 무스 없음
keys-pass = P: 패스
keys-bet = E: 엔비도, 더하기와 빼기: 수
keys-answer = Q: 본다, N: 접는다
keys-ordago = H: 오르다고
keys-sena = S: 신호, L: 시선
keys-read = R: 테이블 다시 읽기
keys-log = T: 나온 말
keys-words = W: 화면에 있는 말
words-here = 화면에 있는 말
keys-help = ?: 이 도움말
keys-close = Esc: 닫기

## 화면 낭독기용

a11y-table = 무스 테이블
a11y-news = 테이블에서 일어나는 일
a11y-menu = 메뉴
a11y-new-window = 새 창에서 열림

## 터미널 게임

term-welcome = 터미널에서 하는 무스. 규칙: { $preset }. 언제든 도움말을 입력하세요.
term-your-cards = 내 카드: { $cards }
term-choose = 고르세요:
term-choice = { $n }. { $call }
term-discard-prompt = 어떤 카드를 버릴까요? 예: 1 3, 또는 카드: 2o 5c
term-cut-prompt = 자르기: 몇 장? ({ $min }~{ $max })
term-not-understood = "{ $text }": 고를 수 없습니다. 번호, 단어, 또는 도움말을 입력하세요.
term-help = 도움말: 선택과 단어. 카드: 내 카드. 점수: 점수. 기록: 지금까지의 말. 규칙: 규칙. 신호: 신호하기. 시선: 시선 옮기기. 말: 파트너에게 말하기. 취소: 카드 다시 고르기. 종료: 나가기.
term-word-help = 도움말
term-word-cards = 카드
term-word-score = 점수
term-word-rules = 규칙
term-word-sena = 신호
term-word-look = 시선
term-word-quit = 종료
term-enter = 계속하려면 엔터를 누르세요.
term-score-line = { $name }: { $points } / { $target }
term-cards-of = { $name }: { $cards }
term-bye = 안녕히 가세요. 경기가 끝나지 않았습니다.
term-saved = 기록: { $path }
term-again = 한 경기 더? (예 또는 아니요)
term-word-log = 기록
term-word-undo = 취소
term-word-say = 말
term-yes = 예
term-no = 아니요
# 같은 뜻의 다른 말, 쉼표로 구분.
term-also-mus = 무스 주세요
term-also-cut = 끊기, 아니요
term-also-defer = 네가
term-also-paso = 파소, 체크
term-also-envido = 베팅, 레이즈, 더
term-also-quiero = 예, 수락
term-also-no-quiero = 아니요, 거절
term-also-queremos = 우리 수락
term-also-no-queremos = 우리 거절
term-also-ordago = 올인
term-also-visto-yes = 예, 무스
term-also-visto-no = 아니요, 시작
term-also-double = 두배, 더블
term-also-none = 없음, 그대로
term-player-line = { $n }. { $name }, { $place }
term-card-count = 카드 { $min }~{ $max }장을 버리세요.
term-card-confirm = 버릴 카드: { $cards }. 엔터로 확인, 취소로 다시 고르기.
term-card-none = 버리지 않습니다. 엔터로 확인, 취소로 다시 고르기.
term-card-unknown = "{ $text }" 카드가 없습니다. 내 카드: { $cards }
term-quit-sure = 경기를 떠날까요? (예 또는 아니요)
term-mano = 마노: { $name }
term-tie = 동점: 먼저 말함
term-at-once = 바로 가져감
term-declared = { $lance }: { $said }
term-said-yes = { $name } 예
term-said-no = { $name } 아니요
term-look-at-you = 보는 중: { $name }.
term-look-cards = 내 카드를 보는 중.
term-look-prompt = 누구를 볼까요? { $choices }
term-look-off = 볼 것이 없습니다: 이 테이블에는 신호가 없거나 방금 시선을 옮겼습니다.
term-sena-prompt = 보낼 수 있는 신호 (모두 사실): { $choices }
term-say-prompt = 할 수 있는 말: { $choices }
term-claim = 우리 팀이 가져갈 돌 { $n }개. 엔터: 모두, 숫자: 그만큼, "{ $no }": 남겨 두기.
term-log-empty = 이 핸드에서는 아직 아무 말도 없습니다.
term-seal = 모든 카드 배분의 봉인: { $seal }
term-seed = 시드: { $seed }
term-seed-about = 시드의 SHA-256이 처음의 봉인이며, 모든 카드가 시드에서 나옵니다.

## 서버 시작

serve-open = 게임 주소:
serve-phone = 휴대폰에서:
serve-loopback = 이 컴퓨터에서만 들어올 수 있습니다. 다른 사람도 들어오게 하려면 --host 0.0.0.0을 쓰세요.
serve-data = 게임 저장 위치: { $path }
serve-stop = 멈추기: Ctrl+C
