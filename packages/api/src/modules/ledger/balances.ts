import {
  dateAt,
  officeZone,
  type CurrencyCode,
  type endpoints,
  type Locale,
  type Query,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { Answer } from '../../platform/http/call.ts'
import type { ListQuery } from '../../platform/list/page-repository.ts'
import { partyName } from '../../platform/person-name.ts'
import type { Month } from './owner-ledger.ts'
import { latestOf } from './latest-of.ts'
import { findOwner, listOwned, listOwners } from './owner-list-repository.ts'
import { listPaymentIds, type PaymentsOf } from './payment-page-repository.ts'
import { readLedger, readMonths } from './read-ledger.ts'
import { findPaidBookings } from './repository.ts'
import { toPayment } from './to-payment.ts'
import { showBalance, showPayment, showTransfer } from './wire.ts'

const balancesOf = (rows: readonly Month[]): Array<{ currency: CurrencyCode; amount: number }> =>
  [...Map.groupBy(latestOf(rows), ({ currency }) => currency)].map(([currency, months]) => ({
    currency,
    amount: months.reduce((sum, { balance }) => sum + balance, 0),
  }))

/** Returns a page of owners with what each is owed. */
export async function listBalances(
  app: AppContext,
  query: Query<typeof endpoints.adminLedger.owners>,
): Promise<Answer<typeof endpoints.adminLedger.owners>> {
  const { rows, entries } = await listOwners(app.db, query)
  const monthsOf = await readMonths(
    app.db,
    rows.map(({ id }) => id),
  )
  const owners = rows.map((row) => {
    const months = monthsOf(row.id)
    return {
      id: row.id,
      name: partyName(row),
      email: row.email,
      properties: latestOf(months).length,
      balances: balancesOf(months),
    }
  })
  return { owners, ...entries }
}

/**
 * Returns what one owner is owed, with each transfer to them, and their published properties with the commission of today.
 * @throws AppError not_found
 */
export async function readOwner(
  app: AppContext,
  ownerId: string,
): Promise<Answer<typeof endpoints.adminLedger.owner>> {
  const owner = found(await findOwner(app.db, ownerId))
  const ledger = await readLedger(app, ownerId, {})
  const month = dateAt(app.clock.now().getTime(), officeZone).slice(0, 7)
  const owned = await listOwned(app.db, ownerId, month)
  const latest = latestOf(ledger.rows)
  const named = new Map([
    ...latest.map(
      ({ propertyId: id, name, currency }) => [id, { id, name, currency, commission: 0 }] as const,
    ),
    ...owned.map((one) => [one.id, one] as const),
  ])
  return {
    owner: { id: owner.id, name: partyName(owner), email: owner.email },
    locations: Array.from(named.values(), ({ id, name, currency, commission }) =>
      showBalance({
        propertyId: id,
        name,
        currency,
        commission,
        balance: latest.find(({ propertyId }) => propertyId === id)?.balance ?? 0,
      }),
    ),
    transfers: ledger.transfers.map(showTransfer),
  }
}

/**
 * Returns a page of the payments for an owner's properties.
 * @throws AppError not_found
 */
export async function listPayments(
  app: AppContext,
  query: PaymentsOf & ListQuery<'date'>,
  locale: Locale,
): Promise<Answer<typeof endpoints.adminLedger.payments>> {
  found(await findOwner(app.db, query.ownerId))
  const { rows, entries } = await listPaymentIds(app.db, query)
  const bookings = await findPaidBookings(
    app.db,
    rows.map(({ id }) => id),
  )
  return { payments: bookings.map((booking) => showPayment(toPayment(booking, locale))), ...entries }
}
