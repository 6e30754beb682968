import type { Locale } from '@metrolibre/platform'

/** Names the document's language. Put anew, even the same one has the browser work out every style of the page again. */
export function nameLanguage(locale: Locale): void {
  const page = document.documentElement
  if (page.lang !== locale) page.lang = locale
}
