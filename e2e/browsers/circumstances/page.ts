/** Acts like a browser's translator: each text is replaced by another in two elements, as long as the page is open. */
export const translate = `{
  const spared = 'script, style, noscript, textarea, code, [translate="no"], .notranslate, font'
  const swap = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(spared)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const each of [outer, inner]) each.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const swapAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(swap)
  }
  addEventListener('load', () => {
    swapAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) swapAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}`

/** Acts like password managers, writing aids and dark readers, which add attributes and elements before the page starts. */
export const extend = `
new MutationObserver((changes) => {
  document.documentElement.setAttribute('data-lt-installed', 'true')
  document.body?.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (!(node instanceof HTMLElement)) continue
    for (const field of [node, ...node.querySelectorAll('*')]) {
      if (field.matches('input, button, select, textarea')) field.setAttribute('fdprocessedid', 'x1')
      if (field.matches('input, textarea')) field.setAttribute('data-gramm', 'false')
      if (field.style.length > 0) field.setAttribute('data-darkreader-inline-color', '')
    }
  }
  if (document.body && !document.querySelector('extension-root'))
    document.body.append(document.createElement('extension-root'))
}).observe(document, { childList: true, subtree: true })`

/** Acts like browsers without service workers. */
export const withoutServiceWorker = `delete Navigator.prototype.serviceWorker`

/** Acts like browsers without a graphics driver. */
export const withoutWebgl = `{
  const given = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return String(kind).includes('webgl') ? null : given.call(this, kind, ...rest)
  }
}`

const second = 1_000
export const minute = 60 * second
export const day = 24 * 60 * minute

/** Returns a script for a device whose clock is wrong by so many ms. */
export const moveClock = (by: number): string => `{
  const Real = Date
  const now = () => Real.now() + ${by}
  window.Date = class Date extends Real {
    constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)) }
    static now() { return now() }
  }
}`
