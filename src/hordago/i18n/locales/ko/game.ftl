### 게임 용어. 모든 언어에서 완전합니다.
### 엔진 코드($lance, $who)는 코드로 전달되고 여기서 번역됩니다.
### $who: us, them, you, other. other이면 $name을 씁니다.

## 게임과 라운드

lance-grande = 그란데
lance-chica = 치카
lance-pares = 파레스
lance-juego = 후에고
lance-punto = 푼토

# 문장 안의 라운드 이름 (코드 $lance).
lance-name =
    { $lance ->
        [grande] 그란데
        [chica] 치카
        [pares] 파레스
        [juego] 후에고
        [punto] 푼토
       *[other] { $lance }
    }

# 점수가 나온 라운드.
in-lance =
    { $lance ->
        [grande] 그란데에서
        [chica] 치카에서
        [pares] 파레스에서
        [juego] 후에고에서
        [punto] 푼토에서
       *[other] { $lance }에서
    }

## 핸드의 단계

phase-cut = 자르기
phase-deal = 나눠주기
phase-talk = 무스?
phase-discard = 버리기
phase-over = 끝

## 플레이어가 하는 말. $n은 돌이나 카드의 수

call-mus = 무스
call-cut = 무스 없음
call-defer = 네가 정해
# 팀별 무스 (프랑스 연맹): 마노의 팀이 함께 말합니다.
call-team-mus = 그쪽이 정해
call-team-cut = 민차
call-paso = 패스
call-envido =
    { $n ->
        [2] 엔비도
       *[other] 엔비도 { $n }
    }
call-raise = { $n } 더
call-reenvido = 두 배로
call-quiero = 본다
call-no-quiero = 접는다
call-queremos = 우린 본다
call-no-queremos = 우린 접는다
# 프랑스 규칙의 테이블에서 쓰는 말.
call-envido-french = { call-envido }
call-quiero-french = { call-quiero }
call-no-quiero-french = { call-no-quiero }
call-ordago = 오르다고!
call-visto-yes = 예, 무스
call-visto-no = 아니요, 시작
call-changed = { $n }장
call-served = 그대로
call-cut-deck = { $n }장에서 자름
call-claim = 돌 { $n }개 가져감
call-dentro = 덴트로!
call-pares-yes = 파레스: 예
call-pares-no = 파레스: 아니요
call-juego-yes = 후에고: 예
call-juego-no = 후에고: 아니요

## 명사

noun-visto = 무스 비스토

## 파레스, 후에고, 푼토: 패의 값

pares-none = 파레스 없음
# $high와 $low는 rank-many-… 텍스트.
hand-par = 파 단순: { $high }
hand-medias = 미디어: { $high }
hand-duples = 듀플: { $high }, { $low }
hand-duples-four = 듀플: { $high } 4장
# How many cards of the hand are played as kings, or as aces.
hand-kings = 왕 { $n }장
hand-aces = 에이스 { $n }장
count-hand = { $name }: { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand }, 그다음 { $better } (상대는 { $worse })
juego-total = 후에고 { $n }
juego-31 = 31점
real-31 = 진짜 31
punto-total = 푼토 { $n }
worth = 돌 { $n }개

## 카드

rank-1 = 에이스
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-S = 소타
rank-C = 카바요
rank-R = 왕
rank-many-1 = 에이스
rank-many-2 = 2
rank-many-3 = 3
rank-many-4 = 4
rank-many-5 = 5
rank-many-6 = 6
rank-many-7 = 7
rank-many-S = 소타
rank-many-C = 카바요
rank-many-R = 왕
# The suit as it stands inside the name of a card.
suit-of-o = 동전
suit-of-c = 컵
suit-of-e = 검
suit-of-b = 배턴
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $suit } { $rank }
card-hidden = 가려진 카드
card-perico = 페리코 (배턴 카바요, 와일드)
card-perica = 페리카 (동전 소타, 와일드)

## 테이블의 사람들

word-mano = 마노
word-dealer = 딜러
word-partner = 파트너
word-rival = 상대
word-player = 플레이어
word-bot = 봇
side-us = 우리
side-them = 상대
side-name = { $n }팀
seat-you = 나
seat-right = 내 오른쪽
seat-left = 내 왼쪽

## 점수. 돌은 1점, 아마라코는 5점 (역사 방식은 10점)

stones = 돌 { $n }개
amarracos = 아마라코 { $n }개
points-n = 돌 { $points }개
# 아마라코 $big개, 돌 $small개.
score-split = 아마라코 { $big }개, 돌 { $small }개
games-n = { $n }게임
word-dentro = 덴트로

## 라운드의 결과

status-open = 진행 중
status-pending = 베팅 { $n }
status-paso = 모두 패스
status-accepted = 수락: { $n }
status-refused = 거절: { $n }
status-uncontested = 한 팀만 있음
status-not-played = 하지 않음
status-ordago-accepted = 오르다고 수락

## 점수 계산: 누가 얼마를, 왜

reason-deje = 데헤
reason-stake = 판돈
reason-paso = 모두 패스
reason-values = 패의 값
reason-punto = 푼토
by-count = 점수 계산으로
by-deje = 데헤로
by-ordago = 오르다고로
who-takes =
    { $who ->
        [us] 우리:
        [them] 상대:
        [you] 나:
       *[other] { $name }:
    }
count-deje = { who-takes } { in-lance } { points-n }, 거절된 베팅
count-stake = { who-takes } { in-lance } { points-n }, 수락된 베팅
count-paso = { who-takes } { in-lance } { points-n }, 모두 패스, 가장 좋은 패
count-values = { who-takes } { in-lance } { points-n }, 패의 값
count-punto = { who-takes } { in-lance } { points-n }, 푼토 점수
count-none = { in-lance } 점수 없음
count-ordago =
    { $who ->
        [us] 우리:
        [them] 상대:
        [you] 나:
       *[other] { $name }:
    } { in-lance } 오르다고 승리, 게임 승리
count-stop = 게임 끝: 나머지는 계산하지 않음

## 규칙 모음

preset-basque = 바스크
preset-basque-about = 왕 4장, 30점, 3게임 선승. 두 번째 플레이어가 무스 결정을 딜러에게 미룰 수 있음.
preset-spanish = 스페인
preset-spanish-about = 왕 8장, 40점, 첫 핸드는 무스 코리도, "우린 본다"는 팀 전체의 대답.
preset-french = 프랑스
preset-french-about = 왕 4장, 40점, 데헤는 점수 계산 때 받음, 베팅 없는 라운드마다 1점.
preset-ffm = 프랑스 연맹
preset-ffm-about = 왕 4장, 40점, 무스는 팀별로 결정, 레이즈는 1부터.
preset-tournament = 대회 (스페인 연맹)
preset-tournament-about = 왕 8장, 40점, 4게임 선승, 파트너끼리 대화 없음.
preset-fournier = 푸르니에 설명서
preset-fournier-about = 왕 8장, 40점, 베팅에 패스하면 그 라운드에서 제외.
preset-pagat = Pagat
preset-pagat-about = 왕 8장, 40점, 3게임 중 2게임: 영어로 가장 잘 알려진 방식.
preset-historic = 역사 방식 (복원)
preset-historic-about = 카드 5장 중 1장을 빼고, 무스 없음, 와일드 2장: 알려진 만큼의 1800년 무렵 마드리드.

## 신호의 뜻

sena-two_kings = 왕 2장
sena-three_kings = 왕 3장
sena-two_aces = 에이스 2장
sena-three_aces = 에이스 3장
sena-pares = 파레스
sena-medias = 미디어
sena-duples = 듀플
sena-juego_31 = 31점
sena-juego = 후에고
sena-punto_30 = 푼토 30
sena-punto_29 = 푼토 29
sena-blind = 나쁜 카드
sena-three_kings_ace = 왕 3장과 에이스 1장
sena-cut = 무스 끊기
sena-bet = 베팅하기

## 신호의 몸짓

gesture-bite_lip = 아랫입술 깨물기
gesture-bite_lip_side = 아랫입술 한쪽 깨물기
gesture-tongue = 혀끝 보이기
gesture-tongue_side = 혀를 한쪽으로 보이기
gesture-lips_side = 입을 한쪽으로 움직이기
gesture-lips_both_sides = 입을 양쪽으로 움직이기
gesture-pout = 입술 내밀기
gesture-brows = 눈썹 올리기
gesture-wink = 윙크
gesture-close_eyes = 두 눈 감기
gesture-shrug = 두 어깨 올리기
gesture-shrug_one = 한쪽 어깨 올리기
gesture-kiss = 입맞춤 흉내
gesture-turn_head = 고개 돌리기
gesture-tilt_head = 고개 기울이기
gesture-raise_head = 고개 들기

## 파트너끼리의 말 (모두에게 들리며 구속력 없음)

say-ask = 어떻게 할까?
say-yes = 좋아
say-no = 아니
say-you = 네 뜻대로
say-mus = 무스?
say-cut = 끊자
