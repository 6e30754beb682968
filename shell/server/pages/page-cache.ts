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

/** Anonymous pages for a short while. Of many requests for one missing page only the first has it made. */
export function createPageCache(
  { freshMs, staleMs, maxPages }: PageCacheOptions,
  now: () => number = Date.now,
) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Page>>()

  function make(key: string, compose: () => Promise<Page>): Promise<Page> {
    const attempt =
      making.get(key) ??
      compose()
        .then((page) => {
          if (page.keep) keep(key, page)
          return page
        })
        .finally(() => making.delete(key))
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
    get(key: string, compose: () => Promise<Page>): Promise<Page> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry && age < freshMs) return Promise.resolve(entry.page)
      if (!entry || age >= freshMs + staleMs) return make(key, compose)
      // The visitor does not wait for the new page; should it fail, the next request tries again.
      make(key, compose).catch(() => undefined)
      return Promise.resolve(entry.page)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
