const actions =
  'a[href], button, input, select, textarea, label, summary, canvas, iframe, [role=button], [tabindex="0"]'

/** Distances in px between the points at which the content under the element is looked up. */
const step = { x: 24, y: 14 }
/** Text keeps this distance in px. */
const gap = 4

/** A card or a picture that links somewhere may lie under the element, as long as most of it can be pressed. */
const mostlyFree = 0.15

const area = ({ width, height }: DOMRect) => width * height

const meets = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap

function hasTextAt(element: Element, place: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meets(line, place))
  })
}

/** A bar along the edge of the window keeps its whole area, its free part too: two floats on each other look broken. */
function isOnBar(element: Element): boolean {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
    if (getComputedStyle(part).position === 'fixed') return true
  return false
}

/** Returns whether an element that floats over the page covers text, an action or a bar, whether it is visible or not. */
export function coversContent(element: HTMLElement): boolean {
  const place = element.getBoundingClientRect()
  const under = new Set<Element>()
  for (let x = place.left; x <= place.right; x += step.x)
    for (let y = place.top; y <= place.bottom; y += step.y)
      for (const found of document.elementsFromPoint(x, y)) {
        if (element.contains(found)) continue
        under.add(found)
        break
      }
  return [...under].some((found) => {
    const action = found.closest(actions)
    // What a frame holds at that place is not known; it may be a field. An icon tells what a press does, such as opening.
    if (action?.matches('iframe') || isOnBar(found) || found.closest('.ml-icon')) return true
    return (
      (action && area(place) > mostlyFree * area(action.getBoundingClientRect())) || hasTextAt(found, place)
    )
  })
}
