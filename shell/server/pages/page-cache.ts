import type { Page } from './compose-page.ts'

export interface PageCacheOptions {
  /** How long a page is sent as it is. */
  freshMs: number
  /** How long after that it is sent while a new one is made. */
  staleMs: number
  maxPages: number
}

interface Entry {
  page: Page
  at: number
}

/** However often somebody reloads, a page is made once in this time. */
const reloadMs = 1_000

/** Anonymous pages for a short while. Of many requests for one missing page only the first has it made. */
export function createPageCache(
  { freshMs, staleMs, maxPages }: PageCacheOptions,
  now: () => number = Date.now,
) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Page>>()

  let generation = 0

  function make(key: string, compose: () => Promise<Page>): Promise<Page> {
    const known = making.get(key)
    if (known) return known
    const begun = generation
    const attempt = compose()
      .then((page) => {
        // What was begun before everything was forgotten may show what no longer holds.
        if (page.keep && begun === generation) keep(key, page)
        return page
      })
      .finally(() => {
        if (making.get(key) === attempt) making.delete(key)
      })
    making.set(key, attempt)
    return attempt
  }

  function keep(key: string, page: Page): void {
    entries.delete(key)
    entries.set(key, { page, at: now() })
    const [oldest] = entries.keys()
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest)
  }

  return {
    /** Something that many pages show has changed. */
    forget(): void {
      generation += 1
      entries.clear()
      making.clear()
    },
    /** `reload` is somebody who wants to see what is now: they get no page older than a second. */
    get(key: string, compose: () => Promise<Page>, { reload = false } = {}): Promise<Page> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry && age < (reload ? Math.min(freshMs, reloadMs) : freshMs)) return Promise.resolve(entry.page)
      if (reload || !entry || age >= freshMs + staleMs) return make(key, compose)
      // The visitor does not wait for the new page; should it fail, the next request tries again.
      make(key, compose).catch(() => undefined)
      return Promise.resolve(entry.page)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
