import type { Queryable } from '../db/client.ts'
import type { Job } from './job.ts'
import { addJob } from './queue-repository.ts'

export interface EnqueueOptions {
  /** Two jobs with one key are one job: the later replaces the earlier while that has not begun. */
  key?: string
  runAt?: Date
}

/**
 * The outbox: leaves a job in the caller's transaction, so that it is done if and only if that transaction
 * commits.
 */
export async function enqueue<Payload extends object>(
  tx: Queryable,
  job: Job<Payload>,
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
