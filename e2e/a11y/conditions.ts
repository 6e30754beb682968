// These functions run inside the page in the browser, so each of them is complete in itself.

/** Names the elements that reach beyond the right edge of the window and make the page scroll sideways. */
export const findWide = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  return [
    `${scrollWidth} px`,
    ...beyond.slice(0, 5).map(({ className, tagName }) => `${tagName} ${className}`),
  ]
}

/** Names the buttons, links of their own and fields that are smaller than 44 px, the parts around them included. */
export const findSmall = (): string[] => {
  const least = 43
  const isInText = (element: Element) =>
    element.matches('.ml-link') || element.closest('p, li, h1, h2, h3, dd, label, small') !== null
  return [
    ...document.querySelectorAll('main :is(button, input:not([type=hidden]), select, textarea, summary)'),
  ]
    .filter((element) => {
      const own = element.getBoundingClientRect()
      const hidden = own.width === 0 || getComputedStyle(element).visibility === 'hidden'
      if (hidden || element.closest('[inert], [aria-hidden=true]') || isInText(element)) return false
      // A press on the label of a field, or on the frame around it, is one on the field.
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
      const frame = element.closest('.ml-input')
      const boxes = [element, ...labels, ...(frame ? [frame] : [])].map((part) =>
        part.getBoundingClientRect(),
      )
      // A wider area around a button may be its own, as a pseudo-element.
      const { top, bottom, left, right } = getComputedStyle(element, '::before')
      const [above, below, before, after] = [top, bottom, left, right].map((inset) =>
        Math.max(0, -Number.parseFloat(inset) || 0),
      ) as [number, number, number, number]
      const wide =
        Math.max(...boxes.map((box) => box.right)) -
        Math.min(...boxes.map((box) => box.left)) +
        before +
        after
      const high =
        Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)) + above + below
      return wide < least || high < least
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Names the fields and buttons in the window that something else covers, other than the bars at its edges. */
export const findCovered = (): string[] =>
  [...document.querySelectorAll('main :is(button, input:not([type=hidden]), select, textarea)')]
    .filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (width === 0 || y < 0 || y > innerHeight || x < 0 || x > innerWidth) return false
      const found = document.elementFromPoint(x, y)
      if (!found || found.contains(element) || element.contains(found)) return false
      if (found.closest('.ml-navbar, .ml-bottom, label') || element.closest('[inert], [aria-hidden=true]'))
        return false
      return getComputedStyle(found).position === 'fixed' || found.closest('aside') !== null
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
