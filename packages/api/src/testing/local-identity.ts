import * as v from 'valibot'
import { AppError } from '../platform/errors/app-error.ts'
import type { IdentityService } from '../platform/identity/identity.ts'

const UserId = v.pipe(v.string(), v.uuid())

/** An identity without a provider: the bearer is the user's id. For tests of what follows the token check. */
export const localIdentity: IdentityService = {
  signIn: (userId) => Promise.resolve({ customToken: userId, idToken: userId }),
  remove: () => Promise.resolve(),
  check: (bearer, at) =>
    v.is(UserId, bearer)
      ? Promise.resolve({ userId: bearer, signedInAt: at })
      : Promise.reject(new AppError('unauthenticated')),
}
