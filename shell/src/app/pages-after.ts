/** A page that was opened: an entry of the history, and whether it is kept when the visitor goes on from it. */
export interface OpenedPage {
  /** Of the page, not of its entry: a page whose filters change stays the same. */
  readonly id: number
  readonly routeId: string
  /** The key of its entry in the history. */
  readonly entry: string
  readonly isKept: boolean
}

/** The pages that are in the document: the one that is shown, and those that wait behind it, the newest first. */
export interface Pages {
  readonly shown: OpenedPage
  readonly waiting: readonly OpenedPage[]
}

/** How many pages wait: the list one came from, and the page before it. */
const waitingAtMost = 2

type Opened = Omit<OpenedPage, 'id'>

/** Returns the pages after a step in the history, or the same ones if nothing has changed. */
export function pagesAfter(pages: Pages, opened: Opened): Pages {
  const { shown, waiting } = pages
  if (shown.routeId === opened.routeId)
    return shown.entry === opened.entry ? pages : { shown: { ...shown, ...opened }, waiting }
  const returned = waiting.find(({ entry, routeId }) => entry === opened.entry && routeId === opened.routeId)
  const others = waiting.filter((page) => page !== returned && page.routeId !== shown.routeId)
  return {
    shown: returned ?? { ...opened, id: Math.max(shown.id, ...waiting.map(({ id }) => id)) + 1 },
    waiting: (shown.isKept ? [shown, ...others] : others).slice(0, waitingAtMost),
  }
}
