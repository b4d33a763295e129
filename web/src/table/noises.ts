/** What a batch of events sounds like. */
import type { Sound } from '../sound'
import type { WireEvent, WireView } from '../wire'
import { isBet } from './words'

/** Sounds with how often, in order; never more than one of a kind. */
export function noises(events: WireEvent[], after: WireView): [Sound, number][] {
  const found = new Map<Sound, number>()
  const add = (sound: Sound, times = 1): void => void found.set(sound, (found.get(sound) ?? 0) + times)
  for (const event of events) {
    if (event.e === 'Dealt') add('card', 4)
    else if (event.e === 'Served') add('card', event.cards.length)
    else if (event.e === 'Paid' || event.e === 'Claimed') add('stone', event.e === 'Paid' ? event.points : event.n)
    else if (event.e === 'MatchEnded' || event.e === 'GameEnded') add('won')
    else if (event.e === 'Called') {
      if (event.action === 'h') add('ordago')
      else if (isBet(event.action)) add('bet')
      else if (event.action === 'x') add('knock')
    }
  }
  if (after.actor === after.viewer && after.viewer >= 0) add('turn')
  return [...found].map(([sound, times]) => [sound, sound === 'won' || sound === 'turn' ? 1 : times])
}
