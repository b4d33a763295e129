/** "It is your turn", for who looks elsewhere: the page's title, a short vibration, and a notification if wanted. */
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'

const BUZZ_MS = 120
const TAG = 'hordago-turn'

const state = $state({ turn: false })

/** Whether the table on show waits for the reader; its page says so. */
export function turnIs(mine: boolean): void {
  state.turn = mine
}

/** The title of a page, with a mark while it is the reader's turn there. */
export function titled(title: string): string {
  return state.turn ? `● ${t('live-your-turn').replace(/\.$/, '')} · ${title}` : title
}

/** Whether this browser could show notifications at all (none over plain http). */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis
}

/** Ask the reader's leave; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** The reader's turn has just come. */
export function callToTable(): void {
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  navigator.vibrate?.(BUZZ_MS)
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(t('app-name'), { body: t('live-your-turn'), tag: TAG, icon: '/art/favicon.svg' })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Android's Chrome shows notifications of a service worker only.
  }
}
