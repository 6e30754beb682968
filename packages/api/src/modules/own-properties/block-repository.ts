import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { ownerBlocks, type OwnerBlockRow } from '../../platform/db/schema/owner-blocks.ts'
import { rooms, type RoomRow } from '../../platform/db/schema/rooms.ts'

/** Inserts a block. Fails with an exclusion violation when the period is taken. */
export async function insertBlock(
  tx: Transaction,
  values: typeof ownerBlocks.$inferInsert,
): Promise<OwnerBlockRow> {
  const [row] = await tx.insert(ownerBlocks).values(values).returning()
  return row!
}

const ahead = (propertyId: string, now: Date) =>
  and(
    eq(ownerBlocks.propertyId, propertyId),
    sql`upper(${ownerBlocks.period}) > ${now.toISOString()}::timestamptz`,
  )

/** Returns how many blocks of a property are not over. */
export const countBlocks = (db: Queryable, propertyId: string, now: Date): Promise<number> =>
  db.$count(ownerBlocks, ahead(propertyId, now))

/** Returns the blocks of a property that are not over, in order. */
export const findBlocks = (db: Queryable, propertyId: string, now: Date): Promise<OwnerBlockRow[]> =>
  db
    .select()
    .from(ownerBlocks)
    .where(ahead(propertyId, now))
    .orderBy(sql`lower(${ownerBlocks.period})`, asc(ownerBlocks.id))

/** Returns a block of this property. */
export async function findBlock(
  db: Queryable,
  propertyId: string,
  id: string,
): Promise<OwnerBlockRow | undefined> {
  const [row] = await db
    .select()
    .from(ownerBlocks)
    .where(and(eq(ownerBlocks.id, id), eq(ownerBlocks.propertyId, propertyId)))
  return row
}

/**
 * Moves a block, unless it was deleted. The database never changes a period that is taken, so the row is written again
 * under its id. Fails with an exclusion violation when the period is taken.
 */
export async function moveBlock(
  tx: Transaction,
  id: string,
  period: OwnerBlockRow['period'],
): Promise<OwnerBlockRow | undefined> {
  const [before] = await tx.delete(ownerBlocks).where(eq(ownerBlocks.id, id)).returning()
  return before && insertBlock(tx, { ...before, period })
}

/** Deletes a block of this property. Returns undefined when there is none. */
export async function deleteBlock(
  db: Queryable,
  propertyId: string,
  id: string,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .delete(ownerBlocks)
    .where(and(eq(ownerBlocks.id, id), eq(ownerBlocks.propertyId, propertyId)))
    .returning({ id: ownerBlocks.id })
  return row
}

export const deleteBlocksOfRoom = (tx: Transaction, roomId: string) =>
  tx.delete(ownerBlocks).where(eq(ownerBlocks.roomId, roomId))

/** Returns a room of this property that is not deleted. */
export async function findOwnRoom(
  db: Queryable,
  propertyId: string,
  id: string,
): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, id), eq(rooms.propertyId, propertyId), isNull(rooms.deletedAt)))
  return row
}
