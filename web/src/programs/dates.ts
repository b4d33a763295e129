/** Days in the reader's language. */
import { language } from '../i18n.svelte'

/** Seconds since 1970 → a day. Browsers that do not know a language's months get figures, the year first. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000)
  const known = Intl.DateTimeFormat.supportedLocalesOf(language()).length > 0
  return known
    ? new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(date)
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('/')
}
