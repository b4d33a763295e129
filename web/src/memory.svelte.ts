/** Tables that this browser has sat at, newest first, for the way back to them. */
import { store, stored } from './storage'

export interface Remembered {
  id: string
  preset: string | null
  /** Names around the table. */
  names: string[]
}

const MOST = 8
const memory = $state({ tables: stored<Remembered[]>('tables', []) })

/** Reactive. */
export function rememberedTables(): Remembered[] {
  return memory.tables
}

export function remember(table: Remembered): void {
  keep([table, ...memory.tables.filter((each) => each.id !== table.id)].slice(0, MOST))
}

export function forget(id: string): void {
  keep(memory.tables.filter((each) => each.id !== id))
}

function keep(tables: Remembered[]): void {
  memory.tables = tables
  store('tables', tables)
}

let starting: string | null = null

/** "Play now": the table of that id is to begin as soon as its page is there. */
export function startOnArrival(id: string): void {
  starting = id
}

/** Whether that table was to begin at once; asked once. */
export function takeStart(id: string): boolean {
  const wanted = starting === id
  starting = null
  return wanted
}
