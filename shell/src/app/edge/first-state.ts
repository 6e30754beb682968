import { type createBrowserRouter, IDLE_NAVIGATION } from 'react-router-dom'

type State = ReturnType<typeof createBrowserRouter>['state']

/** The state of a router whose page has just been loaded. */
export const firstState = (
  now: Pick<State, 'historyAction' | 'location' | 'matches'>,
  routeIds: readonly string[],
): State =>
  ({
    ...now,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // The browser itself has restored the scroll position of the first page.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    // Loaders return nothing; screens read the query cache.
    loaderData: Object.fromEntries(routeIds.map((id) => [id, null])),
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }) as unknown as State
