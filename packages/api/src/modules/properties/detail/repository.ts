import { bookedStates, type PublicPerson } from '@metrolibre/contract'
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { images, images3d } from '../../../platform/db/schema/images.ts'
import { properties, propertyAdmins, type PropertyRow } from '../../../platform/db/schema/properties.ts'
import { reservations } from '../../../platform/db/schema/reservations.ts'
import { rooms, type RoomRow } from '../../../platform/db/schema/rooms.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { inAlphabet } from '../../../platform/list/alphabet-repository.ts'

export type ImageRow = typeof images.$inferSelect
type Image3dRow = typeof images3d.$inferSelect

/** A property with everything its page shows, without deleted rooms. */
export interface PropertyParts {
  readonly property: PropertyRow
  readonly owner: PublicPerson
  readonly creator: PublicPerson | null
  readonly admins: readonly PublicPerson[]
  readonly rooms: readonly RoomRow[]
  readonly images: readonly ImageRow[]
  readonly images3d: readonly Image3dRow[]
}

const person = { id: users.id, firstName: users.firstName }

export const findPropertyDetail = async (db: Queryable, id: string): Promise<PropertyRow | undefined> => {
  const [row] = await db.select().from(properties).where(eq(properties.id, id))
  return row
}

/** Returns the properties of an owner that are not in the trash, newest first. */
export const findPropertiesOf = (db: Queryable, ownerId: string, listedOnly: boolean) =>
  db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.ownerId, ownerId),
        isNull(properties.deletedAt),
        listedOnly ? eq(properties.listed, true) : undefined,
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))

/** Tells whether this user has a paid booking at the property (RULES.md §7.3). */
export const hasBooked = async (db: Queryable, propertyId: string, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.propertyId, propertyId),
        eq(reservations.tenantId, userId),
        inArray(reservations.state, [...bookedStates]),
      ),
    )
    .limit(1)
  return row !== undefined
}

const unique = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

/** Loads everything that belongs to these properties with one query for each table. */
export const loadParts = async (db: Queryable, rows: readonly PropertyRow[]): Promise<PropertyParts[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = unique(rows.flatMap(({ ownerId, creatorId }) => [ownerId, creatorId]))
  const roomsOfThese = db.select({ id: rooms.id }).from(rooms).where(inArray(rooms.propertyId, ids))
  const [peopleRows, adminRows, roomRows, imageRows, image3dRows] = await Promise.all([
    db.select(person).from(users).where(inArray(users.id, people)),
    db
      .select({ propertyId: propertyAdmins.propertyId, ...person })
      .from(propertyAdmins)
      .innerJoin(users, eq(users.id, propertyAdmins.userId))
      .where(inArray(propertyAdmins.propertyId, ids))
      .orderBy(inAlphabet(users.firstName), asc(users.id)),
    db
      .select()
      .from(rooms)
      .where(and(inArray(rooms.propertyId, ids), isNull(rooms.deletedAt)))
      .orderBy(asc(rooms.unit)),
    db
      .select()
      .from(images)
      .where(or(inArray(images.propertyId, ids), inArray(images.roomId, roomsOfThese)))
      .orderBy(asc(images.position), asc(images.id)),
    db
      .select()
      .from(images3d)
      .where(inArray(images3d.propertyId, ids))
      .orderBy(asc(images3d.createdAt), asc(images3d.id)),
  ])
  const names = new Map(peopleRows.map((each) => [each.id, each]))
  return rows.map((property) => {
    const ownRooms = roomRows.filter(({ propertyId }) => propertyId === property.id)
    const roomIds = new Set(ownRooms.map(({ id }) => id))
    return {
      property,
      owner: names.get(property.ownerId) ?? { id: property.ownerId, firstName: '' },
      creator: property.creatorId === null ? null : (names.get(property.creatorId) ?? null),
      admins: adminRows
        .filter(({ propertyId }) => propertyId === property.id)
        .map(({ id, firstName }) => ({ id, firstName })),
      rooms: ownRooms,
      images: imageRows.filter(
        ({ propertyId, roomId }) => propertyId === property.id || (roomId !== null && roomIds.has(roomId)),
      ),
      images3d: image3dRows.filter(({ propertyId }) => propertyId === property.id),
    }
  })
}
