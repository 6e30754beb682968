import { matchRoutes } from 'react-router-dom'
import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { shellRoutes } from './shell-routes.ts'
import type { RegisteredRemote, Registry } from '../registry/registry.ts'
import { likelyRoutes } from './likely-routes.ts'

export interface FoundRoute {
  /** The remote that declares the route; absent for the shell's own pages. */
  owner?: { name: string; remote: RegisteredRemote }
  route: RouteConfig
  params: Record<string, string>
}

/** Finds the route of a path (without its language segment) from the declarations alone. */
export function findRoute(registry: Registry, path: string): FoundRoute | undefined {
  const [match] = matchRoutes(likelyRoutes(declaredRoutes(registry), path), path) ?? []
  if (!match) return undefined
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']))
  return { ...match.route.handle, params }
}

const known = new WeakMap<Registry, ReturnType<typeof listRoutes>>()

function declaredRoutes(registry: Registry) {
  const routes = known.get(registry) ?? listRoutes(registry)
  known.set(registry, routes)
  return routes
}

// Of two that fit equally well the router takes the first, and nobody takes a page of the shell.
const listRoutes = (registry: Registry) => [
  ...shellRoutes.map((route) => ({ path: route.path, handle: { owner: undefined, route } })),
  ...Object.entries(registry.remotes).flatMap(([name, remote]) =>
    remote.config.routes.map((route) => ({ path: route.path, handle: { owner: { name, remote }, route } })),
  ),
]
