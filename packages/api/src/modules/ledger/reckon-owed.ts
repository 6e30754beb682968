import { owedParts } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { latestOf } from './latest-of.ts'
import type { OwedToOwner } from './owner-ledger.ts'
import { readRecorded } from './read-recorded.ts'
import { waitingOf } from './to-payment.ts'

/**
 * Reckons what is owed to several owners now from each of their payments, by the rule in words (`owedParts`). Whatever shows
 * a balance reads it from `listOwed`, which adds up in the database; this is what the hourly check compares that with.
 */
export async function reckonOwed(
  db: Queryable,
  ownerIds: readonly string[],
  now: Date,
): Promise<(ownerId: string) => readonly OwedToOwner[]> {
  const recorded = await readRecorded(db, ownerIds, 'es')
  return (id) => {
    const { bookings, payments, terms, rows } = recorded(id)
    const received = bookings
      .map((booking, index) => ({ ...payments[index]!, ...waitingOf(booking, now.getTime()) }))
      .filter(({ status }) => status !== 'expected')
    return latestOf(rows).map(({ propertyId, name, currency, balance }) => {
      const isMeant = (one: { readonly propertyId: string }) => one.propertyId === propertyId
      const facts = { entries: received.filter(isMeant), terms: terms.filter(isMeant), balance }
      return { propertyId, name, currency, balance, ...owedParts(facts) }
    })
  }
}
