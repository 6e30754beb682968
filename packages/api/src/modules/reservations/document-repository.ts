import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { reservationFiles, type ReservationFileRow } from '../../platform/db/schema/reservations.ts'

export type { ReservationFileRow }

/** Returns the documents of several reservations, oldest first. */
export const listDocuments = (
  db: Queryable,
  reservationIds: readonly string[],
): Promise<ReservationFileRow[]> =>
  db
    .select()
    .from(reservationFiles)
    .where(inArray(reservationFiles.reservationId, [...reservationIds]))
    .orderBy(asc(reservationFiles.createdAt), asc(reservationFiles.id))

export async function findDocument(
  db: Queryable,
  reservationId: string,
  id: string,
): Promise<ReservationFileRow | undefined> {
  const [row] = await db
    .select()
    .from(reservationFiles)
    .where(and(eq(reservationFiles.reservationId, reservationId), eq(reservationFiles.id, id)))
  return row
}

export const deleteDocument = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(reservationFiles).where(eq(reservationFiles.id, id))
}

export const countDocuments = (tx: Transaction, reservationId: string): Promise<number> =>
  tx.$count(reservationFiles, eq(reservationFiles.reservationId, reservationId))

export async function insertDocument(
  tx: Transaction,
  values: typeof reservationFiles.$inferInsert,
): Promise<ReservationFileRow> {
  const [row] = await tx.insert(reservationFiles).values(values).returning()
  return row!
}
