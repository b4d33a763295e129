/** What the bubble of a seat holds. */
import { said as call } from '../i18n.svelte'
import type { TableModel } from './model.svelte'
import type { Bubble, Tone } from './words'

export interface Said extends Omit<Bubble, 'tone'> {
  tone: Tone | 'soft'
}

/** What was just said to everybody, else a phrase to the partner, else the last call, else what was declared in this lance. */
export function spoken(model: TableModel, seat: number): Said | null {
  const talk = model.talk[seat]
  if (talk) return { token: 'talk', text: talk, beside: '', tone: 'soft' }
  const phrase = model.phrases[seat]
  if (phrase) return { token: 'y', text: phrase, beside: '', tone: 'soft' }
  const said = model.said.get(seat)
  if (said) return said
  const view = model.view
  if (!view || model.client.pause) return null
  if (view.stage === 'pares' && view.pares) return declaration('pares', view.pares.includes(seat))
  if (view.stage === 'juego' && view.juego) return declaration('juego', view.juego.includes(seat))
  return null
}

function declaration(lance: string, holds: boolean): Said {
  return { token: 'declared', text: call(`call-${lance}-${holds ? 'yes' : 'no'}`), beside: '', tone: 'soft' }
}
