import '../table/jsdom'
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import { say } from '../voice.svelte'
import Dialog from './Dialog.svelte'

it('repeats what is said while it lies over the page, and nothing from before', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Rules</p>' }))
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  say('said before')
  const shown = mount(Dialog, { target: document.body, props: { open: true, title: 'Rules', children } })
  flushSync()
  say('Marek says: Mus')
  flushSync()
  const lines = [...document.querySelectorAll('dialog [role=log] p')].map((line) => line.textContent)
  expect(lines).toEqual(['Marek says: Mus'])
  await unmount(shown)
})
