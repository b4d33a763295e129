### 안내 핸드: 테이블 옆에서 설명하는 말.

guide-title = 안내 핸드
guide-offer = 무스가 처음인가요?
guide-offer-about = 봇과 한 핸드를 하는 동안 테이블 옆에서 모두 설명합니다. 2~3분이면 됩니다.
guide-begin = 시작
guide-decline = 괜찮습니다
guide-again = 한 핸드 해 보며 배우기
guide-leave = 안내 끝내기

## 라운드 전

# $name은 파트너, $games는 매치를 이기는 데 필요한 게임 수.
guide-aim = 파트너: { $name }. 둘이 한 팀으로 다른 두 사람과 겨룹니다. 먼저 돌 { $target }개를 모으면 게임을, { $games }게임을 이기면 매치를 이깁니다.
guide-talk-again = 새 카드를 받았습니다. 다시 한번: 무스, 아니면 무스 없음?
guide-keep = 남길 만한 카드: 그란데에는 왕, 치카에는 에이스, 파레스에는 같은 카드, 후에고에는 31 이상.
guide-cut = 무스를 끊은 사람: { $name }. 이 카드로 핸드를 합니다.
guide-cut-you = 내가 무스를 끊었습니다. 이 카드로 핸드를 합니다.

## 지금 버튼의 뜻

guide-act-mus = 카드를 바꾸고 싶습니다.
guide-act-no-mus = 아무도 바꾸지 않고 베팅을 시작합니다.
guide-act-defer = 파트너가 정합니다.
guide-act-paso = 지금은 걸지 않습니다.
guide-act-envido = 돌 { $n }개를 겁니다.
guide-act-more = 다른 개수를 겁니다.
guide-act-more-both = 다른 개수, 또는 두 사람 몫의 대답.
guide-act-raise = { $n }개를 더 걸고 상대가 대답해야 합니다.
guide-act-ordago = 이 라운드에 게임 전체를 겁니다.
guide-act-quiero = 돌 { $n }개가 걸리고, 계산 때 더 좋은 패가 가져갑니다.
guide-act-quiero-ordago = 지금 카드를 공개하고 이 라운드로 게임을 정합니다.
guide-act-no-quiero = 상대가 데헤로 돌 { $n }개를 가져갑니다.
guide-act-no-quiero-partner = 파트너가 아직 수락할 수 있습니다. 아니면 상대가 데헤로 { $n }개를 가져갑니다.

## 내가 한 말의 뜻

guide-said-mus = 무스라고 했습니다. 네 사람 모두 그러면 다 같이 카드를 바꿉니다.
guide-said-defer = 파트너에게 맡겼습니다.
guide-said-changed = { $n }장을 바꿉니다. 모두 고르면 새 카드를 받습니다.
guide-said-paso = 패스했습니다. 누가 걸면 아직 대답할 수 있습니다.
guide-said-bet = 걸었습니다. 상대는 수락, 거절, 레이즈를 할 수 있습니다.
guide-said-ordago = 게임 전체를 걸었습니다. 상대는 수락하거나 거절합니다.
guide-said-no = 거절했습니다. 파트너가 아직 수락할 수 있습니다.

## 라운드

guide-closed-paso = { in-lance } 모두 패스: 계산 때 카드로 정합니다.
guide-closed-accepted = { in-lance } 돌 { $n }개가 걸렸습니다. 계산 때 더 좋은 패가 가져갑니다.
guide-holders =
    { $lance ->
        [juego] 후에고가 있는 사람
       *[other] 파레스가 있는 사람
    }: { $names }.
guide-no-part =
    { $lance ->
        [juego] 후에고가 없어
       *[other] 파레스가 없어
    } 이 라운드에서는 걸지 않습니다.
guide-senas = 신호는 파트너에게 보내는 표정입니다. 가진 패를 알리며 언제나 사실입니다. 얼굴 버튼에 내 신호가 있습니다.

## 끝

guide-score = 지금 돌: 우리 { $us }, 상대 { $them }, 목표 { $target }.
guide-end = 무스 한 핸드가 끝났고 매치는 계속됩니다. 화면의 무스 용어를 누르면 뜻이 나옵니다.
