import type { Locale } from '@metrolibre/platform'
import { nextLoadAttempt } from './next-attempt.ts'
import type { RemoteError } from './remote-error.ts'
import type { ReadyScreen, ScreenStore } from './screen-store.ts'

interface Wanted {
  remoteName: string
  routeId: string
  locale: Locale
  /** Called with the first failure. */
  onFailure: (error: RemoteError) => void
}

/**
 * Loads a screen that the server has drawn, however often it takes: until then the page stays as the server drew it, its
 * links are followed by the browser, and other presses wait.
 */
export async function loadUntilReady(
  screens: Pick<ScreenStore, 'get' | 'load' | 'subscribe'>,
  { remoteName, routeId, locale, onFailure }: Wanted,
): Promise<ReadyScreen> {
  for (let failures = 1; ; failures += 1) {
    const state = await screens.load(remoteName, routeId, locale)
    if (state.status === 'ready') return state
    if (state.status !== 'failed') continue
    if (failures === 1) onFailure(state.error)
    // A late screen may arrive during the pause.
    const arrived = new AbortController()
    const stop = screens.subscribe(() => {
      if (screens.get(remoteName, routeId, locale).status === 'ready') arrived.abort()
    })
    await nextLoadAttempt(failures, { isLate: state.error.fault === 'timeout', signal: arrived.signal })
    stop()
  }
}
