/**
 * How soon a link may be pressed, less for sooner: in the window before beyond its edges, and of the page's content before
 * those around it. Undefined for links that are more than a window away, hidden, or at the side of a row.
 */
function rankOf(link: Element): number | undefined {
  const { innerHeight, innerWidth } = window
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  const distance = Math.max(-bottom, top - innerHeight)
  if (width === 0 || right <= 0 || left >= innerWidth || distance > innerHeight) return undefined
  return (distance >= 0 ? 2 : 0) + (link.closest('main') ? 0 : 1)
}

/** Links, forms, and buttons that go on by themselves, each with the attribute that says where it leads. */
const leading = ['href', 'action', 'data-leads-to']
const selector = 'a[href^="/"], form[action^="/"], [data-leads-to^="/"]'

const pathOf = (link: Element): string =>
  leading.map((name) => link.getAttribute(name)).find((path) => path !== null)!

/** Returns the addresses inside the site of what leads on in the window and within a stroke of scrolling, the likeliest first. */
export const linksNearby = (): string[] =>
  [...document.querySelectorAll(selector)]
    .map((link) => ({ path: pathOf(link), rank: rankOf(link) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => one.rank! - other.rank!)
    .map(({ path }) => path)
