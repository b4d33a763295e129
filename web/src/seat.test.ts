import { afterEach, expect, it, vi } from 'vitest'
import { claimSeat } from './seat'

const TOKEN = 'a'.repeat(43)

function answering(status: number, body: unknown) {
  const asked = vi.fn(() => Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('asks for nothing without a secret in the address', () => {
  const asked = answering(204, null)
  history.replaceState(null, '', '/t/T#seat=short')
  expect(claimSeat('T')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('sends the secret once and takes it out of the address', async () => {
  const asked = answering(204, null)
  history.replaceState(null, '', `/t/T#seat=${TOKEN}`)
  expect(await claimSeat('T')).toBeNull()
  expect(location.hash).toBe('')
  const [path, request] = asked.mock.calls[0] as unknown as [string, RequestInit]
  expect([path, request.method, request.body]).toEqual(['/api/tables/T/seat', 'POST', JSON.stringify({ token: TOKEN })])
  expect(claimSeat('T')).toBeNull()
})

it('tells why a seat was refused', async () => {
  answering(403, { code: 'unauthorized', message: 'used', place: '' })
  history.replaceState(null, '', `/t/T#seat=${TOKEN}`)
  expect(await claimSeat('T')).toBe('unauthorized')
})
