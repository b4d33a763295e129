/** Names for bots that have none of their own, one for each face. */
import type { ChairInfo } from '../wire'

const NAMES = ['Ane', 'Patxi', 'Maddi', 'Samuel', 'Karmele', 'Iratxo']

/** The name of a chair. A bot that is called by its level alone gets a name, the same for everybody at the table. */
export function seatName(chair: ChairInfo): string {
  const unnamed = chair.kind === 'bot' && chair.name.toLowerCase() === chair.bot?.toLowerCase()
  return unnamed ? (NAMES[chair.seat] ?? chair.name) : chair.name
}
