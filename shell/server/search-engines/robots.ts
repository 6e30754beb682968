import { localePath, locales } from '@metrolibre/platform/remote-config'
import { guardOf } from '../../src/session/guard.ts'
import type { Registry } from '../../src/registry/registry.ts'

/** Returns robots.txt: robots may fetch everything except API calls and pages that belong to one person. */
export function robotsText(registry: Registry, publicUrl: string): string {
  const routes = Object.values(registry.remotes).flatMap(({ config }) => config.routes)
  const guarded = routes.filter((route) => guardOf(route) !== 'public').map(({ path }) => patternOf(path))
  const closed = ['/admin', ...guarded].flatMap((path) => locales.map((locale) => localePath(locale, path)))
  const outermost = closed.filter(
    (path) => !closed.some((other) => other !== path && path.startsWith(`${other}/`)),
  )
  const refused = ['/api/', ...new Set(outermost)].map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...refused, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
}

/**
 * Converts a route's path to a robots.txt pattern: `/propietario/:id/calendar/:roomId/:mode` starts with
 * `/propietario/*` + `/calendar/`.
 */
const patternOf = (path: string): string => path.replaceAll(/:\w+\??/g, '*').replace(/(\/\*)+$/, '/')
