import type { QueryClient, SessionUser } from '@metrolibre/platform'
import type { Store } from '@metrolibre/platform/host'
import type { Reach } from './clear-storage.ts'
import type { IdentitySdk } from './identity.ts'
import type { KeptToken } from './kept-token.ts'
import type { SessionHint } from './session-hint.ts'

/** What a session is made of: storage, identity provider and the calls of the API. */
export interface SessionParts {
  store: Store
  queryClient: QueryClient
  hint: SessionHint
  keptToken: KeptToken
  /** Of this tab. */
  tabStorage: Storage
  /** Whether the browser has room for a session. */
  canStore: () => boolean
  identity: () => Promise<IdentitySdk>
  /** Only loads the code of the SDK; opening the SDK would make it write to the storage. */
  fetchIdentity: () => Promise<unknown>
  /** `GET /auth/session`. */
  readUser: () => Promise<SessionUser>
  /** Ends the session on the server. */
  endOnServer: () => Promise<unknown>
  /** Removes what our code has stored about the person. */
  clearStorage: (reach: Reach) => void
  /** Called after a login, once the user is known. */
  onSignedIn?: () => void
  now?: () => number
}
