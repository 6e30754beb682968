/**
 * Draws an element without the `zoom` of what it is in, in the same size. Pointers are measured in px of the window, and a
 * zoomed element in others, by rules that differ between browsers.
 */
export function takeZoomOff(element: HTMLElement): void {
  const zoom = element.parentElement ? zoomOf(element.parentElement) : 1
  element.style.setProperty('zoom', zoom === 1 ? '' : String(1 / zoom))
}

/** How many times larger an element is shown. Not every browser has `currentCSSZoom`. */
function zoomOf(element: Element): number {
  const { currentCSSZoom }: { currentCSSZoom?: number } = element
  if (currentCSSZoom !== undefined) return currentCSSZoom
  let zoom = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    zoom *= Number(getComputedStyle(each).getPropertyValue('zoom')) || 1
  return zoom
}
