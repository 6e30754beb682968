/** The provider hides its box shortly before it reports that it was solved. */
const graceMs = 2_000

const box = 'body > div:has(iframe[src*="/recaptcha/"][src*="/bframe"])'

/**
 * The provider opens its challenge at the end of the page, where our dialogs would block the pointer and the
 * focus; this makes it usable. Calls `closed` when the challenge was closed unsolved, which the provider does
 * not report. Returns a function that stops it.
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
  // Runs in the capture phase on the window, so before any listener on the document.
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
