import { localePath, locales, type Head, type Locale } from '@metrolibre/platform'

export interface HeadLink {
  rel: 'canonical' | 'alternate'
  href: string
  hrefLang?: string
}

/**
 * Returns the links to the canonical address of a page and to its versions in all languages.
 * @param url address of the page, without the language segment
 */
export function headLinks(head: Head, locale: Locale, url: URL): HeadLink[] {
  const path = head.canonicalPath ?? url.pathname
  const address = (language: Locale) => url.origin + localePath(language, path)
  return [
    { rel: 'canonical', href: address(locale) },
    ...locales.map((language): HeadLink => ({
      rel: 'alternate',
      hrefLang: language,
      href: address(language),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: address('es') },
  ]
}
