import { describe, expect, it } from 'vitest'
import { explained, reasonWord, WORDS, wordOf } from './glossary'
import { LANGUAGES, setLanguage, type Language } from './i18n.svelte'

describe('the glossary', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('explains every word in %s', async (code) => {
    await setLanguage(code)
    for (const word of WORDS) {
      const { title, meaning } = explained(word)
      expect([title, meaning]).not.toContain(`glossary-${word}`)
      expect(meaning.length).toBeGreaterThan(10)
    }
  })

  it('knows the word of every call and of every reason', () => {
    const calls = ['mus', 'cut', 'defer', 'x', 'e2', 'q', 'n', 'qq', 'nn', 'h', 'v', 'w', 'd:2o', 's:duples', 'y:ask']
    for (const call of calls) expect(WORDS).toContain(wordOf(call))
    expect(wordOf('declared')).toBeUndefined()
    for (const reason of ['deje', 'stake', 'paso', 'values', 'punto']) expect(WORDS).toContain(reasonWord(reason, 'juego'))
  })
})
