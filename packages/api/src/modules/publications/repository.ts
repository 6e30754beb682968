import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { users } from '../../platform/db/schema/users.ts'

/** Returns verified posts of active users, newest first. */
export const findVerified = (db: Queryable) =>
  db
    .select({ post: publications, author: { id: users.id, firstName: users.firstName } })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .where(
      and(
        eq(publications.isVerified, true),
        eq(publications.isActive, true),
        isNull(publications.deletedAt),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(desc(publications.createdAt), desc(publications.id))
    .limit(200)

/** Returns the visible pictures of posts, in their order. */
export const findPictures = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(publicationImages)
    .where(and(inArray(publicationImages.publicationId, [...ids]), eq(publicationImages.isVisible, true)))
    .orderBy(asc(publicationImages.position), asc(publicationImages.id))

export async function insertPost(db: Queryable, post: typeof publications.$inferInsert): Promise<string> {
  const [row] = await db.insert(publications).values(post).returning({ id: publications.id })
  return row!.id
}
