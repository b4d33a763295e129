### 규칙의 옵션. 옵션 x마다 option-x, option-x-about; 값 v마다 option-x-v, option-x-v-about;
### 수는 option-x-value와 $n. 괄호 안은 출처.

## 양식의 묶음

options-group-cards = 카드
options-group-score = 게임과 경기
options-group-start = 자리, 자르기, 나눠주기
options-group-mus = 무스
options-group-visto = 보인 카드
options-group-bets = 베팅과 대답
options-group-points = 돌
options-group-ordago = 오르다고
options-group-table = 테이블에서
options-group-history = 역사와 별난 규칙
options-changed =
    { $n ->
        [0] 모두 { $preset } 방식
       *[other] { $preset } 방식과 다른 규칙 { $n }개
    }

## 카드

option-kings = 왕
option-kings-about = 왕으로 치는 카드의 수. 모든 라운드가 달라집니다.
option-kings-4 = 왕 4장
option-kings-4-about = 모든 카드가 보이는 그대로입니다. (바스크 자료, 프랑스, 기푸스코아, 나바라.)
option-kings-8 = 왕 8장
option-kings-8-about = 언제나 3은 왕, 2는 에이스로 칩니다. (푸르니에 설명서, Pagat, 스페인 연맹, 비스카야.)
option-kings-9 = 왕 9장
option-kings-9-about = 8장일 때와 같고, 동전 5도 왕입니다. (하우스 룰.)

option-real31 = 진짜 31
option-real31-about = 7 세 장과 10 한 장이 다른 모든 31을, 마노의 31까지도 이기는지. 값은 그대로 3입니다.
option-real31-off = 아니요
option-real31-off-about = 31은 모두 같고, 마노에 가장 가까운 사람이 이깁니다. (Pagat와 대부분의 연맹.)
option-real31-figure = 아무 그림 카드와
option-real31-figure-about = 7 세 장과 그림 카드 한 장. (일부 지역, 바스크 자료.)
option-real31-sota = 소타와
option-real31-sota-about = 7 세 장과 소타 한 장. (하우스 룰.)
option-real31-sota_oros = 동전 소타와
option-real31-sota_oros-about = 7 세 장과 동전 소타, 그것만. (가장 엄격한 방식, 바스크 자료.)

## 게임과 경기

option-target = 한 게임의 돌
option-target-about = 먼저 도달한 팀이 게임을 이깁니다. 바스크 자료는 30, 다른 곳은 40.
option-target-value = 돌 { $n }개

option-games_to_win = 이겨야 할 게임
option-games_to_win-about = 몇 게임을 이기면 세트를 얻는지. 푸르니에 설명서와 바스크 자료는 3, Pagat는 2, 스페인 대회는 4.
option-games_to_win-value = { $n }게임

option-sets_to_win = 이겨야 할 세트
option-sets_to_win-about = 몇 세트를 이기면 경기를 이기는지. 보통 하나.
option-sets_to_win-value = { $n }세트

option-big_unit = 아마라코의 값
option-big_unit-about = 점수를 보여 주는 방식일 뿐, 승패와는 상관없습니다.
option-big_unit-5 = 돌 5개
option-big_unit-5-about = 보통의 아마라코. (모든 자료.)
option-big_unit-10 = 돌 10개
option-big_unit-10-about = 1800년 무렵 마드리드처럼 열씩 셉니다. (바스크 자료, 역사.)

option-dentro_margin = 덴트로
option-dentro_margin-about = 점수 계산 뒤 끝까지 얼마 남았을 때 "덴트로"를 알리는지. 푸르니에 설명서는 5, 스페인 연맹은 4.
option-dentro_margin-value =
    { $n ->
        [0] 알리지 않음
       *[other] { $n }점 남음
    }

option-claims = 점수 가져가기
option-claims-about = 점수 계산을 대신 해 주는지.
option-claims-auto = 자동
option-claims-auto-about = 팀마다 얻은 만큼 받습니다.
option-claims-manual = 직접
option-claims-manual-about = 가져갈 점수를 직접 말합니다. 다음에 덱을 자르기 전까지 가져가지 않은 것은 사라집니다. (푸르니에 설명서.)

## 자리, 자르기, 나눠주기

option-seating = 자리 정하기
option-seating-about = 자리와 첫 마노를 정하는 방법.
option-seating-agreed = 합의
option-seating-agreed-about = 원하는 자리에 앉습니다. (바스크 자료.)
option-seating-draw_pairs_high_mano = 높은 둘, 낮은 둘
option-seating-draw_pairs_high_mano-about = 한 장씩 뽑아 높은 두 사람과 낮은 두 사람이 겨루고, 가장 높은 사람이 마노입니다. (푸르니에 설명서.)
option-seating-draw_lowest_deals = 가장 낮으면 딜러
option-seating-draw_lowest_deals-about = 한 장씩 뽑아 가장 낮은 사람이 먼저 나눠 줍니다. (프랑스 연맹.)
option-seating-draw_lowest_mano = 가장 낮으면 마노
option-seating-draw_lowest_mano-about = 한 장씩 뽑아 가장 낮은 사람이 마노입니다. (비스카야.)
option-seating-suit_cut = 슈트로
option-seating-suit_cut-about = 카드를 한 장 잘라 동전, 컵, 검, 배턴에 따라 자른 사람의 오른쪽부터 첫 딜러를 정합니다. (스페인 연맹.)

option-cut_min = 자를 때 최소
option-cut_min-about = 자른 양쪽에 남아야 하는 가장 적은 장수. 푸르니에 설명서는 3, 프랑스 연맹은 2.
option-cut_min-value = { $n }장

option-hand_size = 손의 카드
option-hand_size-about = 한 사람에게 나눠 주는 장수.
option-hand_size-4 = 4장
option-hand_size-4-about = 오늘날의 모든 무스.
option-hand_size-5 = 5장
option-hand_size-5-about = 각자 한 장을 빼고, 무스는 없습니다. (바스크 자료, 역사.)

option-discard_order = 먼저 버리는 사람
option-discard_order-about = 몇 장을 바꿀지 말하는 순서.
option-discard_order-from_mano = 마노
option-discard_order-from_mano-about = 마노부터 딜러까지. (푸르니에 설명서, Pagat, 프랑스 연맹.)
option-discard_order-from_dealer = 딜러
option-discard_order-from_dealer-about = 딜러가 먼저, 마노가 마지막. (스페인 연맹.)

option-reshuffle = 카드가 부족할 때
option-reshuffle-about = 버려진 카드 가운데 어떤 것을 다시 섞는지.
option-reshuffle-all_discards = 버려진 카드 모두
option-reshuffle-all_discards-about = 이번에 버린 것까지 모두 모아 섞습니다. (프랑스, 바스크, 스페인 규칙.)
option-reshuffle-last_apart = 마지막 사람 것 제외
option-reshuffle-last_apart-about = 마지막으로 받을 사람이 버린 카드는 따로 둡니다. (푸르니에 설명서.)

## 무스

option-mus_decision = 무스 정하기
option-mus_decision-about = 누가 어떤 순서로 무스를 말하거나 끊는지.
option-mus_decision-sequential = 차례대로
option-mus_decision-sequential-about = 마노부터 한 명씩. 누구든 거절하면 바로 베팅입니다. (프랑스, 스페인, 푸르니에 규칙.)
option-mus_decision-sequential_defer = 차례대로, 두 번째는 미룰 수 있음
option-mus_decision-sequential_defer-about = 두 번째 플레이어는 패를 숨기려고 결정을 파트너인 딜러에게 미룰 수 있습니다. (바스크 자료.)
option-mus_decision-by_team = 팀별
option-mus_decision-by_team-about = 마노의 팀이 "그쪽이 정해"(zuetan)나 "민차"(mintza)를 말하고, 이어서 상대 팀이 말합니다. (프랑스 연맹.)

option-mus_min_discard = 버리는 최소
option-mus_min_discard-about = 무스 뒤에 바꿔야 하는 가장 적은 장수.
option-mus_min_discard-0 = 없음
option-mus_min_discard-0-about = 네 장을 모두 지켜도 됩니다. (하우스 룰.)
option-mus_min_discard-1 = 1장
option-mus_min_discard-1-about = 무스라고 했으면 무엇이든 바꿉니다. (모든 자료.)

option-mus_corrido = 무스 코리도
option-mus_corrido-about = 첫 핸드에는 마노가 정해져 있지 않습니다. 무스마다 덱이 다음 사람에게 넘어가고, 무스를 끊은 사람이 마노가 됩니다. 그때까지 신호는 없습니다.
option-mus_corrido-off = 아니요
option-mus_corrido-off-about = 마노는 그대로입니다. (바스크 자료, 프랑스 연맹, Pagat.)
option-mus_corrido-match_start = 경기의 첫 핸드
option-mus_corrido-match_start-about = 경기를 시작할 때 한 번. (스페인 관습, 아스투리아스.)
option-mus_corrido-each_game = 게임마다 첫 핸드
option-mus_corrido-each_game-about = 게임을 시작할 때마다. (푸르니에 설명서.)

option-consult = 파트너끼리의 말
option-consult-about = 파트너끼리 정해진 말을 할 수 있는 때. 모두에게 들리고 아무도 얽매이지 않습니다.
option-consult-off = 없음
option-consult-off-about = 게임의 말뿐입니다. (스페인 연맹.)
option-consult-mus = 무스를 정할 때
option-consult-mus-about = 두 번째 플레이어가 미루었다면 딜러와 말할 수 있습니다. (바스크 자료.)
option-consult-answers = 대답하기 전
option-consult-answers-about = 베팅에 대답할 팀의 파트너끼리 말할 수 있습니다. (Pagat.)
option-consult-all = 둘 다
option-consult-all-about = 무스를 정할 때와 대답하기 전. (프랑스 연맹.)

## 보인 카드

option-mus_visto = 나눠주다 보인 카드
option-mus_visto-about = 딜러가 실수로 카드를 뒤집으면 어떻게 하는지.
option-mus_visto-off = 아무 일 없음
option-mus_visto-off-about = 그대로 계속합니다. (이 경우를 다루지 않는 Pagat와 스페인 연맹.)
option-mus_visto-redeal = 다시 나눠주기
option-mus_visto-redeal-about = 새로 나눠 줍니다. 무스 뒤라면 그대로 계속합니다. (프랑스 연맹.)
option-mus_visto-optional = 원하면 교환
option-mus_visto-optional-about = 누가 시작하고 싶어 해도 저마다 바꾸거나 그대로 둘 수 있습니다. (프랑스.)
option-mus_visto-forced = 강제 무스
option-mus_visto-forced-about = 무스를 하되 누구나 그대로 둘 수 있습니다. (푸르니에 설명서.)
option-mus_visto-mano_decides = 마노가 결정
option-mus_visto-mano_decides-about = 마노가 원하면 무스를 합니다. (스페인 관습.)

option-mus_visto_after = 보인 카드로 무스를 한 뒤
option-mus_visto_after-about = 누군가 그대로 두었을 때 다시 무스를 할 수 있는지.
option-mus_visto_after-resume = 다시 묻기
option-mus_visto_after-resume-about = 무스를 다시 말할 수 있습니다. (하우스 룰.)
option-mus_visto_after-cut_if_served = 무스 끝
option-mus_visto_after-cut_if_served-about = 누군가 카드를 모두 지켰으면 그란데를 시작합니다. (스페인 안내서.)

## 베팅과 대답

option-min_bet = 최소 베팅
option-min_bet-about = 처음 거는 돌의 최소. 모든 자료에서 2.
option-min_bet-value = 돌 { $n }개

option-min_raise = 최소 레이즈
option-min_raise-about = 레이즈로 더하는 돌의 최소. Pagat와 푸르니에 설명서는 2, 프랑스 연맹은 1.
option-min_raise-value = { $n }개 더

option-max_bet = 최대 베팅
option-max_bet-about = 오르다고를 빼고 한 라운드에 걸 수 있는 돌의 최대. 제한을 둔 자료는 없습니다.
option-max_bet-none = 제한 없음
option-max_bet-value = 돌 { $n }개

option-partner_override = 팀이 대답하는 방법
option-partner_override-about = 대답할 팀에서 누가 말하고, 파트너끼리 뜻이 다르면 어떻게 하는지.
option-partner_override-none = 한 명씩
option-partner_override-none-about = 먼저 보거나 레이즈한 사람이 정하고, 거절하면 파트너에게 묻습니다. (푸르니에 설명서, 바스크 자료.)
option-partner_override-plural = "우리"로
option-partner_override-plural-about = 같지만 "우린 본다"나 "우린 접는다"는 곧바로 둘의 대답이 됩니다. (Pagat, 스페인 연맹.)
option-partner_override-highest = 더 높은 대답
option-partner_override-highest-about = 둘 다 말하고 더 높은 대답을 따릅니다. 두 팀일 때만. (일부 프로그램.)
option-partner_override-spokesman = 한 사람만
option-partner_override-spokesman-about = 첫 상대가 팀을 대신해 대답합니다. (하우스 룰.)

option-answer_order = 먼저 대답하는 사람
option-answer_order-about = 대답이 시작되는 자리.
option-answer_order-from_bettor = 베팅한 사람 다음
option-answer_order-from_bettor-about = 차례로 다음 상대. (푸르니에 설명서.)
option-answer_order-from_mano = 마노에 가장 가까운 사람
option-answer_order-from_mano-about = 마노부터 시작합니다. (일부 프로그램.)

option-refusal_eliminates = 거절하면 제외
option-refusal_eliminates-about = 베팅에 패스한 사람이 그 라운드에서 다시 말할 수 있는지. 카드는 그대로 셉니다.
option-refusal_eliminates-false = 아니요
option-refusal_eliminates-false-about = 레이즈되어 돌아오면 다시 묻습니다. (대부분의 규칙.)
option-refusal_eliminates-true = 예
option-refusal_eliminates-true-about = 그 라운드에서 빠집니다. (푸르니에 설명서.)

## 돌

option-deje_timing = 데헤를 받는 때
option-deje_timing-about = 데헤(deje)는 모두 거절했을 때 마지막에 베팅한 쪽이 받는 돌입니다.
option-deje_timing-immediate = 바로
option-deje_timing-immediate-about = 라운드 도중에 받으며, 게임이 그것으로 끝날 수도 있습니다. (푸르니에 설명서, 바스크 자료, Pagat.)
option-deje_timing-at_count = 점수 계산 때
option-deje_timing-at_count-about = 그 라운드를 계산할 때 받습니다. (프랑스, 그곳 글에 따름.)

option-deje_extra_on_raise = 거절된 레이즈의 덤
option-deje_extra_on_raise-about = 파레스, 후에고, 푼토에서 레이즈를 거절하면 돌을 하나 더 주는지.
option-deje_extra_on_raise-0 = 아니요
option-deje_extra_on_raise-0-about = 그때까지 수락된 만큼만. (오늘날의 스페인 연맹과 대부분의 규칙.)
option-deje_extra_on_raise-1 = 돌 1개
option-deje_extra_on_raise-1-about = 돌 하나 더. (옛 스페인 연맹 규칙, 마드리드.)

option-punto_refused_bonus = 거절된 푼토의 돌
option-punto_refused_bonus-about = 푼토에서 베팅이 거절되면 데헤와 함께 푼토 자체의 돌 하나를 받습니다.
option-punto_refused_bonus-immediate = 바로
option-punto_refused_bonus-immediate-about = 둘을 함께: 하나는 푼토, 하나는 겁먹은 값. (바스크 자료.)
option-punto_refused_bonus-at_count = 점수 계산 때
option-punto_refused_bonus-at_count-about = 하나는 지금, 하나는 푼토를 계산할 때. (푸르니에 설명서.)

option-paso_bonus_pares_juego = 베팅 없는 파레스와 후에고
option-paso_bonus_pares_juego-about = 가장 좋은 패가 패의 값 말고 돌을 하나 더 받는지.
option-paso_bonus_pares_juego-none = 패의 값만
option-paso_bonus_pares_juego-none-about = 덤은 없습니다. (바스크 자료, 푸르니에 설명서, Pagat.)
option-paso_bonus_pares_juego-contested = 두 팀에 다 있으면
option-paso_bonus_pares_juego-contested-about = 두 팀이 베팅할 수 있었으면 돌 하나. (스페인 연맹에 관한 기록.)
option-paso_bonus_pares_juego-always = 언제나
option-paso_bonus_pares_juego-always-about = 한 팀에만 있어도 돌 하나. (프랑스, 그곳 글에 따름.)

option-perete_bonus = 페레테
option-perete_bonus-about = 4-5-6-7을 들면 돌 하나를 받는 라리오하의 관습.
option-perete_bonus-0 = 아니요
option-perete_bonus-0-about = 세지 않습니다. (대회.)
option-perete_bonus-1 = 돌 1개
option-perete_bonus-1-about = 아직 쓸 수 없습니다. 언제 받는지 밝힌 자료가 없습니다.

## 오르다고

option-ordago_precedence = 수락된 오르다고
option-ordago_precedence-about = 그 핸드의 앞선 라운드를 먼저 계산하는지.
option-ordago_precedence-immediate = 그것만으로 결정
option-ordago_precedence-immediate-about = 카드를 공개하고 그 라운드로 게임을 결정합니다. (주요 자료 넷 모두.)
option-ordago_precedence-count_prior = 앞선 라운드 먼저
option-ordago_precedence-count_prior-about = 앞선 라운드를 계산하고, 아무도 끝에 이르지 못하면 오르다고로 결정합니다. (하우스 룰.)

option-ordago_loser_score = 오르다고에서 진 쪽
option-ordago_loser_score-about = 진 팀의 점수가 어떻게 되는지.
option-ordago_loser_score-keep_immediate = 받은 것은 그대로
option-ordago_loser_score-keep_immediate-about = 이번 핸드에 받은 데헤는 남습니다. (대부분의 규칙.)
option-ordago_loser_score-hand_start = 핸드 전과 같게
option-ordago_loser_score-hand_start-about = 이번 핸드의 점수는 모두 없어집니다. (프랑스.)

## 테이블에서

option-signals = 신호
option-signals-about = 파트너끼리 어떤 신호를 어떤 몸짓으로 할 수 있는지. 사실만 됩니다.
option-signals-off = 신호 없음
option-signals-off-about = 얼굴은 움직이지 않습니다.
option-signals-ehmf = 바스크 연맹
option-signals-ehmf-about = 32~40의 신호와 푼토 30, 29의 신호가 있습니다.
option-signals-tikal = Tikal
option-signals-tikal-about = 그 출판사의 안내서대로, 왕 3장과 에이스 1장은 입맞춤.
option-signals-wikipedia_eu = 바스크어 위키백과
option-signals-wikipedia_eu-about = 짧은 목록, 입맞춤 포함.
option-signals-pagat = Pagat
option-signals-pagat-about = 영어권에 가장 잘 알려진 여섯 신호.
option-signals-fem = 스페인 연맹
option-signals-fem-about = 가장 긴 목록. 무스를 끊거나 베팅해 달라는 신호도 있습니다.
option-signals-fournier = 푸르니에
option-signals-fournier-about = 카드 회사의 스페인어 설명서에 있는 목록.

option-show_stock_size = 덱에 남은 카드
option-show_stock_size-about = 장수를 보여 주는지.
option-show_stock_size-false = 숨김
option-show_stock_size-false-about = 남은 카드를 세면 안 됩니다. (스페인 연맹.)
option-show_stock_size-true = 보임
option-show_stock_size-true-about = 배울 때 도움이 됩니다.

option-jokers = 와일드 카드
option-jokers-about = 옛 게임의 와일드 카드 두 장.
option-jokers-none = 없음
option-jokers-none-about = 오늘날의 모든 무스.
option-jokers-perico_perica = 페리코와 페리카
option-jokers-perico_perica-about = 배턴 카바요와 동전 소타는 라운드마다 가장 알맞은 카드가 됩니다. (바스크 자료, 역사. 쓰는 방법은 우리의 추측입니다.)
