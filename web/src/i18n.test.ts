import { beforeEach, describe, expect, it } from 'vitest'
import { has, language, LANGUAGES, negotiated, setLanguage, startLanguage, t, type Language } from './i18n.svelte'

const codes = Object.keys(LANGUAGES) as Language[]

beforeEach(() => localStorage.clear())

describe('languages', () => {
  it.each([
    [['eu-ES', 'es'], 'eu'],
    [['de', 'ko-KR', 'en'], 'ko'],
    [['EN-us'], 'en'],
    [['de-AT', 'ja'], 'es'],
    [[], 'es'],
  ])('a browser that asks for %j gets %s', (wanted, expected) => {
    expect(negotiated(wanted)).toBe(expected)
  })

  it('a stored choice comes before the browser, and rubbish in the store does no harm', async () => {
    await setLanguage('pl')
    await setLanguage('eu')
    await startLanguage()
    expect([language(), document.documentElement.lang]).toEqual(['eu', 'eu'])
    localStorage.setItem('hordago.language', '{')
    await startLanguage()
    expect(codes).toContain(language())
  })
})

describe('words', () => {
  it.each(codes)('%s has the words of the game, and arguments in them', async (code) => {
    await setLanguage(code)
    for (const id of ['lance-grande', 'preset-basque', 'button-leave', 'home-play-now']) expect(t(id)).not.toBe(id)
    expect(t('stones', { n: 7 })).toContain('7')
    expect(t('stones', { n: 7 })).not.toMatch(/[\u2068\u2069{]/)
  })

  it('plural forms follow the language', async () => {
    await setLanguage('pl')
    expect(new Set([1, 3, 5].map((n) => t('stones', { n }).replace(/\d+/, '#'))).size).toBe(3)
  })

  it('an unknown id is shown as it is', async () => {
    await setLanguage('en')
    expect([t('no-such-id'), has('no-such-id'), has('call-mus')]).toEqual(['no-such-id', false, true])
  })

  it.each(codes)('no language lacks a text of an option in %s', async (code) => {
    await setLanguage(code)
    expect(t('option-kings-8-about')).not.toBe('option-kings-8-about')
  })
})
