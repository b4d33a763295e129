/** The lines of a count: who takes what, in which lance and why, in words. */
import { t } from '../i18n.svelte'
import type { WireLanceSummary, WirePayment, WireSummary } from '../wire'
import { reasonWord } from '../glossary'
import { settings } from '../settings.svelte'
import { decider } from './decider'
import { handWords } from './words'

/** Names as the table uses them. */
export interface Names {
  side(side: number): string
  seat(seat: number): string
}

export interface Line {
  points: number
  side: number
  reason: string
  /** The word of the glossary that explains it. */
  word: string
  /** Taken during the lances, not now. */
  atOnce: boolean
}

export interface LanceLines {
  lance: string
  /** How it ended, in words. */
  status: string
  /** Seats whose hands earn it: the winner, or the holders of a side that was refused or alone. */
  lit: number[]
  /** "Ane: two kings"; empty where no hand was compared. */
  why: string
  /** Who won only by sitting nearer to mano. */
  tied: number | null
  /** Decided the game. */
  ordago: boolean
  lines: Line[]
}

export function statusWords(status: string, stones: number): string {
  return t(`status-${status.toLowerCase().replaceAll('_', '-')}`, { n: stones })
}

/** How a lance ended, for who may be remembering the accepted bets without help. */
export function closedWords(status: string, stones: number): string {
  return status === 'ACCEPTED' && !settings.stakes ? t('call-quiero') : statusWords(status, stones)
}

/** Every lance of a finished hand, in order. */
export function countLines(summary: WireSummary, sides: number[], names: Names): LanceLines[] {
  return summary.lances.map((lance) => {
    const lit = earners(lance, sides)
    return {
      lance: lance.lance,
      status: statusWords(lance.status, lance.stones),
      lit,
      why: lit.map((seat) => because(summary, lance.lance, seat, sides, names)).join('; '),
      tied: lance.tied ? lance.winner : null,
      ordago: lance.status === 'ORDAGO_ACCEPTED',
      lines: lance.paid.map(line),
    }
  })
}

/** Whose cards earned it. Values belong to all holders of the winning side; a stake to the best hand alone. */
function earners(lance: WireLanceSummary, sides: number[]): number[] {
  const side = lance.winner === null ? lance.side : sides[lance.winner]
  if (side === null || side === undefined) return []
  const valued = lance.paid.some(({ reason }) => reason === 'values')
  if (valued) {
    const partners = lance.holders.filter((seat) => sides[seat] === side && seat !== lance.winner)
    return lance.winner === null ? partners : [lance.winner, ...partners]
  }
  return lance.winner === null ? [] : [lance.winner]
}

function because(summary: WireSummary, lance: string, seat: number, sides: number[], names: Names): string {
  const [cards, value] = [summary.hands[seat], summary.values[seat]]
  if (!cards || !value) return ''
  const shown = handWords(lance, cards, value)
  const last = lance === 'grande' || lance === 'chica' ? decider(lance, seat, summary, sides) : null
  const hand = last ? t('count-decider', { hand: shown, better: t(`rank-${last.better}`), worse: t(`rank-${last.worse}`) }) : shown
  return t('count-hand', { name: names.seat(seat), hand })
}

function line(paid: WirePayment): Line {
  return { points: paid.points, side: paid.side, reason: t(`reason-${paid.reason}`), word: reasonWord(paid.reason, paid.lance), atOnce: paid.at_once }
}

/** The score of each side before the count, and after each payment made at the count. */
export function runningScores(summary: WireSummary): number[][] {
  const later = summary.paid.filter((paid) => !paid.at_once)
  const steps = [summary.score]
  for (const paid of later.reverse()) {
    const next = [...(steps[0] ?? [])]
    next[paid.side] = (next[paid.side] ?? 0) - paid.points
    steps.unshift(next)
  }
  return steps
}
