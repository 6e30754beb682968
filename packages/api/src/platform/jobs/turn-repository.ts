import type { Sql } from 'postgres'

/** Takes the lock for a timer's turn on this connection. Returns false while another instance has it. */
export async function takeTurnLock(connection: Sql, name: string): Promise<boolean> {
  const [lock] = await connection<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`
  return lock?.taken === true
}

export async function giveTurnLock(connection: Sql, name: string): Promise<void> {
  await connection`select pg_advisory_unlock(hashtextextended(${name}, 0))`
}
