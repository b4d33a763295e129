/** Options of the rules as the reader sees them: groups, texts of values, seats and sides. */
import type { Value } from './api'
import { has, t } from './i18n.svelte'

/** The presets that players name first; the others stand behind "all rules". */
export const MAIN_PRESETS = ['basque', 'spanish', 'french', 'fournier']

const GROUPS: [string, string[]][] = [
  ['cards', ['kings', 'real31']],
  ['score', ['target', 'games_to_win', 'sets_to_win', 'dentro_margin', 'claims']],
  ['start', ['seating', 'cut_min', 'discard_order', 'reshuffle']],
  ['mus', ['mus_decision', 'mus_min_discard', 'mus_corrido', 'consult']],
  ['visto', ['mus_visto', 'mus_visto_after']],
  ['bets', ['min_bet', 'min_raise', 'max_bet', 'partner_override', 'answer_order', 'refusal_eliminates']],
  ['points', ['deje_timing', 'deje_extra_on_raise', 'punto_refused_bonus', 'paso_bonus_pares_juego']],
  ['ordago', ['ordago_precedence', 'ordago_loser_score']],
  ['table', ['signals', 'show_stock_size']],
  ['history', ['hand_size', 'jokers', 'big_unit', 'perete_bonus']],
]

/** Groups of the form with their options; an option that no group names stands in the last. */
export function grouped(options: string[]): [string, string[]][] {
  const named = new Set(GROUPS.flatMap(([, members]) => members))
  const rest = options.filter((option) => !named.has(option))
  return GROUPS.map(([group, members], index) => [
    group,
    [...members.filter((option) => options.includes(option)), ...(index === GROUPS.length - 1 ? rest : [])],
  ])
}

/** A value in words. */
export function valueText(option: string, value: unknown): string {
  const id = `option-${option}-${value ?? 'none'}`
  return has(id) ? t(id) : typeof value === 'number' ? t(`option-${option}-value`, { n: value }) : String(value)
}

/** What a value means and who plays so; empty where there is nothing to say. */
export function valueAbout(option: string, value: Value): string {
  const id = `option-${option}-${value ?? 'none'}-about`
  return has(id) ? t(id) : ''
}

/** Numbers of sides that so many seats can form. */
export function teamings(seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => index + 2).filter((teams) => seats % teams === 0)
}

/** The usual number of sides: two teams with 4 or 6 seats, else each for himself. */
export function usualTeams(seats: number): number {
  return seats === 4 || seats === 6 ? 2 : seats
}

/** The side of each seat when so many teams sit in turn. */
export function sidesFor(seats: number, teams: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat % teams)
}

/** "Two sides of three" or "each for themselves". */
export function sidesText(seats: number, teams: number): string {
  return teams === seats ? t('sides-each') : t('sides-form', { sides: teams, players: seats / teams })
}
