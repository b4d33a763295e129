import { beforeAll, expect, it } from 'vitest'
import { botAbout, botText, CHARACTERS, company, joinBot, splitBot } from './bots'
import { setLanguage } from './i18n.svelte'

beforeAll(() => setLanguage('en'))

it('a name is a level and a character, and back', () => {
  expect(CHARACTERS.map((character) => splitBot(joinBot('club', character)))).toEqual(
    CHARACTERS.map((character) => ['club', character]),
  )
})

it('who only follows chance or the cards has no character', () => {
  expect(company('random').map(([, bot]) => bot)).toEqual(['random', 'random', 'random'])
  expect(joinBot('simple', 'bold')).toBe('simple')
})

it('says what a bot is like', () => {
  expect(botText('expert:bold')).toBe('Expert, Bold')
  expect(botText('casual')).toBe('Casual')
  expect(botAbout('expert:bold')).toMatch(/^Reads .*\. Bets .*\.$/)
})

it('the company of quick play is of one level and three ways', () => {
  const bots = company('casual')
  expect(bots.map(([seat]) => seat)).toEqual([1, 2, 3])
  expect(new Set(bots.map(([, bot]) => splitBot(bot)[0]))).toEqual(new Set(['casual']))
  expect(new Set(bots.map(([, bot]) => bot)).size).toBe(3)
})
