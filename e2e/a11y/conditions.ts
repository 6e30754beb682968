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

/**
 * Names the buttons, links of their own and fields that a press less than 22 px from their centre misses, whatever it is
 * that takes the press there. Links among other words are as high as their line.
 */
export const findSmall = (): string[] => {
  const reach = 21
  const isInText = (element: Element) =>
    element.matches('p .ml-link:not(.ml-target), .ml-link--inline, label a, .ml-hidden')
  const takes = (element: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    if (!found) return false
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    if ([element, ...labels].some((part) => part.contains(found))) return true
    // The picture and the title of a card lead to the same page.
    const link = found.closest('a')
    return link !== null && element instanceof HTMLAnchorElement && link.href === element.href
  }
  const isSmall = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const hidden = width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden'
    if (hidden || element.closest('[inert], [aria-hidden=true]') || isInText(element)) return false
    element.scrollIntoView({ block: 'center' })
    const own = element.getClientRects()[0]!
    const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2]
    // What something covers on purpose, such as a pin on a map, is looked at elsewhere.
    if (!takes(element, x, y)) return false
    const beside = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const
    return beside.some(([left, top]) => left >= 0 && left < innerWidth && !takes(element, left, top))
  }
  const controls =
    ':is(header, main) :is(a[href], button, input:not([type=hidden]), select, textarea, summary)'
  const small = [...document.querySelectorAll(controls)].filter(isSmall)
  scrollTo(0, 0)
  return small.map(({ outerHTML }) => outerHTML.slice(0, 120))
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

/** Returns the texts of the content that end in “…” because their lines are too short. */
export const findCut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter(
      (element) =>
        element.textContent !== '' &&
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1,
    )
    .map(({ textContent }) => textContent.slice(0, 60))

/** Returns the words in lists that are wider than their own item, which lie below the next one. */
export const findSpilled = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main li > span')]
    .filter(
      (words) =>
        words.textContent !== '' &&
        // An item of 1 px is there for screen readers alone.
        words.parentElement!.clientWidth > 1 &&
        words.getBoundingClientRect().right > words.parentElement!.getBoundingClientRect().right + 1,
    )
    .map(({ textContent }) => textContent.slice(0, 60))
