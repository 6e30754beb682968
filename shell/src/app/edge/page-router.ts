import { stripLocale } from '@metrolibre/platform'
import { layerHistory } from '@metrolibre/ui'
import { startTransition } from 'react'
import {
  type BlockerFunction,
  type createBrowserRouter,
  createPath,
  IDLE_BLOCKER,
  type Location,
  matchRoutes,
  parsePath,
  type RouteObject,
  resolvePath,
  type RouterNavigateOptions,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { nextTask } from '../../registry/next-task.ts'
import { likelyRoutes } from '../likely-routes.ts'
import { giveKey, newKey } from './entry-keys.ts'
import { firstState } from './first-state.ts'
import { atOnce, isSameLanguage, leadsWithinPage } from './steps.ts'

type Router = ReturnType<typeof createBrowserRouter>
type State = Router['state']
type Action = State['historyAction']
type Match = State['matches'][number]

/** What a loader is told besides the address. */
export interface LoadContext {
  /** Whether the page has been shown before, and is gone back or forward to. */
  readonly isReturn: boolean
}

/** Lists all routes with their ids, including children. */
const byId = (routes: readonly RouteObject[]): [string, RouteObject][] =>
  routes.flatMap((route) => [[route.id ?? '', route] as [string, RouteObject], ...byId(route.children ?? [])])

/**
 * Creates the part of a router that `RouterProvider` and the router's hooks use, for pages whose data is in
 * the query cache. A page change waits for the loaders of its routes, is cancelled by a newer one, and can be
 * blocked. It says itself which changes are transitions, so its provider must not. That something is being
 * loaded is told to `onLoading` alone: what the provider is told makes the whole page render again. The
 * library's own router also supports actions, fetchers, lazy routes and middleware, which would make every
 * first view download ten times as much.
 */
export function createPageRouter(
  routes: RouteObject[],
  onLoading: (isLoading: boolean) => void = () => {},
): Router {
  giveKey()
  const history = createBrowserHistory({ window })
  const manifest = Object.fromEntries(byId(routes))
  const subscribers = new Set<Parameters<Router['subscribe']>[0]>()
  const blockers = new Map<string, BlockerFunction>()
  const match = (location: Location) => {
    const likely = routes.map(
      (route) =>
        ({
          ...route,
          ...(route.children && { children: likelyRoutes(route.children, stripLocale(location.pathname)) }),
        }) as RouteObject,
    )
    const found = (matchRoutes(likely, location) ?? []) as unknown as Match[]
    return found.map((each) => ({ ...each, route: manifest[each.route.id] }) as Match)
  }
  let current: AbortController | undefined
  let skipPop: (() => void) | undefined
  let scroll: { positions: Record<string, number>; position: () => number } | undefined

  /** The keys of the entries that were shown. */
  const shown = new Set([history.location.key])

  let state = firstState(
    { historyAction: history.action, location: history.location, matches: match(history.location) },
    Object.keys(manifest),
  )

  function update(changes: Partial<State>): void {
    state = { ...state, ...changes }
    const about = { deletedFetchers: [], newErrors: changes.errors ?? null, flushSync: false }
    for (const subscriber of subscribers) subscriber(state, about as never)
  }

  /**
   * Runs the loaders of the next page. Returns an error, which is then shown in place of the page, or null.
   */
  async function load(matches: Match[], location: Location, signal: AbortSignal): Promise<State['errors']> {
    const context: LoadContext = { isReturn: shown.has(location.key) }
    const request = new Request(new URL(createPath(location), window.location.origin), { signal })
    const loaders = matches.flatMap(({ route, params }) =>
      typeof route.loader === 'function' ? [route.loader({ request, params, context } as never)] : [],
    )
    return Promise.all(loaders).then(
      () => null,
      (error: unknown) => ({ [matches[0]?.route.id ?? '']: error }),
    )
  }

  async function change(action: Action, location: Location, keepScroll = false): Promise<void> {
    current?.abort()
    if (scroll) scroll.positions[state.location.key] = scroll.position()
    const attempt = new AbortController()
    current = attempt
    const matches = match(location)
    let isLoading = !leadsWithinPage(state.location, location)
    const loading = isLoading
      ? load(matches, location, attempt.signal).finally(() => (isLoading = false))
      : state.errors
    // The browser shows the press first.
    await nextTask()
    if (attempt.signal.aborted) return
    if (isLoading) onLoading(true)
    const errors = await loading
    if (attempt.signal.aborted) return
    const left = action === 'PUSH' ? layerHistory.leave() : undefined
    if (left) await left
    if (attempt.signal.aborted) return
    if (action === 'PUSH') layerHistory.push(() => history.push(location, location.state))
    if (action === 'REPLACE') layerHistory.replace(() => history.replace(location, location.state))
    const changes = {
      historyAction: action,
      location,
      matches,
      errors,
      restoreScrollPosition: scroll?.positions[location.key] ?? null,
      preventScrollReset: keepScroll,
      blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    }
    const render = isSameLanguage(state.location, location) ? atOnce : startTransition
    shown.add(location.key)
    render(() => {
      update(changes)
      onLoading(false)
    })
  }

  const setBlocker = (key: string, blocker: unknown) =>
    startTransition(() => update({ blockers: new Map(state.blockers).set(key, blocker as never) }))

  /**
   * Returns whether a blocker stops the change; it can let it happen later by calling `proceed`. It is told once the
   * address is restored.
   */
  function blocked(
    action: Action,
    location: Location,
    proceed: () => void,
    restored?: Promise<void>,
  ): boolean {
    const [key, shouldBlock] = [...blockers].at(-1) ?? []
    if (key === undefined || !shouldBlock || state.blockers.get(key)?.state === 'proceeding') return false
    if (!shouldBlock({ currentLocation: state.location, nextLocation: location, historyAction: action }))
      return false
    const block = () =>
      setBlocker(key, {
        state: 'blocked',
        location,
        proceed: () => {
          setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
          proceed()
        },
        reset: () => setBlocker(key, IDLE_BLOCKER),
      })
    // The question is a layer, whose entry belongs over that of its page.
    if (restored) void restored.then(block)
    else block()
    return true
  }

  layerHistory.start()
  const stopListening = history.listen(({ action, location, delta }) => {
    if (skipPop) return skipPop()
    if (layerHistory.isWithinPage()) {
      // The address may have changed below a layer, such as by a filter: that is the page's now.
      if (location.key !== state.location.key)
        layerHistory.replace(() => history.replace(state.location, state.location.state))
      return
    }
    // The browser has already changed the address, so it is restored while the user decides.
    let tellRestored = () => {}
    const restored = new Promise<void>((resolve) => (tellRestored = resolve))
    const proceed = () => void restored.then(() => layerHistory.leave()).then(() => history.go(delta ?? 0))
    if (delta === null || !blocked(action, location, proceed, restored)) return void change(action, location)
    skipPop = () => {
      skipPop = undefined
      tellRestored()
    }
    history.go(-delta)
  })

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      await layerHistory.leave()
      return history.go(to)
    }
    const wanted = typeof to === 'string' ? parsePath(to) : (to ?? state.location)
    const path = resolvePath(wanted, state.location.pathname)
    const location: Location = {
      ...path,
      ...history.encodeLocation(path),
      state: options.state as unknown,
      key: newKey(),
      mask: undefined,
    }
    // The router only follows links within the site.
    if (new URL(history.createHref(location), window.location.origin).origin !== window.location.origin)
      return
    const action = (options.replace ? 'REPLACE' : 'PUSH') as Action
    if (blocked(action, location, () => void navigate(to, options))) return
    await change(action, location, options.preventScrollReset)
  }

  return {
    basename: '/',
    future: {},
    routes,
    manifest,
    window,
    get state() {
      return state
    },
    navigate,
    createHref: (location: Location) => history.createHref(location),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
    subscribe(subscriber: Parameters<Router['subscribe']>[0]) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    getBlocker(key: string, shouldBlock: BlockerFunction) {
      blockers.set(key, shouldBlock)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key: string) {
      state.blockers.delete(key)
      blockers.delete(key)
    },
    dispose: stopListening,
    /** Positions are stored by the key of the history entry. */
    enableScrollRestoration(positions: Record<string, number>, position: () => number) {
      scroll = { positions, position }
      return () => {
        scroll = undefined
      }
    },
  } as unknown as Router
}
