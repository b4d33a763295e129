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

export function forgetTables(): void {
  keep([])
}

function keep(tables: Remembered[]): void {
  memory.tables = tables
  store('tables', tables)
}

/** What the maker of a table wants done as soon as its page is there. */
export interface Plan {
  id: string
  /** Name to sit down with on the first chair; null for a screen that only shows the table. */
  name: string | null
  /** Bots by chair. */
  bots: [seat: number, bot: string][]
  /** Begin at once. */
  start: boolean
}

let planned: Plan | null = null

export function plan(wanted: Plan): void {
  planned = wanted
}

/** The plan for that table; given once. */
export function takePlan(id: string): Plan | null {
  const found = planned?.id === id ? planned : null
  planned = null
  return found
}
