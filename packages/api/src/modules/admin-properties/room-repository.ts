import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'

/** Returns the property of a room, unless either of them is deleted. */
export async function findPropertyOfRoom(db: Queryable, roomId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ propertyId: rooms.propertyId })
    .from(rooms)
    .innerJoin(properties, eq(properties.id, rooms.propertyId))
    .where(and(eq(rooms.id, roomId), isNull(rooms.deletedAt), isNull(properties.deletedAt)))
  return row?.propertyId
}
