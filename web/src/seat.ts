/** Arriving by a "my seat" link: its secret stands in the fragment, is sent once, and is gone from the address. */
import { ApiError, takeSeat } from './api'

/** Take the seat that the address brings, if any; the code of the refusal, or null when all is well. */
export function claimSeat(id: string): Promise<string | null> | null {
  const token = /^#seat=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1]
  if (!token) return null
  history.replaceState(history.state, '', location.pathname)
  return takeSeat(id, token).then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.code : 'unknown'),
  )
}
