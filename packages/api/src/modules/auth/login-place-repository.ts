import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { loginPlaces } from '../../platform/db/schema/login-places.ts'

/** Stores a place under its hash of today when it is known by one that an older secret gave. */
export async function renamePlace(
  tx: Queryable,
  userId: string,
  former: readonly string[],
  place: string,
): Promise<void> {
  if (former.length === 0) return
  const known = alias(loginPlaces, 'known')
  const places = [place, ...former]
  // Of several rows for the place only the last one is looked at: it may be stored under today's hash already.
  const last = tx
    .select({ place: known.place })
    .from(known)
    .where(and(eq(known.userId, userId), inArray(known.place, places)))
    .orderBy(desc(eq(known.place, place)), desc(known.lastSeenAt))
    .limit(1)
  await tx
    .update(loginPlaces)
    .set({ place })
    .where(
      and(eq(loginPlaces.userId, userId), eq(loginPlaces.place, last), inArray(loginPlaces.place, former)),
    )
}

/** Records that a user signed in from a place. Returns true when the account was never seen there before. */
export async function touchPlace(tx: Queryable, userId: string, place: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(loginPlaces)
    .values({ userId, place, lastSeenAt: now })
    .onConflictDoUpdate({ target: [loginPlaces.userId, loginPlaces.place], set: { lastSeenAt: now } })
    // `xmax` is 0 when the row was inserted, because an update of an existing row would have locked it.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row!.isNew
}

/** Tells whether the account was seen at any other place before. */
export async function hasOtherPlace(tx: Queryable, userId: string, place: string): Promise<boolean> {
  const others = and(eq(loginPlaces.userId, userId), ne(loginPlaces.place, place))
  return (await tx.$count(loginPlaces, others)) > 0
}

/** Stores the facts about a new place until they have been mailed. */
export async function markNew(
  tx: Queryable,
  userId: string,
  place: string,
  facts: { newAt: Date; network: string; browser: string },
): Promise<void> {
  await tx
    .update(loginPlaces)
    .set(facts)
    .where(and(eq(loginPlaces.userId, userId), eq(loginPlaces.place, place)))
}

/** Returns when the user was last notified of a new place, or null when they never were. */
export async function lastToldAt(tx: Queryable, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(loginPlaces.toldAt) })
    .from(loginPlaces)
    .where(eq(loginPlaces.userId, userId))
  return row!.at
}

/**
 * Returns the new places that were not mailed yet, the latest first. Marks them as mailed and removes their
 * facts.
 */
export async function takeUnmailedPlaces(tx: Queryable, userId: string, now: Date) {
  const unreported = and(
    eq(loginPlaces.userId, userId),
    isNotNull(loginPlaces.newAt),
    isNull(loginPlaces.toldAt),
  )
  const places = await tx
    .select({ newAt: loginPlaces.newAt, network: loginPlaces.network, browser: loginPlaces.browser })
    .from(loginPlaces)
    .where(unreported)
    .orderBy(desc(loginPlaces.newAt))
  await tx.update(loginPlaces).set({ toldAt: now, network: null, browser: null }).where(unreported)
  return places
}

/**
 * Removes places not seen since `before`, except the last one of each account: without it the next place
 * would count as the first one and not be mailed.
 */
export async function deleteOldPlaces(db: Queryable, before: Date): Promise<void> {
  const later = alias(loginPlaces, 'later')
  const laterPlace = db
    .select({ place: later.place })
    .from(later)
    .where(and(eq(later.userId, loginPlaces.userId), sql`${later.lastSeenAt} > ${loginPlaces.lastSeenAt}`))
  await db.delete(loginPlaces).where(and(lt(loginPlaces.lastSeenAt, before), exists(laterPlace)))
}
