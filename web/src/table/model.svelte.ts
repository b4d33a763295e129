/**
 * What the parts of the table share: who sits where, what was heard, and what the reader is about to do.
 *
 * It holds no rules. Everything the reader has begun (cards chosen, a sheet open) belongs here and is never touched by
 * what others do.
 */
import { createContext } from 'svelte'
import type { Batch, TableClient } from '../client.svelte'
import { t } from '../i18n.svelte'
import { callToTable } from '../attention.svelte'
import { faces } from '../faces'
import { reducedMotion, settings } from '../settings.svelte'
import { play } from '../sound'
import { lineText } from '../people'
import type { ChairInfo, ChatFrame, WireEvent, WireView } from '../wire'
import { readTable } from './read'
import { sentence, turnSentence, type People, type Who } from './log'
import { fly } from './fly'
import { noises } from './noises'
import { remark } from './remarks'
import { countLines, runningScores } from './reasons'
import { around, type Spot } from './seats'
import { bubbles, isBet, type Bubble } from './words'
import { nextKey, say, type Spoken } from '../voice.svelte'

/** The part of a client that a table needs. */
export type Source = Pick<
  TableClient,
  | 'table' | 'seat' | 'view' | 'history' | 'calls' | 'pause' | 'clock' | 'past' | 'chat' | 'acting'
  | 'act' | 'free' | 'ready' | 'rematch' | 'onEvents'
>

/** A line of the log. */
export interface Heard extends Spoken {
  /** It says how much was bet. */
  bet?: boolean
}

export type Sheet = 'more' | 'senas' | 'talk' | 'past' | 'log' | 'keys' | 'words' | 'ordago' | null

/** Taps rest so long after the buttons have changed, so that nobody says what was not there a moment ago. */
const REST_MS = 350
const DEAL_MS = 1600
const SIGN_MS = 2600
const SHOUT_MS = 2200
/** A line said to everybody hangs at its seat so long, and no longer than this. */
const TALK_MS = 6000
const REMARK_MS = 900
const LONGEST_TALK = 48
const LONGEST_LOG = 200
const OPTION = { kings: 4, target: 40, big_unit: 5, signals: 'off', jokers: 'none', games_to_win: 1 }

/** What only who wants to hear all is told. */
const WORDY = new Set(['Looked'])
/** What the log says when little is asked of it. */
const BRIEF = new Set(['Dealt', 'Called', 'Served', 'Perceived', 'Spoke', 'Paid', 'OrdagoWon', 'GameEnded', 'MatchEnded'])

export const [useModel, shareModel] = createContext<TableModel>()

export class TableModel implements People {
  readonly client: Source
  sheet = $state<Sheet>(null)
  /** Places in the own hand of the cards to be changed. */
  chosen = $state<number[]>([])
  /** Cards are flying; the first tap or key only ends that. */
  dealing = $state(false)
  heard = $state<Heard[]>([])
  /** The table read again, for who asked. */
  answer = $state<Spoken | null>(null)
  /** The sheet of the señas was opened to turn the eyes. */
  looking = $state(false)
  /** A seña just seen: it flickers on that face. */
  sign = $state<{ seat: number; meaning: string } | null>(null)
  /** Where the deck would be cut. */
  cutAt = $state(20)
  /** A word for the whole room, for a moment. */
  shout = $state<{ text: string; side: number } | null>(null)
  /** Payments of the count that have been told. */
  counted = $state(0)
  /** The score and the games as they stood before a count that has not yet been told to its end. */
  #kept = $state.raw<{ score: number[]; games: number[] } | null>(null)
  #closing: (() => void) | null = null
  /** Stones of this hand that nobody took before the cut, by side. */
  lapsed = $state.raw<Record<number, number>>({})
  /** The phrase a seat said last, until the next call. */
  phrases = $state<Record<number, string>>({})
  /** What a seat has just said to everybody, beside the game. */
  talk = $state<Record<number, string>>({})

  #fresh = $state(false)
  /** Nothing may be said just now: the words have only just come, or cards are flying. */
  readonly resting: boolean = $derived(this.#fresh || this.dealing)

  readonly view: WireView | null = $derived.by(() => this.client.view)
  /** Who cut the mus in this hand. */
  readonly cutter: number | null = $derived.by(() => this.view?.cutter ?? null)
  readonly chairs: ChairInfo[] = $derived.by(() => this.client.table?.chairs ?? [])
  readonly faces: number[] = $derived(faces(this.chairs))
  readonly sides: number[] = $derived(this.chairs.map((chair) => chair.side))
  readonly me: number = $derived(this.view && this.view.viewer >= 0 ? this.view.viewer : -1)
  readonly spots: Spot[] = $derived(around(this.chairs.length, this.me))
  readonly sideCount: number = $derived(new Set(this.sides).size)
  readonly myTurn: boolean = $derived(this.me >= 0 && this.view?.actor === this.me)
  readonly team: boolean = $derived(this.#isTeamTalk(this.view))
  /** Whether cards may be chosen to be changed: it is my turn to, or I have not yet given up any. */
  readonly choosing: boolean = $derived.by(() => {
    const view = this.view
    if (view?.stage !== 'discard') return false
    return this.myTurn || view.cards.length === Math.max(...view.card_counts)
  })
  /** How many cards may be given up, as far as is known before it is my turn. */
  readonly most: number = $derived(this.view?.legal.find((each) => each.kind === 'discard')?.max ?? 4)
  readonly said: Map<number, Bubble> = $derived.by(() =>
    bubbles(this.client.calls, this.view?.bet?.stake ?? 0, this.team),
  )

  /** The score as far as the count has been told. */
  readonly score: number[] = $derived.by(() => {
    const { pause } = this.client
    if (!pause || this.view?.stage === 'claims') return this.view?.score ?? []
    // No payment leads to it: what an órdago has decided is seen when the hands are.
    if (this.#kept && pause.summary.by === 'ordago') return this.#kept.score
    const running = runningScores(pause.summary)
    return running[Math.min(this.counted, running.length - 1)] ?? []
  })
  /** Games won, as far as the count has been told. */
  readonly games: number[] = $derived.by(() => (this.client.pause ? this.#kept?.games : null) ?? this.view?.games ?? [])
  #bet = false
  /** Lines of the log from here on are of the lance being played. */
  #lance = 0
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(client: Source) {
    this.client = client
  }

  /** For learners: what a card plays as where it is not what it shows. */
  plays = (card: string): '' | 'R' | '1' => {
    if (!settings.hints || this.option('kings') !== 8) return ''
    return card[0] === '3' ? 'R' : card[0] === '2' ? '1' : ''
  }

  get wild(): boolean {
    return this.option('jokers') !== 'none'
  }

  option<Name extends keyof typeof OPTION>(name: Name): (typeof OPTION)[Name] {
    return (this.client.table?.rules[name] as (typeof OPTION)[Name] | undefined) ?? OPTION[name]
  }

  name = (seat: number): string => {
    const chair = this.chairs[seat]
    return chair?.name || t('seat-n', { n: seat + 1 })
  }

  /** "You", or the name: for lines without a verb. */
  called = (seat: number): string => (seat === this.me ? t('seat-you') : this.name(seat))

  /** "Us", "Them", a player's own name, or the names of a team. */
  side = (side: number): string => {
    const seats = this.chairs.filter((chair) => chair.side === side)
    if (seats.length === 1) return this.called(seats[0]!.seat)
    if (this.sideCount === 2 && this.me >= 0) return t(this.sides[this.me] === side ? 'side-us' : 'side-them')
    return seats.map((chair) => this.name(chair.seat)).join(' + ')
  }

  who = (side: number): Who => {
    if (this.isOurs(side)) return this.chairs.filter((chair) => chair.side === side).length > 1 ? 'us' : 'you'
    return this.me >= 0 && this.sideCount === 2 && this.chairs.length > 2 ? 'them' : 'other'
  }

  /** Whose cards earn a lance of the count on show. */
  because = (lance: string): string => {
    const summary = this.client.pause?.summary
    if (!summary) return ''
    const lines = countLines(summary, this.sides, { side: this.side, seat: this.called })
    return lines.find((line) => line.lance === lance)?.why ?? ''
  }

  isOurs = (side: number): boolean => this.me >= 0 && this.sides[this.me] === side

  /** Whether a side is drawn in gold: the reader's own, and for who watches that of the place at the bottom. */
  isGold = (side: number): boolean => this.sides[this.spots[0]?.seat ?? 0] === side

  /** Take the turn, unless the buttons have only just changed. */
  act = (token: string): void => {
    if (this.resting || this.client.acting) return
    this.sheet = null
    this.chosen = []
    void this.client.act(token)
  }

  free = (token: string): void => {
    void this.client.free(token)
  }

  /** Enough seen of the count. */
  goOn = (): void => {
    if (!this.resting) void this.client.ready()
  }

  may(token: string): boolean {
    return this.view?.free.includes(token) ?? false
  }

  /** Choose a card, or take it back. More than may be given up push out those chosen first. */
  toggle = (place: number): void => {
    const rest = this.chosen.filter((each) => each !== place)
    if (rest.length < this.chosen.length) this.chosen = rest
    else this.chosen = [...rest, place].slice(-this.most)
  }

  open = (sheet: Sheet, looking = false): void => {
    this.sheet = this.sheet === sheet ? null : sheet
    this.looking = looking
  }

  /** Let the buttons rest for a moment. Returns how to stop. */
  rest(): () => void {
    this.#fresh = true
    const timer = setTimeout(() => (this.#fresh = false), REST_MS)
    return () => {
      clearTimeout(timer)
      // Else the buttons that come next would rest for good.
      this.#fresh = false
    }
  }

  /** Say a line in the log, which is read aloud. */
  tell(text: string, bet = false): void {
    if (text) this.heard = [...this.heard.slice(1 - LONGEST_LOG), { ...say(text), bet }]
  }

  /** Read the whole table aloud, beside the log. */
  read = (): void => {
    if (!this.view) return
    const asked = { target: this.option('target'), pause: this.client.pause, stakes: settings.stakes }
    this.answer = say(readTable(this.view, this, asked))
  }

  hear = ({ events, before, after }: Batch): void => {
    for (const event of events) {
      this.#recall(event, before)
      this.#notice(event)
    }
    for (const [sound, times] of noises(events, after)) play(sound, times)
    const ended = events.some((event) => event.e === 'GameEnded')
    if (ended || !this.client.pause) [this.#kept, this.#closing] = [null, null]
    if (ended && before && !reducedMotion()) this.#kept = { score: before.score, games: before.games }
    this.#remark(events, before)
    if (after.stage !== 'discard') this.chosen = []
    if (before?.turn !== after.turn) {
      this.tell(turnSentence(after), after.bet !== null && after.bet.bettor !== null)
      if (this.me >= 0 && after.actor === this.me) callToTable()
    }
  }

  /** What happened in this hand before the page was opened is in the log, too. */
  remember(history: WireEvent[]): void {
    if (this.heard.length === 0) for (const event of history) this.#recall(event, this.view)
  }

  /** Some bots say what they think of it, a moment later. */
  #remark(events: WireEvent[], before: WireView | null): void {
    const found = settings.remarks ? remark(events, before, this.chairs) : null
    if (!found) return
    const remarks = (): void =>
      this.#later(REMARK_MS, () => {
        this.#hang(found.seat, t(found.id))
        if (settings.verbosity === 'full') this.tell(t('live-says', { name: this.name(found.seat), call: t(found.id) }))
      })
    if (this.#kept) this.#closing = remarks
    else remarks()
  }

  /** The count has been told to its end: who won may be seen, and remarked on. */
  toldAll = (): void => {
    this.#kept = null
    this.#closing?.()
    this.#closing = null
  }

  #hang(seat: number, text: string): void {
    const shown = text.length > LONGEST_TALK ? `${text.slice(0, LONGEST_TALK - 1)}…` : text
    this.talk = { ...this.talk, [seat]: shown }
    this.#later(TALK_MS, () => {
      if (this.talk[seat] === shown) delete this.talk[seat]
    })
  }

  /** A line of talk: at its seat for a while, and in the log. */
  chatted(line: ChatFrame): void {
    const { seat } = line
    const text = lineText(line)
    this.tell(t('live-says-to-all', { name: line.name || t('people-watcher'), text }))
    if (seat !== null) this.#hang(seat, text)
  }

  /** Somebody has left the cards to a bot, or taken them back. */
  seated(before: ChairInfo[], now: ChairInfo[]): void {
    for (const chair of now) {
      const old = before[chair.seat]
      if (chair.kind !== 'person' || old?.name !== chair.name || !chair.bot === !old.bot) continue
      this.tell(t(chair.bot ? 'live-bot-sits' : 'live-player-back', { name: this.name(chair.seat) }))
    }
  }

  skip = (): void => {
    if (!this.dealing) return
    this.dealing = false
    this.rest()
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Put an event into the log; a bet is a raise once another stands in its lance. */
  #recall(event: WireEvent, view: WireView | null): void {
    const moment = { raise: this.#bet, team: this.#isTeamTalk(view) }
    const own = event.e === 'Looked' && event.seat === this.me
    // The payment that comes with it tells of a refusal.
    const told = event.e === 'LanceClosed' && event.status === 'REFUSED'
    const wanted = !told && (own || settings.verbosity === 'full' || (settings.verbosity === 'normal' ? !WORDY.has(event.e) : BRIEF.has(event.e)))
    if (wanted) this.tell(sentence(event, moment, this), event.e === 'Called' && isBet(event.action))
    if (event.e === 'Called') this.#bet ||= isBet(event.action)
    else if (event.e === 'LanceClosed' || event.e === 'Dealt') this.#bet = false
    if (event.e === 'Dealt') this.lapsed = {}
    else if (event.e === 'Lapsed') this.lapsed = { ...this.lapsed, [event.side]: (this.lapsed[event.side] ?? 0) + event.points }
    if (event.e === 'LanceClosed' && !settings.stakes) this.#forgetBets()
    if (event.e === 'LanceClosed' || event.e === 'Dealt') this.#lance = nextKey()
  }

  /** Who wants to remember the bets cannot look them up: once a lance is closed, what was bet in it is gone. */
  #forgetBets(): void {
    this.heard = this.heard.filter(({ key, bet }) => !bet || key < this.#lance)
  }

  #isTeamTalk(view: WireView | null): boolean {
    const talk = view?.talk
    return !!talk && !talk.corrido && talk.speakers.length < this.chairs.length
  }

  #notice(event: WireEvent): void {
    switch (event.e) {
      case 'Dealt':
        this.chosen = []
        this.phrases = {}
        if (!reducedMotion()) {
          this.dealing = true
          this.#later(DEAL_MS, () => (this.dealing = false))
        }
        break
      case 'Called':
        this.phrases = {}
        break
      case 'Perceived':
        this.sign = { seat: event.signer, meaning: event.meaning }
        this.#later(SIGN_MS, () => (this.sign = null))
        break
      case 'Dentro':
        this.#call(t('call-dentro'), event.side)
        break
      case 'Paid':
        if (event.at_once) fly(document.querySelector('.plate'), event.side, event.points, this.option('big_unit'))
        break
      case 'Spoke':
        this.phrases = { ...this.phrases, [event.seat]: t(`say-${event.phrase}`) }
    }
  }

  /** Something that everybody turns round for. */
  #call(text: string, side: number): void {
    const shout = { text, side }
    this.shout = shout
    this.#later(SHOUT_MS, () => {
      if (this.shout === shout) this.shout = null
    })
  }

  #later(delay: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      action()
    }, delay)
    this.#timers.add(timer)
  }
}
