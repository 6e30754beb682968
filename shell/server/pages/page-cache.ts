import type { Page } from './compose-page.ts'

export interface PageCacheOptions {
  /** How long a page is sent as it is. */
  freshMs: number
  /** How long after that it is sent while a new one is made. */
  staleMs: number
  /** How long after that it is sent where no new one can be made. */
  spareMs: number
  maxPages: number
}

interface Wish {
  /** Whether this visitor may have a page made; asked once, and only where one would be. */
  mayMake?: () => boolean
  /** Somebody who wants to see what is now: they get no page older than a second. */
  reload?: boolean
}

interface Entry {
  page: Page
  at: number
}

/** However often somebody reloads, a page is made once in this time. */
const reloadMs = 1_000

/** Whether it is a page that failed; a refusal such as 404 is an answer. */
const isPoor = ({ keep, status }: Page) => !keep && status === 200

/** Anonymous pages for a short while. Of many requests for one missing page only the first has it made. */
export function createPageCache(
  { freshMs, staleMs, spareMs, maxPages }: PageCacheOptions,
  now: () => number = Date.now,
) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Page>>()

  let generation = 0

  function make(key: string, compose: () => Promise<Page>): Promise<Page> {
    const begun = generation
    const attempt = compose()
      .then((page) => {
        // What was begun before everything was forgotten may show what no longer holds.
        if (page.keep && begun === generation) keep(key, { page, at: now() })
        return page
      })
      .finally(() => {
        if (making.get(key) === attempt) making.delete(key)
      })
    making.set(key, attempt)
    return attempt
  }

  /** The youngest stands last, be it made or asked for, so that pages nobody asks for again go first. */
  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest)
  }

  /** A new page, made by this visitor or for another one who asked before; a kept one where that fails. */
  async function anew(
    key: string,
    compose: () => Promise<Page>,
    mayMake: () => boolean,
    spare?: Page,
  ): Promise<Page | undefined> {
    const others = making.get(key)
    const page = others ? await others.catch(() => undefined) : undefined
    if (page && !isPoor(page)) return page
    // What failed for somebody may succeed for somebody else: it is their own share that was used up.
    const attempt = making.get(key) ?? (mayMake() ? make(key, compose) : undefined)
    if (!attempt) return spare ?? page
    if (!spare) return attempt
    const made = await attempt.catch(() => spare)
    return isPoor(made) ? spare : made
  }

  return {
    /** Something that many pages show has changed. */
    forget(): void {
      generation += 1
      entries.clear()
      making.clear()
    },
    /** Undefined where nothing is at hand and the visitor may not have a page made. */
    get(
      key: string,
      compose: () => Promise<Page>,
      { mayMake = () => true, reload = false }: Wish = {},
    ): Promise<Page | undefined> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry) keep(key, entry)
      if (entry && age < (reload ? Math.min(freshMs, reloadMs) : freshMs)) return Promise.resolve(entry.page)
      if (!entry || age >= freshMs + staleMs + spareMs) return anew(key, compose, mayMake)
      if (reload || age >= freshMs + staleMs) return anew(key, compose, mayMake, entry.page)
      // The visitor does not wait for the new page; should it fail, the next request tries again.
      if (!making.has(key) && mayMake()) make(key, compose).catch(() => undefined)
      return Promise.resolve(entry.page)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
