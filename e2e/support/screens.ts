import type { Route } from './registry.ts'

/** A route with one of its addresses, without the language segment. */
export interface Screen {
  id: string
  address: string
}

const withoutOptional = (path: string) => path.replaceAll(/\/:[^/]+\?/g, '')
const hasParameters = ({ path }: Route) => withoutOptional(path).includes(':')
const patternOf = ({ path }: Route) => new RegExp(`^${withoutOptional(path).replaceAll(/:[^/]+/g, '[^/]+')}$`)
/** A form for something new looks like the page of something called "new", and only stands for itself. */
const isForNew = (path: string) => path.endsWith('/new')

/**
 * Lists the screens of some routes, one address each. Addresses without parameters are known at once; the others are
 * learned from the links of the pages that were visited.
 */
export function listScreens(all: readonly Route[]) {
  const routes = all.filter(({ movedTo }) => movedTo === undefined)
  const fixed = routes.filter((route) => !hasParameters(route))
  const unknown = new Map(
    routes
      .filter(hasParameters)
      .map((route) => [route.id, { pattern: patternOf(route), forNew: isForNew(route.path) }]),
  )
  const waiting: Screen[] = fixed.map(({ id, path }) => ({ id, address: withoutOptional(path) }))
  const paths = new Set(waiting.map(({ address }) => address))
  return {
    /** Returns the next screen to visit, or undefined when no further one is known. */
    next: (): Screen | undefined => waiting.shift(),
    /** Learns addresses from the links of a page: paths with query and hash. */
    learn: (links: readonly string[]) => {
      for (const link of links) {
        const address = link.replace(/^\/en(?=\/|$)/, '').replace(/#.*/, '')
        const [path = ''] = address.split('?')
        if (paths.has(path)) continue
        const id = [...unknown].find(
          ([, { pattern, forNew }]) => forNew === isForNew(path) && pattern.test(path),
        )?.[0]
        if (id === undefined) continue
        unknown.delete(id)
        waiting.push({ id, address })
      }
    },
    /** Returns the ids of routes that no visited page links to. */
    missing: (): string[] => [...unknown.keys()],
  }
}

/** Returns the paths of all links of our own on the page in the browser; runs inside the page. */
export const linksOfPage = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
