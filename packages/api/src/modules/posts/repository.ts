import { postCategories, type PostCategory, type PostCounts } from '@metrolibre/contract'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { users } from '../../platform/db/schema/users.ts'
import type { ListPosition } from '../../platform/list-position.ts'

/** The condition that everybody can see a post. */
const shown = and(
  eq(publications.isVerified, true),
  eq(publications.isActive, true),
  isNull(publications.deletedAt),
  eq(users.isActive, true),
  isNull(users.deletedAt),
)

const withAuthor = (db: Queryable) =>
  db
    .select({ post: publications, author: { id: users.id, firstName: users.firstName } })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .$dynamic()

export type PostView = Awaited<ReturnType<typeof withAuthor>>[number]
export type PostRow = PostView['post']

const newestFirst = [desc(publications.createdAt), desc(publications.id)] as const

interface Wanted {
  /** LIKE patterns for the normalised title and description. */
  readonly patterns: readonly string[]
  readonly category: PostCategory | undefined
  readonly after: ListPosition | undefined
  readonly limit: number
}

/** Returns posts that everybody can see, newest first. */
export const findVerified = (
  db: Queryable,
  { patterns, category, after, limit }: Wanted,
): Promise<PostView[]> =>
  withAuthor(db)
    .where(
      and(
        shown,
        category && eq(publications.category, category),
        // Written as in the index `publications_words`.
        ...patterns.map((pattern) => sql`search_text(' ' || title || ' ' || description) like ${pattern}`),
        after &&
          sql`(${publications.createdAt}, ${publications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)

/** Counts the posts that everybody can see, in all and of each category. */
export async function countShown(db: Queryable): Promise<PostCounts> {
  const rows = await db
    .select({ category: publications.category, total: count() })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .where(shown)
    .groupBy(publications.category)
  const totalOf = (category: PostCategory) => rows.find((row) => row.category === category)?.total ?? 0
  const counts = Object.fromEntries(postCategories.map((category) => [category, totalOf(category)]))
  return { ...counts, all: rows.reduce((sum, { total }) => sum + total, 0) } as PostCounts
}

/** Returns a user's own posts, newest first. */
export const findOwnPosts = (db: Queryable, userId: string, limit: number): Promise<PostView[]> =>
  withAuthor(db)
    .where(and(eq(publications.userId, userId), isNull(publications.deletedAt)))
    .orderBy(...newestFirst)
    .limit(limit)

/** Returns a post that is not deleted, and whether everybody can see it. */
export async function findPost(
  db: Queryable,
  id: string,
): Promise<(PostView & { open: boolean }) | undefined> {
  const [row] = await db
    .select({
      post: publications,
      author: { id: users.id, firstName: users.firstName },
      authorActive: users.isActive,
      authorDeletedAt: users.deletedAt,
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .where(and(eq(publications.id, id), isNull(publications.deletedAt)))
  if (!row) return undefined
  const { authorActive, authorDeletedAt, ...view } = row
  const open = view.post.isVerified && view.post.isActive && authorActive && authorDeletedAt === null
  return { ...view, open }
}

/** Returns a user's own post and locks it until the transaction ends. */
export async function lockOwnPost(db: Queryable, id: string, userId: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.id, id), eq(publications.userId, userId), isNull(publications.deletedAt)))
    .for('update')
  return row
}

/** Returns the visible pictures of posts, in their order. */
export const findPictures = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(publicationImages)
    .where(and(inArray(publicationImages.publicationId, [...ids]), eq(publicationImages.isVisible, true)))
    .orderBy(asc(publicationImages.position), asc(publicationImages.id))

/** Returns all pictures of posts, hidden ones included, in their order. */
export const findAllPictures = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(publicationImages)
    .where(inArray(publicationImages.publicationId, [...ids]))
    .orderBy(asc(publicationImages.position), asc(publicationImages.id))

export type PostPictureRow = Awaited<ReturnType<typeof findPictures>>[number]

export async function insertPost(db: Queryable, post: typeof publications.$inferInsert): Promise<string> {
  const [row] = await db.insert(publications).values(post).returning({ id: publications.id })
  return row!.id
}

/** Returns the user's post with the same words that still waits, if there is one. */
export async function findSameWaiting(
  db: Queryable,
  { userId, title, description }: { userId: string; title: string; description: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.userId, userId),
        eq(publications.title, title),
        eq(publications.description, description),
        eq(publications.isVerified, false),
        eq(publications.isActive, true),
        isNull(publications.deletedAt),
      ),
    )
    .limit(1)
  return row?.id
}

export const updatePost = (db: Queryable, id: string, values: Partial<typeof publications.$inferInsert>) =>
  db.update(publications).set(values).where(eq(publications.id, id))

/** Deletes a post with its pictures, which are removed from the storage once nothing else shows them. */
export const deletePost = (db: Queryable, id: string) =>
  db.delete(publications).where(eq(publications.id, id))
