/** Sitting at a table or watching it: what every way of showing one needs beside its picture. */
import { onMount, untrack } from 'svelte'
import { sayAsIn } from '../i18n.svelte'
import { shareModel, TableModel, type Source } from './model.svelte'

/** Words that stand in a region before it is there are not read: the table is told once it stands. */
const SETTLE_MS = 400

/** The model of a table, shared with the parts inside; call it while the component is made. */
export function attend(client: Source): TableModel {
  const model = shareModel(new TableModel(client))
  $effect.pre(() => sayAsIn(client.table?.preset ?? null))

  // Before the log is there, so that nobody has to listen to it all.
  $effect.pre(() => {
    const history = client.history
    untrack(() => model.remember(history))
  })

  let before = model.chairs
  $effect(() => {
    const now = model.chairs
    untrack(() => model.seated(before, now))
    before = now
  })

  let lines = untrack(() => client.chat.length)
  $effect(() => {
    const chat = client.chat
    untrack(() => {
      // A full chat drops its oldest lines, so a new one does not always make it longer.
      for (const line of chat.slice(Math.min(lines, chat.length - 1))) model.chatted(line)
    })
    lines = chat.length
  })

  onMount(() => {
    const deaf = client.onEvents(model.hear)
    const settled = setTimeout(model.read, SETTLE_MS)
    return () => {
      clearTimeout(settled)
      deaf()
      model.stop()
    }
  })
  return model
}
