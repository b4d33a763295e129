import '../table/jsdom'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { TABLES } from '../table/gestures'
import { forgetProgress, progressOf } from './progress.svelte'
import Read from './Read.svelte'
import { signsOf } from './truth'

let shown: ReturnType<typeof mount>

beforeAll(() => setLanguage('en'))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  forgetProgress('pagat-8')
  shown = mount(Read, { target: document.body, props: { signs: signsOf('pagat'), name: 'pagat-8' } })
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  vi.useRealTimers()
})

/** Meaning of the sign on the face, by the picture that a player sees. */
const seen = (): string | undefined => {
  const href = document.querySelector('.felt .sign')?.getAttribute('href')
  return Object.entries(TABLES.pagat!).find(([, gesture]) => href?.endsWith(`-${gesture}`))?.[0]
}
const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await vi.advanceTimersByTimeAsync(1)
  flushSync()
}
const texts = (): string[] => [...document.querySelectorAll('.options .text')].map((each) => each.textContent!)
const NAMES: Record<string, string> = {
  two_kings: 'two kings', two_aces: 'two aces', medias: 'medias', duples: 'duples', juego_31: 'thirty-one', blind: 'nothing (blind)',
}

async function answer(right: boolean): Promise<void> {
  await press('Enter')
  const name = NAMES[seen()!]!
  const place = right ? texts().indexOf(name) : texts().findIndex((each) => each !== name)
  await press(String(place + 1))
}

it('shows a sign for its time, and again when asked', async () => {
  await press('Enter')
  const meaning = seen()
  expect(meaning).toBeDefined()
  expect(document.querySelector('p.hidden')!.textContent).toMatch(/^The face: /)
  await vi.advanceTimersByTimeAsync(2500)
  flushSync()
  expect(seen()).toBeUndefined()
  await press('r')
  expect(seen()).toBe(meaning)
})

it('counts, says what it meant, and grows faster after five in a row', async () => {
  const lasts = (): string => document.querySelector<SVGElement>('.felt .face')!.style.getPropertyValue('--lasts')
  expect(lasts()).toBe('2400ms')
  for (let n = 0; n < 5; n++) await answer(true)
  expect(document.querySelector('.verdict')!.textContent).toMatch(/Right: .*Five in a row/s)
  expect(progressOf('pagat-8').read).toEqual({ asked: 5, right: 5, streak: 5, best: 5 })
  await press('Enter')
  expect(lasts()).toBe('1500ms')
  expect(document.querySelector('.verdict')!.textContent!.trim()).toBe('')
  const meaning = seen()!
  const wrong = texts().findIndex((each) => each !== NAMES[meaning])
  await press(String(wrong + 1))
  await press('1')
  expect(document.querySelector('.verdict')!.textContent).toContain(`It means: ${NAMES[meaning]}`)
  expect(document.querySelectorAll('.tile.right, .tile.wrong')).toHaveLength(2)
  expect(progressOf('pagat-8').read).toMatchObject({ asked: 6, streak: 0, best: 5 })
  expect(Object.keys(progressOf('pagat-8').mixed)).toEqual([expect.stringMatching(new RegExp(`^${meaning}>`))])
  expect(document.activeElement?.textContent).toContain('Next')
})
