/** Which table's first hand is guided, and whether a guided hand is still to be offered on this device. */
import { rememberedTables } from '../memory.svelte'
import { store, stored } from '../storage'

interface Kept {
  /** A guided hand was begun, or declined for good. */
  settled: boolean
  table: string | null
}

const kept: Kept = $state({ settled: false, table: null, ...stored<Partial<Kept>>('guide', {}) })

/** Whether this is somebody's first visit. Reactive. */
export function offered(): boolean {
  return !kept.settled && rememberedTables().length === 0
}

/** Whether the guide sits beside that table. Reactive. */
export function guided(table: string): boolean {
  return kept.table === table
}

export function decline(): void {
  keep({ settled: true, table: kept.table })
}

export function guide(table: string): void {
  keep({ settled: true, table })
}

export function endGuide(): void {
  keep({ settled: true, table: null })
}

function keep(now: Kept): void {
  Object.assign(kept, now)
  store('guide', now)
}
