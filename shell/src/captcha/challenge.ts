/** The provider's box hides before it tells that it was solved. */
const graceMs = 2_000

const box = 'body > div:has(iframe[src*="/recaptcha/"][src*="/bframe"])'

/**
 * Lets people solve the challenge of the provider, which it opens at the end of the page, over our dialogs: those
 * take no press and no focus beside them. Tells when it was closed unsolved, of which the provider says nothing.
 * Returns how to stop.
 */
export function besideDialogs(closed: () => void): () => void {
  let shown = false
  let grace: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const place = document.querySelector<HTMLElement>(box)
    if (!place) return
    if (place.style.pointerEvents !== 'auto') place.style.pointerEvents = 'auto'
    const visible = getComputedStyle(place).visibility === 'visible'
    if (visible) clearTimeout(grace)
    else if (shown) grace = setTimeout(closed, graceMs)
    shown = visible
  }
  // Before anything on the document hears of it.
  const keep = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(box)) event.stopImmediatePropagation()
  }
  const observer = new MutationObserver(follow)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style'],
  })
  const heard = ['focusin', 'pointerdown'] as const
  for (const event of heard) window.addEventListener(event, keep, true)
  return () => {
    clearTimeout(grace)
    observer.disconnect()
    for (const event of heard) window.removeEventListener(event, keep, true)
  }
}
