/** Bots by name: a level, and behind a colon a character, as in `expert:bold`. */
import { rules } from './api'
import { has, t } from './i18n.svelte'

/** What a chair's bot is called that somebody has written. */
export const PROGRAM = 'program'

/** How a bot likes to play, on top of any level; '' is nothing special. */
export const CHARACTERS = ['', 'bold', 'careful', 'bluffer', 'generous', 'silent', 'steady'] as const

/** They follow no inclination: they have no character. */
const PLAIN = new Set(['random', 'simple'])

/** Who sits down beside and against a person who only wants to play: a partner that talks, two rivals that differ. */
const COMPANY = ['bold', 'generous', 'careful']

export function splitBot(bot: string): [level: string, character: string] {
  const [level = '', character = ''] = bot.split(':')
  return [level, character]
}

export function joinBot(level: string, character: string): string {
  return character && !PLAIN.has(level) ? `${level}:${character}` : level
}

/** "Expert, bold". */
export function botText(bot: string): string {
  const [level, character] = splitBot(bot)
  return [`bot-level-${level}`, ...(character ? [`bot-character-${character}`] : [])].map((id) => t(id)).join(', ')
}

/** What to expect of it, in one or two sentences. */
export function botAbout(bot: string): string {
  const [level, character] = splitBot(bot)
  const ids = [`bot-level-${level}-about`, `bot-character-${character}-about`]
  return ids.filter(has).map((id) => t(id)).join(' ')
}

/** Bots of one level for the seats 1, 2 and 3, each with a way of its own where that level has any. */
export function company(level: string): [seat: number, bot: string][] {
  return COMPANY.map((character, index) => [index + 1, joinBot(level, character)])
}

let asked: Promise<string[]> | null = null

/** The levels of this server, the weakest first. */
export function levels(): Promise<string[]> {
  asked ??= rules().then((book) => book.bots)
  asked.catch(() => (asked = null))
  return asked
}
