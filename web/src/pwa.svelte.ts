/** The page as an app: its service worker, and a new version when there is one. */

const HOUR_MS = 3_600_000

/** What Chromium gives a page that may be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let waiting = $state.raw<ServiceWorker | null>(null)
let offer = $state.raw<InstallPrompt | null>(null)
let asked = 0

/** Whether a new version waits; reactive. It never takes over by itself. */
export function updateWaits(): boolean {
  return waiting !== null
}

/** Whether the browser offers to install the page; reactive. Some do so in a menu of their own only. */
export function installable(): boolean {
  return offer !== null
}

/** Let the browser ask. An offer is good once. */
export async function install(): Promise<void> {
  const asked = offer
  offer = null
  await asked?.prompt()
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallPrompt
})

/** Register the worker. Without a secure context, and while the page is being written, there is none. */
export async function startPwa(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    watch(await navigator.serviceWorker.register('/sw.js'))
  } catch {
    // The server is gone for the moment: the page works as it is.
  }
}

/** Let the new version take over, and load it. A match goes on where it was: it lies with the server or on disk. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker of all has no page before it that somebody could be reading.
  const hears = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker
  }
  hears(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => hears(next))
  })
  asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR_MS) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}
