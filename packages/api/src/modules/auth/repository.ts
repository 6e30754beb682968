import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { liveStates } from '@metrolibre/contract'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { deletedEmails } from '../../platform/db/schema/privacy.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

type NewUser = typeof users.$inferInsert
type UserChanges = Partial<
  Pick<
    NewUser,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'whatsapp'
    | 'country'
    | 'birthDate'
    | 'language'
    | 'companyName'
    | 'identityCard'
    | 'representativeName'
    | 'rut'
    | 'isActive'
    | 'passwordHash'
    | 'emailConfirmedAt'
    | 'sessionsValidFrom'
  >
>

export async function findByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
  return user
}

export async function findById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return user
}

/** Returns a user who was not erased, and locks the row until the transaction ends. */
export const lockUser = (tx: Transaction, id: string) => lockRow(tx, id, 'update')

/**
 * Locks a user whose account is about to be switched on or off or moved to the trash. Holds of the user's places may go on
 * meanwhile: such a change waits for them when it reaches the places.
 */
export const lockForSwitch = (tx: Transaction, id: string) => lockRow(tx, id, 'no key update')

async function lockRow(
  tx: Transaction,
  id: string,
  strength: 'update' | 'no key update',
): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for(strength)
  return user
}

/**
 * Returns a user who may get and use links and locks their row until the transaction ends. A trigger of
 * `users` removes links; with the lock it runs either before or after this transaction, never in between.
 * Every transaction that touches both locks the user first.
 */
export async function lockActiveUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true), isNull(users.deletedAt), isNull(users.erasedAt)))
    .for('update')
  return user
}

/**
 * Locks the row of a user who was read before. Returns undefined when their sessions have been ended since
 * then.
 */
export async function lockSameUser(
  tx: Queryable,
  { id, sessionsValidFrom }: Pick<UserRow, 'id' | 'sessionsValidFrom'>,
): Promise<UserRow | undefined> {
  const user = await lockActiveUser(tx, id)
  // Stryker disable next-line OptionalChaining: only a user who is switched off in this very moment has no row
  return user?.sessionsValidFrom.getTime() === sessionsValidFrom.getTime() ? user : undefined
}

export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning()
  return row!
}

export async function updateUser(
  db: Queryable,
  id: string,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    // `updatedAt` is always set, so that a change without any field does not fail.
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .returning()
  return row
}

/** Tells whether an address belonged to a deleted user. */
export async function isDeletedEmail(db: Queryable, hashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ hash: deletedEmails.hash })
    .from(deletedEmails)
    .where(inArray(deletedEmails.hash, hashes))
  return rows.length > 0
}

/** Tells whether the user has a live reservation, as tenant or as owner. */
export async function hasLiveReservations(db: Queryable, userId: string): Promise<boolean> {
  const own = db.select({ id: properties.id }).from(properties).where(eq(properties.ownerId, userId))
  const live = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inArray(reservations.state, [...liveStates]),
        or(eq(reservations.tenantId, userId), inArray(reservations.propertyId, own)),
      ),
    )
  const [row] = await db.select({ live: sql<boolean>`${exists(live)}` }).from(sql`(values (1)) as one`)
  return row!.live
}
