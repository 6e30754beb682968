import { localePath, locales, type RouteConfig } from '@metrolibre/platform/remote-config'
import type { Registry } from '../../src/registry/registry.ts'
import { guardOf } from '../../src/session/guard.ts'
import { escapeText } from '../pages/markup.ts'

export interface ListedPage {
  /** Path without the language segment. */
  path: string
  /** ISO instant of the last change. */
  changed?: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns the index of all sitemaps. */
export const sitemapIndex = (publicUrl: string, names: readonly string[]): string =>
  `${head}<sitemapindex ${schema}>\n${names
    .map((name) => `<sitemap><loc>${escapeText(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

/** Returns a sitemap with each page in each language, and with links to all its translations. */
export const sitemapOf = (publicUrl: string, pages: readonly ListedPage[]): string =>
  `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .flatMap((page) => entriesOf(publicUrl, page))
    .join('\n')}\n</urlset>\n`

function entriesOf(publicUrl: string, { path, changed }: ListedPage): string[] {
  const addresses = locales.map(
    (locale) => [locale, escapeText(publicUrl + localePath(locale, path))] as const,
  )
  const twins = addresses
    .map(([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
    .join('')
  const time = changed ? `<lastmod>${changed}</lastmod>` : ''
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${time}${twins}</url>`)
}

/** Returns whether a page without parameters is for search engines. */
const isListed = (route: RouteConfig): boolean =>
  guardOf(route) === 'public' &&
  route.render === 'server' &&
  !route.isUnlisted &&
  !route.isPrivate &&
  !route.path.includes(':')

/** Returns the pages known from the declarations alone. */
export const declaredPages = (registry: Registry): ListedPage[] =>
  Object.values(registry.remotes)
    .flatMap(({ config }) => config.routes)
    .filter(isListed)
    .map(({ path }) => ({ path }))
