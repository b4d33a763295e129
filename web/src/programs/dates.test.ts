import { describe, expect, it } from 'vitest'
import { LANGUAGES, setLanguage, type Language } from '../i18n.svelte'
import { day } from './dates'

/** Noon, so that no time zone makes it another day. */
const NOON = Date.UTC(2026, 10, 30, 12) / 1000

describe('days', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('have a year and a day in %s', async (code) => {
    await setLanguage(code)
    expect(day(NOON)).toMatch(/2026/)
    expect(day(NOON)).toMatch(/30/)
  })

  it('are figures where a browser does not know the language', async () => {
    const known = Intl.DateTimeFormat.supportedLocalesOf
    Intl.DateTimeFormat.supportedLocalesOf = () => []
    await setLanguage('eu')
    expect(day(NOON)).toBe('2026/11/30')
    Intl.DateTimeFormat.supportedLocalesOf = known
  })
})
