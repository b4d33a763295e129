import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from './i18n.svelte'
import { grouped, sidesFor, teamings, usualTeams, valueAbout, valueText } from './options'
import { parse } from './router.svelte'

beforeAll(() => setLanguage('en'))

describe('options', () => {
  it('every option stands in one group, a new one in the last', () => {
    const options = ['kings', 'jokers', 'brand_new', 'max_bet']
    expect(grouped(options).flatMap(([, members]) => members).sort()).toEqual([...options].sort())
    expect(grouped(options).at(-1)).toEqual(['history', ['jokers', 'brand_new']])
  })

  it.each([
    ['kings', 8, '8 kings'],
    ['target', 30, '30 stones'],
    ['max_bet', null, 'No limit'],
    ['refusal_eliminates', false, 'No'],
    ['brand_new', 'odd', 'odd'],
  ] as const)('%s = %s reads "%s"', (option, value, text) => {
    expect(valueText(option, value)).toBe(text)
  })

  it('says who plays so', () => {
    expect(valueAbout('kings', 4)).toContain('Basque')
    expect(valueAbout('target', 30)).toBe('')
  })
})

describe('sides', () => {
  it.each([
    [2, [2], 2],
    [3, [3], 3],
    [4, [2, 4], 2],
    [5, [5], 5],
    [6, [2, 3, 6], 2],
  ])('%i seats', (seats, teams, usual) => {
    expect([teamings(seats), usualTeams(seats)]).toEqual([teams, usual])
  })

  it('partners sit evenly spread', () => {
    expect(sidesFor(6, 3)).toEqual([0, 1, 2, 0, 1, 2])
  })
})

describe('routes', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/', { page: 'new' }],
    ['/rules', { page: 'rules', id: '' }],
    ['/rules/aB3-_x', { page: 'rules', id: 'aB3-_x' }],
    ['/t/aB3-_x', { page: 'table', id: 'aB3-_x' }],
    ['/t/', { page: 'not-found' }],
    ['/t/a/b', { page: 'not-found' }],
    ['/elsewhere', { page: 'not-found' }],
  ])('%s', (path, expected) => {
    expect(parse(path)).toEqual(expected)
  })
})
