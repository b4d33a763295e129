/** What the reader has chosen for this device. */
import { sayInBasque } from './i18n.svelte'
import { store, stored } from './storage'

export interface Settings {
  /** The reader's name at tables. */
  name: string
  /** Cards with a large index; `auto` means on small screens. */
  cards: 'auto' | 'large' | 'standard'
  /** Calls in the reader's language, or in Basque with the translation beside. */
  calls: 'mine' | 'basque'
  /** `auto` follows the system. */
  motion: 'auto' | 'reduced'
  sound: boolean
  /** The level of bots that the reader last chose. */
  bot: string
  /** How much the live region says. */
  verbosity: 'full' | 'normal' | 'short'
  theme: 'auto' | 'tavern' | 'dark' | 'contrast'
  /** How long bots take at a new table. */
  speed: 'slow' | 'normal' | 'fast'
  /** How quickly the count is told. */
  pace: 'slow' | 'normal' | 'fast'
  /** Bots say what they think of it, now and then. */
  remarks: boolean
  /** Marks for learners: threes that are kings, twos that are aces. */
  hints: boolean
  /** Accepted bets stay to be seen until the count; else one remembers them oneself. */
  stakes: boolean
  /** What a player sees: the whole table, the own hand alone, or `auto`: what the table is made for. */
  table: 'auto' | 'whole' | 'hand'
  /** A notification of the system when the turn comes while another page is on show. */
  notices: boolean
}

const DEFAULTS: Settings = {
  name: '',
  cards: 'auto',
  calls: 'mine',
  motion: 'auto',
  sound: false,
  bot: 'casual',
  verbosity: 'normal',
  theme: 'auto',
  speed: 'normal',
  pace: 'normal',
  remarks: true,
  hints: true,
  stakes: true,
  table: 'auto',
  notices: false,
}

/** Reactive; writing a field keeps it. */
export const settings: Settings = $state({ ...DEFAULTS, ...stored<Partial<Settings>>('settings', {}) })

const still = matchMedia('(prefers-reduced-motion: reduce)')
const stark = matchMedia('(prefers-contrast: more)')
const small = matchMedia('(max-width: 640px), (max-height: 500px)')
const system = $state({ still: still.matches, small: small.matches, stark: stark.matches })
still.addEventListener('change', () => (system.still = still.matches))
stark.addEventListener('change', () => (system.stark = stark.matches))
small.addEventListener('change', () => (system.small = small.matches))

/** Whether nothing should move. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || system.still
}

/** Whether cards are drawn from the large-index sprite. */
export function largeCards(): boolean {
  return settings.cards === 'large' || (settings.cards === 'auto' && system.small)
}

/** Keep the settings and put theme and motion on the page; call inside a component. */
export function applySettings(): void {
  $effect(() => {
    store('settings', $state.snapshot(settings))
    void sayInBasque(settings.calls === 'basque')
    document.documentElement.dataset.theme = settings.theme === 'auto' ? (system.stark ? 'contrast' : 'tavern') : settings.theme
    document.documentElement.dataset.motion = reducedMotion() ? 'reduced' : 'full'
  })
}
