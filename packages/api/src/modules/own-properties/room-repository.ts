import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms, type RoomRow } from '../../platform/db/schema/rooms.ts'

export type RoomColumns = Partial<typeof rooms.$inferInsert>

/** The columns of a room that can't be booked until an admin has looked at it (RULES.md §3.45). */
export const awaitingReview = (at: Date) =>
  ({ awaitsReview: true, isActive: false, reviewAskedAt: at }) as const

const ofProperty = (propertyId: string) => and(eq(rooms.propertyId, propertyId), isNull(rooms.deletedAt))

export const countRooms = (tx: Transaction, propertyId: string): Promise<number> =>
  tx.$count(rooms, ofProperty(propertyId))

/** Returns the names of the rooms of a property, in the order in which they were added. */
export async function findRoomNames(tx: Transaction, propertyId: string): Promise<string[]> {
  const found = await tx
    .select({ name: rooms.name })
    .from(rooms)
    .where(ofProperty(propertyId))
    .orderBy(rooms.unit)
  return found.map(({ name }) => name)
}

export async function insertRoom(tx: Transaction, values: typeof rooms.$inferInsert): Promise<RoomRow> {
  const [row] = await tx.insert(rooms).values(values).returning()
  return row!
}

/** Returns a room of this property that is not deleted, and locks it until the transaction ends. */
export async function lockRoom(
  tx: Transaction,
  propertyId: string,
  id: string,
): Promise<RoomRow | undefined> {
  const [row] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, id), ofProperty(propertyId)))
    .for('update')
  return row
}

export async function updateRoom(tx: Transaction, id: string, columns: RoomColumns): Promise<RoomRow> {
  const [row] = await tx.update(rooms).set(columns).where(eq(rooms.id, id)).returning()
  return row!
}

/** Tells whether a room of this property waits for an admin who was asked after that moment. */
export async function isReviewAskedSince(tx: Transaction, propertyId: string, since: Date): Promise<boolean> {
  const asked = and(ofProperty(propertyId), rooms.awaitsReview, gt(rooms.reviewAskedAt, since))
  return (await tx.$count(rooms, asked)) > 0
}

/** Tells whether a reservation of this room blocks a period that is not over. */
export async function isRoomBooked(tx: Transaction, roomId: string, now: Date): Promise<boolean> {
  const live = and(
    eq(reservations.roomId, roomId),
    reservations.blocks,
    gt(sql`upper(${reservations.period})`, sql`${now.toISOString()}::timestamptz`),
  )
  return (await tx.$count(reservations, live)) > 0
}
