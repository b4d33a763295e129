/** What nobody can guess, from the browser's own source. */

/** This browser's part in the next deal (docs/reference/fairness.md). */
export const nonce = (): string => random(32)

/** `bytes` random bytes in hex. */
export function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
