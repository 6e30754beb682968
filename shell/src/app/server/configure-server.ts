import { AsyncLocalStorage } from 'node:async_hooks'
import { configureApi } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/platform'

interface Making {
  locale: Locale
  /** Addresses of the visitor the page is rendered for, in the form of `X-Forwarded-For`. */
  forwardedFor?: string
  traceParent?: string | undefined
  /** Aborts everything that the page waits for. */
  signal?: AbortSignal
}

const current = new AsyncLocalStorage<Making>()

/** Calls the API on behalf of the page's visitor, and aborts when the page is aborted. */
const fetchForPage: typeof fetch = (input, init) => {
  const { forwardedFor, traceParent, signal } = current.getStore() ?? {}
  const asked = new Request(input, init)
  if (forwardedFor) asked.headers.set('x-forwarded-for', forwardedFor)
  if (traceParent) asked.headers.set('traceparent', traceParent)
  return fetch(asked, signal && { signal: AbortSignal.any([asked.signal, signal]) })
}

/** Configures the API client to call the API directly, as an anonymous visitor; called once per worker. */
export function configureServer({ apiUrl }: { apiUrl: string }): void {
  configureApi({
    baseUrl: `${apiUrl}/api`,
    getToken: () => Promise.resolve(null),
    onUnauthenticated: () => undefined,
    getLanguage: () => current.getStore()?.locale ?? 'es',
    fetch: fetchForPage,
  })
}

/** Runs the rendering of one page with its own context, because several pages are rendered concurrently. */
export const whileMaking = <T>(making: Making, work: () => T): T => current.run(making, work)
