import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { lazy, type ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { NotFound } from '../chrome/pages/not-found.tsx'
import { loadWindowTexts } from '../dialogs/texts.ts'
import { shellRoutes } from './shell-routes.ts'
import type { Registry } from '../registry/registry.ts'
import { GuardedRoute } from './guarded-route.tsx'
import { RemoteScreen } from './remote-screen.tsx'
import type { RouteHandle } from './routes-for.ts'

/** Returns the key of a remote's route, unique among all routes of the page. */
const routeKey = (remoteName: string, routeId: string) => `${remoteName}:${routeId}`

/** Builds the routes from what the remotes declare, without loading any remote. */
export const createRoutes = (registry: Registry): RouteObject[] => [
  ...remoteRoutes(registry),
  ...shellRoutes.map((route) => {
    const Screen = lazy(async () => {
      const [screen] = await Promise.all([route.screen(), route.hasWindowTexts && loadWindowTexts()])
      return { default: screen.Screen }
    })
    return routeObject(`shell:${route.id}`, route, <Screen />)
  }),
  { id: 'not-found', path: '*', element: <NotFound /> },
]

const remoteRoutes = (registry: Registry): RouteObject[] =>
  Object.entries(registry.remotes).flatMap(([remoteName, { config }]) =>
    config.routes.map((route) =>
      routeObject(
        routeKey(remoteName, route.id),
        route,
        <RemoteScreen remoteName={remoteName} routeId={route.id} />,
      ),
    ),
  )

const routeObject = (id: string, route: RouteConfig, screen: ReactElement): RouteObject => {
  const path = route.path.replace(/^\//, '')
  const element = <GuardedRoute route={route}>{screen}</GuardedRoute>
  const handle: RouteHandle = { isKept: route.isKept === true }
  return path ? { id, path, element, handle } : { id, index: true, element, handle }
}
