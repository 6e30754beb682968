import { addOwed, dateAt, officeZone, type endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { ServiceAnswer } from '../../platform/http/call.ts'
import type { ListQuery } from '../../platform/list/page-repository.ts'
import { partyName } from '../../platform/person-name.ts'
import { listOwnAccounts } from '../payouts/accounts.ts'
import { findLedgerOwner, listOwned } from './owner-list-repository.ts'
import { listLedgerPaymentIds, type PaymentsOf } from './payment-page-repository.ts'
import { readLedger } from './read-ledger.ts'
import { findPaidBookings } from './repository.ts'
import { toLedgerPayment } from './to-payment.ts'
import { showBalance, showPayment, showTransfer } from './wire.ts'

/**
 * Returns what one owner is owed, with each transfer to them, where they are paid, and their published properties with the commission of today.
 * @throws AppError not_found
 */
export async function readOwnerBalance(
  app: AppContext,
  ownerId: string,
): Promise<ServiceAnswer<typeof endpoints.adminLedger.owner>> {
  const owner = found(await findLedgerOwner(app.db, ownerId))
  const ledger = await readLedger(app, ownerId, {})
  const month = dateAt(app.clock.now().getTime(), officeZone).slice(0, 7)
  const owned = await listOwned(app.db, ownerId, month)
  const { accounts } = await listOwnAccounts(app, ownerId)
  const named = new Map([
    ...ledger.balances.map(
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
        balance: 0,
        ...addOwed([]),
        ...ledger.balances.find(({ propertyId }) => propertyId === id),
      }),
    ),
    transfers: ledger.transfers.map(showTransfer),
    accounts,
  }
}

/**
 * Returns a page of the payments for an owner's properties.
 * @throws AppError not_found
 */
export async function listLedgerPayments(
  app: AppContext,
  query: PaymentsOf & ListQuery<'date'>,
  locale: Locale,
): Promise<ServiceAnswer<typeof endpoints.adminLedger.payments>> {
  found(await findLedgerOwner(app.db, query.ownerId))
  const { rows, entries } = await listLedgerPaymentIds(app.db, query)
  const bookings = await findPaidBookings(app.db, rows)
  return { payments: bookings.map((booking) => showPayment(toLedgerPayment(booking, locale))), ...entries }
}
