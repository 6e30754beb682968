import { compareTexts, ledgerMonths, owedParts, type Locale, type WaitingEntry } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { latestOf } from './latest-of.ts'
import type { OwnerLedger, Month, Owed, Payment, ReturnLine, Transfer } from './owner-ledger.ts'
import { listCommissions, listPaidBookings } from './repository.ts'
import { toPayment, waitingOf } from './to-payment.ts'
import { toTransfer } from './to-transfer.ts'
import { listTransfersToOwners } from './transfer-repository.ts'

/**
 * The months from and to, both included (`YYYY-MM`), and one property; without them everything is meant. Names of ours
 * are in the language.
 */
export interface Filter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly propertyId?: string | undefined
  readonly locale?: Locale
}

/** By month or day, and within one by the name of the property. */
const newestFirst = <Item extends { readonly name: string }>(
  items: readonly Item[],
  read: (item: Item) => string,
): Item[] =>
  items.toSorted((one, other) => compareTexts(read(other), read(one)) || compareTexts(one.name, other.name))

type Terms = Awaited<ReturnType<typeof listCommissions>>

interface Recorded {
  readonly payments: readonly Payment[]
  readonly transfers: readonly Transfer[]
  readonly rows: readonly Month[]
  readonly balances: readonly Owed[]
}

/** Reads everything that is recorded of these owners, with as many queries as for one. */
async function readRecorded(
  db: Queryable,
  ownerIds: readonly string[],
  { locale, now }: { locale: Locale; now: number },
): Promise<(ownerId: string) => Recorded> {
  const bookings = Map.groupBy(await listPaidBookings(db, ownerIds), ({ ownerId }) => ownerId)
  const sent = Map.groupBy(await listTransfersToOwners(db, ownerIds), ({ ownerId }) => ownerId)
  const agreed = Map.groupBy(await listCommissions(db, ownerIds), ({ ownerId }) => ownerId)
  return (id) => {
    const made = bookings.get(id) ?? []
    const payments = made.map((booking) => toPayment(booking, locale))
    const transfers = (sent.get(id) ?? []).map(toTransfer)
    const terms = agreed.get(id) ?? []
    const rows = newestFirst(rowsOf(payments, transfers, terms), ({ month }) => month)
    const waiting = made.map((booking, index) => ({ ...payments[index]!, ...waitingOf(booking, now) }))
    return { payments, transfers, rows, balances: balancesOf(rows, waiting, terms) }
  }
}

/** Divides the balance of each property, which is in its last month, into what is held and what is available. */
function balancesOf(
  rows: readonly Month[],
  payments: ReadonlyArray<Payment & Omit<WaitingEntry, 'month'>>,
  terms: Terms,
): Owed[] {
  const received = payments.filter(({ status }) => status !== 'expected')
  return latestOf(rows).map(({ propertyId, name, currency, balance }) => {
    const isMeant = (one: { readonly propertyId: string }) => one.propertyId === propertyId
    const entries = received.filter(isMeant)
    return {
      propertyId,
      name,
      currency,
      balance,
      ...owedParts({ entries, terms: terms.filter(isMeant), balance }),
    }
  })
}

/** Reads what is owed to several owners now, for each property with payments or transfers. */
export async function readBalances(
  db: Queryable,
  ownerIds: readonly string[],
  now: Date,
): Promise<(ownerId: string) => readonly Owed[]> {
  const recorded = await readRecorded(db, ownerIds, { locale: 'es', now: now.getTime() })
  return (id) => recorded(id).balances
}

/**
 * Reads an owner's ledger. Balances include all months so far, whatever months are asked for (RULES.md §6).
 */
export async function readLedger(
  app: AppContext,
  ownerId: string,
  { from = '0000-01', to = '9999-12', propertyId, locale = 'es' }: Filter,
): Promise<OwnerLedger> {
  const serverTime = app.clock.now().getTime()
  const recorded = await readRecorded(app.db, [ownerId], { locale, now: serverTime })
  const { payments, transfers, rows, balances } = recorded(ownerId)
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
    payments: shown(payments),
    returns: shown(payments.flatMap(linesOf)),
    transfers: shown(transfers),
    balances: balances.filter((one) => propertyId === undefined || propertyId === one.propertyId),
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
}: Payment): ReturnLine[] =>
  returns.map((one) => ({ ...one, reservationId, propertyId, name, room, client, currency }))

function rowsOf(payments: readonly Payment[], transfers: readonly Transfer[], terms: Terms): Month[] {
  const names = new Map([...transfers, ...payments].map(({ propertyId, name }) => [propertyId, name]))
  const received = payments.filter(({ status }) => status !== 'expected')
  const months = ledgerMonths({
    entries: received,
    transfers,
    terms,
  })
  return months.map((row) => ({ ...row, name: names.get(row.propertyId)! }))
}

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
  // The rows come newest first, so the first one of a property holds its balance.
  const latest = [...Map.groupBy(ledger.rows, ({ propertyId }) => propertyId).values()].map(([row]) => row!)
  const none = { month, paid: 0, refunded: 0, commission: 0, transferred: 0, bookings: 0 }
  return {
    ...ledger,
    rows: latest
      .filter((row) => row.month === month || row.balance !== 0)
      .map((row) => (row.month === month ? row : { ...row, ...none }))
      .toSorted((one, other) => compareTexts(one.name, other.name)),
    payments: ofMonth(ledger.payments),
    returns: ofMonth(ledger.returns),
    transfers: ofMonth(ledger.transfers),
  }
}
