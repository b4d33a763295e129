/** Where grande or chica was not decided by kings or aces: the two cards that decided it. */
import type { WireSummary, WireValue } from '../wire'

/** From the best card of grande to the best one of chica. */
const ORDER = 'RCS7654321'

export interface Decider {
  /** The winner's card and the one it beat, as ranks they play as. */
  better: string
  worse: string
}

/** The first cards in which the winner differs from the best rival, if both showed as many kings (or aces); else null. */
export function decider(lance: string, winner: number, summary: WireSummary, sides: number[]): Decider | null {
  const count = summary.values[winner]?.[lance === 'grande' ? 'kings' : 'aces'] ?? 0
  const won = inOrder(lance, winner, summary)
  if (!won || count === 0) return null
  let first = 0
  let worse = ''
  for (const seat of summary.hands.keys()) {
    if (sides[seat] === sides[winner]) continue
    const lost = inOrder(lance, seat, summary)
    if (!lost) return null
    const place = [...won].findIndex((rank, index) => rank !== lost[index])
    if (place < 0) return null
    // The rival who comes closest; of two at the same place, the better card.
    if (place > first || (place === first && beats(lance, lost[place]!, worse))) [first, worse] = [place, lost[place]!]
  }
  return first >= count ? { better: won[first]!, worse } : null
}

function beats(lance: string, card: string, other: string): boolean {
  if (!other) return true
  return lance === 'grande' ? ORDER.indexOf(card) < ORDER.indexOf(other) : ORDER.indexOf(card) > ORDER.indexOf(other)
}

/** The ranks of a hand, the best for this lance first. */
function inOrder(lance: string, seat: number, { hands, values }: WireSummary): string | null {
  const [cards, value] = [hands[seat], values[seat]]
  const ranks = cards && value ? playing(cards, value) : null
  if (!ranks) return null
  const best = ranks.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  return (lance === 'grande' ? best : best.reverse()).join('')
}

/** What the cards of a hand play as, by the kings and aces it was valued with; null where that is not to be seen. */
function playing(cards: string[], value: WireValue): string[] | null {
  const ranks = cards.map((card) => card[0]!)
  let [kings, aces] = [value.kings, value.aces]
  for (const rank of ranks) {
    if (rank === 'R') kings -= 1
    else if (rank === '1') aces -= 1
  }
  const found = ranks.map((rank) => {
    if (kings > 0 && rank === '3') return (kings -= 1), 'R'
    if (aces > 0 && rank === '2') return (aces -= 1), '1'
    return rank
  })
  const coin = cards.indexOf('5o')
  if (kings === 1 && coin >= 0) [kings, found[coin]] = [0, 'R']
  return kings === 0 && aces === 0 ? found : null
}
