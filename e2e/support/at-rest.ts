import type { Page } from '@playwright/test'

/** In ms. What floats over a page comes or goes 150 ms after the last change, once the browser is idle. */
const quiet = 300
/** In ms. A countdown or a film never rests. */
const longest = 5_000

/** Waits until no element of the page has changed for a moment. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    ([quietFor, atMost]) =>
      new Promise((resolve) => {
        const end = () => {
          changes.disconnect()
          clearTimeout(timer)
          clearTimeout(last)
          resolve()
        }
        const last = setTimeout(end, atMost)
        let timer = setTimeout(end, quietFor)
        const changes = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietFor)
        })
        changes.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        })
      }),
    [quiet, longest] as const,
  )
