import type { Country, Currency } from '@metrolibre/contract'
import { currencyOf } from '@metrolibre/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { currencies } from '../../platform/db/schema/site.ts'
import { users } from '../../platform/db/schema/users.ts'

export type CurrencyRow = typeof currencies.$inferSelect

/** Returns the exchange factors by country (RULES.md §4.17). */
export const findCurrencies = (db: Queryable): Promise<Currency[]> =>
  db
    .select({ country: currencies.country, currency: currencies.currency, value: currencies.rate })
    .from(currencies)
    .orderBy(asc(currencies.country))

export async function findCurrency(db: Queryable, country: Country): Promise<CurrencyRow | undefined> {
  const [row] = await db.select().from(currencies).where(eq(currencies.country, country))
  return row
}

/**
 * Returns a factor and lets its changes follow each other until the end of the transaction, its first one too,
 * when there is no row yet that could be locked.
 */
export async function lockCurrency(tx: Transaction, country: Country): Promise<CurrencyRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('currencies'), hashtext(${country}))`)
  return findCurrency(tx, country)
}

/** Sets a factor. A country that never had one has no row yet. */
export async function saveCurrency(tx: Transaction, country: Country, rate: number): Promise<CurrencyRow> {
  const [row] = await tx
    .insert(currencies)
    .values({ country, currency: currencyOf(country), rate })
    .onConflictDoUpdate({ target: currencies.country, set: { rate, updatedAt: new Date() } })
    .returning()
  return row!
}

/** Returns the last changes of a factor, newest first, with the names of those who made them. */
export const findCurrencyChanges = (db: Queryable, country: Country, limit: number) =>
  db
    .select({
      at: auditLog.at,
      firstName: users.firstName,
      lastName: users.lastName,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, 'currency'), eq(auditLog.entityId, country)))
    .orderBy(desc(auditLog.id))
    .limit(limit)
