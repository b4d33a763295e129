/** The table without a server, in any state and language at once: what the tests of the layout look at. */
import '../src/app.css'
import { flushSync, mount, tick, unmount } from 'svelte'
import { sayInBasque, setLanguage, type Language } from '../src/i18n.svelte'
import { FakeSource } from '../src/table/fake.svelte'
import Board from '../src/board/Board.svelte'
import HandTable from '../src/table/HandTable.svelte'
import Table from '../src/table/Table.svelte'
import { STATES } from './states'

/** Longer than the words rest after they have changed. */
const REST_MS = 360
const LINK = 'http://192.168.178.120:8000/t/KDxvSz83qSSjAZqq2IM_rWcw8h8'

let shown: Record<string, unknown> | null = null

/** Put one state on the stage and wait until it is still. */
async function show(name: string, language: Language, basque = false): Promise<void> {
  if (shown) await unmount(shown)
  document.body.querySelector('#app')!.innerHTML = ''
  await setLanguage(language)
  await sayInBasque(basque)
  const { way, table, view, pause, calls = [], phrases, press, guided } = STATES[name]!()
  const client = new FakeSource(table, view, pause ?? null)
  client.calls = calls
  const target = document.getElementById('app')!
  if (way === 'board') shown = mount(Board, { target, props: { client, link: LINK } })
  else if (way === 'hand') shown = mount(HandTable, { target, props: { client } })
  else shown = mount(Table, { target, props: { client, onguided: guided ? () => {} : undefined } })
  flushSync()
  for (const [seat, phrase] of phrases ?? []) {
    client.tell({ seq: 1, events: [{ e: 'Spoke', seat, phrase }], before: view, after: view })
  }
  if (press) {
    await new Promise((done) => setTimeout(done, REST_MS))
    for (const key of press) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    }
  }
  await tick()
  // What moves is at its end, however slow the machine.
  await new Promise(requestAnimationFrame)
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
  }
}

Object.assign(globalThis, { stage: { names: Object.keys(STATES), show } })
