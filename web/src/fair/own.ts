/**
 * This browser's own part in the deals: the numbers it sent, and the seal of the deal that each was meant for.
 *
 * Kept on this device alone, so that the page that checks a record can say whether they were used. A server that
 * leaves numbers out could choose among decks (docs/reference/fairness.md).
 */
import { store, stored } from '../storage.ts'

/** Numbers sent for one deal, the newest last; `sure` once the server has taken the first of them. */
interface Part {
  seal: string
  numbers: string[]
  sure: boolean
}
/** What is needed of a command, and of a table as this page knows it. */
type Sent = { t: string; nonce?: string | null }
type Table = { status: string; next_commit?: string | null } | null

const KEY = 'own-numbers'
const MOST = 300

const read = (): Part[] => stored<Part[]>(KEY, [])
const keep = (parts: Part[]): void => store(KEY, parts.filter(({ numbers }) => numbers.length).slice(-MOST))

/** The numbers of one table's page. */
export class OwnNumbers {
  /** The seal that was known when each number was first sent. */
  #first = new Map<string, string>()
  #seat: number | null = null

  /** A command goes out, or goes out again. */
  sending({ nonce }: Sent, table: Table): void {
    const seal = table?.next_commit
    if (!nonce || !seal) return
    if (!this.#first.has(nonce)) this.#first.set(nonce, seal)
    const parts = read()
    const part = parts.find((each) => each.seal === seal)
    if (!part) parts.push({ seal, numbers: [nonce], sure: false })
    else if (!part.numbers.includes(nonce)) part.numbers.push(nonce)
    keep(parts)
  }

  /** Its answer came; `again`: it was sent more than once, and may have been done long ago. */
  answered(command: Sent, refused: string | null, table: Table, again: boolean): void {
    const { nonce } = command
    const seal = table?.next_commit
    const first = nonce ? this.#first.get(nonce) : undefined
    if (!nonce || !seal || !first) return
    this.#first.delete(nonce)
    // Who waits for a chair until the hand is over has no part yet.
    const waits = command.t === 'sit' && this.#seat === null && (table.status === 'playing' || first !== seal)
    if (refused === 'server-bug' || (again && first !== seal)) return
    const parts = read()
    for (const part of parts) {
      const at = part.numbers.indexOf(nonce)
      if (refused !== null || waits || part.seal !== seal) {
        if (at >= 0) part.numbers.splice(at, 1)
      } else {
        // What was sent before it has been replaced; what was sent after it is still on its way.
        part.numbers = [nonce, ...part.numbers.slice(at + 1)]
        part.sure = true
      }
    }
    if (refused === null && !waits && !parts.some((part) => part.seal === seal)) {
      parts.push({ seal, numbers: [nonce], sure: true })
    }
    keep(parts)
  }

  /** The table was told anew: who has lost a chair has no part in the next deal. */
  seated(seat: number | null, before: Table, table: Table): void {
    if (this.#seat !== null && seat === null) {
      const seals = [before?.next_commit, table?.next_commit]
      keep(read().filter((part) => !seals.includes(part.seal)))
    }
    this.#seat = seat
  }
}

/**
 * Which of a deal's numbers this browser sent; `left out`: the server had taken one for it, and none is there; null
 * where this browser does not know.
 */
export function ownPart(seal: string | null, numbers: string[] | null): number | 'left out' | null {
  const part = seal && numbers ? read().find((each) => each.seal === seal) : undefined
  if (!part || !numbers) return null
  const place = numbers.findIndex((each) => part.numbers.includes(each))
  if (place >= 0) return place
  return part.sure ? 'left out' : null
}
