import { expect } from 'vitest'
import type { AppContext } from '../platform/context.ts'

/** Waits until exactly `count` statements in the app's database wait for a lock. */
export const untilLocked = (app: AppContext, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const [waiting] = await app.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      return waiting!.count
    })
    .toBe(count)
