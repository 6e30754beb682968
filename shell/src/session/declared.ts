import { matchPath } from '@metrolibre/platform'
import type { Guard, NavItem, RemoteConfig, RouteConfig } from '@metrolibre/platform/remote-config'
import { createContext, useContext, useMemo } from 'react'
import { guardOf } from './guard.ts'

/** The declarations of all remotes in the registry; provided by the frame. */
export const DeclaredContext = createContext<readonly RemoteConfig[]>([])

interface DeclaredRoute extends RouteConfig {
  remote: string
}

/**
 * Finds the declared route of a path (without language segment). Most are plain words, which need no pattern.
 */
const routeOf = (routes: readonly DeclaredRoute[], asked: string) => {
  const path = asked.toLowerCase().replace(/\/+$/, '') || '/'
  return (
    routes.find((route) => route.path === path) ??
    routes.find((route) => /[:*?]/.test(route.path) && matchPath(route.path, asked))
  )
}

/**
 * Returns what the remotes declare: their navigation, whether a path exists, whose page it is, which frame it
 * needs, and who may enter.
 */
export const useDeclared = () => {
  const configs = useContext(DeclaredContext)
  return useMemo(() => {
    const routes = configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, ...route })))
    const nav: readonly NavItem[] = configs.flatMap((config) => config.nav)
    return {
      nav,
      isServed: (path: string) => routeOf(routes, path) !== undefined,
      chromeOf: (path: string, search = '') => {
        const { chrome, wizardWith } = routeOf(routes, path) ?? {}
        const isStep = wizardWith !== undefined && new URLSearchParams(search).has(wizardWith)
        return isStep ? 'wizard' : (chrome ?? 'full')
      },
      /** The name of the remote that a page belongs to; undefined for a page of the shell. */
      remoteOf: (path: string) => routeOf(routes, path)?.remote,
      guardOf: (path: string): Guard => {
        const route = routeOf(routes, path)
        return route ? guardOf(route) : 'public'
      },
    }
  }, [configs])
}
