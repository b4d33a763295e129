/** The part of a record (docs/reference/mgn.md) that says who got which cards, and what proves it. */
import { parse } from 'smol-toml'
import { CARDS, NO_NONCE } from './deal.ts'
import { Unreadable } from './faults.ts'
import PRESETS from './presets.json' with { type: 'json' }

const MOST_CHARACTERS = 32 * 1024 * 1024
const HEX_32 = /^[0-9a-f]{64}$/
const NAMES = new Set(CARDS)

/** The rules on which the way of the cards depends. */
export interface CardRules {
  seats: number
  /** The side of each seat. */
  sides: number[]
  cut_min: number
  hand_size: number
  kings: number
  claims: string
  discard_order: string
  reshuffle: string
  seating: string
}

export interface Deal {
  /** Where the deck was cut for it, null if that ended the claims of the hand before, or if nobody cut. */
  cut: number | null
  /** By seat, in the order dealt. */
  hands: string[][]
  exposed: string | null
  reshuffles: number
  /** Each null where the record does not tell; a nonce nobody sent is {@link NO_NONCE}. */
  commitment: string | null
  next: string | null
  nonces: string[] | null
  seed: string | null
}

export interface Hand {
  mano: number
  deals: Deal[]
  /** What took a turn after the deal: looks, señas and words of no turn are left out. */
  tokens: string[]
}

export interface Record {
  rules: CardRules
  cutBySeat: boolean
  mano: number
  /** By seat, where its player stood before the draw for seats. */
  seating: number[] | null
  hands: Hand[]
}

/** Read a record; throws {@link Unreadable}. */
export function read(text: string): Record {
  if (text.length > MOST_CHARACTERS) throw new Unreadable('', `more than ${MOST_CHARACTERS} characters`)
  let document: unknown
  try {
    document = parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Unreadable('', (error as Error).message.split('\n')[0]!)
  }
  const top = new Fields(document, '')
  if (top.value('format') !== 'mgn') throw new Unreadable('format', 'not a record')
  if (top.value('version') !== '1.0') throw new Unreadable('version', 'this page reads version 1.0')
  const rules = rulesOf(top.table('rules'))
  const start = top.table('start')
  return {
    rules,
    cutBySeat: top.table('table').value('cut_by_seat') === true || rules.claims === 'manual',
    mano: start.number('mano', 0, rules.seats - 1),
    seating: start.has('seating') ? start.numbers('seating', rules.seats, rules.seats - 1) : null,
    hands: top.tables('hands', 'hand').map((each) => handOf(each, rules)),
  }
}

function rulesOf(fields: Fields): CardRules {
  const preset = fields.text('preset')
  if (!Object.hasOwn(PRESETS, preset)) throw fields.wrong('preset')
  const values = PRESETS[preset as keyof typeof PRESETS]
  const word = (name: 'claims' | 'discard_order' | 'reshuffle' | 'seating') =>
    fields.has(name) ? fields.text(name) : values[name]
  const number = (name: 'cut_min' | 'hand_size' | 'kings', most: number) =>
    fields.has(name) ? fields.number(name, 1, most) : values[name]
  const seats = fields.has('seats') ? fields.number('seats', 2, 6) : 4
  const usual = Array.from({ length: seats }, (_, seat) => (seats === 4 || seats === 6 ? seat % 2 : seat))
  return {
    seats,
    sides: fields.has('sides') ? fields.numbers('sides', seats, seats - 1) : usual,
    cut_min: number('cut_min', 20),
    hand_size: number('hand_size', 5),
    kings: number('kings', 9),
    claims: word('claims'),
    discard_order: word('discard_order'),
    reshuffle: word('reshuffle'),
    seating: word('seating'),
  }
}

function handOf(fields: Fields, rules: CardRules): Hand {
  const deals = fields.tables('deals', 'deal').map((each) => dealOf(each, rules))
  if (!deals.length) throw fields.wrong('deals')
  const tokens = fields.table('play').text('actions').split(/\s+/)
  return {
    mano: fields.number('mano', 0, rules.seats - 1),
    deals,
    tokens: tokens.filter((token) => token && !token.includes('@')),
  }
}

function dealOf(fields: Fields, rules: CardRules): Deal {
  const hands = fields.texts('hands', rules.seats).map((hand) => hand.split(' '))
  if (hands.some((hand) => hand.length !== rules.hand_size || !hand.every((card) => NAMES.has(card)))) {
    throw fields.wrong('hands')
  }
  const exposed = fields.has('exposed') ? fields.text('exposed') : null
  if (exposed !== null && !NAMES.has(exposed)) throw fields.wrong('exposed')
  const nonces = fields.has('nonces') ? fields.texts('nonces', rules.seats).map((each) => each || NO_NONCE) : null
  if (nonces?.some((each) => !HEX_32.test(each))) throw fields.wrong('nonces')
  return {
    cut: fields.has('cut') ? fields.number('cut', 1, 39) : null,
    hands,
    exposed,
    reshuffles: fields.has('reshuffles') ? fields.number('reshuffles', 0, 1_000_000_000) : 0,
    commitment: fields.bytes('commitment'),
    next: fields.bytes('next_commitment'),
    nonces,
    seed: fields.bytes('seed'),
  }
}

/** The fields of one table; each getter throws {@link Unreadable} with the place of the field. */
class Fields {
  #table: { [name: string]: unknown }
  #place: string

  constructor(table: unknown, place: string) {
    if (typeof table !== 'object' || table === null || Array.isArray(table)) {
      throw new Unreadable(place, 'expected a table')
    }
    this.#table = table as { [name: string]: unknown }
    this.#place = place
  }

  has = (name: string): boolean => Object.hasOwn(this.#table, name)
  value = (name: string): unknown => (this.has(name) ? this.#table[name] : undefined)
  wrong = (name: string): Unreadable => new Unreadable(this.#at(name), this.has(name) ? 'makes no sense' : 'is missing')

  text(name: string): string {
    const value = this.value(name)
    if (typeof value !== 'string') throw this.wrong(name)
    return value
  }

  number(name: string, least: number, most: number): number {
    const value = this.value(name)
    if (!whole(value, least, most)) throw this.wrong(name)
    return value
  }

  numbers(name: string, length: number, most: number): number[] {
    const value = this.value(name)
    if (!Array.isArray(value) || value.length !== length || !value.every((each) => whole(each, 0, most))) {
      throw this.wrong(name)
    }
    return value as number[]
  }

  texts(name: string, length: number): string[] {
    const value = this.value(name)
    if (!Array.isArray(value) || value.length !== length || !value.every((each) => typeof each === 'string')) {
      throw this.wrong(name)
    }
    return value as string[]
  }

  bytes(name: string): string | null {
    if (!this.has(name)) return null
    const value = this.text(name)
    if (!HEX_32.test(value)) throw this.wrong(name)
    return value
  }

  table(name: string): Fields {
    if (!this.has(name)) throw this.wrong(name)
    return new Fields(this.value(name), this.#at(name))
  }

  tables(name: string, each: string): Fields[] {
    const value = this.value(name) ?? []
    if (!Array.isArray(value)) throw this.wrong(name)
    const start = this.#place ? `${this.#place}, ` : ''
    return value.map((table, n) => new Fields(table, `${start}${each} ${n + 1}`))
  }

  #at = (name: string): string => (this.#place ? `${this.#place}, ${name}` : name)
}

function whole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
