/** The words of cards, hands and calls in the reader's language. */
import { said, saidBeside, t, type Arguments } from '../i18n.svelte'
import type { WireValue } from '../wire'

/** What a word needs to know about the moment it was said in. */
export interface Moment {
  /** A bet stood already: the number is what was added. */
  raise?: boolean
  /** The two sides of a talk by teams have words of their own. */
  team?: boolean
}

const CALLS: Record<string, string> = {
  mus: 'call-mus', cut: 'call-cut', defer: 'call-defer', x: 'call-paso', q: 'call-quiero', n: 'call-no-quiero',
  qq: 'call-queremos', nn: 'call-no-queremos', h: 'call-ordago', v: 'call-visto-yes', w: 'call-visto-no',
}

/** A token of the record as it is said at the table. */
export function callText(token: string, moment: Moment = {}): string {
  return said(...message(token, moment))
}

/** The same in the other language, small beside it; empty where there is none. */
export function callBeside(token: string, moment: Moment = {}): string {
  return /^[dk]:/.test(token) ? '' : saidBeside(...message(token, moment))
}

function message(token: string, moment: Moment): [string, Arguments?] {
  if (moment.team && (token === 'mus' || token === 'cut')) return [`call-team-${token}`]
  const id = CALLS[token]
  if (id) return [id]
  const [head, rest = ''] = token.split(':')
  switch (head) {
    case 'd':
      return rest ? ['call-changed', { n: rest.length / 2 }] : ['call-served']
    case 'k':
      return ['call-cut-deck', { n: Number(rest) }]
    case 'c':
      return ['call-claim', { n: Number(rest) }]
    case 's':
      return [`sena-${rest}`]
    case 'y':
      return [`say-${rest}`]
    default:
      return [moment.raise ? 'call-raise' : 'call-envido', { n: Number(token.slice(1)) }]
  }
}

/** The last call of each seat with its words; `stake` tells raises from first bets where earlier ones are gone. */
export function bubbles(calls: [number, string][], stake: number, team: boolean): Map<number, Bubble> {
  const bets = calls.filter(([, token]) => isBet(token))
  const sum = bets.reduce((total, [, token]) => total + Number(token.slice(1)), 0)
  let raise = sum < stake
  const found = new Map<number, Bubble>()
  for (const [seat, token] of calls) {
    found.delete(seat)
    const moment = { raise, team }
    found.set(seat, { token, text: callText(token, moment), beside: callBeside(token, moment), tone: tone(token) })
    if (isBet(token)) raise = true
  }
  return found
}

export type Tone = 'plain' | 'bet' | 'yes' | 'no' | 'ordago'

export interface Bubble {
  token: string
  text: string
  /** The same in another language. */
  beside: string
  tone: Tone
}

/** Whether a token is an envido or a raise. */
export function isBet(token: string): boolean {
  return /^e\d+$/.test(token)
}

function tone(token: string): Tone {
  if (token === 'h') return 'ordago'
  if (isBet(token)) return 'bet'
  if (token === 'q' || token === 'qq') return 'yes'
  return token === 'n' || token === 'nn' || token === 'cut' ? 'no' : 'plain'
}

/** "king of coins"; the two wild cards of the historic game by their own names. */
export function cardName(card: string, wild = false): string {
  if (card === '??') return t('card-hidden')
  if (wild && card === 'Cb') return t('card-perico')
  if (wild && card === 'So') return t('card-perica')
  const [rank = '', suit = ''] = card
  return t('card-name', { rank: t(`rank-${rank}`), suit: t(`suit-of-${suit}`) })
}

/** What a hand shows in a lance: "two kings", "Duples: kings and aces", "Thirty-one". */
export function handWords(lance: string, cards: string[], value: WireValue): string {
  if (lance === 'pares') return paresWords(value)
  if (lance === 'juego' || lance === 'punto') return totalWords(value)
  const count = lance === 'grande' ? value.kings : value.aces
  if (count > 0) return t(lance === 'grande' ? 'hand-kings' : 'hand-aces', { n: count })
  return cards.map((card) => t(`rank-${card[0]}`)).join(', ')
}

export function paresWords(value: WireValue): string {
  const [high, low] = [value.pares_high, value.pares_low].map((rank) => (rank ? t(`rank-many-${rank}`) : ''))
  if (value.pares === 1) return t('hand-par', { high: high ?? '' })
  if (value.pares === 2) return t('hand-medias', { high: high ?? '' })
  if (value.pares === 3 && value.pares_high === value.pares_low) return t('hand-duples-four', { high: high ?? '' })
  return value.pares === 3 ? t('hand-duples', { high: high ?? '', low: low ?? '' }) : t('pares-none')
}

export function totalWords(value: WireValue): string {
  if (!value.juego) return t('punto-total', { n: value.total })
  if (value.real31) return t('real-31')
  return value.total === 31 ? t('juego-31') : t('juego-total', { n: value.total })
}

/** What one's own cards are worth, in few words. */
export function worth(value: WireValue): string {
  return [value.pares > 0 ? paresWords(value) : '', totalWords(value)].filter(Boolean).join(' · ')
}
