import { parsePath } from 'react-router-dom'
import { locationOf } from './location-of.ts'
import type { PageNavigation } from './page-navigation.ts'

/** Stays at an address: for a page that is rendered on the server. */
export function createStillNavigation(path: string): PageNavigation {
  const place = { location: locationOf(parsePath(path), 'default'), navigationType: 'POP' } as const
  return {
    place: () => place,
    subscribe: () => () => undefined,
    navigate: () => Promise.reject(new Error('A page that is rendered on the server goes nowhere.')),
    scrollTarget: () => 'kept',
    keepPositions: () => undefined,
    guard: () => () => undefined,
  }
}
