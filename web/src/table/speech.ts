/** What the bubble of a seat holds. */
import { t } from '../i18n.svelte'
import type { TableModel } from './model.svelte'
import type { Bubble, Tone } from './words'

export interface Said extends Omit<Bubble, 'tone'> {
  tone: Tone | 'soft'
}

/** A phrase to the partner, else the last call, else what the seat declared when this lance began. */
export function spoken(model: TableModel, seat: number): Said | null {
  const phrase = model.phrases[seat]
  if (phrase) return { token: 'y', text: phrase, tone: 'soft' }
  const said = model.said.get(seat)
  if (said) return said
  const view = model.view
  if (!view || model.client.pause) return null
  if (view.stage === 'pares' && view.pares) return declaration('pares', view.pares.includes(seat))
  if (view.stage === 'juego' && view.juego) return declaration('juego', view.juego.includes(seat))
  return null
}

function declaration(lance: string, holds: boolean): Said {
  return { token: 'declared', text: t(`call-${lance}-${holds ? 'yes' : 'no'}`), tone: 'soft' }
}
