import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'
import { openStandInDatabase } from '../database.ts'
import { createAccounts, accountSchema } from './accounts.ts'
import type { ApiKeys } from './api-key.ts'
import { customTokenVerifier, type ServiceAccount } from './custom-token.ts'
import { idTokens } from './id-token.ts'
import { loadSigningKey } from './keys.ts'
import { identityRoutes } from './routes.ts'

export interface IdentityOptions extends ApiKeys {
  projectId: string
  /** The account that may sign custom tokens. */
  serviceAccount: ServiceAccount
}

/** Creates the identity service with its database and stored signing key. */
export async function createIdentity(
  dataDir: string,
  clock: StandInClock,
  { projectId, serviceAccount, ...apiKeys }: IdentityOptions,
) {
  const key = await loadSigningKey(dataDir)
  const database = openStandInDatabase(dataDir, 'identity', accountSchema)
  const accounts = createAccounts(database, clock)
  const tokens = idTokens(key, projectId, clock)
  const verify = customTokenVerifier(serviceAccount)
  const register = (app: FastifyInstance) =>
    void app.register(async (scope) =>
      identityRoutes(scope, { accounts, key, tokens, verify, projectId, apiKeys }),
    )
  return { register, close: database.close }
}
