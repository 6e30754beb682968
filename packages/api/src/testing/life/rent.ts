import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import { cancellations } from '../../platform/db/schema/cancellations.ts'
import { cardConsents } from '../../platform/db/schema/card-consents.ts'
import { reviews } from '../../platform/db/schema/community.ts'
import { disputes } from '../../platform/db/schema/disputes.ts'
import { checkoutSessions, refunds, transfers } from '../../platform/db/schema/payments.ts'
import { chargeEvents, chargeTransfers, stayEnds } from '../../platform/db/schema/charges.ts'
import { reservationEvents, reservationFiles } from '../../platform/db/schema/reservations.ts'
import { makeReservation } from '../make-reservation.ts'
import { type Life, sign, store } from './begin-life.ts'
import { keepDeposit } from './keep-deposit.ts'

/** Adds the traces of a user as the tenant of another one's property: a stay that is over, and one never paid. */
export async function rent(app: AppContext, life: Life, other: Life): Promise<void> {
  const { db } = app
  const { id, mark } = life
  const unpaid = await makeReservation(
    db,
    {
      propertyId: other.propertyId,
      tenantId: id,
      state: 'cancelled',
      address: `Secreta ${other.mark} 7`,
    },
    ['held', 'contract_signed', 'cancelled'],
  )
  await sign(app, life, { reservationId: unpaid.id, propertyId: other.propertyId })
  const { id: reservationId } = await makeReservation(db, {
    propertyId: other.propertyId,
    tenantId: id,
    state: 'completed',
    address: `Calle ${other.mark} 123`,
    contractData: { represent: `signer-${mark}` },
    confirmedAt: new Date(),
  })
  await db.insert(reservationEvents).values({
    reservationId,
    fromState: 'active',
    toState: 'completed',
    actor: 'admin',
    actorId: id,
  })
  await db.insert(chargeEvents).values({
    reservationId,
    number: 2,
    fromState: 'planned',
    toState: 'dropped',
    actor: 'admin',
    actorId: id,
    reason: `dropped-${mark}`,
  })
  await sign(app, life, { reservationId, propertyId: other.propertyId })
  const stripeSessionId = `cs_${id}`
  const checkoutSessionId = randomUUID()
  await db.insert(checkoutSessions).values({
    id: checkoutSessionId,
    reservationId,
    attempt: 1,
    status: 'expired',
    idempotencyKey: `checkout-${id}`,
    parameters: { customer_email: life.email },
    amount: 450_000,
    currency: 'CLP',
    stripeSessionId,
    url: `https://pay.example/${mark}`,
    receiptUrl: `https://pay.example/receipt/${mark}`,
    expiresAt: new Date(),
  })
  await db
    .insert(chargeTransfers)
    .values({ checkoutSessionId, reference: 'bank 2', receivedOn: '2026-02-02', recordedBy: id })
  await keepDeposit(app, life, { reservationId, owner: other })
  await db.insert(stayEnds).values({
    reservationId,
    freeFrom: '2026-03-01',
    endsAt: new Date('2026-03-01T03:00:00Z'),
    reason: `end-${mark}`,
    orderedBy: id,
    doneAt: new Date(),
  })
  await db.insert(cardConsents).values({
    reservationId,
    textVersion: 1,
    language: 'es',
    givenAt: new Date(),
  })
  const money = { reservationId, amount: 450_000, currency: 'CLP' } as const
  await db.insert(transfers).values({
    ...money,
    reference: 'bank 1',
    receivedOn: '2026-01-02',
    recordedBy: id,
  })
  await db.insert(refunds).values({
    ...money,
    idempotencyKey: `refund-${id}`,
    note: `note-${mark}`,
    reason: 'requested',
    status: 'succeeded',
  })
  await db.insert(disputes).values({
    ...money,
    id: `dp_${id}`,
    stripePaymentIntentId: `pi_${id}`,
    status: 'won',
    reason: 'general',
    openedAt: new Date(),
  })
  await db.insert(cancellations).values({
    reservationId,
    askedBy: id,
    reason: 'other',
    message: `message-${mark}`,
    paid: 450_000,
    refund: 0,
    status: 'withdrawn',
    answerUntil: new Date('2040-01-01'),
    endedAt: new Date(),
    endedBy: id,
  })
  const key = await store(app, life, `private/documents/${randomUUID()}`, `document-${mark}`)
  const name = `document-${mark}.pdf`
  await db.insert(reservationFiles).values({ reservationId, uploaderId: id, name, key, bytes: 8 })
  const review = { reservationId, title: 'Reseña', comment: `review-by-${mark}`, rating: 5 }
  await db.insert(reviews).values({ ...review, creatorId: id, receiverId: other.id })
}
