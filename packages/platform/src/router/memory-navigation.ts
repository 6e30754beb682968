import {
  createPath,
  type Location,
  type NavigateOptions,
  parsePath,
  resolvePath,
  type To,
} from 'react-router-dom'
import { locationOf } from './location-of.ts'
import type { LeaveGuard, PageNavigation, PagePlace } from './page-navigation.ts'

/**
 * Changes pages without a browser: for tests.
 * @param load ends once what a page at this path shows is loaded; the page before is shown until then
 */
export function createMemoryNavigation(
  path: string,
  load: (pathname: string) => Promise<unknown> = () => Promise.resolve(),
): PageNavigation {
  const entries: Location[] = [locationOf(parsePath(path), 'first')]
  let at = 0
  let place: PagePlace = { location: entries[0]!, navigationType: 'POP' }
  const listeners = new Set<(place: PagePlace) => void>()
  const guards: LeaveGuard[] = []

  async function take(to: PagePlace, change: () => void, isDecided = false): Promise<void> {
    const guard = guards.at(-1)
    if (!isDecided && guard?.holds(place.location, to.location))
      return guard.onHeld({ proceed: () => void take(to, change, true), stay: () => undefined })
    if (to.location.pathname !== place.location.pathname) await load(to.location.pathname)
    change()
    place = to
    for (const listener of listeners) listener(place)
  }

  async function step(delta: number): Promise<void> {
    const location = entries[at + delta]
    if (location) await take({ location, navigationType: 'POP' }, () => (at += delta))
  }

  function go(to: To, { replace, state }: NavigateOptions): Promise<void> {
    const wanted = resolvePath(typeof to === 'string' ? parsePath(to) : to, place.location.pathname)
    const location = locationOf(parsePath(createPath(wanted)), `${entries.length} ${Math.random()}`, state)
    return take({ location, navigationType: replace ? 'REPLACE' : 'PUSH' }, () => {
      at += replace ? 0 : 1
      entries.splice(at, replace ? 1 : Infinity, location)
    })
  }

  return {
    place: () => place,
    subscribe(listener) {
      listeners.add(listener)
      listener(place)
      return () => void listeners.delete(listener)
    },
    navigate: (to, options = {}) => (typeof to === 'number' ? step(to) : go(to, options)),
    scrollTarget: () => 'kept',
    keepPositions: () => undefined,
    guard(guard) {
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
  }
}
