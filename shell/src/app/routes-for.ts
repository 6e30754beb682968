import { stripLocale } from '@metrolibre/platform'
import type { RouteObject } from 'react-router-dom'
import { likelyRoutes } from './likely-routes.ts'

/** What a route tells about its pages, as the `handle` of the router. */
export interface RouteHandle {
  /** Whether its page waits behind the next ones. */
  readonly isKept: boolean
}

/**
 * Returns the routes that may match an address. The optional first segment makes the address in each language the same
 * route.
 */
export const routesFor = (routes: readonly RouteObject[], pathname: string): RouteObject[] => [
  { path: '/en?', children: likelyRoutes(routes, stripLocale(pathname)) },
]
