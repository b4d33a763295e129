/** The cards chosen, as the token that gives them up. */
export function discardToken(cards: string[], chosen: number[]): string {
  return `d:${[...chosen].sort((a, b) => a - b).map((place) => cards[place] ?? '').join('')}`
}
