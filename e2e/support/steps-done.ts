import type { BrowserContext, Page } from '@playwright/test'

/**
 * Waits until the history entries of windows that were closed are left, a second at the most: a browser gives up a page
 * that is asked for while it makes such a step.
 */
const stepsDone = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const isStepping = () =>
        ((history.state as { layers?: { depth: number } } | null)?.layers?.depth ?? 0) >
        document.querySelectorAll('dialog[open], [role="dialog"]').length
      for (const end = Date.now() + 1_000; isStepping() && Date.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 10))
    })
    // The page is being left already.
    .catch(() => undefined)

/** Lets the pages of a context go to another address only between two steps. */
export function goBetweenSteps(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (...to) => {
      await stepsDone(page)
      return goto(...to)
    }
  })
}
