import { planTimes } from '@metrolibre/contract'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { cardConsents } from '../../platform/db/schema/card-consents.ts'
import { chargeAttempts } from '../../platform/db/schema/charge-attempts.ts'
import { charges, type ChargeRow } from '../../platform/db/schema/charges.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'

export type ChargeAttemptRow = typeof chargeAttempts.$inferSelect

/** How many charges one turn of the timer tries. */
const turn = 100

/**
 * Returns charges that can be tried now, the oldest first: their day, or one of the later days, has come at their place, they
 * were not tried on it, and there is a card that they may be charged to (RULES.md §6.260, §6.262).
 */
export const findChargeable = async (db: Queryable, now: Date): Promise<ChargeRow[]> => {
  const here = sql`(${now.toISOString()}::timestamptz at time zone ${reservations.timeZone})`
  const day = sql`(${here}::date - ${charges.dueOn})`
  const rows = await db
    .select({ charge: charges })
    .from(charges)
    .innerJoin(reservations, eq(reservations.id, charges.reservationId))
    .where(
      and(
        inArray(charges.state, ['due', 'failed']),
        lte(charges.dueAt, now),
        inArray(reservations.state, ['confirmed', 'active']),
        inArray(day, [...planTimes.tryDays]),
        sql`extract(hour from ${here}) >= ${planTimes.hour}`,
        sql`exists (select from ${cardConsents} where ${cardConsents.reservationId} = ${charges.reservationId}
          and ${cardConsents.savedAt} is not null and ${cardConsents.endedAt} is null)`,
        sql`not exists (select from ${chargeAttempts} where ${chargeAttempts.reservationId} = ${charges.reservationId}
          and ${chargeAttempts.number} = ${charges.number} and ${chargeAttempts.day} = ${day})`,
      ),
    )
    .orderBy(asc(charges.dueAt))
    .limit(turn)
  return rows.map(({ charge }) => charge)
}

/** Writes a try. The database refuses a second one of a charge on the same day. */
export async function insertAttempt(
  tx: Transaction,
  attempt: typeof chargeAttempts.$inferInsert,
): Promise<ChargeAttemptRow> {
  const [row] = await tx.insert(chargeAttempts).values(attempt).returning()
  return row!
}

export async function findAttempt(db: Queryable, id: string): Promise<ChargeAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(chargeAttempts)
    .where(sql`${chargeAttempts.id}::text = ${id}`)
  return row
}

/** Returns the tries of these bookings, the earliest first. */
export const listAttempts = async (
  db: Queryable,
  reservationIds: readonly string[],
): Promise<ChargeAttemptRow[]> =>
  reservationIds.length === 0
    ? []
    : db
        .select()
        .from(chargeAttempts)
        .where(inArray(chargeAttempts.reservationId, [...reservationIds]))
        .orderBy(asc(chargeAttempts.begunAt))

/** Returns the tries of a booking whose outcome is not known yet. */
export const listBegun = (db: Queryable, reservationId: string): Promise<ChargeAttemptRow[]> =>
  db
    .select()
    .from(chargeAttempts)
    .where(and(eq(chargeAttempts.reservationId, reservationId), eq(chargeAttempts.status, 'begun')))

/** Returns tries whose outcome is not known yet and that were not read lately. */
export const findQuietAttempts = (db: Queryable, before: Date): Promise<ChargeAttemptRow[]> =>
  db
    .select()
    .from(chargeAttempts)
    .where(and(eq(chargeAttempts.status, 'begun'), lte(chargeAttempts.updatedAt, before)))
    .orderBy(asc(chargeAttempts.updatedAt))
    .limit(40)

/** Notes that the outcome of a try was looked for, so that the next round begins with other ones. */
export async function touchAttempt(
  db: Queryable,
  id: string,
  { at, stripePaymentIntentId }: { readonly at: Date; readonly stripePaymentIntentId?: string },
): Promise<void> {
  await db
    .update(chargeAttempts)
    .set({ updatedAt: at, ...(stripePaymentIntentId && { stripePaymentIntentId }) })
    .where(and(eq(chargeAttempts.id, id), eq(chargeAttempts.status, 'begun')))
}

type Outcome =
  | { readonly status: 'paid'; readonly stripePaymentIntentId: string; readonly code: null }
  | { readonly status: 'failed'; readonly stripePaymentIntentId: string | null; readonly code: string }

/** Writes the outcome of a try. One that was given up can still turn out to be paid; a paid one stays so. */
export async function endAttempt(
  tx: Transaction,
  id: string,
  outcome: Outcome,
  at: Date,
): Promise<ChargeAttemptRow | undefined> {
  const from = outcome.status === 'paid' ? (['begun', 'failed'] as const) : (['begun'] as const)
  const [row] = await tx
    .update(chargeAttempts)
    .set({ ...outcome, endedAt: at, updatedAt: at })
    .where(and(eq(chargeAttempts.id, id), inArray(chargeAttempts.status, [...from])))
    .returning()
  return row
}
