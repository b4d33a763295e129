/**
 * What the guide says: from what the reader sees, and what was seen before, to messages.
 *
 * It holds no rules. Whatever it says of this hand stands in the view, the calls or the summary of the count.
 */
import { t, type Arguments } from '../i18n.svelte'
import { listed } from '../people'
import type { People } from '../table/log'
import { countLines } from '../table/reasons'
import { handWords, isBet, worth } from '../table/words'
import type { Pause, TableInfo, WireLance, WireView } from '../wire'
import { acts } from './acts'

/** A message of the catalogue. */
export interface Line {
  id: string
  args: Arguments
  /** The button that is spoken of. */
  word?: string
  /** Whose cards were the reason. */
  cards?: string
}

export interface Moment {
  /** The last view of the stage before this one; null where it was not seen. */
  before: WireView | null
  view: WireView
  /** The last calls of this lance or talk, the oldest first. */
  calls: [number, string][]
  pause: Pause | null
  table: TableInfo
}

type Names = Pick<People, 'name' | 'side' | 'sides' | 'who'>

/** The lances, and what is told of bets and of the table beside each. */
const MORE: Record<string, string> = { grande: 'help-bets', chica: 'help-deje', pares: 'help-mano', juego: 'help-ordago', punto: 'help-ordago' }
const say = (id: string, args: Arguments = {}): Line => ({ id, args })

/** The lines for this moment, the most important ones first. */
export function lesson(moment: Moment, names: Names): Line[] {
  const { view, pause } = moment
  if (pause?.hand === 0) return count(moment, names)
  if (over(moment)) return [say('guide-end')]
  if (view.stage in MORE) return lance(moment, names)
  if (view.stage === 'discard') return discard(view)
  if (view.stage === 'visto') return [say('meaning-visto'), say('live-visto-question')]
  return talk(moment, names)
}

/** The hand that is guided has been played. */
export function over({ view }: Pick<Moment, 'view'>): boolean {
  return view.hand > 0 || view.stage === 'over'
}

/** What the game is about, and the question for mus; also while cards are cut and dealt. */
function talk(moment: Moment, names: Names): Line[] {
  const { view } = moment
  const own = view.value ? [say('table-your-hand-is', { hand: worth(view.value) })] : []
  const now = view.actor === view.viewer ? acts(view, names.sides) : said(moment, names)
  if (view.changed.some((n) => n !== null)) return [say('guide-talk-again'), ...own, ...now]
  const [aim, ...cards] = basics(moment, names)
  return [aim!, ...own, ...now, say('help-mus'), ...cards]
}

/** The aim of the game, and what cards are worth. */
function basics({ view, table }: Moment, names: Names): Line[] {
  const partner = names.sides.findIndex((side, seat) => seat !== view.viewer && side === names.sides[view.viewer])
  const { target, games_to_win: games, kings } = table.rules as { target: number; games_to_win: number; kings: number }
  return [
    say('guide-aim', { name: names.name(partner), target, games }),
    say('help-cards'),
    say(kings === 8 ? 'help-kings-8' : 'help-kings-4'),
  ]
}

function discard(view: WireView): Line[] {
  const changed = view.changed[view.viewer]
  const waits = view.actor !== view.viewer && view.cards.length < Math.max(...view.card_counts)
  if (waits && changed !== null && changed !== undefined) return [say('guide-said-changed', { n: changed })]
  return [say('help-tip-cards'), say('guide-keep')]
}

function lance(moment: Moment, names: Names): Line[] {
  const { view } = moment
  // Where nobody changed cards, there was hardly any time to read.
  const early = view.stage === 'grande' && view.changed.every((n) => n === null)
  return [
    ...news(moment, names),
    say(`help-${view.stage}`),
    ...own(view, names),
    ...(view.actor === view.viewer ? acts(view, names.sides) : said(moment, names)),
    ...senas(moment),
    ...(early ? basics(moment, names) : []),
    say(MORE[view.stage]!),
  ]
}

/** What has happened since the stage before: who cut, how a lance ended, a sign that was seen. */
function news({ before, view }: Moment, names: Names): Line[] {
  const known = before?.hand === view.hand ? before : null
  const closed = view.closed.slice(known ? known.closed.length : -1).map((each) => ended(each, names))
  const { cutter } = view
  const cut = view.closed.length > 0 || cutter === null ? [] : [cutter === view.viewer ? say('guide-cut-you') : say('guide-cut', { name: names.name(cutter) })]
  const fresh = known ? view.perceived.slice(known.perceived.length) : []
  const ours = fresh.filter(([signer]) => names.sides[signer] === names.sides[view.viewer])
  return [...cut, ...closed, ...ours.map(([signer, sign]) => say('live-sena-seen', { name: names.name(signer), meaning: t(`sena-${sign}`) }))]
}

/** How a lance came to its end. */
function ended({ lance, status, side, stones }: WireLance, names: Names): Line {
  switch (status) {
    case 'ACCEPTED':
      return say('guide-closed-accepted', { lance, n: stones })
    case 'REFUSED':
      return say('count-deje', { lance, points: stones, who: names.who(side ?? 0), name: names.side(side ?? 0) })
    case 'UNCONTESTED':
      return say(lance === 'pares' ? 'live-pares-one-side' : 'live-juego-one-side')
    case 'NOT_PLAYED':
      return say(lance === 'pares' ? 'live-no-pares' : 'live-no-juego')
    default:
      return say('guide-closed-paso', { lance })
  }
}

/** Who takes part, and what the own cards are worth in this lance. */
function own(view: WireView, names: Names): Line[] {
  const holders = view.stage === 'pares' ? view.pares : view.stage === 'juego' ? view.juego : null
  const who = holders ? [say('guide-holders', { lance: view.stage, names: listed(holders.map(names.name)) })] : []
  if (holders && !holders.includes(view.viewer)) return [...who, say('guide-no-part', { lance: view.stage })]
  return view.value ? [...who, say('table-your-hand-is', { hand: handWords(view.stage, view.cards, view.value) })] : who
}

/** What the reader's last word means while the others speak, as long as it still stands. */
function said({ view, calls }: Moment, names: Names): Line[] {
  const { bet, viewer, stage } = view
  const last = calls.findLast(([seat]) => seat === viewer)?.[1]
  if (last === undefined) return []
  // The calls of the talk are there until the first word of the lance.
  if (stage === 'talk') return last === 'mus' ? [say('guide-said-mus')] : last === 'defer' ? [say('guide-said-defer')] : []
  if (!bet) return []
  if (last === 'x') return bet.bettor === null ? [say('guide-said-paso')] : []
  if (last === 'n') return bet.waiting.some((seat) => names.sides[seat] === names.sides[viewer]) ? [say('guide-said-no')] : []
  if (bet.bettor !== viewer) return []
  return last === 'h' ? [say('guide-said-ordago')] : isBet(last) ? [say('guide-said-bet')] : []
}

/** Señas, once the first lance is known. */
function senas({ view, table }: Moment): Line[] {
  if (view.stage !== 'chica' || view.looks.length === 0) return []
  const mode = say(table.sena_mode === 'eyes' ? 'sena-mode-eyes-about' : 'sena-mode-partner-about')
  return [say('guide-senas'), mode]
}

/** Who takes what, why, and how it stands now. */
function count(moment: Moment, names: Names): Line[] {
  const { summary } = moment.pause!
  const lances = countLines(summary, names.sides, { side: names.side, seat: names.name })
  const lines = lances.flatMap(({ lance, why, tied }, index) => [
    ...summary.lances[index]!.paid.map(({ side, points, reason, at_once: atOnce }) => ({
      ...say(`count-${reason}`, { who: names.who(side), name: names.side(side), points, lance }),
      ...(why && !atOnce ? { cards: why } : {}),
    })),
    ...(tied === null ? [] : [say('count-tied', { name: names.name(tied) })]),
  ])
  return [say('help-count'), ...lines, ...stands(moment, names), say('guide-end')]
}

/** The score after the count, or who won the game. */
function stands({ pause, table }: Moment, names: Names): Line[] {
  const { score, by, lances, game_winner: winner } = pause!.summary
  if (winner === null) {
    const [us = 0, them = 0] = ordered(score, names)
    return [say('guide-score', { us, them, target: Number(table.rules.target) })]
  }
  const [who, name] = [names.who(winner), names.side(winner)]
  const decided = by === 'ordago' ? [say('count-ordago', { who, name, lance: lances.at(-1)?.lance ?? '' })] : []
  return [...decided, say(`game-won-${who === 'other' ? 'name' : who}`, { name })]
}

/** The own side's stones first. */
function ordered(score: number[], names: Names): number[] {
  const ours = score.findIndex((_, side) => names.who(side) === 'us' || names.who(side) === 'you')
  return ours > 0 ? [score[ours]!, ...score.filter((_, side) => side !== ours)] : score
}
