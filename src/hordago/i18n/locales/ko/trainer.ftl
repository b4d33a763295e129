### 신호 연습: 배우기, 읽기, 하기.

page-senas = 신호 연습
senas-title = 신호를 연습하세요
senas-open = 신호 연습하기
senas-intro = 파트너끼리 얼굴로 무슨 패인지 알립니다. 규칙마다 신호가 다르고, 사실인 신호만 할 수 있습니다.
senas-ways = 연습
senas-learn = 배우기
senas-read = 읽기
senas-give = 하기
senas-learn-about = 얼굴을 누르면 테이블에서처럼 빠르게 신호를 보여 줍니다.
senas-read-about = 얼굴이 신호를 한 번 합니다. 무슨 뜻일까요?
senas-give-about = 내 카드입니다. 지금 사실인 신호를 모두 고르고, 다른 것은 고르지 마세요.
senas-device = 기록은 이 기기에만 남습니다.

## 신호를 할 수 있는 때

senas-when-always = 언제나
senas-when-talk = 라운드 전에
senas-when-lances = 라운드 중에
senas-when-after_grande = 그란데 뒤에
senas-when-punto = 푼토에서만
senas-now = 지금: { $stage }
senas-talk = 라운드 전

## 신호의 뜻

sena-about-two_kings = 왕이 꼭 2장입니다.
sena-about-two_kings-more = 왕이 2장 이상입니다.
sena-about-three_kings = 왕이 꼭 3장입니다.
sena-about-two_aces = 에이스가 꼭 2장입니다.
sena-about-two_aces-more = 에이스가 2장 이상입니다.
sena-about-three_aces = 에이스가 꼭 3장입니다.
sena-about-pares = 파 단순, 미디어 또는 듀플입니다.
sena-about-medias = 같은 카드 세 장입니다.
sena-about-duples = 두 쌍, 또는 같은 카드 네 장입니다.
sena-about-juego_31 = 카드의 합이 31입니다.
sena-about-juego = 카드의 합이 32 이상입니다.
sena-about-punto_30 = 아무도 후에고가 없고, 카드의 합이 30입니다.
sena-about-punto_29 = 아무도 후에고가 없고, 카드의 합이 29입니다.
sena-about-blind = 파레스도 후에고도 다른 신호도 없습니다.
sena-about-cut = 부탁: 무스를 끊어 주세요.
sena-about-bet = 부탁: 베팅해 주세요.

## 신호 읽기

senas-show = 신호 보기
senas-again = 다시 보기
senas-next = 다음
senas-speed = 빠르기
senas-speed-slow = 느리게
senas-speed-table = 테이블처럼
senas-speed-quick = 빠르게
senas-speed-blink = 눈 깜짝할 새
senas-faster = 다섯 번 연속: 이제 더 빨라집니다.
senas-face = 신호하는 얼굴
senas-gesture = 얼굴: { $gesture }
senas-meaning = 무슨 뜻일까요?
senas-right = 맞았습니다: { $meaning }.
senas-wrong = 아닙니다. 뜻: { $meaning }. 내 답: { $said }.
senas-for-example = 예를 들면

## 신호 하기

senas-hand = 내 카드
senas-choices = 신호
senas-check = 확인
senas-check-none = 맞는 신호 없음
senas-all-right = 맞았습니다!
senas-not-right = 조금 다릅니다.
senas-true-are = 사실인 신호: { $list }
senas-none-true = 이 카드로는 할 신호가 없습니다.
senas-tile-right = 사실
senas-tile-wrong = 사실 아님
senas-tile-missed = 빠뜨림
senas-keys-read = 키: 1~6 답하기, 엔터 다음, R 다시 보기.
senas-keys-give = 키: 1~9 고르기, 엔터 확인과 다음.

## 얼마나 했는지

senas-score = 맞힌 수: { $asked }개 중 { $right }개
senas-streak = 연속: { $n }
senas-best = 최고: { $n }
senas-mixed = 헷갈리는 신호
senas-mixed-pair = { $meant } → { $said }
senas-forget = 처음부터 다시 세기
senas-forget-sure = 이 신호들의 점수와 헷갈린 기록을 지웁니다.
