/** What the middle of the table says while no bet is played. */
import { t } from '../i18n.svelte'
import type { TableModel } from './model.svelte'

export interface Prompt {
  title: string
  detail: string
}

/** Whose turn it is; of somebody who is not there, what will come of it. */
export function waiting(model: TableModel, seat: number): string {
  const chair = model.chairs[seat]
  const gone = chair?.kind === 'person' && !chair.connected && !chair.bot
  return t(gone ? 'live-turn-away' : 'live-turn', { name: model.name(seat) })
}

export function prompt(model: TableModel): Prompt {
  const view = model.view
  if (!view) return { title: '', detail: '' }
  if (model.dealing) return { title: view.mano === model.me ? t('seat-you') : model.name(view.mano), detail: t('word-mano') }
  const mine = model.myTurn
  const waits = view.actor !== null && view.actor >= 0 && !mine ? t('live-turn', { name: model.name(view.actor) }) : ''
  switch (view.stage) {
    case 'talk':
      return { title: t('phase-talk'), detail: mine ? t('live-your-turn') : waits }
    case 'visto':
      return { title: t('noun-visto'), detail: mine ? t('live-visto-question') : waits }
    case 'discard': {
      const least = view.legal.find((each) => each.kind === 'discard')?.min ?? 0
      // Five cards: the historic game, where one is put aside.
      if (mine && view.cards.length > 4) return { title: t('discard-aside'), detail: '' }
      return mine
        ? { title: t('discard-title'), detail: least > 0 ? t('discard-at-least', { n: least }) : '' }
        : { title: t('phase-discard'), detail: waits }
    }
    case 'deal':
      return { title: view.actor === -1 ? t('phase-deal') : t('phase-cut'), detail: waits }
    case 'serve':
      return { title: t('phase-deal'), detail: '' }
    default:
      return { title: '', detail: waits }
  }
}
