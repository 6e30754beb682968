import { deleteDatabase, deviceStorage, tabStorage } from '@metrolibre/platform'
import { session as calls } from '@metrolibre/api-client'
import type { QueryClient, RuntimeConfig } from '@metrolibre/platform'
import { fileDraftDatabase, type Store } from '@metrolibre/platform/host'
import { clearPersonalStorage } from './clear-storage.ts'
import { createShellSession } from './create-session.ts'
import type { IdentitySdk } from './identity.ts'
import { createKeptToken } from './kept-token.ts'
import { fetchIdentity, loadIdentity } from './load-identity.ts'
import { createSessionHint } from './session-hint.ts'

/** More than the SDK stores about a user, in characters. */
const recordLength = 8_192

interface Host {
  config: RuntimeConfig
  store: Store
  queryClient: QueryClient
  /** Deletes the pages and data kept of the user's visits. */
  forgetVisits: () => Promise<void>
}

/**
 * Creates the session of this browser with the real SDK, API and storage. Its `token` is used by the API
 * client.
 */
export const createBrowserSession = ({ config, store, queryClient, forgetVisits }: Host) => {
  let opened: Promise<IdentitySdk> | undefined
  const identity = (): Promise<IdentitySdk> => {
    // Reset after a failure, so that the next attempt loads again.
    opened ??= loadIdentity(config.identity).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return createShellSession({
    store,
    queryClient,
    identity,
    fetchIdentity,
    hint: createSessionHint(deviceStorage),
    keptToken: createKeptToken(deviceStorage),
    tabStorage,
    canStore: () => deviceStorage.takes(recordLength),
    readUser: async () => (await queryClient.fetchQuery({ ...calls.current(), staleTime: 0 })).user,
    endOnServer: () => calls.end(),
    onSignedIn: () =>
      void import('./join-canaries.ts')
        .then(({ joinCanaries }) => joinCanaries())
        // Who can't be asked gets what most do.
        .catch(() => undefined),
    clearStorage: (reach) => {
      clearPersonalStorage(reach, deviceStorage, tabStorage)
      if (reach === 'browser') deleteDatabase(fileDraftDatabase)
      // The data kept by the service worker would reveal which pages the user has visited.
      if (reach !== 'tab') void forgetVisits()
    },
  })
}
