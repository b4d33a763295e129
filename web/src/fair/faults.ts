/** What can be wrong with a record. */

/** The record cannot be read: it is no record, or not one of this version. */
export class Unreadable extends Error {
  constructor(place: string, what: string) {
    super(place ? `${place}: ${what}` : what)
  }
}

/** What was not fair; the page has a text `fair-fault-<code>` for each. */
export type FaultCode =
  | 'promise'
  | 'seed'
  | 'cut'
  | 'cut-sometimes'
  | 'card'
  | 'exposed'
  | 'chance'
  | 'reshuffles'
  | 'moves'
  | 'seats'

export type Values = { [name: string]: string | number }

/** The record is readable, but what it says is not what its seeds had promised. */
export class Unfair extends Error {
  readonly code: FaultCode
  /** From 1; 0 where no hand is to blame. */
  readonly hand: number
  /** Number of the deal in its hand, from 1. */
  readonly deal: number
  /** For the text: what the record told, and what was due. */
  readonly values: Values

  constructor(code: FaultCode, hand: number, deal: number, values: Values = {}) {
    super(`hand ${hand}, deal ${deal}: ${code} ${JSON.stringify(values)}`)
    this.code = code
    this.hand = hand
    this.deal = deal
    this.values = values
  }
}
