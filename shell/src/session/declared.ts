import { matchPath } from '@metrolibre/platform'
import type { Guard, NavItem, RemoteConfig, RouteConfig } from '@metrolibre/platform/remote-config'
import { createContext, useContext } from 'react'
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

function readDeclarations(configs: readonly RemoteConfig[]) {
  const routes = configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, ...route })))
  const found = new Map<string, DeclaredRoute | undefined>()
  const routeAt = (path: string): DeclaredRoute | undefined => {
    if (!found.has(path)) found.set(path, routeOf(routes, path))
    return found.get(path)
  }
  return {
    nav: configs.flatMap((config): readonly NavItem[] => config.nav),
    isServed: (path: string) => routeAt(path) !== undefined,
    chromeOf: (path: string, search = '') => {
      const { chrome, wizardWith } = routeAt(path) ?? {}
      const isStep = wizardWith !== undefined && new URLSearchParams(search).has(wizardWith)
      return isStep ? 'wizard' : (chrome ?? 'full')
    },
    /** The name of the remote that a page belongs to; undefined for a page of the shell. */
    remoteOf: (path: string) => routeAt(path)?.remote,
    guardOf: (path: string): Guard => {
      const route = routeAt(path)
      return route ? guardOf(route) : 'public'
    },
  }
}

const known = new WeakMap<readonly RemoteConfig[], ReturnType<typeof readDeclarations>>()

/**
 * Returns what the remotes declare: their navigation, whether a path exists, whose page it is, which frame it
 * needs, and who may enter. It is read once for all who ask.
 */
export function useDeclared() {
  const configs = useContext(DeclaredContext)
  const declared = known.get(configs) ?? readDeclarations(configs)
  known.set(configs, declared)
  return declared
}
