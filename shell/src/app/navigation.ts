import { localeOfPath, stripLocale, type QueryClient } from '@metrolibre/platform'
import { countryAtom, sessionAtom, type Store } from '@metrolibre/platform/host'
import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { loadCatalogue } from '../locale/catalogues.ts'
import type { Registry } from '../registry/registry.ts'
import type { ScreenStore } from '../registry/screen-store.ts'
import { guardOf, judge } from '../session/guard.ts'
import { findRoute } from './find-route.ts'

interface Parts {
  registry: Registry
  screens: ScreenStore
  store: Store
  queryClient: QueryClient
}

/** How long a page change waits for data before it shows the next page with its skeletons. */
const dataPatienceMs = 150

/** What happens before a page changes, and already when somebody points at a link. */
export function createNavigation({ registry, screens, store, queryClient }: Parts) {
  const mayEnter = (route: RouteConfig) => judge(guardOf(route), store.get(sessionAtom)) === 'enter'

  /** Screen, texts and data of a route, for whoever may enter it. */
  async function prepare(remoteName: string, route: RouteConfig, url: URL): Promise<void> {
    const locale = localeOfPath(url.pathname)
    if (!mayEnter(route)) return void (await loadCatalogue(locale).catch(() => undefined))
    const [screen] = await Promise.all([
      screens.load(remoteName, route.id, locale),
      loadCatalogue(locale).catch(() => undefined),
    ])
    if (screen.status !== 'ready' || !screen.route.prefetch) return
    const bare = new URL(url)
    bare.pathname = stripLocale(url.pathname)
    const params = findRoute(registry, bare.pathname)?.params ?? {}
    const context = { params, url: bare, queryClient, locale, country: store.get(countryAtom) }
    // The screen asks for the same data and shows what went wrong with it.
    const data = screen.route.prefetch(context).catch(() => undefined)
    await Promise.race([data, new Promise((resolve) => setTimeout(resolve, dataPatienceMs))])
  }

  return {
    prepare,
    /** Somebody is about to follow a link to this path. */
    onLinkIntent: (path: string): void => {
      const url = new URL(path, location.origin)
      const found = findRoute(registry, stripLocale(url.pathname))
      if (found?.owner) void prepare(found.owner.name, found.route, url)
    },
  }
}
