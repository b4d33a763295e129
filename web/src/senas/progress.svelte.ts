/** How far a reader has come with each rulebook's signs; kept on this device. */
import { store, stored } from '../storage'
import type { Mixed } from './exercise'

export interface Tally {
  asked: number
  right: number
  /** Right answers running, and the most there were. */
  streak: number
  best: number
}

export type Exercise = 'read' | 'give'
export type Speed = (typeof SPEEDS)[number]

export interface Progress {
  read: Tally
  give: Tally
  /** What was taken for what; an answer that is right takes one away. */
  mixed: Mixed
}

/** From slow to fast, and how long a sign lasts, in milliseconds; `table` is that of the table. */
export const SPEEDS = ['slow', 'table', 'quick', 'blink'] as const
export const LASTS: Record<Speed, number> = { slow: 4800, table: 2400, quick: 1500, blink: 800 }
/** So many right answers running make it faster. */
export const FASTER_AFTER = 5

const kept = $state(stored<Record<string, Partial<Progress>>>('senas', {}))
const fresh = (): Tally => ({ asked: 0, right: 0, streak: 0, best: 0 })

/** Reactive. `key`: the signs. */
export function progressOf(key: string): Progress {
  const { read, give, mixed } = kept[key] ?? {}
  return { read: { ...fresh(), ...read }, give: { ...fresh(), ...give }, mixed: mixed ?? {} }
}

/** Note an answer; what the streak is now. */
export function answered(key: string, exercise: Exercise, right: boolean): number {
  const found = progressOf(key)
  const { asked, right: before, streak, best } = found[exercise]
  const now = right ? streak + 1 : 0
  const tally = { asked: asked + 1, right: before + Number(right), streak: now, best: Math.max(best, now) }
  keep(key, { ...found, [exercise]: tally })
  return now
}

/** Note what a sign was taken for: itself, or another. */
export function taken(key: string, meant: string, said: string): void {
  const found = progressOf(key)
  const mixed = { ...found.mixed }
  if (meant !== said) mixed[`${meant}>${said}`] = (mixed[`${meant}>${said}`] ?? 0) + 1
  else
    for (const name of Object.keys(mixed).filter((each) => each.startsWith(`${meant}>`))) {
      if (mixed[name]! > 1) mixed[name]! -= 1
      else delete mixed[name]
    }
  keep(key, { ...found, mixed })
}

/** What is mixed up most, the worst first: [meant, said]. */
export function worst(mixed: Mixed, most: number): [meant: string, said: string][] {
  return Object.entries(mixed)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name]) => name.split('>') as [string, string])
}

export function forgetProgress(key: string): void {
  delete kept[key]
  store('senas', $state.snapshot(kept))
}

/** One step faster, as long as there is one. */
export function faster(speed: Speed): Speed {
  return SPEEDS[Math.min(SPEEDS.indexOf(speed) + 1, SPEEDS.length - 1)]!
}

function keep(key: string, progress: Progress): void {
  kept[key] = progress
  store('senas', $state.snapshot(kept))
}
