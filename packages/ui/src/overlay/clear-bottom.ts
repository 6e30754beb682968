/** Distances in px that toasts keep from the lower edge of the window, and from what they stand above. */
const margin = 24
const gap = 12
/** Distances in px between the points at which the page under the toasts is looked up. */
const step = { x: 40, y: 10 }
/** What takes more of the window than this is the page itself, such as a dialog, and not a bar. */
const largestBar = 0.5

/** What stays where it is without being pinned: the actions at the end of a step, and what lies over a map. */
const marked = '.ml-step-actions, [data-over-map]:not(:has([data-over-map]))'

const isBar = (element: Element): boolean =>
  (element.matches(marked) || ['fixed', 'sticky'].includes(getComputedStyle(element).position)) &&
  element.getBoundingClientRect().height <= window.innerHeight * largestBar

function barOf(element: Element): Element | undefined {
  let bar: Element | undefined
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
    if (isBar(part)) bar = part
  return bar
}

/** Returns the bars below the middle of the window, in the columns that the toasts take. */
function barsUnder(toasts: HTMLElement): DOMRect[] {
  const [first] = toasts.children
  if (!first) return []
  const { left, right } = first.getBoundingClientRect()
  const seen = new Set<Element>()
  const bars = new Set<Element>()
  for (let y = window.innerHeight - 2; y > window.innerHeight / 2; y -= step.y)
    for (let x = left + 2; x < right; x += step.x) {
      const found = document.elementsFromPoint(x, y).find((element) => !toasts.contains(element))
      if (!found || seen.has(found)) continue
      seen.add(found)
      const bar = barOf(found)
      if (bar) bars.add(bar)
    }
  return [...bars].map((bar) => bar.getBoundingClientRect())
}

/**
 * Returns how far from the lower edge of the window toasts have to stand, in px, so that they lie over no bar: the menu
 * of phones, a price with its button, the actions of a step, a card on the map, the question about cookies. Undefined
 * where the bars leave no room in the lower half of the window.
 */
export function clearBottom(toasts: HTMLElement): number | undefined {
  const height = toasts.offsetHeight
  const bars = barsUnder(toasts).toSorted((one, other) => other.bottom - one.bottom)
  let edge = window.innerHeight
  for (const bar of bars) if (bar.bottom > edge - height - 2 * gap) edge = Math.min(edge, bar.top)
  if (edge < window.innerHeight / 2) return undefined
  return Math.max(margin, window.innerHeight - edge + gap)
}
