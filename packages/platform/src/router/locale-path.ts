import { defaultLocale, type Locale } from '../intl/locale.ts'

const english = /^\/en(?=\/|$)/

/** The language an address is written in: `/en` and below is English, everything else Spanish (RULES.md §1). */
export const localeOfPath = (pathname: string): Locale => (english.test(pathname) ? 'en' : defaultLocale)

/** The address without its language segment: `/en/posts` and `/posts` both give `/posts`. */
export const stripLocale = (pathname: string): string => pathname.replace(english, '') || '/'

/**
 * The twin of an address in a language. Takes a path with or without the segment, with or without query and
 * hash; relative paths and addresses of other sites come back as they are.
 */
export const localePath = (locale: Locale, path: string): string => {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  // Without its language `/en//host` would name another site.
  const bare = stripLocale(pathname).replace(/^[/\\]{2,}/, '/')
  if (locale === defaultLocale) return bare + rest
  return (bare === '/' ? '/en' : `/en${bare}`) + rest
}
