import { exactTotalLimit } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'

/**
 * Counts the rows of `select`, for example `` sql`select 1 from users where …` ``, but no more than one beyond
 * the limit up to which totals are exact.
 */
export async function countUpToLimit(db: Queryable, select: SQL): Promise<number> {
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${select} limit ${exactTotalLimit + 1}) counted`,
  )
  return row!.total
}

/** Limits a total: it is exact up to 1,000, and beyond that the answer only says that there are more. */
export const totalEntries = (total: number): { total: number; totalIsExact: boolean } => ({
  total: Math.min(total, exactTotalLimit),
  totalIsExact: total <= exactTotalLimit,
})
