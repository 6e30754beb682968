import { createHmac } from 'node:crypto'
import { rateLimits, type RateLimit, type RateLimitName } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import type { CurrentUser } from '../identity/current-user.ts'
import { networkOf } from './network-of.ts'
import { spend } from './spend.ts'

type Limiter = (request: FastifyRequest, user: CurrentUser | null, body: unknown) => Promise<void>

// Where people are counted by their e-mail, an address may stand for a whole office.
const addressShare = 5

const emailIn = (body: unknown): string | undefined => {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}

/** Counts calls in the database, so that neither a restart nor another instance forgets (RULES.md §10). */
export function createRateLimiter(app: AppContext, name: RateLimitName): Limiter {
  const limit: RateLimit = rateLimits[name]
  const max = limit.max * app.config.RATE_LIMIT_FACTOR
  const hash = (subject: string) =>
    createHmac('sha256', app.config.APP_SECRET).update(subject).digest('base64url')

  const count = async (counted: string, subject: string, allowed: number) => {
    const { used, resetsAt } = await spend(
      app.db,
      counted,
      hash(subject),
      limit.windowSeconds,
      app.clock.now(),
    )
    if (used <= allowed) return
    const retryAfterSeconds = Math.max(1, (resetsAt.getTime() - app.clock.now().getTime()) / 1000)
    throw new AppError('rate_limited', { retryAfterSeconds })
  }

  return async (request, user, body) => {
    const network = networkOf(request.ip)
    if (limit.by === 'user') return count(name, user?.id ?? network, max)
    if (limit.by === 'address') return count(name, network, max)
    const email = emailIn(body)
    await count(`${name}:address`, network, max * addressShare)
    if (email) await count(`${name}:email`, email, max)
  }
}
