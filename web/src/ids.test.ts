import { beforeAll, expect, it } from 'vitest'
import { has, setLanguage } from './i18n.svelte'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Ids written out in calls of `t`; those put together at run time are not seen here. */
const used = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => [match[1]!, file] as const),
)

beforeAll(() => setLanguage('en'))

it('finds ids in the sources', () => {
  expect(used.length).toBeGreaterThan(100)
})

it('every message that a page asks for is in the catalogues', () => {
  expect(used.filter(([id]) => !has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([])
})
