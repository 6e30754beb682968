import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { IdentityError } from './errors.ts'

const change = {
  type: 'object',
  additionalProperties: false,
  properties: { disabled: { type: 'boolean' }, revoked: { type: 'boolean' } },
} as const

interface Change {
  Params: { uid: string }
  Body: { disabled?: boolean; revoked?: boolean }
}

/** Serves what an operator does in the provider's console: disable an account, end its sessions, remove it. */
export function adminRoutes(app: FastifyInstance, accounts: Accounts) {
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof IdentityError ? 404 : 400).send({ error: String(error) }),
  )
  app.post<Change>('/accounts/:uid', { schema: { body: change } }, async ({ params, body }, reply) => {
    accounts.restrict(params.uid, body)
    return reply.code(204).send()
  })
  app.delete<Pick<Change, 'Params'>>('/accounts/:uid', async ({ params }, reply) => {
    accounts.remove(params.uid)
    return reply.code(204).send()
  })
}
