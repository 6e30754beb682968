import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publications } from '../../platform/db/schema/community.ts'
import { users } from '../../platform/db/schema/users.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { flagIs, type FlagFilter } from './flag-repository.ts'

// Written as in the index `publications_words`.
const words = sql`search_text(' ' || title || ' ' || description)`
const sorts = {
  created: { by: publications.createdAt, type: 'instant', order: 'desc' },
  title: { by: publications.title, type: 'text', order: 'asc' },
} as const
const listed = { id: publications.id, sorts, defaultSort: 'created' } as const

const matches = ({ q, isVerified, isActive }: FlagFilter): SQL | undefined =>
  and(
    isNull(publications.deletedAt),
    ...(q ? textPatterns(q).map((pattern) => sql`${words} like ${pattern}`) : []),
    flagIs(publications.isVerified, isVerified),
    flagIs(publications.isActive, isActive),
  )

const author = { id: users.id, firstName: users.firstName }

/** Selects the ids of the posts of a filter that are not deleted. */
export const selectPostIds = (filter: FlagFilter): SQL =>
  sql`select ${publications.id} as id from ${publications} where ${matches(filter)}`

/** Reads a page of the posts that are not deleted. */
export async function listPosts(db: Queryable, query: FlagFilter & ListQuery<keyof typeof sorts>) {
  const page = pageOfList(listed, query)
  const all = matches(query)
  const rows = await db
    .select({ id: publications.id, key: page.key, post: publications, author })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .where(and(all, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${publications} where ${all}`))
}

/** Returns a post, deleted or not, and locks it until the transaction ends. */
export async function lockPost(db: Queryable, id: string) {
  const [row] = await db.select().from(publications).where(eq(publications.id, id)).for('update')
  return row
}

/** Returns a post, deleted or not, with the author that a mail about it goes to. */
export async function findPostToAnnounce(db: Queryable, id: string) {
  const [row] = await db
    .select({
      post: publications,
      author: {
        email: users.email,
        firstName: users.firstName,
        language: users.language,
        deletedAt: users.deletedAt,
      },
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.userId))
    .where(eq(publications.id, id))
    .for('update', { of: publications })
  return row
}
