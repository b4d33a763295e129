/** A client without a server, for tests. */
import type { Batch } from '../client.svelte'
import type { ChatFrame, Clock, PastFrame, Pause, TableInfo, WireError, WireEvent, WireView } from '../wire'
import type { Source } from './model.svelte'

export class FakeSource implements Source {
  table = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(0)
  view = $state.raw<WireView | null>(null)
  history: WireEvent[] = []
  calls = $state.raw<[number, string][]>([])
  pause = $state.raw<Pause | null>(null)
  clock = $state.raw<Clock | null>(null)
  past = $state.raw<PastFrame | null>(null)
  chat = $state.raw<ChatFrame[]>([])
  acting = $state(false)
  /** Tokens sent, in order. */
  acts: string[] = []
  readies = 0
  #listener: ((batch: Batch) => void) | null = null

  constructor(table: TableInfo, view: WireView, pause: Pause | null) {
    this.table = table
    this.view = view
    this.pause = pause
  }

  tell(batch: Batch): void {
    this.#listener?.(batch)
  }

  onEvents(listener: (batch: Batch) => void): () => void {
    this.#listener = listener
    return () => (this.#listener = null)
  }

  async act(token: string): Promise<WireError | null> {
    this.acts.push(token)
    return null
  }

  async free(token: string): Promise<WireError | null> {
    this.acts.push(token)
    return null
  }

  async rematch(): Promise<WireError | null> {
    return null
  }

  async ready(): Promise<WireError | null> {
    this.readies += 1
    return null
  }
}
