import type { Locale } from '@metrolibre/contract'

export interface ApiConfiguration {
  /** Base address of the API, without a trailing slash: `/api`, or an absolute one on a server. */
  readonly baseUrl: string
  /**
   * The bearer, refreshed by whoever keeps the session. With `fresh` the last one was refused, so a kept one
   * will not do. Never asked for public calls.
   */
  readonly getToken?: (options: { fresh: boolean }) => Promise<string | null | undefined>
  /** The server does not know the bearer, not even a fresh one, or its account is switched off. */
  readonly onUnauthenticated?: () => void
  /** The server knows the bearer and refuses its role. */
  readonly onForbidden?: () => void
  readonly getLanguage?: () => Locale
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds per attempt; 20 s for calls and 120 s for uploads when absent. */
  readonly timeoutMs?: number
}

let current: ApiConfiguration | undefined

/** Set once by the host before the first call; the module is a singleton shared by all remotes. */
export const configureApi = (configuration: ApiConfiguration): void => {
  current = configuration
}

/** @throws Error when the host has not called `configureApi`. */
export const apiConfiguration = (): ApiConfiguration => {
  if (!current) throw new Error('configureApi must be called before the first call')
  return current
}
