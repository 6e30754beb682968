/** Returns the addresses inside the site of the links that are in the window, the ones of the page's content first. */
export function linksInSight(): string[] {
  const { innerHeight, innerWidth } = window
  const inSight = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], header a[href^="/"]'),
  ].filter((link) => {
    const { top, bottom, left, right, width } = link.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const isContent = (link: Element) => link.closest('main') !== null
  return inSight
    .toSorted((one, other) => Number(isContent(other)) - Number(isContent(one)))
    .map((link) => link.getAttribute('href')!)
}
