/** What the maker of a table wished for, done as soon as its page is there. */
import type { TableClient } from './client.svelte'
import type { Plan } from './memory.svelte'

/** Sit down, seat the bots and begin; a refusal leaves the rest to the lobby. */
export async function carryOut(plan: Plan, client: TableClient): Promise<void> {
  let error = plan.name === null ? null : await client.sit(0, plan.name)
  for (const [seat, bot] of plan.bots) error ??= await client.invite(seat, bot)
  if (plan.start && !error) await client.start()
}
