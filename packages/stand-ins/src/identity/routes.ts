import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { IdentityError, identityErrorBody } from './errors.ts'
import type { CustomToken } from './custom-token.ts'
import { ID_TOKEN_SECONDS, type idTokens } from './id-token.ts'
import type { SigningKey } from './keys.ts'

interface Needs {
  accounts: Accounts
  key: SigningKey
  tokens: ReturnType<typeof idTokens>
  verify: (token: string) => Promise<CustomToken>
  projectId: string
  /** The web API key that callers must name; absent: any. */
  apiKey: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Identity Toolkit and Secure Token as the Firebase SDK calls them through `connectAuthEmulator`. */
export function identityRoutes(app: FastifyInstance, needs: Needs) {
  const { accounts, key, tokens, verify, projectId, apiKey } = needs
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return reply.code(204).send()
    const given = text((request.query as Record<string, unknown>)['key'])
    const known = apiKey === undefined ? given !== '' : given === apiKey
    if (request.url !== '/identity/jwks' && !known)
      throw new IdentityError('API key not valid. Please pass a valid API key.', 400)
  })
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof IdentityError ? error : new IdentityError('INTERNAL_ERROR', 500)
    return reply.code(known.status).send(identityErrorBody(known))
  })

  app.get('/identity/jwks', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(key.jwks),
  )

  app.post('/identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken', async (request) => {
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

  app.post('/identitytoolkit.googleapis.com/v1/accounts::lookup', async (request) => {
    const { idToken } = (request.body ?? {}) as { idToken?: unknown }
    const account = accounts.find(await tokens.uidOf(text(idToken)))
    if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
    const user = {
      localId: account.uid,
      providerUserInfo: [],
      validSince: String(Math.floor(account.created / 1000)),
      lastLoginAt: String(account.last_login),
      createdAt: String(account.created),
      lastRefreshAt: new Date(account.last_login).toISOString(),
      customAuth: true,
    }
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
  })

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const { grant_type: grant, refresh_token: token } = (request.body ?? {}) as Record<string, unknown>
    if (grant !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
    if (text(token) === '') throw new IdentityError('MISSING_REFRESH_TOKEN')
    const session = accounts.refresh(text(token))
    const idToken = await tokens.sign(session)
    return {
      access_token: idToken,
      expires_in: String(ID_TOKEN_SECONDS),
      token_type: 'Bearer',
      refresh_token: text(token),
      id_token: idToken,
      user_id: session.uid,
      project_id: projectId,
    }
  })

  for (const root of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.options(root, async (_request, reply) => reply.code(204).send())
  }
}
