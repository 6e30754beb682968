import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { IdentityError } from './errors.ts'
import { ID_TOKEN_SECONDS, type idTokens } from './id-token.ts'

interface Needs {
  accounts: Accounts
  tokens: ReturnType<typeof idTokens>
  projectId: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Serves Secure Token, which exchanges a refresh token for a new ID token. The request may be a form or JSON.
 */
export function tokenRoute(app: FastifyInstance, { accounts, tokens, projectId }: Needs) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.post('/v1/token', async (request) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    const grant = text(body['grant_type'] ?? body['grantType'])
    const token = text(body['refresh_token'] ?? body['refreshToken'])
    if (grant === '') throw new IdentityError('MISSING_GRANT_TYPE')
    if (grant !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
    if (token === '') throw new IdentityError('MISSING_REFRESH_TOKEN')
    const session = accounts.refresh(token)
    const idToken = await tokens.sign(session)
    return {
      access_token: idToken,
      expires_in: String(ID_TOKEN_SECONDS),
      token_type: 'Bearer',
      refresh_token: token,
      id_token: idToken,
      user_id: session.uid,
      project_id: projectId,
    }
  })
}
