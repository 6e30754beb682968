import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'

/** Tells whether the database responds and has its tables and those of the job queue. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ ready: boolean }>(
    sql`select to_regclass('public.reservations') is not null
      and to_regclass('graphile_worker.jobs') is not null as ready`,
  )
  return row?.ready === true
}
