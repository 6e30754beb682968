import type { Config } from '../config/config.ts'
import { createTokenCheck, type TokenBearer } from './check-token.ts'
import { deleteAccount } from './delete-account.ts'
import { exchangeCustomToken } from './exchange-custom-token.ts'
import { createMint } from './mint-custom-token.ts'

/** The functions of the identity provider that the API needs. */
export interface IdentityService {
  /**
   * Returns a custom token for the identity SDK and an ID token for our API, for a user whose password was
   * checked.
   */
  signIn: (userId: string, at: Date) => Promise<{ customToken: string; idToken: string }>
  /**
   * Deletes the account of a user at the provider, which ends all of its sessions. It is no failure if it has none.
   * @throws AppError unavailable when the provider does not answer or refuses
   */
  remove: (userId: string, at: Date) => Promise<void>
  /**
   * Checks a bearer and returns its contents.
   * @throws AppError `unauthenticated` when it is invalid or expired
   */
  check: (bearer: string, at: Date) => Promise<TokenBearer>
}

export function createIdentityService(config: Config): IdentityService {
  const mint = createMint(config)
  const signIn: IdentityService['signIn'] = async (userId, at) => {
    const customToken = await mint(userId, at)
    return { customToken, idToken: await exchangeCustomToken(config, customToken) }
  }
  return {
    signIn,
    async remove(userId, at) {
      // The provider deletes the account of a token, so a last one is requested.
      const { idToken } = await signIn(userId, at)
      await deleteAccount(config, idToken)
    },
    check: createTokenCheck(config),
  }
}
