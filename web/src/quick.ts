/** A table for one person who wants to play at once: the bots sit, the cards are dealt. */
import { startable } from './alone/shelf.svelte'
import { ApiError, create, createAlone } from './api'
import { company } from './bots'
import { guide } from './guide/guided.svelte'
import { language } from './i18n.svelte'
import { plan } from './memory.svelte'
import { nameOr } from './people'
import { go } from './router.svelte'
import { settings } from './settings.svelte'

interface Quick {
  preset: string
  /** The level of the bots. */
  level: string
  pace?: typeof settings.speed
  /** On this device, also where a server answers. */
  here?: boolean
  /** Called when the game is started on this device, which takes a while. */
  onstarting?: () => void
}

/** Make the table, at the server or on this device where there is none, and go there; its id. Throws `ApiError`. */
export async function quick(wanted: Quick): Promise<string> {
  const { id } = await make(wanted)
  plan({ id, name: nameOr(settings.name), bots: company(wanted.level), start: true })
  go(`/t/${id}`)
  return id
}

/** A table whose first hand is explained: without running mus, and with bots that take their time. */
export async function quickGuided(onstarting?: () => void): Promise<void> {
  const preset = language() === 'eu' ? 'basque' : language() === 'fr' ? 'french' : 'pagat'
  guide(await quick({ preset, level: 'beginner', pace: 'slow', onstarting }))
}

async function make({ preset, pace = settings.speed, here = false, onstarting }: Quick): Promise<{ id: string }> {
  const wish = { preset, seats: 4, sena_mode: 'partner', bot_pace: pace }
  try {
    if (!here) return await create(wish)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unreachable' && (await startable()))) throw error
  }
  onstarting?.()
  return createAlone(wish)
}
