import type { Sql } from 'postgres'

/** Returns how far the primary has written, in bytes since its beginning. */
export async function findWrittenPosition(sql: Sql): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`
  return row!.position
}

/** Returns how far a standby shows what the primary has written. One that became a primary shows all it has. */
export async function findReplayed(sql: Sql): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0'::pg_lsn)::float8 as position`
  return row!.position
}
