import type { TestApp } from '../test-app.ts'

/**
 * Locks the job with this text in its payload as a process did that was killed `age` ago, such as `31 seconds`.
 */
export const lockAsGone = ({ sql }: TestApp, text: string, age: string) =>
  sql`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - ${age}::interval
    where payload->>'text' = ${text}`
