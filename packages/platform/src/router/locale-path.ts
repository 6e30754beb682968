import { defaultLocale, type Locale } from '../intl/locale.ts'

const english = /^\/en(?=\/|$)/

/**
 * Returns the language of an address: `/en` and everything below is English, all else Spanish (RULES.md §1.6).
 */
export const localeOfPath = (pathname: string): Locale => (english.test(pathname) ? 'en' : defaultLocale)

/** Returns the path without its language segment: `/en/posts` and `/posts` both give `/posts`. */
export const stripLocale = (pathname: string): string => pathname.replace(english, '') || '/'

/**
 * Returns an address in another language. Takes a path with or without the language segment, query and hash;
 * returns relative paths and addresses of other sites unchanged.
 */
export const localePath = (locale: Locale, path: string): string => {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  // Without its language segment, `/en//host` would become `//host`, the address of another site. Browsers drop tabs and
  // line breaks first.
  const bare = stripLocale(pathname).replace(/^[/\\\t\n\r]{2,}/, '/')
  if (locale === defaultLocale) return bare + rest
  return (bare === '/' ? '/en' : `/en${bare}`) + rest
}
