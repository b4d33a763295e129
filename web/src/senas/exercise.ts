/** Questions of the trainer: a face to be read, and cards to be signed. */
import { cardsOf, gestureOf, handsIn, STAGES, type Held, type Sign, type Signs, type Stage } from './truth'

/** Answers that a reader chooses from. */
const ANSWERS = 6
/** How much likelier what was mixed up comes again. */
const MOST_WEIGHT = 5

export type Random = () => number

/** A face that makes a sign. */
export interface Reading {
  stage: Stage
  meaning: string
  gesture: string
  /** Meanings to choose from, in the order of the rulebook. */
  options: string[]
  /** Cards of which it is true; none for a request. */
  example: string[]
}

/** Cards whose true signs are to be found. */
export interface Giving {
  stage: Stage
  /** The sign that the cards were chosen for; empty where none is true. */
  sought: string
  cards: string[]
  /** The gestures to choose from. */
  choices: string[]
  /** Those that are true → what they say. */
  meanings: Map<string, string[]>
}

/** "meant>said" → how often. */
export type Mixed = Record<string, number>

/** A face; what was mixed up comes more often, and never the same twice running. */
export function reading(signs: Signs, mixed: Mixed, random: Random, last = ''): Reading {
  const often = (meaning: string): number => Math.min(MOST_WEIGHT, 1 + times(mixed, meaning))
  const sign = weighted(signs.signs.filter(({ meaning, stages }) => meaning !== last && stages.length), (each) => often(each.meaning), random)
  const stage = pick(sign.stages as Stage[], random)
  const gesture = gestureOf(signs, sign.meaning)
  const wrong = shuffled(others(signs, sign, stage), random).sort(
    (one, other) => between(mixed, sign.meaning, other) - between(mixed, sign.meaning, one),
  )
  const offered = new Set([sign.meaning, ...wrong.slice(0, ANSWERS - 1)])
  const options = signs.signs.map(({ meaning }) => meaning).filter((meaning) => offered.has(meaning))
  return { stage, meaning: sign.meaning, gesture, options, example: example(signs, sign, random, stage) }
}

/** Cards, and now and then some of which no sign is true; never for the same sign twice running. */
export function giving(signs: Signs, random: Random, last?: string): Giving {
  const stage = pick(STAGES, random)
  const possible = signs.signs.filter((sign) => !sign.request && sign.stages.includes(stage)).map(({ meaning }) => meaning)
  const hands = handsIn(signs, stage)
  const sought = pick(['', ...possible].filter((meaning) => meaning !== last && hands.some((held) => fits(held, meaning))), random)
  const [ranks, true_] = pick(hands.filter((held) => fits(held, sought)), random)
  const meanings = new Map<string, string[]>()
  for (const meaning of true_) {
    const gesture = gestureOf(signs, meaning)
    meanings.set(gesture, [...(meanings.get(gesture) ?? []), meaning])
  }
  const choices = [...new Set(possible.map((meaning) => gestureOf(signs, meaning)))]
  return { stage, sought, cards: shuffled(cardsOf(ranks, random), random), choices, meanings }
}

/** Whether a sign is true of a hand; the empty one where none is. */
function fits([, meanings]: Held, meaning: string): boolean {
  return meaning ? meanings.includes(meaning) : meanings.length === 0
}

/** Whether exactly the true gestures were chosen. */
export function allTrue(question: Giving, chosen: ReadonlySet<string>): boolean {
  return chosen.size === question.meanings.size && [...chosen].every((gesture) => question.meanings.has(gesture))
}

/** Cards of which a sign is true, and as little else as possible. */
export function example(signs: Signs, sign: Sign, random: Random, stage = sign.stages[0] as Stage): string[] {
  if (sign.request) return []
  const hands = handsIn(signs, stage).filter((held) => fits(held, sign.meaning))
  const fewest = Math.min(...hands.map(([, meanings]) => meanings.length))
  const [ranks] = pick(hands.filter(([, meanings]) => meanings.length === fewest), random)
  return cardsOf(ranks, random)
}

/** Meanings that another face has in that phase. */
function others(signs: Signs, sign: Sign, stage: Stage): string[] {
  const gesture = gestureOf(signs, sign.meaning)
  return signs.signs
    .filter((each) => each.stages.includes(stage) && gestureOf(signs, each.meaning) !== gesture)
    .map(({ meaning }) => meaning)
}

/** How often something was taken for something else. */
function times(mixed: Mixed, meant: string): number {
  return Object.entries(mixed).reduce((sum, [name, n]) => (name.startsWith(`${meant}>`) ? sum + n : sum), 0)
}

/** How often two were mixed up, this way or that. */
function between(mixed: Mixed, one: string, other: string): number {
  return (mixed[`${one}>${other}`] ?? 0) + (mixed[`${other}>${one}`] ?? 0)
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)]!
}

function weighted<T>(from: readonly T[], weight: (each: T) => number, random: Random): T {
  let left = random() * from.reduce((sum, each) => sum + weight(each), 0)
  return from.find((each) => (left -= weight(each)) < 0) ?? from.at(-1)!
}

function shuffled<T>(from: readonly T[], random: Random): T[] {
  return from.map((each) => [random(), each] as const).sort(([one], [other]) => one - other).map(([, each]) => each)
}
