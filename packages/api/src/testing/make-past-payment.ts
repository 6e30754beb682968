import { insertRefund } from '../modules/payments/refund-repository.ts'
import { insertCheckout } from '../modules/payments/repository.ts'
import { writeDispute } from '../modules/payments/dispute-repository.ts'
import type { Database } from '../platform/db/client.ts'
import type { PropertyRow } from '../platform/db/schema/properties.ts'
import { makeReservation } from './make-reservation.ts'

export interface PastPayment {
  readonly paidAt: string
  readonly amount: number
  /** What was refunded of it. */
  readonly back?: number
  readonly refund?: 'pending' | 'succeeded' | 'failed'
  /** The status of a dispute of it. */
  readonly dispute?: string
  /** The first day of the stay, `YYYY-MM-DD`. Without it, another month of 2032 for each payment. */
  readonly begins?: string
  readonly tenantId?: string
  readonly name?: string
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)

let month = 0
const paidWay = ['held', 'contract_signed', 'awaiting_payment', 'confirmed'] as const

/** Inserts a booking that was paid by card at that time, and what happened to the payment. */
export async function makePastPayment(
  db: Database,
  property: PropertyRow,
  { paidAt, amount, back = 0, refund = 'succeeded', dispute, begins, ...values }: PastPayment,
): Promise<{ id: string; checkoutId: string; intent: string }> {
  const at = new Date(paidAt)
  const { currency } = property
  month += 1
  const start = begins === undefined ? new Date(Date.UTC(2032, month, 1)) : new Date(begins)
  const period = { start, end: new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)) }
  const timeZone = currency === 'PEN' ? ('America/Lima' as const) : ('America/Santiago' as const)
  const price = { currency, unitPrice: amount, total: amount }
  const stay = {
    propertyId: property.id,
    period,
    startDate: isoDay(start),
    endDate: isoDay(period.end),
    timeZone,
    ...price,
    ...values,
    confirmedAt: at,
  }
  const { id } = await makeReservation(db, { ...stay, state: 'confirmed' }, paidWay)
  const intent = `pi_${id.replaceAll('-', '')}`
  const payment = { reservationId: id, stripePaymentIntentId: intent, amount, currency }
  return db.transaction(async (tx) => {
    const checkout = await insertCheckout(tx, {
      ...payment,
      attempt: 1,
      status: 'paid',
      idempotencyKey: id,
      parameters: {},
      expiresAt: at,
      paidAt: at,
    })
    if (back > 0)
      await insertRefund(tx, {
        ...payment,
        amount: back,
        checkoutSessionId: checkout.id,
        idempotencyKey: `refund:${id}`,
        reason: 'requested',
        status: refund,
        createdAt: new Date('2031-01-01'),
      })
    if (dispute !== undefined)
      await writeDispute(tx, {
        ...payment,
        id: `dp_${id}`,
        openedAt: at,
        dueAt: new Date('2031-02-01'),
        status: dispute,
        reason: 'fraudulent',
      })
    return { id, checkoutId: checkout.id, intent }
  })
}
