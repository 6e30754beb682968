import type { Locale } from '@metrolibre/contract'

export interface ApiConfiguration {
  /** Base address of the API without a trailing slash: `/api`, or an absolute URL on a server. */
  readonly baseUrl: string
  /**
   * Returns the bearer, which the owner of the session refreshes. With `fresh` the last one was refused, so a
   * cached one is not enough. Never called for public endpoints.
   */
  readonly getToken?: (options: { fresh: boolean }) => Promise<string | null | undefined>
  /** Called when the server refuses the bearer, even a fresh one, or its account is disabled. */
  readonly onUnauthenticated?: () => void
  /** Called when the server accepts the bearer but refuses its role. */
  readonly onForbidden?: () => void
  readonly getLanguage?: () => Locale
  /** Starts a trace with each call, which the servers continue (W3C Trace Context). */
  readonly tracing?: boolean
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds for each attempt. By default 20 s for calls, and 120 s or more for uploads by their size. */
  readonly timeoutMs?: number
}

let current: ApiConfiguration | undefined

/** Sets the configuration. The host calls it once before the first call; all remotes share this module. */
export const configureApi = (configuration: ApiConfiguration): void => {
  current = configuration
}

/** @throws Error when the host has not called `configureApi`. */
export const apiConfiguration = (): ApiConfiguration => {
  if (!current) throw new Error('configureApi must be called before the first call')
  return current
}
