import type { AdminPayment, AdminPaymentStanding, CurrencyCode } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import { startOfFilterDay } from '../../platform/list/filter-day-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { isMeant } from '../reservation-core/words-repository.ts'
import { hasWords } from '../users/words-repository.ts'

export interface PaymentFilter {
  readonly q?: string | undefined
  readonly method?: AdminPayment['method'] | undefined
  readonly currency?: CurrencyCode | undefined
  readonly standing?: AdminPaymentStanding | undefined
  /** Days of Santiago, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A filter, and whether its words mean many accounts (see `meansManyUsers`). */
export type MeantFilter = Omit<PaymentFilter, 'method'> & { readonly manyUsers: boolean }

/** One of the two tables that payments are in, with what the list needs of it. */
export interface PaymentTableSource {
  readonly method: AdminPayment['method']
  readonly from: SQL
  readonly id: SQL
  readonly paid: SQL
  readonly reference: SQL
  readonly isPaid: SQL
  readonly standings: Readonly<Record<AdminPaymentStanding, SQL>>
  /** Selects the reservations whose payment has the reference that an admin typed. */
  readonly named: (text: string) => SQL
  readonly selected: SQL
}

const overStatuses = sql`('won', 'lost', 'warning_closed', 'prevented')`
const itsDisputes = sql`from disputes d where d.stripe_payment_intent_id = p.stripe_payment_intent_id`
const itsRefunds = sql`from refunds f where f.checkout_session_id = p.id`
const disputed = sql`exists (select ${itsDisputes} and d.status not in ${overStatuses})`
const lost = sql`exists (select ${itsDisputes} and d.status = 'lost')`
const refunding = sql`exists (select ${itsRefunds} and f.status = 'pending')`
const hasRefund = sql`exists (select ${itsRefunds} and f.status = 'succeeded')`
const refunded = sql`(select coalesce(sum(f.amount), 0) ${itsRefunds} and f.status = 'succeeded')`
const isOver = sql`not ${disputed} and not ${lost} and not ${refunding}`

export const cards: PaymentTableSource = {
  method: 'card',
  from: sql`checkout_sessions p`,
  id: sql`p.id`,
  paid: sql`p.paid_at`,
  reference: sql`p.stripe_payment_intent_id`,
  isPaid: sql`p.status = 'paid' and p.paid_at is not null
    and not exists (select from charge_transfers t where t.checkout_session_id = p.id)`,
  standings: {
    disputed,
    lost: sql`${lost} and not ${disputed}`,
    refunding: sql`${refunding} and not ${disputed} and not ${lost}`,
    refunded: sql`${hasRefund} and ${refunded} >= p.amount and ${isOver}`,
    part_refunded: sql`${hasRefund} and ${refunded} < p.amount and ${isOver}`,
    paid: sql`not ${hasRefund} and ${isOver}`,
  },
  named: (text) =>
    sql`select reservation_id from checkout_sessions where stripe_payment_intent_id = ${text.trim()}`,
  selected: sql`p.stripe_payment_intent_id as reference, null::text as "receivedOn", p.receipt_url as receipt, ${refunded}::float8 as refunded,
    (select coalesce(sum(d.amount), 0) ${itsDisputes} and d.status = 'lost')::float8 as lost,
    ${disputed} as "isDisputed", ${refunding} as "isRefunding"`,
}

// A transfer is returned by hand, so what became of it is the state of its booking.
// Those that were returned before this was kept as a refund have only that.
const returned = sql`coalesce(
  (select sum(f.amount) from refunds f where f.reservation_id = p.reservation_id and f.status = 'succeeded'),
  (select case when state = 'refunded' then coalesce(refund_due, total) else 0 end
    from reservations where id = p.reservation_id))`
const waits = sql`(select state in ('refund_pending', 'needs_review') from reservations where id = p.reservation_id)`

export const transfers: PaymentTableSource = {
  method: 'transfer',
  from: sql`transfers p`,
  id: sql`p.id`,
  paid: sql`p.created_at`,
  reference: sql`p.reference`,
  isPaid: sql`true`,
  standings: {
    disputed: sql`false`,
    lost: sql`false`,
    refunding: waits,
    refunded: sql`${returned} >= p.amount`,
    part_refunded: sql`${returned} between 1 and p.amount - 1`,
    paid: sql`${returned} = 0 and not ${waits}`,
  },
  named: (text) =>
    sql`select reservation_id from transfers where ${hasWords(sql`words_search`, textPatterns(text))}`,
  selected: sql`p.reference, p.received_on::text as "receivedOn", null as receipt, ${returned}::float8 as refunded, 0::float8 as lost,
    false as "isDisputed", ${waits} as "isRefunding"`,
}

/** Transfers of months: their payments are among those of cards, which the bank's part goes with. */
export const monthTransfers: PaymentTableSource = {
  ...cards,
  method: 'transfer',
  from: sql`checkout_sessions p join charge_transfers t on t.checkout_session_id = p.id`,
  reference: sql`t.reference`,
  isPaid: sql`p.status = 'paid'`,
  named: (text) => sql`select s.reservation_id from checkout_sessions s
    join charge_transfers named on named.checkout_session_id = s.id
    where ${hasWords(sql`search_text(' ' || named.reference)`, textPatterns(text))}`,
  selected: sql`t.reference, t.received_on::text as "receivedOn", null as receipt, ${refunded}::float8 as refunded,
    0::float8 as lost, false as "isDisputed", ${refunding} as "isRefunding"`,
}

/** The conditions for the payments of a table that match a filter. */
export function sourceConditions(
  { paid, isPaid, standings, named }: PaymentTableSource,
  filter: MeantFilter,
): SQL[] {
  const { q, currency, standing, from, to, manyUsers } = filter
  const meant = q ? isMeant(q, { manyUsers, others: named(q) }) : undefined
  return [
    isPaid,
    ...(meant ? [sql`p.reservation_id in (select id from reservations where ${meant})`] : []),
    ...(currency ? [sql`p.currency = ${currency}`] : []),
    ...(standing ? [standings[standing]] : []),
    ...(from ? [sql`${paid} >= ${startOfFilterDay(from)}`] : []),
    ...(to ? [sql`${paid} < ${startOfFilterDay(to, 1)}`] : []),
  ]
}
