/** Distances in px that toasts keep from the lower edge of the window, and from what they stand above. */
const margin = 24
const gap = 12
/** How many points across the toasts, and how far apart from above to below in px, the page under them is looked up. */
const columns = 7
const rowHeight = 24
/** What takes more of the window than this is the page itself, such as a dialog, and not a bar. */
const largestBar = 0.5

/** What lies over a map is a bar without being pinned. */
const overMap = '[data-over-map]:not(:has([data-over-map]))'

const isBar = (element: Element): boolean =>
  (element.matches(overMap) || ['fixed', 'sticky'].includes(getComputedStyle(element).position)) &&
  element.getBoundingClientRect().height <= window.innerHeight * largestBar

function barOf(element: Element): Element | undefined {
  let bar: Element | undefined
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
    if (isBar(part)) bar = part
  return bar
}

/** The uppermost edge of the bars that lie where the toasts would stand above `edge`; undefined without any. */
function barAbove(edge: number, toasts: HTMLElement): number | undefined {
  const [first] = toasts.children
  if (!first) return undefined
  const { left, width } = first.getBoundingClientRect()
  if (width === 0) return undefined
  const under = new Set<Element>()
  for (let y = edge - 1; y > edge - toasts.offsetHeight - 2 * gap; y -= rowHeight)
    for (let column = 0; column < columns; column += 1) {
      const x = left + 1 + (column * (width - 2)) / (columns - 1)
      const found = document.elementsFromPoint(x, y).find((element) => !toasts.contains(element))
      if (found) under.add(found)
    }
  const bars = new Set([...under].map(barOf).filter((bar) => bar !== undefined))
  const tops = [...bars].map((bar) => bar.getBoundingClientRect().top)
  return tops.length > 0 ? Math.min(...tops) : undefined
}

/**
 * Whether a step of a wizard ends with its actions in the page, as on wide windows: they come under the toasts while it is
 * scrolled, and a pointer that rests there keeps a toast.
 */
const endsWithActions = (): boolean =>
  [...document.querySelectorAll('.ml-step-actions')].some(
    (actions) => getComputedStyle(actions).position !== 'fixed',
  )

/**
 * Returns how far from the lower edge of the window toasts have to stand, in px, so that they lie over no bar: the menu
 * of phones, a price with its button, the actions of a step, a card on the map, the question about cookies. Undefined
 * where the bars leave no room in the lower half of the window, or the lower half belongs to the actions of a step.
 */
export function clearBottom(toasts: HTMLElement): number | undefined {
  if (endsWithActions()) return undefined
  let edge = window.innerHeight
  for (let top = barAbove(edge, toasts); top !== undefined; top = barAbove(edge, toasts)) {
    // A bar that reaches below the window begins above it anyway.
    edge = Math.min(top, edge - 1)
    if (edge < window.innerHeight / 2) return undefined
  }
  return Math.max(margin, window.innerHeight - edge + gap)
}
