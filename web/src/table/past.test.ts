import './jsdom'
import { beforeAll, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import type { WireEvent } from '../wire'
import { NAMES } from './example'
import type { People } from './log'
import { pastLines } from './past'

beforeAll(() => setLanguage('en'))

const people: People = {
  me: -1,
  name: (seat) => NAMES[seat] ?? '',
  side: (side) => (side ? 'Marek + Jon' : 'Ane + Iratxo'),
  sides: [0, 1, 0, 1],
  who: () => 'other',
  because: () => '',
  wild: false,
}

it('shows all hands, what was given up, and the signs that were made', () => {
  const events: WireEvent[] = [
    { e: 'Dealt', hands: [['Ro', 'Rc', '7o', '1b'], ['4o', '4c', '5o', '6b']], mano: 1, exposed: null },
    { e: 'Discarded', seat: 0, cards: ['7o'] },
    { e: 'Signed', seat: 0, meaning: 'two_kings' },
    { e: 'Called', seat: 0, action: 'e2' },
    { e: 'Called', seat: 1, action: 'e2' },
    { e: 'LanceClosed', lance: 'grande', status: 'REFUSED', side: 1, stones: 2, participants: [0, 1] },
    { e: 'Called', seat: 0, action: 'e2' },
  ]
  expect(pastLines(events, people)).toEqual([
    'New hand. Marek is mano.',
    'Ane: king of coins, king of cups, seven of coins, ace of clubs',
    'Marek: four of coins, four of cups, five of coins, six of clubs',
    'Ane changes 1 card. seven of coins',
    'Ane signed: two kings',
    'Ane says: Envido',
    'Marek says: 2 more',
    'Grande: Refused: 2',
    'Ane says: Envido',
  ])
})
