import { localeOfPath, stripLocale, wordsOf, type QueryClient } from '@metrolibre/platform'
import { countryAtom, sessionAtom, type Store } from '@metrolibre/platform/host'
import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { loadCatalogue } from '../locale/catalogues.ts'
import type { Registry } from '../registry/registry.ts'
import type { ScreenState, ScreenStore } from '../registry/screen-store.ts'
import { guardOf, judgeGuard } from '../session/guard.ts'
import { updateAtom } from '../offline/update-atom.ts'
import { isStale } from '../registry/renew.ts'
import type { LoadContext } from './pages/create-page-navigation.ts'
import { findRoute } from './find-route.ts'
import { firstTime, loadAnew, mayLoadAnew } from './load-anew.ts'
import { mayWarm } from './warm/may-warm.ts'
import { whenIdle } from '../registry/when-idle.ts'

interface Parts {
  registry: Registry
  screens: ScreenStore
  store: Store
  queryClient: QueryClient
}

/** How long a page change waits for data before it shows the next page with skeletons. */
const dataPatienceMs = 150
/** How long one sign that somebody is about to follow a link counts. */
const intentMs = 1_000

/** Loads what a page needs before a page change, and already when the user points at a link. */
export function createNavigation({ registry, screens, store, queryClient }: Parts) {
  const mayEnter = (route: RouteConfig) => judgeGuard(guardOf(route), store.get(sessionAtom)) === 'enter'

  /** Loads screen, texts and data of a route, if the user may enter it. */
  async function prepare(
    remoteName: string,
    route: RouteConfig,
    url: URL,
    { isReturn }: LoadContext = { isReturn: false },
  ): Promise<ScreenState | undefined> {
    const [locale, country] = [localeOfPath(url.pathname), store.get(countryAtom)]
    const words = wordsOf({ locale, country })
    if (!mayEnter(route)) return void (await loadCatalogue(words).catch(() => undefined))
    const [screen] = await Promise.all([
      screens.load(remoteName, route.id, locale),
      loadCatalogue(words).catch(() => undefined),
    ])
    // Read at the first render, which would else wait for them.
    if (screen.status === 'ready') await screen.texts.load(words).catch(() => undefined)
    if (screen.status !== 'ready' || !screen.route.prefetch) return screen
    const bare = new URL(url)
    bare.pathname = stripLocale(url.pathname)
    const params = findRoute(registry, bare.pathname)?.params ?? {}
    const context = { params, url: bare, queryClient, locale, country }
    // A failure is ignored here, because the screen requests the same data and shows the error.
    const data = screen.route.prefetch(context).catch(() => undefined)
    // Who returns sees what was shown before, which is brought up to date in place.
    if (!isReturn && !(await screen.route.showsAtOnce?.(context)))
      await Promise.race([data, new Promise((resolve) => setTimeout(resolve, dataPatienceMs))])
    return screen
  }

  /** Loads the code and texts of a page for everybody who has an account, while somebody logs in to see it. */
  async function loadBehindLogin(remoteName: string, route: RouteConfig, url: URL): Promise<void> {
    if (guardOf(route) !== 'user' || mayEnter(route) || !mayWarm()) return
    // The login window comes first.
    await whenIdle()
    const [locale, country] = [localeOfPath(url.pathname), store.get(countryAtom)]
    const screen = await screens.load(remoteName, route.id, locale)
    if (screen.status === 'ready')
      await screen.texts.load(wordsOf({ locale, country })).catch(() => undefined)
  }

  /**
   * A page change is the only moment at which a new edition is loaded, or an edition whose files no longer
   * exist is replaced.
   */
  async function change(url: URL, context?: LoadContext): Promise<void> {
    const found = routeAt(url)
    if (!found) return
    const { remoteName, route } = found
    if (store.get(updateAtom).is === 'accepted' && mayLoadAnew(store, url)) return loadAnew(url)
    const screen = await prepare(remoteName, route, url, context)
    void loadBehindLogin(remoteName, route, url)
    if (screen?.status !== 'failed' || !mayLoadAnew(store, url)) return
    if ((await isStale(registry)) && firstTime(registry.generation)) return loadAnew(url)
  }

  const routeAt = (path: string | URL) => {
    const url = typeof path === 'string' ? new URL(path, location.origin) : path
    const found = findRoute(registry, stripLocale(url.pathname))
    return found?.owner && { remoteName: found.owner.name, route: found.route, url }
  }

  let intended = { path: '', at: 0 }

  return {
    change,
    /** Names the screen of a path; undefined when the user may not enter it. */
    screenAt: (path: string): string | undefined => {
      const found = routeAt(path)
      return found && mayEnter(found.route) ? `${found.remoteName}/${found.route.id}` : undefined
    },
    /** Loads the code and the texts of a path, without its data. */
    warm: async (path: string): Promise<void> => {
      const found = routeAt(path)
      if (found) await screens.load(found.remoteName, found.route.id, localeOfPath(found.url.pathname))
    },
    /** Loads the page of a path ahead, where it is shown after a login. */
    warmBehindLogin: async (path: string): Promise<void> => {
      const found = routeAt(path)
      if (found) await loadBehindLogin(found.remoteName, found.route, found.url)
    },
    /** Called when the user is about to follow a link to this path. */
    onLinkIntent: (path: string): void => {
      const now = performance.now()
      // One touch enters a link, presses and focuses it.
      if (intended.path === path && now - intended.at < intentMs) return
      intended = { path, at: now }
      const found = routeAt(path)
      if (found) void prepare(found.remoteName, found.route, found.url)
    },
  }
}
