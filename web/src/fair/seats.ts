/** The draw for seats, from the key of a match's first deal: who sits where, and who starts. */
import { seatingDeck, seatingMano } from './deal.ts'
import type { CardRules } from './record.ts'

export interface Seating {
  /** For each seat, where its player stood before. */
  players: number[]
  mano: number
}

/** From the suit of the one card that is cut to how far the deal moves on. */
const STEPS: { [suit: string]: number } = { o: 1, c: 2, e: 3, b: 0 }

export function drawSeats(key: Uint8Array, rules: CardRules): Seating {
  const { seats } = rules
  const places = Array.from({ length: seats }, (_, place) => place)
  if (rules.seating === 'agreed') return { players: places, mano: seatingMano(key, seats) }
  const cards = decks(key)
  if (rules.seating === 'suit_cut') {
    const suit = cards.next().value[1]!
    return { players: places, mano: (seatingMano(key, seats) + STEPS[suit]! + 1) % seats }
  }
  const drawn = draws(places, cards, (card) => rank(card, rules.kings))
  const fromHigh = [...places].sort((a, b) => rank(drawn[b]!, rules.kings) - rank(drawn[a]!, rules.kings))
  if (rules.seating === 'draw_pairs_high_mano') return { players: highTogether(rules, fromHigh), mano: 0 }
  const lowest = fromHigh.at(-1)!
  return { players: places, mano: rules.seating === 'draw_lowest_mano' ? lowest : (lowest + 1) % seats }
}

/** One card for each place; those who tie put theirs aside and draw again. */
function draws(places: number[], cards: Generator<string, never>, value: (card: string) => number): string[] {
  const drawn: string[] = []
  for (let drawing = places; drawing.length; ) {
    for (const place of drawing) drawn[place] = ''
    for (const place of drawing) {
      let card = cards.next().value
      while (drawn.includes(card)) card = cards.next().value
      drawn[place] = card
    }
    const values = drawn.map(value)
    drawing = places.filter((place) => values.filter((each) => each === values[place]).length > 1)
  }
  return drawn
}

function* decks(key: Uint8Array): Generator<string, never> {
  for (let n = 1; ; n++) yield* seatingDeck(key, n)
}

/** How high a card counts: with eight kings a three is a king and a two an ace; with nine the five of coins is one, too. */
function rank(card: string, kings: number): number {
  if (kings === 4) return '1234567SCR'.indexOf(card[0]!)
  if (kings === 9 && card === '5o') return 9
  return ({ '3': 9, '2': 0 } as { [rank: string]: number })[card[0]!] ?? '1234567SCR'.indexOf(card[0]!)
}

/** The highest draws make the side of mano, the next highest the side to its right, and so on. */
function highTogether(rules: CardRules, fromHigh: number[]): number[] {
  const sides = new Set(rules.sides).size
  const members = rules.seats / sides
  const seats: number[] = Array<number>(rules.seats).fill(0)
  fromHigh.forEach((player, place) => (seats[Math.floor(place / members) + (place % members) * sides] = player))
  return seats
}
