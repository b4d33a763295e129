/**
 * What bots remark on what has happened, as people at a tavern table do: seldom, and never about cards that are hidden.
 *
 * It follows from public events and the number of the hand alone, so everybody at the table reads the same.
 */
import { splitBot } from '../bots'
import type { ChairInfo, WireEvent, WireView } from '../wire'

export interface Remark {
  seat: number
  /** Message of the catalogues. */
  id: string
}

/** A deje of so many stones is worth a word. */
const BIG = 2
/** After one deje of so many, and one órdago of two. */
const [SELDOM, OFTEN] = [3, 2]

export function remark(events: WireEvent[], before: WireView | null, chairs: ChairInfo[]): Remark | null {
  const hand = before?.hand ?? 0
  const bots = (holds: (chair: ChairInfo) => boolean): ChairInfo[] =>
    chairs.filter((chair) => chair.kind === 'bot' && chair.bot !== null && holds(chair))
  const one = (found: ChairInfo[], what: string): Remark | null => {
    const chair = found[hand % found.length]
    return chair ? { seat: chair.seat, id: `remark-${what}${WAYS[what]?.[splitBot(chair.bot!)[1]] ?? ''}` } : null
  }
  for (const event of events) {
    if (event.e === 'GameEnded') {
      const won = bots(({ side }) => side === event.winner)
      return won.length > 0 ? one(won, 'won') : one(bots(() => true), 'lost')
    }
    if (event.e === 'Called' && event.action === 'h' && hand % OFTEN === 0) {
      const side = chairs[event.seat]?.side
      return one(bots((chair) => chair.side !== side), 'ordago')
    }
    if (event.e === 'Paid' && event.at_once && event.reason === 'deje' && event.points >= BIG && hand % SELDOM === 1) {
      return one(bots(({ seat }) => seat === before?.bet?.bettor), 'deje')
    }
  }
  return null
}

/** Characters that say it in their own way. */
const WAYS: Record<string, Record<string, string>> = {
  won: { careful: '-careful' },
  deje: { bold: '-bold', bluffer: '-bluffer' },
}
