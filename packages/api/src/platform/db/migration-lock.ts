import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'

// Any number that no other program on the same database uses for its own lock.
const migrationLock = 5_817_340_227
const lookEveryMs = 500

/**
 * Resolves when this connection alone may migrate. It asks again and again: a statement that waits keeps a view of all rows
 * open, whose end an index that is built meanwhile waits for, while it waits for the one who builds it.
 */
export async function takeMigrationLock(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${migrationLock}) as taken`
    if (row?.taken) return
    await pause(lookEveryMs)
  }
}
