import type PhotoSwipe from 'photoswipe'
import { largest, roomOf, zoomBy } from './zoom.ts'

const acts: Record<string, (pswp: PhotoSwipe) => void> = {
  '+': (pswp) => zoomBy(pswp, 1),
  '-': (pswp) => zoomBy(pswp, -1),
  '0': (pswp) => zoomBy(pswp, -largest),
  PageUp: (pswp) => pswp.prev(),
  PageDown: (pswp) => pswp.next(),
  Home: (pswp) => pswp.goTo(0),
  End: (pswp) => pswp.goTo(pswp.getNumItems() - 1),
}

/** Adds keys to those of PhotoSwipe. The arrow keys pan a zoomed picture; otherwise they show the previous or next one. */
export function addKeys(pswp: PhotoSwipe): void {
  pswp.on('keydown', (event) => {
    const { originalEvent: press } = event
    // PhotoSwipe would move the focus from the buttons to its own element; the dialog already traps it.
    if (press.key === 'Tab') return event.preventDefault()
    pswp.options.arrowKeys = !roomOf(pswp.currSlide).farther
    const act = acts[press.key]
    if (!act || press.ctrlKey || press.metaKey || press.altKey) return
    press.preventDefault()
    event.preventDefault()
    act(pswp)
  })
}
