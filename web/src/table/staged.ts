/** A table on the screen for the tests, with what happens at it and what a person does. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Batch } from '../client.svelte'
import { setLanguage } from '../i18n.svelte'
import type { Pause, WireEvent, WireView } from '../wire'
import { legal, table, view } from './example'
import { FakeSource } from './fake.svelte'
import Table from './Table.svelte'

export let client: FakeSource
let shown: Record<string, unknown> | null = null

beforeAll(() => setLanguage('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  vi.useRealTimers()
})

export function show(first: WireView, count: Pause | null = null, history: WireEvent[] = []) {
  client = new FakeSource(table(), first, count)
  client.history = history
  shown = mount(Table, { target: document.body, props: { client } })
  flushSync()
}

/** The table leaves the screen, for another within one test. */
export function hide() {
  void unmount(shown!)
  shown = null
  document.body.replaceChildren()
}

/** Something happens at the table. */
export function happen(after: WireView, ...events: WireEvent[]) {
  const batch: Batch = { seq: 1, events, before: client.view, after }
  client.view = after
  client.tell(batch)
  flushSync()
}

export const wait = (ms: number) => {
  vi.advanceTimersByTime(ms)
  flushSync()
}
export const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name))
export const tap = (name: string) => {
  find(name)!.click()
  flushSync()
}
export const press = (key: string, more: KeyboardEventInit = {}) => {
  const on = document.activeElement ?? document.body
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  flushSync()
}
export const log = () => [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)

export const answer = view({
  bet: { stake: 7, price: 2, bettor: 1, ordago: false, waiting: [0] },
  legal: legal('no_quiero', 'quiero', ['envido', 2, null], 'ordago', 'no_queremos', 'queremos'),
})
export const exchange = view({ stage: 'discard', bet: null, legal: legal(['discard', 1, 4]) })
