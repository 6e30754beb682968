import { whenIdle } from '../registry/when-idle.ts'
import { coversContent } from './covers-content.ts'

/** How long after the last change of the page its content is looked at. */
const settleMs = 150
const margin = 16
const overMap = '[data-over-map]'

/** Whether the window shows the end of the page, where the footer leaves room. */
const atTheEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - margin

/** Whether something that lies over a map was added: what its pins keep clear of. */
const addsOverMap = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) => node instanceof Element && (node.matches(overMap) || node.querySelector(overMap) !== null),
  )

/**
 * Calls `set` with whether the element has to step aside: while somebody reads down the page, and wherever it would
 * cover text or an action. Ends with the signal.
 */
export function stepAside(element: HTMLElement, set: (aside: boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  let before = window.scrollY
  let readingDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    // A keyboard user who has reached it keeps it.
    if (document.activeElement === element) return
    set((readingDown && !atTheEnd()) || coversContent(element))
  }
  // Looking measures much of the page, which must not hold up what somebody has just pressed.
  const lookWhenIdle = () => void whenIdle().then(() => signal.aborted || look())
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(lookWhenIdle, settleMs)
  }
  const scrolled = () => {
    const now = window.scrollY
    if (now !== before) readingDown = now > before
    before = now
    if (readingDown && document.activeElement !== element) set(true)
    soon()
  }
  const options = { passive: true, signal } as const
  addEventListener('scroll', scrolled, options)
  // A part that scrolls inside the page moves what is under the element, too.
  for (const event of ['scrollend', 'click', 'focusin', 'load', 'transitionend'])
    document.addEventListener(event, soon, { ...options, capture: true })
  addEventListener('resize', soon, options)
  const sizes = new ResizeObserver(soon)
  // With its padding, which makes room for the question about cookies.
  sizes.observe(document.body, { box: 'border-box' })
  // A card or a notice may come long after the press that asked for it.
  const changes = new MutationObserver((records) => {
    // The card of a pin comes right where the element is, and must not be covered until the page is looked at.
    if (document.activeElement !== element && records.some(addsOverMap)) set(true)
    soon()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    sizes.disconnect()
    changes.disconnect()
  })
  soon()
}
