import { sql } from 'drizzle-orm'
import { requestOrigin } from '../request-origin.ts'
import type { Database } from './client.ts'

/**
 * Returns the database with transactions that say which admin's request they belong to. The database commits none of them that
 * changes what belongs to others without a record in `audit_log` (RULES.md §13.11).
 */
export function markAdmin(db: Database): Database {
  const begin = db.transaction.bind(db)
  const transaction: Database['transaction'] = (work, config) => {
    const adminId = requestOrigin()?.adminId
    if (adminId === undefined) return begin(work, config)
    return begin(async (tx) => {
      await tx.execute(sql`select set_config('metrolibre.admin', ${adminId}, true)`)
      return work(tx)
    }, config)
  }
  return Object.assign(db, { transaction })
}
