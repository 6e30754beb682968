import { createQueryClient } from '@metrolibre/platform/host'
import { vi } from 'vitest'
import { createShellSession } from '../create-session.ts'
import type { IdentitySdk } from '../identity.ts'
import { createKeptToken } from '../kept-token.ts'
import { createSessionHint } from '../session-hint.ts'
import type { SessionParts } from '../session-parts.ts'

/** An identity SDK that always succeeds, unless a test says otherwise. */
export const createTestIdentity = () => ({
  signIn: vi.fn<IdentitySdk['signIn']>(() => Promise.resolve()),
  follow: vi.fn<IdentitySdk['follow']>(() => Promise.resolve(true)),
  freshToken: vi.fn<IdentitySdk['freshToken']>(() => Promise.resolve('fresh')),
  keptToken: vi.fn<IdentitySdk['keptToken']>(() => Promise.resolve('kept')),
  signOut: vi.fn<IdentitySdk['signOut']>(() => Promise.resolve()),
})

/** Creates a session in the storage of the test's page; what is not given does nothing and succeeds. */
export const createTestSession = (given: Pick<SessionParts, 'store' | 'readUser'> & Partial<SessionParts>) =>
  createShellSession({
    queryClient: createQueryClient(),
    hint: createSessionHint(localStorage),
    keptToken: createKeptToken(localStorage),
    tabStorage: sessionStorage,
    canStore: () => true,
    identity: () => Promise.resolve(createTestIdentity()),
    fetchIdentity: () => Promise.resolve(),
    endOnServer: () => Promise.resolve(),
    clearStorage: () => {},
    ...given,
  })
