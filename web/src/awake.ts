/** Keeping the screen lit, where the browser can: only over https or on this computer itself. */

/** Whether this browser can do it at all. */
export function canStayAwake(): boolean {
  return isSecureContext && 'wakeLock' in navigator
}

/** Keep the screen lit until told otherwise, also after the page was out of sight. Returns how to stop. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => {}
  let lock: WakeLockSentinel | null = null
  let stopped = false

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    // Refused where the battery is low; the next time the page is seen may do better.
    const got = await navigator.wakeLock.request('screen').catch(() => null)
    if (stopped) void got?.release()
    else lock = got
  }

  const seen = (): void => void hold()
  document.addEventListener('visibilitychange', seen)
  void hold()
  return () => {
    stopped = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
