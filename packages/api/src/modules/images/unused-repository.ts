import { and, eq, like, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publicationImages, publications, testimonials } from '../../platform/db/schema/community.ts'
import { files, images, images3d } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { covers, teamMembers } from '../../platform/db/schema/site.ts'

/** Everything that may name a picture by its key, things in the trash included. */
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

/**
 * Takes pictures off the record that nothing shows any more and that were last taken in before. The conditions stand
 * on the row itself: one that is taken in anew meanwhile is looked at again and stays.
 */
export const takeUnusedPictures = (db: Queryable, before: Date) =>
  db
    .delete(files)
    .where(
      and(
        lt(files.createdAt, before),
        like(files.key, 'public/pictures/%'),
        ...places.map((place) =>
          notExists(
            db
              .select({ one: sql`1` })
              .from(place.table)
              .where(eq(place, files.key)),
          ),
        ),
        // A testimonial names its picture by address.
        notExists(
          db
            .select({ one: sql`1` })
            .from(testimonials)
            .where(sql`${testimonials.video} like '%/files/' || substr(${files.key}, 8)`),
        ),
      ),
    )
    .returning({ key: files.key, variants: files.variants })
