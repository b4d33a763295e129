// Returns what is wrong with the page as it stands: text that is cut, text under or over other text, controls that
// overlap, and anything beyond the sides. Nothing is wrong with what a dialog covers.
() => {
  const SLACK = 2
  // Letters of a name that is shown in full.
  const NAME = 10
  const wrong = []
  const style = (node) => getComputedStyle(node)
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const name = (node) => {
    const text = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const kind = [...node.classList].filter((each) => !each.startsWith('svelte-')).join('.')
    return `<${node.localName}${kind ? `.${kind}` : ''}> "${text}"`
  }
  // What lies over the table: dialogs, sheets and the count.
  const LAYERS = 'dialog, [role=dialog], .sheet, .count, .open'
  const layer = (node) => node.closest(LAYERS)
  const layers = [...document.querySelectorAll(LAYERS)].filter(shown)
  const top = layers.at(-1) ?? null
  // What stays in its place while the page scrolls under it.
  const afloat = (node) => {
    for (let each = node; each && each !== document.body; each = each.parentElement)
      if (/(sticky|fixed)/.test(style(each).position)) return each
    return null
  }
  const hides = (node) => /(hidden|clip)/.test(style(node).overflowX + style(node).overflowY)
  const scrolls = (node) => /(auto|scroll)/.test(style(node).overflowX + style(node).overflowY)
  /** The ancestors that would cut the text off, up to one that scrolls. */
  const frames = (node) => {
    const found = []
    for (let each = node; each && each !== document.body && !scrolls(each); each = each.parentElement) if (hides(each)) found.push(each)
    return found
  }
  const inside = (box, node) => {
    const edge = node.getBoundingClientRect()
    return (
      box.left >= edge.left - SLACK && box.right <= edge.right + SLACK &&
      box.top >= edge.top - SLACK && box.bottom <= edge.bottom + SLACK
    )
  }
  const texts = []
  const cut = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || node.closest('.hidden, svg, script, style, option, noscript') || !shown(node)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length === 0) continue
    const size = parseFloat(style(node).fontSize)
    // A line box is taller than its letters.
    const lines = boxes.map((box) => {
      const spare = Math.max(0, (box.height - size) / 2)
      return { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare }
    })
    // A long name may end in dots.
    const dots = style(node).textOverflow === 'ellipsis' && node.textContent.trim().length > NAME
    if (dots) for (const line of lines) line.right = Math.min(line.right, node.getBoundingClientRect().right)
    texts.push({ node, lines, frames: dots ? [] : frames(node), dots })
  }
  for (const { node, lines, frames, dots } of texts) {
    const frame = frames.find((each) => lines.some((line) => !inside(line, each)))
    if (frame) {
      cut.add(node)
      wrong.push(`cut: ${name(node)} by ${name(frame)}`)
    }
    if (!dots && style(node).textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1) wrong.push(`cut: ${name(node)} ends in dots`)
    // Below the fold of a page that scrolls is not beyond an edge.
    if (lines.some((line) => line.left < -SLACK || line.right > innerWidth + SLACK) && !node.closest('[data-scrolls]') && !scrolledSideways(node))
      wrong.push(`beyond the side: ${name(node)}`)
  }
  function scrolledSideways(node) {
    for (let each = node; each; each = each.parentElement) if (/(auto|scroll)/.test(style(each).overflowX)) return true
    return false
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const related = (a, b) => a === b || a.contains(b) || b.contains(a)
  const reachable = (node) => {
    const box = node.getBoundingClientRect()
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  }
  const live = texts
    .filter(({ node }) => layer(node) === top && reachable(node) && !cut.has(node))
    .map((text) => ({ ...text, seen: text.lines.filter((line) => !scrolledAway(text.node, line)) }))
  live.forEach((one, index) => {
    for (const other of live.slice(index + 1)) {
      if (related(one.node, other.node) || afloat(one.node) !== afloat(other.node)) continue
      if (one.seen.some((a) => other.seen.some((b) => meet(a, b)))) wrong.push(`overlap: ${name(one.node)} and ${name(other.node)}`)
    }
  })
  // Something opaque over the words.
  for (const { node, lines } of live) {
    for (const line of lines) {
      const y = (line.top + line.bottom) / 2
      const covers = [0.1, 0.5, 0.9]
        .map((share) => line.left + (line.right - line.left) * share)
        .filter((x) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)
        .map((x) => document.elementFromPoint(x, y))
      const cover = covers.find((each) => each && !related(each, node) && !each.closest('label, summary')?.contains(node))
      if (cover && afloat(cover) === afloat(node) && !scrolledAway(node, line)) wrong.push(`covered: ${name(node)} by ${name(cover)}`)
    }
  }
  /** Out of sight in something that scrolls. */
  function scrolledAway(node, line) {
    for (let each = node.parentElement; each; each = each.parentElement) {
      if (scrolls(each) && !inside({ ...line, left: each.getBoundingClientRect().left, right: each.getBoundingClientRect().right }, each)) return true
    }
    return false
  }
  const controls = [...document.querySelectorAll('button, a[href], select, input:not([type=radio], [type=checkbox]), summary')]
    .filter((node) => shown(node) && !node.closest('.hidden') && layer(node) === top && reachable(node))
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ node, box }) => box.width > 1 && box.height > 1 && !scrolledAway(node, { top: box.top, bottom: box.bottom }))
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1))
      if (!related(one.node, other.node) && afloat(one.node) === afloat(other.node) && meet(one.box, other.box)) wrong.push(`controls overlap: ${name(one.node)} and ${name(other.node)}`)
  })
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')].filter((node) => shown(node) && node.getBoundingClientRect().right > innerWidth + 1)
    wrong.push(`the page scrolls sideways: ${wide.slice(-2).map(name).join(', ')}`)
  }
  return [...new Set(wrong)]
}
