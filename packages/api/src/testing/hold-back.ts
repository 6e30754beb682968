import { expect } from 'vitest'
import { connectDatabase } from '../platform/db/client.ts'
import type { AppContext } from '../platform/context.ts'

type Sql = AppContext['sql']

/**
 * Makes work wait for a lock that another connection holds. `lock` takes it; `work` is started, and once `waiting` statements
 * wait for locks, or the work has ended without, `meanwhile` runs. Then the lock is given back. Returns what the work gave.
 */
export async function holdBack<Result, Between>(
  app: AppContext,
  {
    lock,
    work,
    meanwhile,
  }: {
    lock: (tx: Sql) => Promise<unknown>
    work: () => Promise<Result>
    /** Runs in the transaction that holds the lock, while the work waits for it. */
    meanwhile: (tx: Sql) => Promise<Between>
  },
): Promise<{ result: Result; between: Between }> {
  const other = connectDatabase(app.config.DATABASE_URL, { max: 1 })
  try {
    let working: Promise<Result> | undefined
    const between = await other.sql.begin(async (tx) => {
      await lock(tx as unknown as Sql)
      working = work()
      await untilWaiting(app, working, 1)
      return meanwhile(tx as unknown as Sql)
    })
    return { result: await working!, between: between as Between }
  } finally {
    await other.close()
  }
}

/** Waits until `count` statements wait for a lock, or until the work has ended. */
export async function untilWaiting(app: AppContext, work: Promise<unknown>, count: number): Promise<void> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  await expect
    .poll(async () => {
      const [waiting] = await app.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      return ended || waiting!.count >= count
    })
    .toBe(true)
}
