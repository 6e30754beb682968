import type { AssembledPage } from './compose-page.ts'

export interface PageCacheOptions {
  /** How long a page is sent unchanged. */
  freshMs: number
  /** How long after that the old page is sent while a new one is made. */
  staleMs: number
  /** How long after that the old page is sent if no new one can be made. */
  spareMs: number
  maxPages: number
}

/**
 * Where an answer comes from: `fresh`, `stale` (a new page is being made), `made`, `spare` (no new page could be made),
 * or `none`.
 */
export type Provenance = 'fresh' | 'stale' | 'made' | 'spare' | 'none'

interface Wish {
  /** Whether a page may be made for this visitor; called once, and only when one would be made. */
  mayMake?: () => boolean
  /** Set when the visitor reloads: they get no page older than a second. */
  reload?: boolean
  onAnswer?: (from: Provenance) => void
}

interface Entry {
  page: AssembledPage
  at: number
}

/** However often visitors reload, a page is made at most once in this time. */
const reloadMs = 1_000

/** Whether the page failed; a status such as 404 is a valid page. */
const isPoor = ({ keep, status }: AssembledPage) => !keep && status === 200

/** Whether the address names nothing, or nothing any more. */
const isGone = ({ status }: AssembledPage) => status === 404 || status === 410

/**
 * Caches anonymous pages for a short time. Of several concurrent requests for a missing page, only the first
 * makes it.
 */
export function createPageCache(
  { freshMs, staleMs, spareMs, maxPages }: PageCacheOptions,
  now: () => number = Date.now,
) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<AssembledPage>>()

  let generation = 0

  function make(key: string, compose: () => Promise<AssembledPage>): Promise<AssembledPage> {
    const begun = generation
    const attempt = compose()
      .then((page) => {
        // A page that was started before the cache was cleared may contain outdated data.
        if (page.keep && begun === generation) keep(key, { page, at: now() })
        // What the stored page showed was hidden or deleted, so nobody else gets it.
        else if (isGone(page)) entries.delete(key)
        return page
      })
      .finally(() => {
        if (making.get(key) === attempt) making.delete(key)
      })
    making.set(key, attempt)
    return attempt
  }

  /**
   * Moves an entry to the end when it is made or requested, so that the pages not requested for longest are
   * dropped first.
   */
  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest)
  }

  /** Returns a new page, made for this visitor or for an earlier one; when that fails, the stored page. */
  async function anew(
    key: string,
    compose: () => Promise<AssembledPage>,
    mayMake: () => boolean,
    spare?: AssembledPage,
  ): Promise<AssembledPage | undefined> {
    const others = making.get(key)
    const page = others ? await others.catch(() => undefined) : undefined
    if (page && !isPoor(page)) return page
    // A page that failed for another visitor may succeed now, because it may have failed for that visitor's
    // share.
    const attempt = making.get(key) ?? (mayMake() ? make(key, compose) : undefined)
    if (!attempt) return spare ?? page
    if (!spare) return attempt
    const made = await attempt.catch(() => spare)
    return isPoor(made) ? spare : made
  }

  return {
    /** Returns the keys of the stored pages that a condition names, those requested last first. */
    stored: (concerns: (key: string) => boolean): string[] =>
      [...entries.keys()].filter(concerns).toReversed(),
    /**
     * Drops the pages whose keys a condition names, or all, because what they show has changed or may not be seen any
     * more.
     */
    forget(concerns: (key: string) => boolean = () => true): void {
      generation += 1
      for (const key of entries.keys()) if (concerns(key)) entries.delete(key)
      making.clear()
    },
    /** Returns undefined when no page is stored and none may be made for the visitor. */
    async get(
      key: string,
      compose: () => Promise<AssembledPage>,
      { mayMake = () => true, reload = false, onAnswer = () => {} }: Wish = {},
    ): Promise<AssembledPage | undefined> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry) keep(key, entry)
      if (entry && age < (reload ? Math.min(freshMs, reloadMs) : freshMs)) {
        onAnswer('fresh')
        return entry.page
      }
      if (entry && !reload && age < freshMs + staleMs) {
        // The visitor does not wait for the new page; if it fails, the next request tries again.
        if (!making.has(key) && mayMake()) make(key, compose).catch(() => undefined)
        onAnswer('stale')
        return entry.page
      }
      const spare = age < freshMs + staleMs + spareMs ? entry?.page : undefined
      const page = await anew(key, compose, mayMake, spare)
      if (page) onAnswer(page === spare ? 'spare' : 'made')
      else onAnswer('none')
      return page
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
