/**
 * The fair deal, byte for byte as docs/reference/fairness.md says it: from a seed and nonces to every card.
 *
 * Cards are their names (`1o` … `Rb`), bytes from outside are lower-case hexadecimal. Nothing here needs a secure
 * context, so it works over plain http, too.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** All 40 in canonical order. */
export const CARDS: readonly string[] = [...'oceb'].flatMap((suit) => [...'1234567SCR'].map((rank) => rank + suit))
/** What counts as the nonce of a bot, or of a seat that sent none. */
export const NO_NONCE = '00'.repeat(32)

/** SHA-256 of the seed. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** The key of a deal; deals of a match count from 1, nonces are by seat. */
export function dealKey(seed: string, deal: number, nonces: readonly string[]): Uint8Array {
  return mac(hexToBytes(seed), utf8ToBytes('hordago-1'), u32be(deal), ...nonces.map(hexToBytes))
}

/** The 40 cards of a deal before any cut, the first one dealt first. */
export function deck(key: Uint8Array): string[] {
  return shuffled(key, 'deck', CARDS)
}

/** Where chance cuts. */
export function cut(key: Uint8Array, cutMin: number): number {
  return cutMin + below(41 - 2 * cutMin, stream(key, 'cut'))
}

/** The first `n` cards go behind the others. */
export function cutDeck(cards: readonly string[], n: number): string[] {
  return [...cards.slice(n), ...cards.slice(0, n)]
}

/** A pile shuffled for the `n`-th time in its deal (from 1); how it lay does not matter. */
export function reshuffle(key: Uint8Array, n: number, pile: ReadonlySet<string>): string[] {
  return shuffled(key, `reshuffle-${n}`, CARDS.filter((card) => pile.has(card)))
}

/** The cards from which players draw their seats; `n` counts the decks used for it from 1. */
export function seatingDeck(key: Uint8Array, n: number): string[] {
  return shuffled(key, `seating-${n}`, CARDS)
}

/** A seat: who starts, or who cuts the suit. */
export function seatingMano(key: Uint8Array, seats: number): number {
  return below(seats, stream(key, 'mano'))
}

/** Of a move of `cards` cards: the number that decides whether one is turned up, and the place of that one. */
export function turnedUp(key: Uint8Array, move: number, cards: number): { number: bigint; place: number } {
  const block = new DataView(mac(key, utf8ToBytes('expose'), u32be(move)).buffer)
  return { number: block.getBigUint64(0), place: Number(block.getBigUint64(8) % BigInt(cards)) }
}

/** The bytes of a label without end. */
export function* stream(key: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* mac(key, utf8ToBytes(label), u32be(block))
}

/** A number below `n`, every one equally likely: a byte that would make the small ones likelier is thrown away. */
function below(n: number, bytes: Generator<number, never>): number {
  if (n === 1) return 0
  for (;;) {
    const byte = bytes.next().value
    if (byte < 256 - (256 % n)) return byte % n
  }
}

/** Fisher and Yates, from the last place down. */
function shuffled(key: Uint8Array, label: string, cards: readonly string[]): string[] {
  const made = [...cards]
  const bytes = stream(key, label)
  for (let place = made.length - 1; place > 0; place--) {
    const other = below(place + 1, bytes)
    ;[made[place], made[other]] = [made[other]!, made[place]!]
  }
  return made
}

function mac(key: Uint8Array, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hmac(sha256, key, concatBytes(...parts)))
}

function u32be(n: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}
