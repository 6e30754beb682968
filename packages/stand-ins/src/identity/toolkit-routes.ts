import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import type { CustomToken } from './custom-token.ts'
import { IdentityError } from './errors.ts'
import { ID_TOKEN_SECONDS, type idTokens } from './id-token.ts'

interface Needs {
  accounts: Accounts
  tokens: ReturnType<typeof idTokens>
  verify: (token: string) => Promise<CustomToken>
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Serves the part of Identity Toolkit that the Firebase SDK and the API call. */
export function toolkitRoutes(app: FastifyInstance, { accounts, tokens, verify }: Needs) {
  app.post('/v1/accounts::signInWithCustomToken', async (request) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    if (text(token) === '') throw new IdentityError('MISSING_CUSTOM_TOKEN')
    const { uid, claims } = await verify(text(token))
    const { session, refreshToken, isNew } = accounts.signIn(uid, claims)
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      idToken: await tokens.sign(session),
      refreshToken,
      expiresIn: String(ID_TOKEN_SECONDS),
      isNewUser: isNew,
    }
  })

  app.post('/v1/accounts::lookup', async (request) => {
    const { idToken } = (request.body ?? {}) as { idToken?: unknown }
    if (text(idToken) === '') throw new IdentityError('MISSING_ID_TOKEN')
    const { uid, issued } = await tokens.read(text(idToken))
    const account = accounts.live(uid, issued)
    const user = {
      localId: account.uid,
      providerUserInfo: [],
      validSince: String(account.validSince || Math.floor(account.created / 1000)),
      lastLoginAt: String(account.last_login),
      createdAt: String(account.created),
      lastRefreshAt: new Date(account.last_login).toISOString(),
      customAuth: true,
    }
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
  })

  app.post('/v1/accounts::delete', async (request) => {
    const { idToken } = (request.body ?? {}) as { idToken?: unknown }
    if (text(idToken) === '') throw new IdentityError('MISSING_ID_TOKEN')
    const { uid, issued } = await tokens.read(text(idToken))
    accounts.live(uid, issued)
    accounts.remove(uid)
    return { kind: 'identitytoolkit#DeleteAccountResponse' }
  })
}
