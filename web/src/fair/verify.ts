/**
 * A record against the fair deal: was every card what its seed had promised?
 *
 * It holds no rules of play. It follows the cards: from the deck to the hands, from the hands to the pile, and from
 * the pile, shuffled again, back to the stock.
 */
import { commitment, cut, cutDeck, dealKey, deck, reshuffle, turnedUp } from './deal.ts'
import { Unfair, type FaultCode, type Values } from './faults.ts'
import { type Deal, type Hand, type Record } from './record.ts'
import { drawSeats } from './seats.ts'

export type Missing = 'commitment' | 'nonces' | 'seed' | 'next_commitment'

/** What was checked of one deal. */
export interface DealCheck {
  /** Number of the hand in the record, from 1. */
  hand: number
  /** Number of the deal in the match, from 1: the one that is part of its key. */
  number: number
  /** What the record would have to say; nothing was checked if there is any. */
  missing: Missing[]
  /** `seat`: a player cut, and the cards were checked behind that cut. */
  cut: 'none' | 'chance' | 'seat'
  /** Cards checked, in number. */
  dealt: number
  drawn: number
  reshuffles: number
  turnedUp: number
  deal: Deal
}

export interface Verified {
  /** Up to the end or the fault. */
  deals: DealCheck[]
  fault: Unfair | null
  /** Whether the draw for seats could be checked. */
  seats: boolean
  /** Nothing is wrong, and at least one deal could be checked. */
  ok: boolean
}

export function verify(record: Record): Verified {
  const deals: DealCheck[] = []
  let fault: Unfair | null = null
  let seats = false
  try {
    for (const deal of checks(record)) deals.push(deal)
    seats = checkSeats(record)
  } catch (error) {
    if (!(error instanceof Unfair)) throw error
    fault = error
  }
  return { deals, fault, seats, ok: fault === null && deals.some((deal) => !deal.missing.length) }
}

function* checks(record: Record): Generator<DealCheck> {
  const match = new Match()
  let number = 0
  let before: Deal | null = null
  const first = record.hands[0]?.mano ?? record.mano
  if (first !== record.mano) throw new Unfair('seats', 1, 1, { told: `mano ${record.mano}`, due: `mano ${first}` })
  for (const [index, hand] of record.hands.entries()) {
    for (const [place, deal] of hand.deals.entries()) {
      number++
      const last = place === hand.deals.length - 1
      const way = new Way(record, deal, number, index + 1, place + 1, match)
      way.checkPromise(before)
      if (!way.missing(before).length) {
        way.deal(hand, cutOf(record, index, place))
        if (last) hand.tokens.forEach((token) => way.follow(token))
        way.end()
      }
      yield way.check
      before = deal
    }
  }
}

/** Where the deck was cut for a deal: the cut may have ended the claims of the hand before. */
function cutOf(record: Record, hand: number, deal: number): number | null {
  const told = record.hands[hand]!.deals[deal]!.cut
  if (told !== null || deal > 0) return told
  const ended = /^k:(\d{1,2})$/.exec(record.hands[hand - 1]?.tokens.at(-1) ?? '')
  return ended ? Number(ended[1]) : null
}

function checkSeats(record: Record): boolean {
  const deal = record.hands[0]?.deals[0]
  if (!record.seating || !deal?.seed || !deal.nonces) return false
  const due = drawSeats(dealKey(deal.seed, 1, deal.nonces), record.rules)
  if (due.mano === record.mano && due.players.join() === record.seating.join()) return true
  const told = `${record.seating.join(' ')}, mano ${record.mano}`
  throw new Unfair('seats', 0, 0, { told, due: `${due.players.join(' ')}, mano ${due.mano}` })
}

/** What must be the same in all deals of a match. */
class Match {
  chanceCuts: boolean | null = null
  /** The chance of a card turned up is not told, but there is only one. */
  #most = -1n
  #least = 1n << 64n

  /** Whether this number goes with the others: none that turned a card up is as large as one that did not. */
  fits(number: bigint, turnedUp: boolean): boolean {
    if (turnedUp) this.#most = number > this.#most ? number : this.#most
    else this.#least = number < this.#least ? number : this.#least
    return this.#most < this.#least
  }
}

/** The way of the cards in one deal. */
class Way {
  readonly check: DealCheck
  #record: Record
  /** Number of the deal in its hand, from 1. */
  #place: number
  #match: Match
  #key: Uint8Array = new Uint8Array()
  #stock: string[] = []
  #pile = new Set<string>()
  #hands: Set<string>[] = []
  /** What each seat gave up in this exchange, in the order they did. */
  #given: { seat: number; cards: string[] }[] = []
  /** Who is still to be served, and with how many cards. */
  #waiting: { seat: number; need: number }[] = []
  #aside: boolean
  #moves = 0

  constructor(record: Record, deal: Deal, number: number, hand: number, place: number, match: Match) {
    this.#record = record
    this.#place = place
    this.#match = match
    this.#aside = record.rules.hand_size > 4
    this.check = { hand, number, missing: [], cut: 'none', dealt: 0, drawn: 0, reshuffles: 0, turnedUp: 0, deal }
  }

  /** The seed fits its commitment, and that is the one published with the deal before. */
  checkPromise(before: Deal | null): void {
    const { seed, commitment: told } = this.check.deal
    if (before?.next && told && before.next !== told) throw this.#unfair('promise')
    if (seed && told && commitment(seed) !== told) throw this.#unfair('seed')
  }

  missing(before: Deal | null): Missing[] {
    const { deal, missing } = this.check
    for (const name of ['commitment', 'nonces', 'seed'] as const) if (deal[name] === null) missing.push(name)
    if (before && before.next === null) missing.push('next_commitment')
    return missing
  }

  /** Cut and deal: one card a seat from mano, round after round. */
  deal(hand: Hand, cutAt: number | null): void {
    const { deal, number } = this.check
    const { seats, hand_size, cut_min } = this.#record.rules
    this.#key = dealKey(deal.seed!, number, deal.nonces!)
    this.#stock = deck(this.#key)
    if (cutAt !== null) {
      this.check.cut = this.#record.cutBySeat ? 'seat' : 'chance'
      const due = cut(this.#key, cut_min)
      if (this.check.cut === 'chance' && cutAt !== due) throw this.#unfair('cut', { told: cutAt, due })
      this.#stock = cutDeck(this.#stock, cutAt)
    }
    const order = Array.from({ length: seats }, (_, n) => (hand.mano + n) % seats)
    const rounds = Array.from({ length: hand_size }, (_, round) => order.map((seat) => deal.hands[seat]![round]!))
    this.#take(rounds.flat(), deal.exposed)
    this.check.dealt = seats * hand_size
    this.#hands = deal.hands.map((cards) => new Set(cards))
  }

  /** One token after the deal: only those that move cards matter here. */
  follow(token: string): void {
    if (token.startsWith('d:')) return this.#discard(cardsIn(token.slice(2)) ?? this.#nonsense(token), token)
    if (!token.startsWith('+:')) return
    const [names, exposed = null] = token.slice(2).split('!')
    this.#draw(cardsIn(names!) ?? this.#nonsense(token), exposed, token)
  }

  /** What is known only when all is told. */
  end(): void {
    const { cut: how, reshuffles, deal } = this.check
    if (reshuffles !== deal.reshuffles) throw this.#unfair('reshuffles', { told: deal.reshuffles, due: reshuffles })
    if (how === 'seat') return
    const chance = how === 'chance'
    if (this.#match.chanceCuts !== null && this.#match.chanceCuts !== chance) throw this.#unfair('cut-sometimes')
    this.#match.chanceCuts = chance
  }

  #discard(cards: string[], token: string): void {
    if (this.#waiting.length) this.#nonsense(token)
    const { seats, discard_order } = this.#record.rules
    // Whoever gives nothing up gets nothing, so it does not matter who that is.
    const seat = cards.length ? this.#hands.findIndex((hand) => hand.has(cards[0]!)) : -1
    for (const card of cards) {
      if (seat < 0 || !this.#hands[seat]!.delete(card)) this.#nonsense(token)
      this.#pile.add(card)
    }
    this.#given.push({ seat, cards })
    if (this.#given.length < seats) return
    const served = discard_order === 'from_dealer' ? this.#given.toReversed() : this.#given
    this.#waiting = served.map((each) => ({ seat: each.seat, need: each.cards.length })).filter(({ need }) => need)
    if (this.#aside) [this.#aside, this.#waiting] = [false, []]
    if (!this.#waiting.length) this.#given = []
  }

  #draw(cards: string[], exposed: string | null, token: string): void {
    const next = this.#waiting[0] ?? this.#nonsense(token)
    if (!this.#stock.length) this.#reshuffle(next.seat)
    if (cards.length !== Math.min(next.need, this.#stock.length)) this.#nonsense(token)
    this.#take(cards, exposed)
    this.check.drawn += cards.length
    for (const card of cards) this.#hands[next.seat]!.add(card)
    next.need -= cards.length
    if (!next.need) this.#waiting.shift()
    if (!this.#waiting.length) this.#given = []
  }

  /** The stock is used up: the pile is the new one; at some tables without what the last to be served gave up. */
  #reshuffle(seat: number): void {
    const lastApart = this.#record.rules.reshuffle === 'last_apart' && this.#waiting.length === 1
    const apart = new Set(lastApart ? this.#given.find((each) => each.seat === seat)!.cards : [])
    this.check.reshuffles++
    this.#stock = reshuffle(this.#key, this.check.reshuffles, new Set([...this.#pile].filter((card) => !apart.has(card))))
    this.#pile = apart
  }

  /** Cards come from the stock: the right ones, and the right one is turned up or none. */
  #take(cards: string[], exposed: string | null): void {
    const due = this.#stock.splice(0, cards.length)
    const wrong = cards.findIndex((card, place) => card !== due[place])
    if (wrong >= 0) throw this.#unfair('card', { told: cards[wrong]!, due: due[wrong] ?? '–' })
    const { number, place } = turnedUp(this.#key, this.#moves++, cards.length)
    if (exposed !== null && exposed !== cards[place]) {
      throw this.#unfair('exposed', { told: exposed, due: cards[place]! })
    }
    if (!this.#match.fits(number, exposed !== null)) throw this.#unfair('chance')
    if (exposed !== null) this.check.turnedUp++
  }

  #nonsense(token: string): never {
    throw this.#unfair('moves', { token })
  }

  #unfair(code: FaultCode, values: Values = {}): Unfair {
    return new Unfair(code, this.check.hand, this.#place, values)
  }
}

/** `2o5c` as cards; null if it is none. */
function cardsIn(names: string): string[] | null {
  return /^(?:[1-7SCR][oceb])*$/.test(names) ? (names.match(/../g) ?? []) : null
}
