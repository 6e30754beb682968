import { AsyncLocalStorage } from 'node:async_hooks'
import { configureApi } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/platform'

const language = new AsyncLocalStorage<Locale>()

/** Points the API client straight at the API, as an anonymous caller; once per worker. */
export function configureServer({ apiUrl }: { apiUrl: string }): void {
  configureApi({
    baseUrl: `${apiUrl}/api`,
    getToken: () => Promise.resolve(null),
    onUnauthenticated: () => undefined,
    getLanguage: () => language.getStore() ?? 'es',
  })
}

/** Runs work whose API calls ask for answers in a language; pages of several languages render side by side. */
export const inLanguage = <T>(locale: Locale, work: () => T): T => language.run(locale, work)
