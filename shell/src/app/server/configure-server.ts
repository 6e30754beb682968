import { AsyncLocalStorage } from 'node:async_hooks'
import { configureApi } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/platform'

interface Making {
  locale: Locale
  /** Whom the page is made for, as in `X-Forwarded-For`. */
  forwardedFor?: string
  /** Ends all that the page waits for. */
  signal?: AbortSignal
}

const current = new AsyncLocalStorage<Making>()

/** A call of a page: in its visitor's name, and given up with it. */
const fetchForPage: typeof fetch = (input, init) => {
  const { forwardedFor, signal } = current.getStore() ?? {}
  const asked = new Request(input, init)
  if (forwardedFor) asked.headers.set('x-forwarded-for', forwardedFor)
  return fetch(asked, signal && { signal: AbortSignal.any([asked.signal, signal]) })
}

/** Points the API client straight at the API, as an anonymous caller; once per worker. */
export function configureServer({ apiUrl }: { apiUrl: string }): void {
  configureApi({
    baseUrl: `${apiUrl}/api`,
    getToken: () => Promise.resolve(null),
    onUnauthenticated: () => undefined,
    getLanguage: () => current.getStore()?.locale ?? 'es',
    fetch: fetchForPage,
  })
}

/** Runs the work for one page, knowing whose calls are made; several pages are rendered side by side. */
export const whileMaking = <T>(making: Making, work: () => T): T => current.run(making, work)
