/** What each button means that may be pressed now. */
import { t } from '../i18n.svelte'
import { choice, pending } from '../table/choices'
import { callText } from '../table/words'
import type { WireView } from '../wire'
import type { Line } from './lesson'

/** One line for each word of the bar; none in somebody else's turn. */
export function acts(view: WireView, sides: number[]): Line[] {
  return view.bet && pending(view) ? answers(view, sides) : openings(view)
}

function openings(view: WireView): Line[] {
  const least = choice(view, 'envido')?.min ?? 2
  return [
    line(view, 'mus', callText('mus'), 'guide-act-mus'),
    line(view, 'no_mus', callText('cut'), 'guide-act-no-mus'),
    line(view, 'defer', callText('defer'), 'guide-act-defer'),
    line(view, 'paso', callText('x'), 'guide-act-paso'),
    line(view, 'envido', callText(`e${least}`), 'guide-act-envido', least),
    line(view, 'envido', t('button-more'), 'guide-act-more'),
    line(view, 'ordago', callText('h'), 'guide-act-ordago'),
  ].flat()
}

function answers(view: WireView, sides: number[]): Line[] {
  const { stake, price, ordago, waiting } = view.bet!
  const least = choice(view, 'envido')?.min ?? 2
  const partner = waiting.some((seat) => seat !== view.viewer && sides[seat] === sides[view.viewer])
  const both = choice(view, 'queremos') !== null
  return [
    line(view, 'no_quiero', callText('n'), partner ? 'guide-act-no-quiero-partner' : 'guide-act-no-quiero', price),
    line(view, 'quiero', callText('q'), ordago ? 'guide-act-quiero-ordago' : 'guide-act-quiero', stake),
    line(view, 'envido', t('button-plus', { n: least }), 'guide-act-raise', least),
    line(view, both ? 'queremos' : 'envido', t('button-more'), both ? 'guide-act-more-both' : 'guide-act-more'),
    line(view, 'ordago', callText('h'), 'guide-act-ordago'),
  ].flat()
}

/** Nothing where that may not be said. */
function line(view: WireView, kind: string, word: string, id: string, n = 0): Line[] {
  return choice(view, kind) ? [{ id, args: { n }, word }] : []
}
