/** The legal actions as buttons in fixed places, so that a thumb finds each word where it was before. */
import { t } from '../i18n.svelte'
import type { WireChoice, WireView } from '../wire'
import { callBeside, callText } from './words'

export type Look = 'accept' | 'refuse' | 'plain' | 'bet' | 'more' | 'ordago'

/** One thing that may be said. */
export interface Option {
  token: string
  label: string
  /** The same word in another language. */
  beside?: string
  icon: string
  look: Look
  /** Letter that says it, as shown. */
  key: string
  /** The same word for the whole side. */
  plural?: Option
}

/** What the five places hold; null where nothing may be said. */
export type Cells = [Option | null, Option | null, Option | null, Option | null, Option | null]

/** The other amounts: a range and the amounts people ask for. */
export interface Amounts {
  min: number
  max: number | null
  raise: boolean
  quick: Quick[]
}

export interface Quick {
  amount: number
  label: string
}

const LARGEST = 1_000_000
/** The sheet with everything that has no place of its own. */
export const MORE = 'more'

export function choice(view: WireView, kind: string): WireChoice | null {
  return view.legal.find((each) => each.kind === kind) ?? null
}

/** Whether there is a word to say with the five buttons (cards, the deck and stones have their own). */
export function speaks(view: WireView): boolean {
  return view.legal.some((each) => each.kind !== 'discard' && each.kind !== 'cut')
}

export function cells(view: WireView, team: boolean): Cells {
  const may = (kind: string): boolean => choice(view, kind) !== null
  const word = (kind: string, token: string, icon: string, look: Look, key: string): Option | null =>
    may(kind) ? { token, label: callText(token, { team }), beside: callBeside(token, { team }), icon, look, key } : null
  if (may('mus')) {
    return [
      word('mus', 'mus', 'mus', 'accept', 'M'),
      word('no_mus', 'cut', 'cut', 'refuse', 'C'),
      word('defer', 'defer', 'next', 'plain', 'D'),
      null,
      null,
    ]
  }
  if (may('visto_yes')) {
    return [word('visto_no', 'w', 'refuse', 'refuse', 'N'), word('visto_yes', 'v', 'accept', 'accept', 'Q'), null, null, null]
  }
  const refuse = word('no_quiero', 'n', 'refuse', 'refuse', 'N')
  const accept = word('quiero', 'q', 'accept', 'accept', 'Q')
  if (refuse) refuse.plural = word('no_queremos', 'nn', 'refuse', 'refuse', '⇧N') ?? undefined
  if (accept) accept.plural = word('queremos', 'qq', 'accept', 'accept', '⇧Q') ?? undefined
  return [
    refuse ?? word('paso', 'x', 'pass', 'plain', 'P'),
    accept,
    bet(view),
    more(view, refuse?.plural !== undefined),
    word('ordago', 'h', 'ordago', 'ordago', 'H'),
  ]
}

/** The smallest bet: the word for a first one, "+2" over a standing one. */
function bet(view: WireView): Option | null {
  const least = choice(view, 'envido')?.min
  if (least === null || least === undefined) return null
  const token = `e${least}`
  const [label, beside] = pending(view) ? [t('button-plus', { n: least }), ''] : [callText(token), callBeside(token)]
  return { token, label, beside, icon: pending(view) ? 'plus' : 'raise', look: 'bet', key: 'E' }
}

function more(view: WireView, plural: boolean): Option | null {
  if (!choice(view, 'envido') && !plural) return null
  return { token: MORE, label: t('button-more'), icon: 'raise', look: 'more', key: 'A' }
}

/** Whether somebody waits for an answer. */
export function pending(view: WireView): boolean {
  return view.bet !== null && view.bet.bettor !== null
}

/** What each side lacks to win the game; `them` only where there is one other side. */
export interface Missing {
  us: number
  them: number | null
}

/** The free amounts of a bet, or null: those that people ask for beside the smallest, which has its own place. */
export function amounts(view: WireView, missing: Missing): Amounts | null {
  const range = choice(view, 'envido')
  if (!range) return null
  const [min, max] = [range.min ?? 1, range.max]
  const stake = view.bet?.stake ?? 0
  const raise = pending(view)
  const quick: Quick[] = [3, 5, 10]
    .filter((amount) => amount !== min)
    .map((amount) => ({ amount, label: callText(`e${amount}`, { raise }) }))
  if (raise) quick.push({ amount: stake, label: t('call-reenvido') })
  if (missing.them !== null) quick.push(lacking('amount-missing-them', missing.them - stake))
  quick.push(lacking('amount-missing', missing.us - stake))
  const fits = quick.filter(({ amount }) => amount >= min && amount <= (max ?? LARGEST))
  // The later name says more about the same amount.
  const distinct = fits.filter(({ amount }, index) => !fits.slice(index + 1).some((other) => other.amount === amount))
  return { min, max, raise, quick: distinct }
}

const lacking = (id: string, amount: number): Quick => ({ amount, label: t(id, { n: amount }) })

/** An amount inside its range. */
export function clamp(amount: number, { min, max }: { min: number; max: number | null }): number {
  return Math.min(Math.max(Math.round(amount) || min, min), max ?? LARGEST)
}
