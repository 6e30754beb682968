import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { files, images } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { covers } from '../../platform/db/schema/site.ts'
import type { StoredPicture } from '../../platform/images/store-picture.ts'

/** Inserts rows of `files`. For a picture that is already stored, the time of its upload is renewed. */
export const insertFiles = (db: Queryable, stored: readonly StoredPicture[], ownerId: string) =>
  db
    .insert(files)
    // One upload may contain the same image twice.
    .values([...new Map(stored.map((file) => [file.key, { ...file, ownerId }])).values()])
    .onConflictDoUpdate({ target: files.key, set: { createdAt: sql`now()` } })

export const isKept = async (db: Queryable, key: string): Promise<boolean> => {
  const [row] = await db.select({ key: files.key }).from(files).where(eq(files.key, key))
  return row !== undefined
}

/**
 * Tells whether a picture is stored. Renews the time of its upload, so that it is not removed before the
 * caller shows it.
 */
export const keepFile = async (db: Queryable, key: string): Promise<boolean> => {
  const kept = await db
    .update(files)
    .set({ createdAt: sql`now()` })
    .where(eq(files.key, key))
    .returning({ key: files.key })
  return kept.length > 0
}

/**
 * Returns the row that images belong to, with its owner, its cover and its property if it is or has one, and
 * locks it until the transaction ends.
 */
export const lockGallery = {
  location: async (db: Queryable, id: string) => {
    const [row] = await db
      .select({
        id: properties.id,
        ownerId: properties.ownerId,
        cover: properties.image,
        propertyId: properties.id,
      })
      .from(properties)
      .where(and(eq(properties.id, id), isNull(properties.deletedAt)))
      .for('update', { of: properties })
    return row
  },
  room: async (db: Queryable, id: string) => {
    const [row] = await db
      .select({
        id: rooms.id,
        ownerId: properties.ownerId,
        cover: rooms.image,
        propertyId: rooms.propertyId,
      })
      .from(rooms)
      .innerJoin(properties, eq(properties.id, rooms.propertyId))
      .where(and(eq(rooms.id, id), isNull(rooms.deletedAt), isNull(properties.deletedAt)))
      .for('update', { of: rooms })
    return row
  },
  publication: async (db: Queryable, id: string) => {
    const [row] = await db
      .select({
        id: publications.id,
        ownerId: publications.userId,
        cover: publications.image,
        propertyId: sql<null>`null`,
      })
      .from(publications)
      .where(and(eq(publications.id, id), isNull(publications.deletedAt)))
      .for('update', { of: publications })
    return row
  },
} as const

export const setCover = {
  location: (db: Queryable, id: string, image: string | null) =>
    db.update(properties).set({ image }).where(eq(properties.id, id)),
  room: (db: Queryable, id: string, image: string | null) =>
    db.update(rooms).set({ image }).where(eq(rooms.id, id)),
  publication: (db: Queryable, id: string, image: string | null) =>
    db.update(publications).set({ image }).where(eq(publications.id, id)),
} as const

/** Resets the covers of the site that show a picture to those of their pages. */
export const resetSiteCovers = (db: Queryable, image: string) =>
  db
    .update(covers)
    .set({ image: null, updatedAt: sql`now()` })
    .where(eq(covers.image, image))

const shown = {
  id: images.id,
  image: images.image,
  isVisible: images.isVisible,
  byOffice: images.byOffice,
}
const shownOfPost = {
  id: publicationImages.id,
  image: publicationImages.image,
  isVisible: publicationImages.isVisible,
  // Of a post all are counted together.
  byOffice: sql<boolean>`false`,
}

/** Returns the number of images of the owner or of the office, and the position after the last one of both. */
export const measureGallery = {
  location: (db: Queryable, id: string, byOffice: boolean) =>
    measureImages(db, eq(images.propertyId, id), byOffice),
  room: (db: Queryable, id: string, byOffice: boolean) => measureImages(db, eq(images.roomId, id), byOffice),
  publication: async (db: Queryable, id: string) => {
    const of = eq(publicationImages.publicationId, id)
    const [row] = await db
      .select({ last: max(publicationImages.position) })
      .from(publicationImages)
      .where(of)
    return { count: await db.$count(publicationImages, of), next: (row?.last ?? -1) + 1 }
  },
} as const

const measureImages = async (db: Queryable, of: ReturnType<typeof eq>, byOffice: boolean) => {
  const [row] = await db
    .select({ last: max(images.position) })
    .from(images)
    .where(of)
  const ofOneSide = and(of, eq(images.byOffice, byOffice))
  return { count: await db.$count(images, ofOneSide), next: (row?.last ?? -1) + 1 }
}

/** Returns which of these images a row already has. */
export const findImages = {
  location: (db: Queryable, id: string, keys: readonly string[]) =>
    imagesAmong(db, eq(images.propertyId, id), keys),
  room: (db: Queryable, id: string, keys: readonly string[]) => imagesAmong(db, eq(images.roomId, id), keys),
  publication: (db: Queryable, id: string, keys: readonly string[]) =>
    db
      .select(shownOfPost)
      .from(publicationImages)
      .where(and(eq(publicationImages.publicationId, id), inArray(publicationImages.image, [...keys]))),
} as const

const imagesAmong = (db: Queryable, of: ReturnType<typeof eq>, keys: readonly string[]) =>
  db
    .select(shown)
    .from(images)
    .where(and(of, inArray(images.image, [...keys])))

/** Returns the first image that is not hidden, or null. */
export const findFirstShown = {
  location: (db: Queryable, id: string) => firstShownImage(db, eq(images.propertyId, id)),
  room: (db: Queryable, id: string) => firstShownImage(db, eq(images.roomId, id)),
  publication: async (db: Queryable, id: string) => {
    const [row] = await db
      .select({ image: publicationImages.image })
      .from(publicationImages)
      .where(and(eq(publicationImages.publicationId, id), publicationImages.isVisible))
      .orderBy(publicationImages.position, publicationImages.id)
      .limit(1)
    return row?.image ?? null
  },
} as const

const firstShownImage = async (db: Queryable, of: ReturnType<typeof eq>): Promise<string | null> => {
  const [row] = await db
    .select({ image: images.image })
    .from(images)
    .where(and(of, images.isVisible))
    .orderBy(images.position, images.id)
    .limit(1)
  return row?.image ?? null
}

interface NewImage {
  image: string
  position: number
  byOffice?: boolean
}

export const insertImages = {
  location: (db: Queryable, propertyId: string, rows: readonly NewImage[]) =>
    db
      .insert(images)
      .values(rows.map((row) => ({ ...row, propertyId })))
      .returning(shown),
  room: (db: Queryable, roomId: string, rows: readonly NewImage[]) =>
    db
      .insert(images)
      .values(rows.map((row) => ({ ...row, roomId })))
      .returning(shown),
  publication: (db: Queryable, publicationId: string, rows: readonly NewImage[]) =>
    db
      .insert(publicationImages)
      .values(rows.map(({ image, position }) => ({ image, position, publicationId })))
      .returning(shownOfPost),
} as const

/** Returns an image and the table and id of the row it belongs to. */
export const findImage = async (db: Queryable, id: string) => {
  const [image] = await db.select().from(images).where(eq(images.id, id))
  if (image)
    return image.propertyId === null
      ? { table: 'room' as const, of: image.roomId!, image: image.image }
      : { table: 'location' as const, of: image.propertyId, image: image.image }
  const [post] = await db.select().from(publicationImages).where(eq(publicationImages.id, id))
  return post && { table: 'publication' as const, of: post.publicationId, image: post.image }
}

export const deleteImage = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(images).where(eq(images.id, id))
  await db.delete(publicationImages).where(eq(publicationImages.id, id))
}

export const setImageVisible = async (db: Queryable, id: string, isVisible: boolean) => {
  const [image] = await db.update(images).set({ isVisible }).where(eq(images.id, id)).returning(shown)
  if (image) return image
  const [post] = await db
    .update(publicationImages)
    .set({ isVisible })
    .where(eq(publicationImages.id, id))
    .returning(shownOfPost)
  return post
}

/** Returns the images of a property or room. */
export const listImages = (db: Queryable, table: 'location' | 'room', id: string) =>
  db
    .select(shown)
    .from(images)
    .where(eq(table === 'room' ? images.roomId : images.propertyId, id))

/** Numbers images in the order of their ids, with one statement. */
export const setPositions = (db: Queryable, order: readonly string[]) => {
  const ids = sql.join(
    order.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  return db
    .update(images)
    .set({ position: sql`array_position(array[${ids}], ${images.id}) - 1` })
    .where(inArray(images.id, [...order]))
}
