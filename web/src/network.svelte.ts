/** Whether the server answers: what a browser says of its network is not enough, a server may sleep. */

const AGAIN_MS = 10_000

const network = $state({ reachable: true })
let asking: ReturnType<typeof setTimeout> | undefined

/** Reactive. True until the contrary is known. */
export function reachable(): boolean {
  return network.reachable
}

/** Ask the server, and while it does not answer again and again. Returns how to stop. */
export function watchNetwork(): () => void {
  const ask = async (): Promise<void> => {
    clearTimeout(asking)
    network.reachable = await answers()
    if (!network.reachable) asking = setTimeout(ask, AGAIN_MS)
  }
  const hear = (): void => void ask()
  addEventListener('online', hear)
  addEventListener('offline', hear)
  void ask()
  return () => {
    clearTimeout(asking)
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
