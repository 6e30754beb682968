import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { images3d } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'

type Values = Omit<typeof images3d.$inferInsert, 'id' | 'createdAt'>

/** Returns a property that is not in the trash, with its owner and coordinates. */
export const findPanoramaPlace = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({
      id: properties.id,
      ownerId: properties.ownerId,
      longitude: properties.longitude,
      latitude: properties.latitude,
    })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)))
  return row
}

/** Counts the panoramas of a property, which is locked until the transaction ends. */
export const lockAndCount = async (db: Queryable, propertyId: string): Promise<number> => {
  await db.select({ id: properties.id }).from(properties).where(eq(properties.id, propertyId)).for('update')
  return db.$count(images3d, eq(images3d.propertyId, propertyId))
}

/** Returns a panorama with its property and owner. */
export const findPanorama = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({ id: images3d.id, propertyId: images3d.propertyId, ownerId: properties.ownerId })
    .from(images3d)
    .innerJoin(properties, eq(properties.id, images3d.propertyId))
    .where(and(eq(images3d.id, id), isNull(properties.deletedAt)))
  return row
}

/** Returns a panorama as it is, or null. */
export const readPanorama = async (db: Queryable, id: string) => {
  const [row] = await db.select().from(images3d).where(eq(images3d.id, id))
  return row ?? null
}

/** Returns the panorama of a property that shows this picture under this name, or null. */
export const findSamePanorama = async (
  db: Queryable,
  { propertyId, name, image }: Pick<Values, 'propertyId' | 'name' | 'image'>,
) => {
  const same = and(eq(images3d.propertyId, propertyId), eq(images3d.image, image), eq(images3d.name, name))
  const [row] = await db.select().from(images3d).where(same).limit(1)
  return row ?? null
}

export const insertPanorama = async (db: Queryable, values: Values) => {
  const [row] = await db.insert(images3d).values(values).returning()
  return row!
}

export const updatePanorama = async (db: Queryable, id: string, values: Partial<Values>) => {
  const [row] = await db.update(images3d).set(values).where(eq(images3d.id, id)).returning()
  return row
}

export const deletePanorama = (db: Queryable, id: string) => db.delete(images3d).where(eq(images3d.id, id))
