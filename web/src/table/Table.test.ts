import './jsdom'
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { legal, view } from './example'
import { answer, client, exchange, find, happen, hide, log, press, show, tap, wait } from './staged'

describe('words', () => {
  it('rest for a moment after they have changed', () => {
    show(answer)
    tap('Accept')
    expect(client.acts).toEqual([])
    wait(400)
    tap('Accept')
    expect(client.acts).toEqual(['q'])
  })

  it('rest again when the next ones come, under the finger', () => {
    show(view({ legal: legal('paso', ['envido', 2, null], 'ordago') }))
    wait(400)
    happen({ ...answer, turn: 9 }, { e: 'Called', seat: 1, action: 'e2' })
    tap('Refuse')
    expect(client.acts).toEqual([])
  })

  it('have keys: places, letters, and shift for the whole side', () => {
    for (const [key, more, token] of [['3', {}, 'e2'], ['n', {}, 'n'], ['Q', { shiftKey: true }, 'qq']] as const) {
      show(answer)
      wait(400)
      press(key, more)
      expect(client.acts).toEqual([token])
      hide()
    }
  })

  it('an amount that cannot be bet is not bet: the nearest that can is put there', async () => {
    show(answer)
    wait(400)
    press('a')
    const field = document.querySelector<HTMLInputElement>('[role=spinbutton]')!
    const type = (text: string) => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
    }
    const send = () => {
      field.form!.requestSubmit()
      flushSync()
    }
    type('1')
    send()
    expect(client.acts).toEqual([])
    expect(field.value).toBe('2')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('At least 2')
    field.focus()
    press('ArrowUp')
    expect(field.value).toBe('3')
    send()
    expect(client.acts).toEqual(['e3'])
  })

  it('ask before an órdago by key or tap', () => {
    show(answer)
    wait(400)
    press('h')
    expect(client.acts).toEqual([])
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('whole game')
    document.querySelector<HTMLElement>('[role=dialog] .danger')!.click()
    expect(client.acts).toEqual(['h'])
  })

  it('say an órdago at once when held', () => {
    show(answer)
    wait(400)
    find('Órdago')!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
    wait(700)
    expect(client.acts).toEqual(['h'])
  })

  it('offer none while others think', () => {
    show(view({ actor: 1 }))
    expect(document.querySelector('.bar button')).toBeNull()
  })
})

describe('what I have begun', () => {
  it('survives what others do: chosen cards and the focus', () => {
    show(exchange)
    tap('king of cups')
    tap('ace of clubs')
    const focused = find('ace of clubs')!
    focused.focus()
    happen(
      { ...exchange, turn: 8, looks: [2, 3, 0, 0], perceived: [[2, 'two_kings']] },
      { e: 'Looked', seat: 3, target: 0 },
      { e: 'Perceived', seat: 0, signer: 2, meaning: 'two_kings' },
    )
    expect(document.activeElement).toBe(focused)
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(2)
    wait(400)
    tap('Change 2')
    expect(client.acts).toEqual(['d:Rc1b'])
  })

  it('begins again in a second exchange, and ends with it', () => {
    const second = { ...exchange, changed: [2, 1, 1, 3], actor: 3, legal: [] }
    show(second)
    tap('king of cups')
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
    happen({ ...second, turn: 8, stage: 'talk' })
    happen({ ...second, turn: 9 })
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
  })

  it('can be undone until it is sent', () => {
    show(exchange)
    wait(400)
    tap('king of cups')
    tap('king of cups')
    press('Enter')
    expect(client.acts).toEqual([])
    tap('seven of coins')
    ;(document.activeElement as HTMLElement).blur()
    press('Enter')
    expect(client.acts).toEqual(['d:7o'])
  })
})

describe('the log', () => {
  it('tells the table once it stands, in a region that was there before', () => {
    show(answer)
    const status = document.querySelector('[role=status]')!
    expect(status.textContent).toBe('')
    wait(500)
    expect(status.textContent).toContain('Standing bet 7')
  })

  it('is not filled with what was read again', () => {
    show(answer)
    wait(500)
    const before = log()
    press('r')
    expect(log()).toEqual(before)
  })

  it('tells a refusal once', () => {
    show(answer)
    happen(
      { ...answer, turn: 9, actor: 1 },
      { e: 'LanceClosed', lance: 'grande', status: 'REFUSED', side: 0, stones: 2, participants: [0, 1, 2, 3] },
      { e: 'Paid', lance: 'grande', side: 0, points: 2, reason: 'deje', at_once: true },
    )
    expect(log().at(-1)).toContain('refused')
    expect(log().filter((line) => /refused/i.test(line ?? ''))).toHaveLength(1)
  })

  it('a sheet keeps the focus when the button under it goes away', async () => {
    show({ ...answer, free: ['s:two_kings'] })
    wait(400)
    press('s')
    expect(document.activeElement?.textContent).toContain('two kings')
    happen({ ...answer, free: [] })
    await Promise.resolve()
    expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  })

  it('tells by a key what the words on the screen mean, those of the buttons too', () => {
    show(answer)
    wait(400)
    press('w')
    const sheet = document.activeElement!
    expect(sheet.getAttribute('aria-label')).toBe('The words on the screen')
    const words = [...sheet.querySelectorAll('dt')].map((each) => each.textContent)
    expect(words).toEqual(expect.arrayContaining(['Grande', 'Envido', 'Órdago']))
    expect(words).not.toContain('Postre')
  })

  it('takes the focus when it is opened by key, and gives it back', () => {
    show(answer)
    wait(400)
    find('Keys')!.focus()
    press('t')
    expect(document.activeElement?.getAttribute('role')).toBe('log')
    press('t')
    expect(document.activeElement).toBe(find('Keys'))
  })

  it('knows what was said before the page was opened', () => {
    show(answer, null, [
      { e: 'LanceClosed', lance: 'grande', status: 'PASO', side: null, stones: 0, participants: [0, 1] },
      { e: 'Called', seat: 0, action: 'e5' },
    ])
    happen({ ...answer, actor: 1, turn: 9 }, { e: 'Called', seat: 1, action: 'e2' })
    expect(log()).toEqual(['Grande: All passed', 'You say: Envido 5', 'Marek says: 2 more'])
  })

  it('is one polite region that says what happens and whose turn it is', () => {
    show(view({ actor: 1 }))
    happen({ ...answer, turn: 8 }, { e: 'Called', seat: 1, action: 'e2' })
    expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1)
    expect(log()).toEqual(['Marek says: Envido', 'It is your turn. Standing bet 7. Refusing gives them 2.'])
  })
})
