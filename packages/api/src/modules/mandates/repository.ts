import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { commissions } from '../../platform/db/schema/ledger.ts'
import { mandates, type MandateRow, type OfferedPrice } from '../../platform/db/schema/mandates.ts'
import { rooms, type RoomRow } from '../../platform/db/schema/rooms.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

/** An offer that counts, with the document that was signed if there is one. */
export interface AnsweredMandate {
  readonly mandate: MandateRow & { readonly state: (typeof counting)[number] }
  readonly contract: typeof contracts.$inferSelect | null
}

const counting = ['offered', 'accepted', 'declined'] as const

/** Returns the rooms of a property in their order, without deleted ones. */
export const findRooms = (db: Queryable, propertyId: string): Promise<RoomRow[]> =>
  db
    .select()
    .from(rooms)
    .where(and(eq(rooms.propertyId, propertyId), isNull(rooms.deletedAt)))
    .orderBy(asc(rooms.unit))

/** Sets the price of a room, unless it was deleted in the meantime. */
export const setRoomPrice = (tx: Transaction, id: string, columns: Partial<typeof rooms.$inferInsert>) =>
  tx
    .update(rooms)
    .set(columns)
    .where(and(eq(rooms.id, id), isNull(rooms.deletedAt)))

export async function findMandateOwner(db: Queryable, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row!
}

/** Returns the newest offer for a property with the document that was signed, if there is one. */
export async function findNewestMandate(
  db: Queryable,
  propertyId: string,
): Promise<AnsweredMandate | undefined> {
  const [row] = await db
    .select({ mandate: mandates, contract: contracts })
    .from(mandates)
    .leftJoin(contracts, eq(contracts.id, mandates.contractId))
    .where(and(eq(mandates.propertyId, propertyId), inArray(mandates.state, [...counting])))
    .orderBy(desc(mandates.offeredAt), desc(mandates.id))
    .limit(1)
  return row as AnsweredMandate | undefined
}

/** Returns the offer that the owner has not answered yet. Lock its property before changing it. */
export async function findOpen(tx: Queryable, propertyId: string): Promise<MandateRow | undefined> {
  const [row] = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.propertyId, propertyId), eq(mandates.state, 'offered')))
  return row
}

export async function insertMandate(
  tx: Transaction,
  values: typeof mandates.$inferInsert & { prices: readonly OfferedPrice[] },
): Promise<MandateRow> {
  const [row] = await tx.insert(mandates).values(values).returning()
  return row!
}

/** Ends an open offer with its answer. */
export async function answerMandate(
  tx: Transaction,
  id: string,
  columns: Partial<typeof mandates.$inferInsert>,
): Promise<MandateRow> {
  const [row] = await tx.update(mandates).set(columns).where(eq(mandates.id, id)).returning()
  return row!
}

/** Lets the commission of an accepted mandate apply from a month on. What an admin recorded for it stays. */
export async function startCommission(
  tx: Transaction,
  values: typeof commissions.$inferInsert,
): Promise<void> {
  await tx.insert(commissions).values(values).onConflictDoNothing()
}
