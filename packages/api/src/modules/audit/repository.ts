import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { requestOrigin } from '../../platform/request-origin.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'

export type AuditRow = typeof auditLog.$inferSelect

/** Adds an entry with the request that it comes from, unless a job made the change. */
export async function insertChange(tx: Transaction, entry: typeof auditLog.$inferInsert): Promise<void> {
  const origin = requestOrigin()
  await tx.insert(auditLog).values({
    network: origin && partlyHidden(origin.ip),
    ...entry,
    requestId: entry.requestId ?? origin?.id,
  })
}

/** Returns an entry and locks it until the end of the transaction. */
export async function lockChange(tx: Transaction, id: number): Promise<AuditRow | undefined> {
  const [row] = await tx.select().from(auditLog).where(eq(auditLog.id, id)).for('update')
  return row
}

/** Returns the later entries about the same row. */
export const laterChanges = (tx: Queryable, { id, entity, entityId }: AuditRow) =>
  tx
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), gt(auditLog.id, id)))

/** Returns the changes of the same rows as any of `entries`, later than the earliest of them. */
export async function changesSince(db: Queryable, entries: readonly AuditRow[]) {
  if (entries.length === 0) return []
  const pairs = entries.map(({ entity, entityId }) => sql`(${entity}, ${entityId})`)
  return db
    .select({
      id: auditLog.id,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(
      and(
        sql`(${auditLog.entity}, ${auditLog.entityId}) in (${sql.join(pairs, sql`, `)})`,
        gt(auditLog.id, Math.min(...entries.map(({ id }) => id))),
      ),
    )
}

export async function markUndone(tx: Transaction, id: number, undoneBy: string, at: Date): Promise<AuditRow> {
  const [row] = await tx
    .update(auditLog)
    .set({ undoneBy, undoneAt: at })
    .where(eq(auditLog.id, id))
    .returning()
  return row!
}
