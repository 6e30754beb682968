import { compareTexts, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { latestOf } from './latest-of.ts'
import { listExpectedCharges } from './expected-charges-repository.ts'
import { listOwed } from './owed-repository.ts'
import type { OwnerLedger, OwnerPayment, ReturnLine } from './owner-ledger.ts'
import { newestFirst, readRecorded } from './read-recorded.ts'

/**
 * The months from and to, both included (`YYYY-MM`), and one property; without them everything is meant. Names of ours
 * are in the language.
 */
export interface LedgerFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly propertyId?: string | undefined
  readonly locale?: Locale
}

/**
 * Reads an owner's ledger. Balances include all months so far, whatever months are asked for (RULES.md §6.140).
 */
export async function readLedger(
  app: AppContext,
  ownerId: string,
  { from = '0000-01', to = '9999-12', propertyId, locale = 'es' }: LedgerFilter,
): Promise<OwnerLedger> {
  const serverTime = app.clock.now().getTime()
  const { payments, transfers, awards, rows } = (await readRecorded(app.db, [ownerId], locale))(ownerId)
  const owed = new Map(
    (await listOwed(app.db, [ownerId], app.clock.now())).map((one) => [one.propertyId, one] as const),
  )
  const isAsked = (month: string, id: string) =>
    month >= from && month <= to && (propertyId === undefined || propertyId === id)
  const shown = <Item extends { date: string; month: string; propertyId: string; name: string }>(
    items: readonly Item[],
  ) =>
    newestFirst(
      items.filter((item) => isAsked(item.month, item.propertyId)),
      ({ date }) => date,
    )
  return {
    rows: rows.filter((row) => isAsked(row.month, row.propertyId)),
    payments: shown([...payments, ...(await listExpectedCharges(app.db, ownerId, locale))]),
    returns: shown(payments.flatMap(linesOf)),
    transfers: shown(transfers),
    awards: shown(awards),
    // In the order of the rows: what had something last comes first.
    balances: latestOf(rows)
      .filter((one) => propertyId === undefined || propertyId === one.propertyId)
      .flatMap((one) => owed.get(one.propertyId) ?? []),
    serverTime,
  }
}

const linesOf = ({
  reservationId,
  propertyId,
  name,
  room,
  client,
  currency,
  returns,
}: OwnerPayment): ReturnLine[] =>
  returns.map((one) => ({ ...one, reservationId, propertyId, name, room, client, currency }))

/**
 * Reads one month of an owner's ledger. A property without payments or transfers in it is shown with its
 * balance, if there is one.
 */
export async function readMonth(
  app: AppContext,
  ownerId: string,
  { month, locale }: { month: string; locale: Locale },
): Promise<OwnerLedger> {
  const ledger = await readLedger(app, ownerId, { to: month, locale })
  const ofMonth = <Item extends { month: string }>(items: readonly Item[]) =>
    items.filter((item) => item.month === month)
  const latest = latestOf(ledger.rows)
  const none = { month, paid: 0, refunded: 0, commission: 0, transferred: 0, awarded: 0, bookings: 0 }
  return {
    ...ledger,
    rows: latest
      .filter((row) => row.month === month || row.balance !== 0)
      .map((row) => (row.month === month ? row : { ...row, ...none }))
      .toSorted((one, other) => compareTexts(one.name, other.name)),
    payments: ofMonth(ledger.payments),
    returns: ofMonth(ledger.returns),
    transfers: ofMonth(ledger.transfers),
    awards: ofMonth(ledger.awards),
  }
}
