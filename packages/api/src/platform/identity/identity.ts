import type { Config } from '../config/config.ts'
import { createTokenCheck, type Bearer } from './check-token.ts'
import { exchangeCustomToken } from './exchange-custom-token.ts'
import { createMint } from './mint-custom-token.ts'

/** The functions of the identity provider that the API needs. */
export interface Identity {
  /**
   * Returns a custom token for the identity SDK and an ID token for our API, for a user whose password was
   * checked.
   */
  signIn: (userId: string, at: Date) => Promise<{ customToken: string; idToken: string }>
  /**
   * Checks a bearer and returns its contents.
   * @throws AppError `unauthenticated` when it is invalid or expired
   */
  check: (bearer: string, at: Date) => Promise<Bearer>
}

export function createIdentity(config: Config): Identity {
  const mint = createMint(config)
  return {
    async signIn(userId, at) {
      const customToken = await mint(userId, at)
      return { customToken, idToken: await exchangeCustomToken(config, customToken) }
    },
    check: createTokenCheck(config),
  }
}
