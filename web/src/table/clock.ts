/** The time of who speaks, as the ring draws it: first the turn's limit runs out, then the bank beside it. */
import type { Clock } from '../wire'

export interface Hands {
  /** Seconds left of the turn's limit, and of the bank. */
  turn: number
  bank: number
  /** What the limit and the full bank are; never less than what is left. */
  limit: number
  full: number
}

export function hands(clock: Clock, limit: number | null, full: number): Hands {
  return {
    turn: Math.max(clock.turn, 0),
    bank: Math.max(clock.bank, 0),
    limit: Math.max(limit ?? 0, clock.turn, 1),
    full: Math.max(full, clock.bank, 1),
  }
}

/** What is left of both after so many seconds. */
export function left({ turn, bank }: Pick<Hands, 'turn' | 'bank'>, passed: number): { turn: number; bank: number } {
  return { turn: Math.max(turn - passed, 0), bank: Math.max(bank - Math.max(passed - turn, 0), 0) }
}
