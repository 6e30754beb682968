import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { lazy, type ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../chrome/pages/error-page.tsx'
import { NotFound } from '../chrome/pages/not-found.tsx'
import { loadWindowTexts } from '../dialogs/texts.ts'
import { shellRoutes } from './shell-routes.ts'
import type { LoadContext } from './edge/page-router.ts'
import type { Registry } from '../registry/registry.ts'
import { GuardedRoute } from './guarded-route.tsx'
import type { RouteHandle } from './kept-outlet.tsx'
import { RemoteScreen } from './remote-screen.tsx'
import { Root } from './root.tsx'

/** Loads what a route needs before the page changes to it; never rejects. */
export type PrepareRoute = (
  remoteName: string,
  route: RouteConfig,
  url: URL,
  context: LoadContext,
) => Promise<unknown>

/** Returns the key of a remote's route, unique among all routes of the page. */
const routeKey = (remoteName: string, routeId: string) => `${remoteName}:${routeId}`

/**
 * Builds the route tree from what the remotes declare, without loading any remote. The loader of a route
 * loads its screen on navigation. It reports a failure to the screen store instead of the router, which would
 * keep it, so a retry needs no navigation. The optional first segment makes the address in each language the
 * same route.
 */
export const createRoutes = (registry: Registry, prepare?: PrepareRoute): RouteObject[] => [
  {
    id: 'root',
    path: '/en?',
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      ...remoteRoutes(registry, prepare),
      ...shellRoutes.map((route) => {
        const Screen = lazy(async () => {
          const [screen] = await Promise.all([route.screen(), route.hasWindowTexts && loadWindowTexts()])
          return { default: screen.Screen }
        })
        return routeObject(`shell:${route.id}`, route, <Screen />)
      }),
      { id: 'not-found', path: '*', element: <NotFound /> },
    ],
  },
]

const remoteRoutes = (registry: Registry, prepare?: PrepareRoute): RouteObject[] =>
  Object.entries(registry.remotes).flatMap(([remoteName, { config }]) =>
    config.routes.map((route) => {
      const screen = <RemoteScreen remoteName={remoteName} routeId={route.id} />
      const object = routeObject(routeKey(remoteName, route.id), route, screen)
      if (prepare)
        object.loader = ({ request, context }) =>
          prepare(remoteName, route, new URL(request.url), context as LoadContext).then(() => null)
      return object
    }),
  )

const routeObject = (id: string, route: RouteConfig, screen: ReactElement): RouteObject => {
  const path = route.path.replace(/^\//, '')
  const element = <GuardedRoute route={route}>{screen}</GuardedRoute>
  const handle: RouteHandle = { isKept: route.isKept === true }
  return path ? { id, path, element, handle } : { id, index: true, element, handle }
}
