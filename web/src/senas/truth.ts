/**
 * Which signs are true of which hand, when. The engine has written it down (`tools/sign_truth.py`); the page only
 * looks it up.
 */
import { gesture } from '../table/gestures'
import DATA from './truth.json'

/** The phases of a hand, as the engine names them; `talk` is everything before grande. */
export const STAGES = ['talk', 'grande', 'chica', 'pares', 'juego', 'punto'] as const
export type Stage = (typeof STAGES)[number]

export interface Sign {
  meaning: string
  /** When it may be made, in one word. */
  when: string
  /** The phases in which some hand makes it true. */
  stages: string[]
  /** Two kings or aces may here be three or four. */
  more: boolean
  /** It asks for something, and is always true. */
  request: boolean
}

/** The signs of a rulebook with its way of counting kings. */
export interface Signs {
  signals: string
  kings: number
  signs: Sign[]
  /** Letter → meanings that are true together. */
  sets: Record<string, string>
  /** Phase → a letter for each of the hands. */
  stages: Record<string, string>
}

const TABLES: Record<string, Signs> = DATA.tables
const KEYS: Record<string, string> = DATA.presets
const HANDS = DATA.hands.split(' ')
const SUITS = ['o', 'c', 'e', 'b']

/** Presets that have signs. */
export const PRESETS = Object.keys(KEYS)

/** The name under which presets share their signs. */
export function keyOf(preset: string): string {
  return KEYS[preset]!
}

export function signsOf(preset: string): Signs {
  return TABLES[keyOf(preset)]!
}

/** The first of some presets that has these signs and kings; none if no preset does. */
export function presetWith(key: string, first: string): string | undefined {
  return [first, ...PRESETS].find((preset) => KEYS[preset] === key)
}

/** A hand by its ranks (`RR71`) and its true signs, in the order of the engine. */
export type Held = readonly [ranks: string, meanings: string[]]

const known = new Map<string, Held[]>()

/** Every hand that can be held in a phase. */
export function handsIn(signs: Signs, stage: Stage): Held[] {
  const letters = signs.stages[stage]!
  const found = known.get(`${signs.signals}-${signs.kings} ${stage}`) ?? HANDS.flatMap((ranks, place): Held[] => {
    const meanings = signs.sets[letters[place]!]
    return meanings === undefined ? [] : [[ranks, meanings.split(' ').filter(Boolean)]]
  })
  known.set(`${signs.signals}-${signs.kings} ${stage}`, found)
  return found
}

/** Four cards of those ranks, no two the same. */
export function cardsOf(ranks: string, random: () => number): string[] {
  const left = new Map<string, string[]>()
  return [...ranks].map((rank) => {
    const suits = left.get(rank) ?? [...SUITS]
    left.set(rank, suits)
    return rank + suits.splice(Math.floor(random() * suits.length), 1)[0]!
  })
}

/** The gesture of a sign. */
export function gestureOf(signs: Signs, meaning: string): string {
  return gesture(signs.signals, meaning)
}

/** The rank that a card plays as, for the mark on it; empty where it is what it shows. */
export function playsAs(signs: Signs, card: string): '' | 'R' | '1' {
  if (signs.kings === 4) return ''
  return card[0] === '3' ? 'R' : card[0] === '2' ? '1' : ''
}
