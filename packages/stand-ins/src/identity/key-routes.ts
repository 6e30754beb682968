import type { FastifyInstance } from 'fastify'
import type { SigningKey } from './keys.ts'

const account = 'securetoken@system.gserviceaccount.com'
const cacheControl = 'public, max-age=19302, must-revalidate, no-transform'

/**
 * Serves the signing keys at the paths where Google publishes them, as JSON Web Keys and as certificates, and
 * at the path that the API reads.
 */
export function keyRoutes(app: FastifyInstance, { jwks, certificates }: SigningKey) {
  const publish = (path: string, keys: object) =>
    app.get(path, async (_request, reply) => reply.header('cache-control', cacheControl).send(keys))
  publish('/identity/jwks', jwks)
  publish(`/service_accounts/v1/jwk/${account}`, jwks)
  publish(`/robot/v1/metadata/x509/${account}`, certificates)
}
