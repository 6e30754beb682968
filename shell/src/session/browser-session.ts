import { session as calls } from '@metrolibre/api-client'
import type { QueryClient, RuntimeConfig } from '@metrolibre/platform'
import type { Store } from '@metrolibre/platform/host'
import { clearPersonalStorage } from './clear-storage.ts'
import { createSession } from './create-session.ts'
import type { Identity } from './identity.ts'
import { fetchIdentity, loadIdentity } from './load-identity.ts'
import { createSessionHint } from './session-hint.ts'

interface Host {
  config: RuntimeConfig
  store: Store
  queryClient: QueryClient
  /** Removes what was kept of the pages that somebody looked at. */
  forgetVisits: () => Promise<void>
}

/** The session of this browser, over the real SDK, API and storage. Its `token` serves the API client. */
export const createBrowserSession = ({ config, store, queryClient, forgetVisits }: Host) => {
  let opened: Promise<Identity> | undefined
  const identity = (): Promise<Identity> => {
    // A load that failed is forgotten, so that the next attempt loads again.
    opened ??= loadIdentity(config.identity).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return createSession({
    store,
    queryClient,
    identity,
    fetchIdentity,
    hint: createSessionHint(localStorage),
    readUser: async () => (await queryClient.fetchQuery({ ...calls.current(), staleTime: 0 })).user,
    endOnServer: () => calls.end(),
    clearStorage: (reach) => {
      clearPersonalStorage(reach, localStorage, sessionStorage)
      // What the service worker kept tells where somebody has been.
      if (reach !== 'tab') void forgetVisits()
    },
  })
}
