/** What the check of a record came to, as plain values: the same that `tests/vectors/verify.json` has. */
import { Unreadable } from './faults.ts'
import { read } from './record.ts'
import { verify } from './verify.ts'

export interface Summary {
  readable: boolean
  ok: boolean
  seats: boolean
  /** Hand where it breaks off, from 1; 0 for the draw for seats; null where nothing is wrong. */
  fault: number | null
  deals: [hand: number, number: number, missing: string[], cut: string, dealt: number, drawn: number, reshuffles: number, turnedUp: number][]
}

export function summary(text: string): Summary {
  try {
    const { ok, seats, fault, deals } = verify(read(text))
    return {
      readable: true,
      ok,
      seats,
      fault: fault && fault.hand,
      deals: deals.map((each) => [
        each.hand, each.number, each.missing, each.cut, each.dealt, each.drawn, each.reshuffles, each.turnedUp,
      ]),
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { readable: false, ok: false, seats: false, fault: null, deals: [] }
  }
}
