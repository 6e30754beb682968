import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'
import { openMembers } from './members.ts'
import { newsletterRoutes } from './routes.ts'

/**
 * Creates a mailing-list service like Mailchimp: the calls about members, and the form endpoint as JSON(P) or
 * as a page. The prefix of an address determines the outcome (README).
 */
export function createNewsletter(dataDir: string, clock: StandInClock) {
  const members = openMembers(dataDir, clock)
  const register = (app: FastifyInstance) =>
    void app.register(async (scope) => newsletterRoutes(scope, members), { prefix: '/newsletter' })
  return { register, close: members.close }
}
