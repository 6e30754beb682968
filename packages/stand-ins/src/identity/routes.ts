import type { FastifyError, FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { adminRoutes } from './admin-routes.ts'
import { checkApiKey, type ApiKeys } from './api-key.ts'
import type { CustomToken } from './custom-token.ts'
import { googleError, IdentityError } from './errors.ts'
import type { idTokens } from './id-token.ts'
import { keyRoutes } from './key-routes.ts'
import type { SigningKey } from './keys.ts'
import { tokenRoute } from './token-route.ts'
import { toolkitRoutes } from './toolkit-routes.ts'

interface Needs {
  accounts: Accounts
  key: SigningKey
  tokens: ReturnType<typeof idTokens>
  verify: (token: string) => Promise<CustomToken>
  projectId: string
  apiKeys: ApiKeys
}

/** Translates errors of Fastify itself: a body that is not JSON, too long, or of an unsupported type. */
const ofFramework = ({ statusCode = 500, message }: FastifyError): IdentityError => {
  if (statusCode >= 500) return new IdentityError('INTERNAL_ERROR', 500)
  return new IdentityError(`Invalid JSON payload received. ${message}`, 400, { reason: 'parseError' })
}

/** Makes a service behave like Google's: callers must send a key, and all refusals have the same format. */
function asGoogle(app: FastifyInstance, apiKeys: ApiKeys, listed: boolean) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return reply.code(204).send()
    checkApiKey(apiKeys, request)
  })
  app.setErrorHandler((error, _request, reply) => {
    const { status, message, reason, details } =
      error instanceof IdentityError ? error : ofFramework(error as FastifyError)
    return reply.code(status).send(googleError(status, message, { listed, reason, details }))
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(googleError(404, undefined, { listed })))
  app.options('/*', async (_request, reply) => reply.code(204).send())
}

/**
 * Serves Identity Toolkit and Secure Token, as the Firebase SDK calls them with `connectAuthEmulator`, and
 * their keys.
 */
export function identityRoutes(app: FastifyInstance, needs: Needs) {
  const { accounts, apiKeys, key } = needs
  keyRoutes(app, key)
  app.register(async (scope) => adminRoutes(scope, accounts), { prefix: '/_admin/identity' })
  app.register(
    async (scope) => {
      asGoogle(scope, apiKeys, true)
      toolkitRoutes(scope, needs)
    },
    { prefix: '/identitytoolkit.googleapis.com' },
  )
  app.register(
    async (scope) => {
      asGoogle(scope, apiKeys, false)
      tokenRoute(scope, needs)
    },
    { prefix: '/securetoken.googleapis.com' },
  )
}
