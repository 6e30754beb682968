import { createHmac } from 'node:crypto'
import {
  createFlow,
  networkOf,
  rateLimits,
  type ErrorCode,
  type Flow,
  type RateLimit,
  type RateLimitName,
} from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { AppError, isAppError } from '../errors/app-error.ts'
import { spend } from './repository.ts'

type Limiter = (request: FastifyRequest, user: { readonly id: string } | null) => Promise<void> | void

/** The refusals that say that the proof of a call was none. */
const disproved: Readonly<Record<NonNullable<RateLimit['proof']>, readonly ErrorCode[]>> = {
  captcha: ['captcha_failed'],
  link: ['reset_token_invalid', 'link_invalid'],
}

const carries = (proof: RateLimit['proof'], { body }: FastifyRequest): boolean => {
  if (proof !== 'captcha') return proof === 'link'
  const { recaptchaToken } = (body ?? {}) as { recaptchaToken?: unknown }
  return typeof recaptchaToken === 'string' && recaptchaToken !== ''
}

/**
 * Runs a call within its limit. One that carries a proof is only counted once it turned out that the proof is wrong, and only then
 * refused for the number of such calls; the endpoint has to check every proof that it is sent (RULES.md §10.6).
 */
export function createLimitedRun(app: AppContext, name: RateLimitName) {
  const count = createRateLimiter(app, name)
  const { proof }: RateLimit = rateLimits[name]
  return async <Result>(
    request: FastifyRequest,
    user: { readonly id: string } | null,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    if (!proof || !carries(proof, request)) {
      await count(request, user)
      return run()
    }
    try {
      return await run()
    } catch (error) {
      if (isAppError(error) && disproved[proof].includes(error.code)) await count(request, user)
      throw error
    }
  }
}

/**
 * Creates a rate limiter. Calls are counted in the database, so that the count survives a restart and is
 * shared by all instances; calls that are too frequent for that are counted in memory (RULES.md §10.2, §10.3).
 */
export function createRateLimiter(app: AppContext, name: RateLimitName): Limiter {
  const limit: RateLimit = rateLimits[name]
  return limit.burst === undefined ? inDatabase(app, name, limit) : inMemory(app, name, limit)
}

const flows = new WeakMap<AppContext['server'], Map<RateLimitName, Flow>>()

/** Returns the counter that all endpoints with the same limit share. */
function flowOf({ server, config, clock }: AppContext, name: RateLimitName, limit: RateLimit): Flow {
  const known = flows.get(server) ?? new Map<RateLimitName, Flow>()
  flows.set(server, known)
  const flow =
    known.get(name) ??
    createFlow(limit, { factor: config.RATE_LIMIT_FACTOR, now: () => clock.now().getTime() })
  known.set(name, flow)
  return flow
}

function inMemory(app: AppContext, name: RateLimitName, limit: RateLimit): Limiter {
  const flow = flowOf(app, name, limit)
  return (request, user) => {
    const subject = limit.by === 'user' && user ? user.id : networkOf(request.ip)
    const seconds = flow.take(subject)
    if (seconds > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, seconds) })
  }
}

function inDatabase(app: AppContext, name: RateLimitName, limit: RateLimit): Limiter {
  const max = limit.max * app.config.RATE_LIMIT_FACTOR
  const hash = (subject: string) =>
    createHmac('sha256', app.config.APP_SECRET[0]).update(subject).digest('base64url')

  const count = async (subject: string) => {
    const now = app.clock.now()
    const { used, resetsAt } = await spend(app.db, name, hash(subject), limit.windowSeconds, now)
    if (used <= max) return
    const retryAfterSeconds = Math.max(1, (resetsAt.getTime() - app.clock.now().getTime()) / 1000)
    throw new AppError('rate_limited', { retryAfterSeconds })
  }

  return async (request, user) => {
    const network = networkOf(request.ip)
    await count(limit.by === 'user' ? (user?.id ?? network) : network)
  }
}
