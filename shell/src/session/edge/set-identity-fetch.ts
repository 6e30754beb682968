import { FetchProvider } from '@firebase/auth/internal'

/**
 * Makes the identity SDK send its requests by this function. It has to be called before the SDK reads its stored
 * session.
 */
export const setIdentityFetch = (identityFetch: typeof globalThis.fetch): void =>
  FetchProvider.initialize(identityFetch)
