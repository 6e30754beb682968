import type { Locale } from '@metrolibre/platform/remote-config'

const languageMark = '~lang'

/** Returns the language of a stored API response. */
export const languageOfKey = (key: string): Locale =>
  new URL(key).searchParams.get(languageMark) === 'en' ? 'en' : 'es'

/**
 * Returns the cache key of a public API response. It depends on the language, which is sent in a header, so
 * the language is added to the URL.
 */
export function catalogueKey(address: string, language: string | null): string {
  const url = new URL(address)
  url.hash = ''
  url.searchParams.set(languageMark, language?.startsWith('en') ? 'en' : 'es')
  return url.href
}

/** Returns the cache key of a page: its URL without the hash. */
export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
