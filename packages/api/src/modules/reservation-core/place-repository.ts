import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { rooms, type RoomRow } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'

const owner = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  representativeName: users.representativeName,
  rut: users.rut,
  email: users.email,
  language: users.language,
}

export interface PlaceRow {
  readonly property: PropertyRow
  readonly room: RoomRow | null
  readonly owner: {
    id: string
    firstName: string
    lastName: string
    companyName: string | null
    representativeName: string | null
    rut: string | null
    email: string
    language: 'es' | 'en'
  }
}

/** Returns a property with its owner, as a place to rent as a whole. */
export async function findProperty(db: Queryable, propertyId: string): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select({ property: properties, owner })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(eq(properties.id, propertyId))
  return row && { ...row, room: null }
}

/** Returns a room with its property and owner. With `propertyId`, only a room of that property. */
export async function findRoom(
  db: Queryable,
  roomId: string,
  propertyId?: string,
): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select({ property: properties, room: rooms, owner })
    .from(rooms)
    .innerJoin(properties, eq(properties.id, rooms.propertyId))
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(and(eq(rooms.id, roomId), propertyId === undefined ? undefined : eq(properties.id, propertyId)))
  return row
}

/**
 * Locks a property, and the room if it is named, against changes until the transaction ends, and returns the place as it is
 * then. Everything that decides whether and for what it can be booked is in these rows: the account of the owner too, by
 * `owner_active`.
 */
export async function lockPlaceRows(
  tx: Transaction,
  { propertyId, roomId }: { propertyId: string; roomId: string | null },
): Promise<PlaceRow | undefined> {
  await tx.select({ id: properties.id }).from(properties).where(eq(properties.id, propertyId)).for('share')
  if (roomId === null) return findProperty(tx, propertyId)
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId)).for('share')
  return findRoom(tx, roomId, propertyId)
}
