import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { openMembers } from './members.ts'
import { newsletterRoutes } from './routes.ts'

/**
 * A mailing-list service after Mailchimp's: the members calls of its API, and its form address as JSON(P) or page.
 * How an address begins says what becomes of it (README).
 */
export function createNewsletter(dataDir: string, clock: Clock) {
  const members = openMembers(dataDir, clock)
  const register = (app: FastifyInstance) =>
    void app.register(async (scope) => newsletterRoutes(scope, members), { prefix: '/newsletter' })
  return { register, close: members.close }
}
