import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'

export type AuditRow = typeof auditLog.$inferSelect

export async function insertChange(tx: Transaction, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry)
}

/** Returns an entry and locks it until the end of the transaction. */
export async function lockChange(tx: Transaction, id: number): Promise<AuditRow | undefined> {
  const [row] = await tx.select().from(auditLog).where(eq(auditLog.id, id)).for('update')
  return row
}

/** Returns the later entries about the same row. */
export const laterChanges = (tx: Transaction, { id, entity, entityId }: AuditRow) =>
  tx
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), gt(auditLog.id, id)))

export async function markUndone(tx: Transaction, id: number, undoneBy: string, at: Date): Promise<AuditRow> {
  const [row] = await tx
    .update(auditLog)
    .set({ undoneBy, undoneAt: at })
    .where(eq(auditLog.id, id))
    .returning()
  return row!
}
