import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../primitives/time.ts'

const tag = 'admin health'
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const JobId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, 'validation.id'))

/** A job that failed at least once and has not succeeded since. */
export const FailedJob = v.object({
  id: JobId,
  kind: v.string(),
  tries: whole,
  mostTries: whole,
  /** It is not tried again unless somebody asks for it. */
  isGivenUp: v.boolean(),
  /** When it is tried again. Null when it is given up. */
  next: v.nullable(Instant),
  created: Instant,
  problem: v.string(),
  /** For a mail that did not leave. */
  mail: v.nullable(v.object({ to: v.string(), subject: v.string() })),
})
export type FailedJob = v.InferOutput<typeof FailedJob>

/** Notices of one sender that were refused within an hour for the same reason. */
export const RefusedWebhook = v.object({
  source: v.picklist(['payments', 'visits']),
  /** `signature`: it was not signed by the service. `failed`: we could not process it, and it is sent again. */
  reason: v.picklist(['signature', 'failed']),
  /** Partly hidden. */
  network: v.string(),
  /** At least this many: a flood is not counted to the end. */
  count: whole,
  last: Instant,
})
export type RefusedWebhook = v.InferOutput<typeof RefusedWebhook>

export const adminHealth = {
  show: endpoint({
    id: 'adminHealth.show',
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    tag,
    summary: 'Jobs that failed, mails that did not leave, and refused webhooks of the last 30 days',
    response: v.object({
      /** Those that are given up first; at most 100. */
      jobs: v.array(FailedJob),
      webhooks: v.array(RefusedWebhook),
      /** Jobs that wait for their turn, and since when the oldest of those that are due does. */
      queue: v.object({ waiting: whole, since: v.nullable(Instant) }),
      checked: Instant,
    }),
    errors: [],
    rateLimit: 'office',
  }),
  retry: endpoint({
    id: 'adminHealth.retry',
    method: 'POST',
    path: '/admin/health/jobs/:id/retry',
    access: 'admin',
    tag,
    summary: 'Try a failed job again now',
    params: v.object({ id: JobId }),
    response: v.object({ id: JobId }),
    errors: ['not_found', 'conflict'],
    rateLimit: 'office',
  }),
} as const
