/** Values kept on this device. A browser that refuses storage (private mode, full disk) just forgets them. */

const PREFIX = 'hordago.'

export function stored<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Forgotten at the end of the visit.
  }
}

/** Forget everything that was kept on this device. */
export function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // There was nothing.
  }
}
