import { createQueryClient } from '@metrolibre/platform/host'
import { vi } from 'vitest'
import { createSession } from '../create-session.ts'
import type { Identity } from '../identity.ts'
import { createKeptToken } from '../kept-token.ts'
import { createSessionHint } from '../session-hint.ts'
import type { SessionParts } from '../session-parts.ts'

/** An identity SDK that always succeeds, unless a test says otherwise. */
export const createTestIdentity = () => ({
  signIn: vi.fn<Identity['signIn']>(() => Promise.resolve()),
  follow: vi.fn<Identity['follow']>(() => Promise.resolve(true)),
  freshToken: vi.fn<Identity['freshToken']>(() => Promise.resolve('fresh')),
  keptToken: vi.fn<Identity['keptToken']>(() => Promise.resolve('kept')),
  signOut: vi.fn<Identity['signOut']>(() => Promise.resolve()),
})

/** Creates a session in the storage of the test's page; what is not given does nothing and succeeds. */
export const createTestSession = (given: Pick<SessionParts, 'store' | 'readUser'> & Partial<SessionParts>) =>
  createSession({
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
