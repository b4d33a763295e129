/** A seat in words, for who cannot see it. */
import { t } from '../i18n.svelte'
import type { TableModel } from './model.svelte'

export function portrait(model: TableModel, seat: number): string {
  const { view, chairs } = model
  const chair = chairs[seat]
  const name = model.name(seat)
  const words = [name]
  if (chair?.bot) words.push(chair.kind === 'bot' ? t('bot-mark') : t('seat-bot-holds', { name }))
  else if (chair && !chair.connected) words.push(t('seat-away'))
  if (!view) return words.join(', ')
  const partner = seat !== model.me && model.me >= 0 && model.sideCount < chairs.length && model.isOurs(model.sides[seat]!)
  if (partner) words.push(t('word-partner'))
  if (view.mano === seat) words.push(t('word-mano'))
  if (view.dealer === seat) words.push(t('word-dealer'))
  const cards = view.card_counts[seat] ?? 0
  if (cards > 0 && seat !== model.me) words.push(t('seat-hidden-cards', { n: cards }))
  const changed = view.changed[seat]
  if (changed !== null && changed !== undefined) {
    const exchange = seat === model.me ? t('live-you-changed', { n: changed }) : t('live-changed', { name, n: changed })
    words.push(exchange.replace(/\.$/, ''))
  }
  for (const lance of ['pares', 'juego'] as const) {
    const holders = view[lance]
    if (holders) words.push(t(`call-${lance}-${holders.includes(seat) ? 'yes' : 'no'}`))
  }
  const target = view.looks[seat]
  if (target === seat) words.push(t('seat-looks-own', { name }))
  else if (target === model.me) words.push(t('seat-looks-at-you', { name }))
  else if (target !== undefined) words.push(t('seat-looks-at', { name, other: model.name(target) }))
  const said = model.said.get(seat)
  if (said) words.push(t('live-says', { name, call: said.text }))
  return words.join(', ')
}
