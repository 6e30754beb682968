import { and, eq, like, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publicationImages, publications, testimonials } from '../../platform/db/schema/community.ts'
import { files, images, images3d } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { covers, teamMembers } from '../../platform/db/schema/site.ts'

/** All columns that may hold the key of a picture. Rows in the trash count too. */
const places = [
  properties.image,
  rooms.image,
  images.image,
  images3d.image,
  publications.image,
  publicationImages.image,
  covers.image,
  teamMembers.image,
] as const

interface Which {
  /** Only pictures that were uploaded before this time. */
  readonly before?: Date
  /** Only this picture. */
  readonly key?: string
}

/**
 * Deletes the rows of pictures that nothing shows any more. The conditions are part of the delete statement,
 * so that a picture uploaded again in the meantime is checked again and stays.
 */
export const takeUnusedPictures = (db: Queryable, { before, key }: Which) =>
  db
    .delete(files)
    .where(
      and(
        before && lt(files.createdAt, before),
        key === undefined ? undefined : eq(files.key, key),
        like(files.key, 'public/pictures/%'),
        ...places.map((place) =>
          notExists(
            db
              .select({ one: sql`1` })
              .from(place.table)
              .where(eq(place, files.key)),
          ),
        ),
        // A testimonial holds the URL of its picture.
        notExists(
          db
            .select({ one: sql`1` })
            .from(testimonials)
            .where(sql`${testimonials.video} like '%/files/' || substr(${files.key}, 8)`),
        ),
      ),
    )
    .returning({ key: files.key, variants: files.variants })
