import type { Locale } from '@metrolibre/platform'

/**
 * Sets the document's language. Setting even the same value again makes the browser recalculate every style.
 */
export function nameLanguage(locale: Locale): void {
  const page = document.documentElement
  if (page.lang !== locale) page.lang = locale
}
