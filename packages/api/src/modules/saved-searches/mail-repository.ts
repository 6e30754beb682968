import type { Country } from '@metrolibre/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { savedSearches, type SavedSearchRow } from '../../platform/db/schema/favourites.ts'
import { freePlaces } from '../../platform/db/schema/free-places.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

/** A country in which mails leave at this hour, with its date. */
export interface OpenDay {
  readonly country: Country
  readonly today: string
}

const mailable = and(
  users.isActive,
  isNotNull(users.emailConfirmedAt),
  isNull(users.deletedAt),
  isNull(users.erasedAt),
)

/** When something was last published or became free, which spares reading anybody's search when nothing is new. */
const newest = sql`greatest(
  (select max(${properties.publishedAt}) from ${properties} where ${properties.listed}),
  (select max(${freePlaces.freedAt}) from ${freePlaces}))`

/** Whether a search was last mailed before this day. */
const notOn = (today: string) => or(isNull(savedSearches.mailedOn), lt(savedSearches.mailedOn, today))

/** Returns users in this country, after `after` by id, with a search that may be mailed and could have new matches. */
export const listDueUsers = async (
  db: Queryable,
  { country, today }: OpenDay,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        savedSearches.mail,
        notOn(today),
        lt(savedSearches.mailedUntil, newest),
        eq(users.country, country),
        gt(users.id, after),
        mailable,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns a user whom mails may reach. */
export const findReader = async (db: Queryable, id: string): Promise<UserRow | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), mailable))
  return row
}

export const listMailed = (db: Queryable, userId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), savedSearches.mail))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))

interface Sent {
  readonly ids: readonly string[]
  readonly since: Date
  readonly until: Date
  readonly mailed: { readonly at: Date; readonly on: string } | undefined
}

/**
 * Notes up to when searches were mailed, unless that or their mail was changed in the meantime. Returns the ids of
 * those that were noted.
 */
export const noteMailed = async (tx: Queryable, { ids, since, until, mailed }: Sent): Promise<string[]> => {
  const rows = await tx
    .update(savedSearches)
    .set({ mailedUntil: until, ...(mailed && { mailedAt: mailed.at, mailedOn: mailed.on }) })
    .where(
      and(
        inArray(savedSearches.id, [...ids]),
        eq(savedSearches.mailedUntil, since),
        savedSearches.mail,
        mailed && notOn(mailed.on),
      ),
    )
    .returning({ id: savedSearches.id })
  return rows.map(({ id }) => id)
}
