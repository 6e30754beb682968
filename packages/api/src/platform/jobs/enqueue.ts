import type { Queryable } from '../db/client.ts'
import type { BackgroundJob } from './job.ts'
import { addJob, removeJob } from './queue-repository.ts'

export interface EnqueueOptions {
  /** Jobs with the same key are one job: a later one replaces an earlier one that has not begun. */
  key?: string
  runAt?: Date
}

/**
 * Adds a job to the outbox in the caller's transaction, so that it runs if and only if that transaction
 * commits.
 */
export async function enqueue<Payload extends object>(
  tx: Queryable,
  job: BackgroundJob<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await addJob(tx, {
    name: job.name,
    payload: JSON.stringify(payload),
    runAt: options.runAt?.toISOString() ?? null,
    maxAttempts: job.maxAttempts,
    key: options.key ?? null,
  })
}

/** Takes back the job with a key, unless it has begun. */
export const forgetJob = (tx: Queryable, key: string): Promise<void> => removeJob(tx, key)
