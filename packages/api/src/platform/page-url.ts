import type { Locale } from '@metrolibre/contract'

/** The address of a page in a language; `path` is its Spanish form, such as `/restaurar`. RULES §1. */
export const pageUrl = (publicUrl: string, locale: Locale, path: string): string => {
  const bare = locale === 'en' ? `/en${path === '/' ? '' : path}` : path
  return publicUrl.replace(/\/$/, '') + bare
}
