import type { Locale } from '@metrolibre/contract'

/** Returns the URL of a page in a language. `path` is its Spanish form, such as `/restaurar` (RULES.md §1.6). */
export const pageUrl = (publicUrl: string, locale: Locale, path: string): string => {
  const bare = locale === 'en' ? `/en${path === '/' ? '' : path}` : path
  return publicUrl.replace(/\/$/, '') + bare
}
