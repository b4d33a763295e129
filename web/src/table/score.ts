/** Points as the two kinds of stones in the saucer. */

export interface Stones {
  /** Amarracos, worth `unit` each. */
  big: number
  small: number
}

export function stones(points: number, unit: number): Stones {
  const whole = Math.max(points, 0)
  return { big: Math.floor(whole / unit), small: whole % unit }
}
