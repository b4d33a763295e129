/** The hand before, for those who watch: every card, discard and seña, as lines of text. */
import { t } from '../i18n.svelte'
import { listed } from '../people'
import type { WireEvent } from '../wire'
import { sentence, type People } from './log'
import { cardName, isBet } from './words'

/** What happened, in order; people, cards and signs by name. */
export function pastLines(events: WireEvent[], people: People): string[] {
  let bet = false
  return events.flatMap((event) => {
    const lines = told(event, bet, people)
    if (event.e === 'Called') bet ||= isBet(event.action)
    else if (event.e === 'LanceClosed' || event.e === 'Dealt') bet = false
    return lines.filter(Boolean)
  })
}

function told(event: WireEvent, raise: boolean, people: People): string[] {
  const cards = (names: string[]): string => listed(names.map((card) => cardName(card, people.wild)))
  switch (event.e) {
    case 'Dealt':
      return [
        t('live-hand-begins', { name: people.name(event.mano) }),
        ...event.hands.map((hand, seat) => `${people.name(seat)}: ${cards(hand)}`),
      ]
    case 'Discarded':
      return [`${sentence(event, {}, people)} ${event.cards.includes('??') ? '' : cards(event.cards)}`.trim()]
    case 'Served':
      return [event.cards.length > 0 ? `${people.name(event.seat)}: ${t('live-new-cards-only', { cards: cards(event.cards) })}` : '']
    case 'Signed':
      return [t('past-sign', { name: people.name(event.seat), meaning: t(`sena-${event.meaning}`) })]
    case 'Perceived':
    case 'Looked':
    case 'Shown':
      return []
    default:
      return [sentence(event, { raise }, people)]
  }
}
