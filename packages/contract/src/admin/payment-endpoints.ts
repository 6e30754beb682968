import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { paymentStandings, type PaymentStanding } from '../rules/payment-standing.ts'
import { AdminReservation, ReservationDispute, ReservationRefund } from '../reservations/schemas.ts'
import { ShownEmail } from '../primitives/email.ts'

const tag = 'payments'

/**
 * Where the money of a payment is. `disputed` while the payer's bank asks about it or holds it, `lost` when the bank
 * gave it back to the payer for good, `refunding` while a refund is on its way (RULES.md §13.36).
 */
export const adminPaymentStandings = paymentStandings
export type AdminPaymentStanding = PaymentStanding

const method = v.picklist(['card', 'transfer'], 'validation.invalid')

/** A payment that arrived: by card through a checkout, or a recorded transfer. Amounts are in minor units. */
export const AdminPayment = v.object({
  id: Id,
  method,
  paid: Instant,
  amount: Amount,
  /** What went back, by refunds or through a bank. */
  refunded: Amount,
  currency: CurrencyCode,
  standing: v.picklist(adminPaymentStandings),
  /** The day on which the bank says that a transfer came, at the place. */
  receivedOn: v.optional(v.nullable(CalendarDate), null),
  /** The provider's id of a card payment, or the bank's reference of a transfer. */
  reference: v.nullable(v.string()),
  receiptUrl: v.nullable(v.string()),
  client: v.object({ id: Id, name: v.string(), email: ShownEmail }),
  /** The booking that was paid, with the name of its place at that time. */
  reservation: v.object({ id: Id, name: v.string() }),
})
export type AdminPayment = v.InferOutput<typeof AdminPayment>

/**
 * `q` is found in the names of payer and place, in the payer's e-mail address and company, and in references. Days
 * are those of the calendar of Chile, both included.
 */
const paymentFilter = {
  method: v.optional(method),
  currency: v.optional(CurrencyCode),
  standing: v.optional(v.picklist(adminPaymentStandings, 'validation.invalid')),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
}
const { cursor: _cursor, limit: _limit, ...listOrder } = listQuery(['paid'])

/** Payments as they are recorded here. `payments` has them as the payment provider lists them. */
export const adminPayments = {
  list: endpoint({
    id: 'adminPayments.list',
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    tag,
    summary: 'The payments of bookings, newest first',
    query: v.object({ ...paymentFilter, ...listQuery(['paid']) }),
    response: v.object({ payments: v.array(AdminPayment), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  export: endpoint({
    id: 'adminPayments.export',
    method: 'GET',
    path: '/admin/payments/export',
    access: 'admin',
    tag,
    summary: 'All payments of a filter as a spreadsheet',
    query: v.object({ ...paymentFilter, ...listOrder }),
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminPayments.detail',
    method: 'GET',
    path: '/admin/payments/:id',
    access: 'admin',
    tag,
    summary: 'A payment with its refunds and disputes, oldest first, and the booking behind it',
    params: IdParams,
    response: v.object({
      payment: AdminPayment,
      refunds: v.array(ReservationRefund),
      disputes: v.array(ReservationDispute),
      reservation: AdminReservation,
      /** The payment on the pages of the payment provider, where disputes are answered. Null for transfers. */
      providerUrl: v.nullable(v.string()),
    }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
