import '../table/jsdom'
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { table } from '../table/example'
import type { ChairInfo } from '../wire'
import Chairs from './Chairs.svelte'

beforeAll(() => setLanguage('en'))

/** What is written in each chair, from the first seat on. */
function chairs(changes: Partial<ChairInfo>[], sides = [0, 1, 0, 1], mine: number | null = null): string[] {
  const found = table(sides)
  found.chairs = found.chairs.map((chair, seat) => ({ ...chair, ...changes[seat] }))
  const quiet = () => undefined
  const shown = mount(Chairs, { target: document.body, props: { table: found, mine, isHost: false, onsit: quiet, onstand: quiet, onbot: quiet } })
  flushSync()
  const texts = [...document.querySelectorAll('.chair')].map((chair) => chair.querySelector('small:last-of-type')?.textContent?.trim() ?? '')
  void unmount(shown)
  document.body.innerHTML = ''
  return texts
}

const person = { kind: 'person' as const, bot: null }
const empty = { kind: 'empty' as const, name: '', bot: null }

it('a free chair says whose partner one would be', () => {
  expect(chairs([person, empty, empty, empty])).toEqual(['Host', '', 'Partner: Ane', ''])
  expect(chairs([person, empty, { ...person, name: 'Jon' }, empty], [0, 1, 0, 1], 0)).toEqual(['You, Host', '', 'Partner: You', ''])
})

it('each for himself has no partners', () => {
  expect(chairs([person, empty, empty], [0, 1, 2])).toEqual(['Host', '', ''])
})
