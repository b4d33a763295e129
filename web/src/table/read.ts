/** The table in words for who cannot see it and asks: what matters now comes first. */
import { t } from '../i18n.svelte'
import type { Pause, WireLance, WireSummary, WireView } from '../wire'
import { names, turnSentence, type People } from './log'
import { statusWords } from './reasons'
import { fromMano } from './seats'
import { worth } from './words'

export interface Asked {
  /** Stones of a game. */
  target: number
  /** The count that is on show. */
  pause: Pause | null
  /** Whether what was accepted stays on show. */
  stakes: boolean
}

/** Whose turn and what stands, the own cards, the lances so far, who is mano, the score; in a count all hands. */
export function readTable(view: WireView, people: People, { target, pause, stakes }: Asked): string {
  if (pause) {
    const { summary } = pause
    return [...hands(summary, people), ...score(summary.score, summary.games ?? view.games, people, target)].join(' ')
  }
  const words = [turnSentence(view) || othersTurn(view, people)]
  if (view.cards.length > 0) words.push(t('live-dealt', { cards: names(view.cards, people) }))
  if (view.value) words.push(`${worth(view.value)}.`)
  words.push(...view.closed.map((lance) => closed(lance, people, stakes)), `${t('word-mano')}: ${who(view.mano, people)}.`)
  return [...words, ...score(view.score, view.games, people, target)].filter(Boolean).join(' ')
}

function who(seat: number, people: People): string {
  return seat === people.me ? t('seat-you') : people.name(seat)
}

function othersTurn(view: WireView, people: People): string {
  if (view.actor === null || view.actor < 0) return ''
  const words = [t('live-turn', { name: people.name(view.actor) })]
  const { bet } = view
  if (bet) words.push(`${t(`lance-${view.stage}`)}: ${bet.ordago ? t('call-ordago') : bet.bettor === null ? t('bet-none') : bet.stake}.`)
  return words.join(' ')
}

function closed(lance: WireLance, people: People, stakes: boolean): string {
  const came = lance.status === 'ACCEPTED' && !stakes ? t('call-quiero') : statusWords(lance.status, lance.stones)
  const side = lance.side === null || lance.status === 'ACCEPTED' ? '' : `, ${people.side(lance.side)}`
  return `${t(`lance-${lance.lance}`)}: ${came}${side}.`
}

function hands(summary: WireSummary, people: People): string[] {
  return fromMano(summary.hands.length, summary.mano).map((seat) => {
    const value = summary.values[seat]
    return `${who(seat, people)}: ${names(summary.hands[seat] ?? [], people)}${value ? ` · ${worth(value)}` : ''}.`
  })
}

function score(points: number[], games: number[], people: People, target: number): string[] {
  const played = games.some((n) => n > 0)
  return points.map((each, side) => {
    const won = played ? `, ${t('games-n', { n: games[side] ?? 0 })}` : ''
    return `${people.side(side)}: ${t('score-of', { points: each, target })}${won}.`
  })
}
