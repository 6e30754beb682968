import { compareTexts, ledgerMonths, type Locale } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { listAwards, toAward } from './award-repository.ts'
import type { Award, PropertyMonth, OwnerPayment, Transfer } from './owner-ledger.ts'
import { listCommissions, listPaidBookings, type PaidBooking } from './repository.ts'
import { toLedgerPayment } from './to-payment.ts'
import { toTransfer } from './to-transfer.ts'
import { listTransfersToOwners } from './transfer-repository.ts'

/** By month or day, and within one by the name of the property. */
export const newestFirst = <Item extends { readonly name: string }>(
  items: readonly Item[],
  read: (item: Item) => string,
): Item[] =>
  items.toSorted((one, other) => compareTexts(read(other), read(one)) || compareTexts(one.name, other.name))

type Terms = Awaited<ReturnType<typeof listCommissions>>

interface Recorded {
  readonly bookings: readonly PaidBooking[]
  /** Those of the bookings, in their order. */
  readonly payments: readonly OwnerPayment[]
  readonly transfers: readonly Transfer[]
  readonly awards: readonly Award[]
  readonly terms: Terms
  readonly rows: readonly PropertyMonth[]
}

/** Reads everything that is recorded of these owners, with as many queries as for one. */
export async function readRecorded(
  db: Queryable,
  ownerIds: readonly string[],
  locale: Locale,
): Promise<(ownerId: string) => Recorded> {
  const paid = Map.groupBy(await listPaidBookings(db, ownerIds), ({ ownerId }) => ownerId)
  const sent = Map.groupBy(await listTransfersToOwners(db, ownerIds), ({ ownerId }) => ownerId)
  const given = Map.groupBy(await listAwards(db, ownerIds), ({ ownerId }) => ownerId)
  const agreed = Map.groupBy(await listCommissions(db, ownerIds), ({ ownerId }) => ownerId)
  return (id) => {
    const bookings = paid.get(id) ?? []
    const payments = bookings.map((booking) => toLedgerPayment(booking, locale))
    const transfers = (sent.get(id) ?? []).map(toTransfer)
    const terms = agreed.get(id) ?? []
    const awards = (given.get(id) ?? []).map(toAward)
    const rows = newestFirst(rowsOf({ payments, transfers, awards, terms }), ({ month }) => month)
    return { bookings, payments, transfers, awards, terms, rows }
  }
}

function rowsOf({
  payments,
  transfers,
  awards,
  terms,
}: Pick<Recorded, 'payments' | 'transfers' | 'awards' | 'terms'>): PropertyMonth[] {
  const names = new Map(
    [...awards, ...transfers, ...payments].map(({ propertyId, name }) => [propertyId, name]),
  )
  const received = payments.filter(({ status }) => status !== 'expected')
  const months = ledgerMonths({ entries: received, transfers, terms, awards })
  return months.map((row) => ({ ...row, name: names.get(row.propertyId)! }))
}
