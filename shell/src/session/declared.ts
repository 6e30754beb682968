import { matchPath } from '@metrolibre/platform'
import type { NavItem, RemoteConfig } from '@metrolibre/platform/remote-config'
import { createContext, useContext, useMemo } from 'react'

/** The declarations of all remotes in the registry; placed by the frame. */
export const DeclaredContext = createContext<readonly RemoteConfig[]>([])

/** Whether some remote serves a path (without language segment). */
const isServedBy = (configs: readonly RemoteConfig[], path: string): boolean =>
  configs.some(({ routes }) => routes.some((route) => matchPath(route.path, path)))

/** The declared route of a path (without language segment). */
const routeOf = (configs: readonly RemoteConfig[], path: string) =>
  configs.flatMap(({ routes }) => routes).find((route) => matchPath(route.path, path))

/** What the remotes declare: their navigation, whether a path leads anywhere, and what frame it wants. */
export const useDeclared = () => {
  const configs = useContext(DeclaredContext)
  return useMemo(() => {
    const nav: readonly NavItem[] = configs.flatMap((config) => config.nav)
    return {
      nav,
      isServed: (path: string) => isServedBy(configs, path),
      chromeOf: (path: string) => routeOf(configs, path)?.chrome ?? 'full',
    }
  }, [configs])
}
