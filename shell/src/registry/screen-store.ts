import type { Locale, Remote, RemoteRoute, ScreenModule } from '@metrolibre/platform'
import type { PageTexts } from '@metrolibre/platform/texts'
import type { RemoteError } from './remote-error.ts'

export interface ReadyScreen {
  status: 'ready'
  remote: Remote
  route: RemoteRoute
  Screen: ScreenModule['Screen']
  texts: PageTexts
}

export type ScreenState = { status: 'loading' } | ReadyScreen | { status: 'failed'; error: RemoteError }

/**
 * Loads one screen of one remote in one language; rejects with a `RemoteError`. A screen that arrives after
 * the call was rejected for lateness is passed to `onLate`.
 */
export type FetchScreen = (
  remoteName: string,
  routeId: string,
  locale: Locale,
  again: boolean,
  onLate: (screen: ReadyScreen) => void,
) => Promise<ReadyScreen>

const loading: ScreenState = { status: 'loading' }

/**
 * Stores the screens of the remotes, so that a page can render loaded ones at once and subscribe to changes.
 */
export function createScreenStore(fetchScreen: FetchScreen) {
  const states = new Map<string, ScreenState>()
  const pending = new Map<string, Promise<ScreenState>>()
  const listeners = new Set<() => void>()
  const key = (remoteName: string, routeId: string, locale: Locale) => `${remoteName}/${routeId}/${locale}`
  const put = (name: string, state: ScreenState) => {
    states.set(name, state)
    for (const listener of listeners) listener()
    return state
  }

  async function fetchInto(name: string, attempt: Promise<ReadyScreen>): Promise<ScreenState> {
    try {
      return put(name, await attempt)
    } catch (error) {
      console.warn('A screen could not be loaded.', error, (error as Error).cause)
      return put(name, { status: 'failed', error: error as RemoteError })
    } finally {
      pending.delete(name)
    }
  }

  return {
    get: (remoteName: string, routeId: string, locale: Locale): ScreenState =>
      states.get(key(remoteName, routeId, locale)) ?? loading,

    /**
     * Resolves with the result and never rejects. A failed screen is loaded again, bypassing the browser's
     * cache.
     */
    load(remoteName: string, routeId: string, locale: Locale): Promise<ScreenState> {
      const name = key(remoteName, routeId, locale)
      const state = states.get(name)
      if (state?.status === 'ready') return Promise.resolve(state)
      const again = state?.status === 'failed'
      const onLate = (screen: ReadyScreen) => {
        if (states.get(name)?.status !== 'ready') put(name, screen)
      }
      const attempt =
        pending.get(name) ?? fetchInto(name, fetchScreen(remoteName, routeId, locale, again, onLate))
      pending.set(name, attempt)
      return attempt
    },

    /** Loads the current version of a screen that is loaded but fails to render. Never rejects. */
    renew(remoteName: string, routeId: string, locale: Locale): Promise<ScreenState> {
      const name = key(remoteName, routeId, locale)
      const attempt = fetchScreen(remoteName, routeId, locale, true, (screen) => put(name, screen))
      return fetchInto(name, attempt)
    },

    /** Stores a screen that is already loaded, as on the server. */
    provide(remoteName: string, routeId: string, locale: Locale, screen: ReadyScreen): void {
      states.set(key(remoteName, routeId, locale), screen)
    },

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ScreenStore = ReturnType<typeof createScreenStore>
