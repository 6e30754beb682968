import { matchPath } from '@metrolibre/platform'
import type { Guard, NavItem, RemoteConfig } from '@metrolibre/platform/remote-config'
import { createContext, useContext, useMemo } from 'react'
import { guardOf } from './guard.ts'

/** The declarations of all remotes in the registry; provided by the frame. */
export const DeclaredContext = createContext<readonly RemoteConfig[]>([])

/**
 * Finds the declared route of a path (without language segment). Most are plain words, which need no pattern.
 */
const routeOf = (configs: readonly RemoteConfig[], asked: string) => {
  const path = asked.toLowerCase().replace(/\/+$/, '') || '/'
  const routes = configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, ...route })))
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
    const nav: readonly NavItem[] = configs.flatMap((config) => config.nav)
    return {
      nav,
      isServed: (path: string) => routeOf(configs, path) !== undefined,
      chromeOf: (path: string, search = '') => {
        const { chrome, wizardWith } = routeOf(configs, path) ?? {}
        const isStep = wizardWith !== undefined && new URLSearchParams(search).has(wizardWith)
        return isStep ? 'wizard' : (chrome ?? 'full')
      },
      /** The name of the remote that a page belongs to; undefined for a page of the shell. */
      remoteOf: (path: string) => routeOf(configs, path)?.remote,
      guardOf: (path: string): Guard => {
        const route = routeOf(configs, path)
        return route ? guardOf(route) : 'public'
      },
    }
  }, [configs])
}
