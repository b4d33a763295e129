/**
 * Addresses by which other devices reach this server. Where the page was opened on this computer's own address, that
 * would be of no use to others, so the addresses in the network take its place.
 */
import { onMount } from 'svelte'
import { share } from '../api'

const LOCAL = /^(localhost|127\.|\[::1\])/

export class Reach {
  /** More than one where the computer is in several networks. */
  urls = $state.raw<string[]>([])
  /** The one that is used. */
  base = $state(location.origin)
  /** Nobody else can open the table: the server listens to this computer only. */
  alone = $state(false)
}

/** Call it while a component is made. */
export function reach(): Reach {
  const found = new Reach()
  onMount(async () => {
    if (!LOCAL.test(location.hostname)) return
    const answer = await share().catch(() => null)
    if (!answer) return
    found.alone = answer.loopback
    if (answer.loopback) return
    found.urls = answer.urls
    found.base = answer.urls[0] ?? found.base
  })
  return found
}
