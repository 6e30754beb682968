import type { Country } from '@metrolibre/contract'
import { and, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { startOfFilterDay } from '../../platform/list/filter-day-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { areOfUser } from '../users/words-repository.ts'

export interface UserFilter {
  readonly q?: string | undefined
  readonly isVerified?: boolean | undefined
  readonly isActive?: boolean | undefined
  readonly isOwner?: boolean | undefined
  readonly isAdmin?: boolean | undefined
  readonly country?: Country | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

// Written as in the index `users_listed_by_name`.
const name = sql`(first_name || ' ' || last_name)`

const sorts = {
  created: { by: users.createdAt, type: 'instant', order: 'desc' },
  name: { by: name, type: 'text', order: 'asc' },
} as const
const listed = { id: users.id, sorts, defaultSort: 'created' } as const
const inTrash = {
  id: users.id,
  sorts: { deleted: { by: users.deletedAt, type: 'instant', order: 'desc' }, name: sorts.name },
  defaultSort: 'deleted',
} as const

export const isListed = and(isNull(users.deletedAt), isNull(users.erasedAt))
const isTrashed = and(isNotNull(users.deletedAt), isNull(users.erasedAt))

const flag = (column: SQLWrapper, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? sql`${column}` : sql`not ${column}`

export const userConditions = ({ q, from, to, country, ...flags }: UserFilter): SQL | undefined =>
  and(
    ...(q?.trim() ? [areOfUser(textPatterns(q))] : []),
    flag(users.isVerified, flags.isVerified),
    flag(users.isActive, flags.isActive),
    flag(users.isOwner, flags.isOwner),
    flag(users.isAdmin, flags.isAdmin),
    country && eq(users.country, country),
    from ? sql`${users.createdAt} >= ${startOfFilterDay(from)}` : undefined,
    to ? sql`${users.createdAt} < ${startOfFilterDay(to, 1)}` : undefined,
  )

// The builder leaves out the names of tables when there is only one, so they are written out here.
/** What a list shows of a user besides their row. The database reads it for the rows of the page alone. */
const besides = {
  ownedLocations: sql<number>`(select count(*)::int from properties p
    where p.owner_id = users.id and p.deleted_at is null)`,
  lastSessionAt: sql<Date | null>`(select max(last_seen_at) from login_places l
    where l.user_id = users.id)`.mapWith(users.createdAt),
  deletedBy: sql<{ id: string; firstName: string } | null>`(
    select jsonb_build_object('id', a.id, 'firstName', a.first_name) from audit_log g
    join users a on a.id = g.actor_id
    where users.deleted_at is not null and g.entity = 'user' and g.entity_id = users.id::text
      and g.action = 'user.remove' order by g.id desc limit 1)`,
}
const selected = { user: users, ...besides }

export type ListedUser = Awaited<ReturnType<typeof findListed>> & object

export async function findListed(db: Queryable, id: string) {
  const [row] = await db
    .select(selected)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return row
}

const read = async (
  db: Queryable,
  page: ReturnType<typeof pageOfList>,
  kind: SQL | undefined,
  filter: UserFilter,
) => {
  const all = and(kind, userConditions(filter))
  const rows = await db
    .select({ id: users.id, key: page.key, ...selected })
    .from(users)
    .where(and(all, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${users} where ${all}`))
}

/** Selects the ids of the users of a filter who are not in the trash. */
export const selectUserIds = (filter: UserFilter): SQL =>
  sql`select ${users.id} as id from ${users} where ${and(isListed, userConditions(filter))}`

/** Counts all users of a filter who are not in the trash, however many they are. */
export async function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  return db.$count(users, and(isListed, userConditions(filter)))
}

/** Reads the users of a filter who are not in the trash, newest first, a batch at a time. */
export async function* batchesOfUsers(
  db: Queryable,
  filter: UserFilter,
  size: number,
): AsyncGenerator<ListedUser[]> {
  let last: ListedUser['user'] | undefined
  do {
    const before =
      last &&
      sql`(${users.createdAt}, ${users.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
    const rows = await db
      .select(selected)
      .from(users)
      .where(and(isListed, userConditions(filter), before))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(size)
    yield rows
    last = rows.length === size ? rows.at(-1)!.user : undefined
  } while (last)
}

/** Reads a page of the users who are not in the trash. */
export const listUsers = (db: Queryable, query: UserFilter & ListQuery<keyof typeof sorts>) =>
  read(db, pageOfList(listed, query), isListed, query)

/** Reads a page of the users who are in the trash. */
export const listTrashedUsers = (db: Queryable, query: UserFilter & ListQuery<keyof typeof inTrash.sorts>) =>
  read(db, pageOfList(inTrash, query), isTrashed, query)
