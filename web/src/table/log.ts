/** Events in sentences, for the log that is read aloud. */
import { t } from '../i18n.svelte'
import { listed } from '../people'
import type { WireEvent, WirePaid, WireView } from '../wire'
import { callText, cardName, type Moment } from './words'
import { closedWords } from './reasons'

/** A side as the catalogues decline it. */
export type Who = 'us' | 'them' | 'you' | 'other'

/** Who is who at this table. */
export interface People {
  /** The reader's seat, −1 for a spectator. */
  me: number
  name(seat: number): string
  side(side: number): string
  sides: number[]
  who(side: number): Who
  /** Whose cards earn that lance, once the cards are shown. */
  because(lance: string): string
  wild: boolean
}

/** One event in words; empty where it says nothing new. */
export function sentence(event: WireEvent, moment: Moment, people: People): string {
  const name = (seat: number): string => people.name(seat)
  switch (event.e) {
    case 'Dealt':
      return dealt(event.hands[people.me] ?? [], event.mano, people)
    case 'Exposed':
      return t('live-exposed', { card: cardName(event.card, people.wild) })
    case 'Called':
      return says(event.seat, callText(event.action, moment), people)
    case 'ManoMoved':
      return event.mano === people.me ? t('live-mano-moved-you') : t('live-mano-moved', { name: name(event.mano) })
    case 'DeckCut':
      return event.seat >= 0 ? says(event.seat, t('call-cut-deck', { n: event.n }), people) : ''
    case 'Redealt':
      return t('live-redealt')
    case 'Lapsed':
      return `${people.side(event.side)}: ${t('live-lapsed', { n: event.points })}`
    case 'HandEnded':
      return event.score.map((points, side) => `${people.side(side)}: ${points}`).join(', ')
    case 'Discarded':
      return event.seat === people.me
        ? t('live-you-changed', { n: event.cards.length })
        : t('live-changed', { name: name(event.seat), n: event.cards.length })
    case 'Reshuffled':
      return t('live-reshuffled')
    case 'Served':
      return event.seat === people.me ? t('live-new-cards-only', { cards: names(event.cards, people) }) : ''
    case 'Declared':
      return declared(event.lance, event.holders, people)
    case 'LanceClosed':
      // That one side alone has it, or nobody, was told by the declaration.
      if (event.status === 'UNCONTESTED' || event.status === 'NOT_PLAYED') return ''
      return `${t(`lance-${event.lance}`)}: ${closedWords(event.status, event.stones)}`
    case 'Paid':
      return paid(event, people)
    case 'Offered':
      return event.entries.some((entry) => entry.side === people.sides[people.me]) ? t('claims-about') : ''
    case 'Claimed':
      return says(event.seat, t('call-claim', { n: event.n }), people)
    case 'OrdagoWon':
      return event.seat === people.me ? t('live-ordago-won-you') : t('live-ordago-won', { name: name(event.seat) })
    case 'Dentro':
      return `${people.side(event.side)}: ${t('call-dentro')}`
    case 'GameEnded':
      return won('game', event.winner, people)
    case 'MatchEnded':
      return won('match', event.winner, people)
    case 'Signed':
      return t('live-sena-made', { meaning: t(`sena-${event.meaning}`) })
    case 'Perceived':
      return seen(event.signer, event.meaning, people)
    case 'Looked':
      return looked(event.seat, event.target, people)
    case 'Spoke':
      return t('live-partner-says', { name: name(event.seat), phrase: t(`say-${event.phrase}`) })
    default:
      return ''
  }
}

/** "It is your turn: …" with what is asked; empty when it is somebody else's. */
export function turnSentence(view: WireView): string {
  if (view.actor === null || view.actor !== view.viewer) return ''
  const bet = view.bet
  const words = [t('live-your-turn')]
  if (bet?.ordago) words.push(t('live-ordago-theirs', { price: bet.price }))
  else if (bet && bet.bettor !== null) words.push(t('live-bet-theirs', { total: bet.stake, price: bet.price }))
  else if (bet) words[0] = t('live-your-turn-lance', { lance: t(`lance-${view.stage}`) })
  if (view.stage === 'talk') words.push(t('live-mus-question'))
  if (view.stage === 'discard') words.push(t('live-choose-discard'))
  if (view.stage === 'visto') words.push(t('live-visto-question'))
  if (view.stage === 'deal') words.push(t('live-cut-question'))
  return words.join(' ')
}

function paid(event: WirePaid, people: People): string {
  const { lance, points, side, reason } = event
  const words = t(`count-${reason}`, { who: people.who(side), name: people.side(side), points, lance })
  const because = event.at_once ? '' : people.because(lance)
  return because ? `${words} (${because})` : words
}

/** "We win the game". */
export function won(what: 'game' | 'match', side: number, people: Pick<People, 'who' | 'side'>): string {
  const who = people.who(side)
  return t(`${what}-won-${who === 'other' ? 'name' : who}`, { name: people.side(side) })
}

/** Cards in words. */
export function names(cards: string[], people: People): string {
  return listed(cards.map((card) => cardName(card, people.wild)))
}

function says(seat: number, call: string, people: People): string {
  return seat === people.me ? t('live-you-say', { call }) : t('live-says', { name: people.name(seat), call })
}

function dealt(own: string[], mano: number, people: People): string {
  const start = mano === people.me ? t('live-you-are-mano') : t('live-hand-begins', { name: people.name(mano) })
  return own.length > 0 && !own.includes('??') ? `${start} ${t('live-dealt', { cards: names(own, people) })}` : start
}

function declared(lance: string, holders: number[], people: People): string {
  if (holders.length === 0) return t(lance === 'pares' ? 'live-no-pares' : 'live-no-juego')
  const words = holders.map((seat) => t(`live-${seat === people.me ? 'you-have' : 'has'}-${lance}`, { name: people.name(seat) }))
  const sides = new Set(holders.map((seat) => people.sides[seat]))
  if (sides.size === 1) words.push(t(lance === 'pares' ? 'live-pares-one-side' : 'live-juego-one-side'))
  return words.join(' ')
}

function looked(seat: number, target: number, people: People): string {
  if (seat === people.me) return target === seat ? t('live-you-look-own') : t('live-you-look', { other: people.name(target) })
  return seat === target ? '' : t('live-looks', { name: people.name(seat), other: people.name(target) })
}

function seen(signer: number, meaning: string, people: People): string {
  const partner = people.me >= 0 && people.sides[signer] === people.sides[people.me]
  return t(partner ? 'live-sena-seen' : 'live-sena-caught', { name: people.name(signer), meaning: t(`sena-${meaning}`) })
}
