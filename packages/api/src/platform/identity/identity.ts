import type { Config } from '../config/config.ts'
import { createTokenCheck, type Bearer } from './check-token.ts'
import { exchangeCustomToken } from './exchange-custom-token.ts'
import { createMint } from './mint-custom-token.ts'

/** The identity provider as the API needs it. */
export interface Identity {
  /** A custom token for the identity SDK and an ID token for us, for a user whose password was checked. */
  signIn: (userId: string, at: Date) => Promise<{ customToken: string; idToken: string }>
  /** What a bearer says; throws `unauthenticated` for any bearer that is not ours and fresh. */
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
