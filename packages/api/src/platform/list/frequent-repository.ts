import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'

/** From about so many rows on, walking a list and testing each row is faster than collecting what a word is in. */
const few = 10_000

/**
 * Tells whether the planner expects a statement to find so many rows that a list had better not collect them. It only
 * decides which of two ways to the same rows is taken, so an estimate is enough, which takes less than a millisecond.
 */
export async function findsMany(db: Queryable, select: SQL): Promise<boolean> {
  const [row] = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${select}`,
  )
  return row!['QUERY PLAN'][0].Plan['Plan Rows'] > few
}
