import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { findDispute, writeDispute } from './dispute-repository.ts'
import { findProcessed } from './event-repository.ts'
import { deadlineOf, recordDispute } from './record-dispute.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const card = { disputed: '4000 0000 0000 0259', inquired: '4000 0000 0000 1976' }

const scene = async (number = card.disputed, stay: Partial<ReservationRow> = {}) => {
  const { reservation, intent, tenant } = await makePaid(app, number, stay)
  await skipAtProvider(app, 2_000)
  const [remote] = (await providerOf(app).disputes.list({ payment_intent: intent })).data
  const { id } = remote!
  const event = { id: `evt_of_${id}`, type: 'charge.dispute.created', stripeSessionId: null, payload: {} }
  const see = () => findDispute(app.db, id)
  const answer = (uncategorized_text: string) =>
    providerOf(app).disputes.update(id, { evidence: { uncategorized_text } })
  /** The mails about the dispute; the first one is about the booking. */
  const mails = async () => (await readInbox(app, tenant.email)).length - 1
  return { reservation, intent, remote: remote!, id, event, see, answer, mails }
}

describe('a dispute', () => {
  it('is copied as the provider has it', async () => {
    const { reservation, intent, remote, id, see } = await scene()
    await recordDispute(app, id)
    expect(await see()).toMatchObject({
      reservationId: reservation.id,
      stripePaymentIntentId: intent,
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 450_000,
      currency: 'CLP',
      openedAt: new Date(remote.created * 1000),
      dueAt: new Date(remote.evidence_details.due_by! * 1000),
      revision: 1,
      updatedAt: app.clock.now(),
    })
  })

  it('keeps the currency of its payment', async () => {
    const { id, see } = await scene(card.disputed, { currency: 'PEN', unitPrice: 90_000, total: 90_000 })
    await recordDispute(app, id)
    expect(await see()).toMatchObject({ amount: 90_000, currency: 'PEN' })
  })

  it('has no deadline when the bank lets nobody respond', () => {
    expect(deadlineOf(1_800_000_000)).toEqual(new Date('2027-01-15T08:00:00Z'))
    expect([deadlineOf(0), deadlineOf(null)]).toEqual([null, null])
  })

  it('is taken once for an event', async () => {
    const { id, event, see } = await scene()
    await recordDispute(app, id, event)
    await recordDispute(app, id, event)
    expect((await see())!.revision).toBe(1)
    await recordDispute(app, id)
    expect((await see())!.revision).toBe(2)
  })

  it('of a payment that is not ours is ignored, and its event is stored', async () => {
    const { id, intent, event, see } = await scene()
    await app.sql`
      update checkout_sessions set stripe_payment_intent_id = null where stripe_payment_intent_id = ${intent}`
    await recordDispute(app, id, event)
    expect(await see()).toBeUndefined()
    expect(await findProcessed(app.db, [event.id])).toEqual(new Set([event.id]))
  })

  it('that is read twice at the same time is written by the later reading too, and told once', async () => {
    const { reservation, id, see, mails } = await scene()
    const { readings } = await app.db.transaction(async (tx) => {
      await lockReservation(tx, reservation.id)
      const both = [recordDispute(app, id), recordDispute(app, id)]
      await untilLocked(app, 2)
      return { readings: both }
    })
    await Promise.all(readings)
    expect((await see())!.revision).toBe(2)
    expect(await mails()).toBe(1)
  })

  it('is not overwritten by an older reading', async () => {
    const { reservation, id, see, answer } = await scene()
    await recordDispute(app, id)
    const { reading } = await app.db.transaction(async (tx) => {
      await lockReservation(tx, reservation.id)
      const older = recordDispute(app, id)
      await untilLocked(app, 1)
      await answer('winning_evidence')
      await writeDispute(tx, { ...(await see())!, status: 'won', revision: 2 })
      return { reading: older }
    })
    await reading
    expect(await see()).toMatchObject({ status: 'won', revision: 3 })
  })

  it('is read once when the provider does not respond, and left to the next event', async () => {
    const { id, see } = await scene()
    await breakProvider(app, { path: '/v1/disputes', effect: 'error', status: 503, times: 3 })
    await expect(recordDispute(app, id)).rejects.toMatchObject({ statusCode: 503 })
    expect(await see()).toBeUndefined()
  })

  it('is told to the tenant when it opens, and when an inquiry becomes one', async () => {
    const { id, see, answer, mails, reservation } = await scene(card.inquired)
    const toOffice = async () =>
      (await readInbox(app, app.config.CONTACT_EMAIL)).filter(({ text }) => text.includes(reservation.id))
        .length
    await recordDispute(app, id)
    await recordDispute(app, id)
    expect([await mails(), await toOffice()]).toEqual([0, 1])
    await answer('escalate_inquiry_evidence')
    await recordDispute(app, id)
    await recordDispute(app, id)
    expect((await see())!.status).toBe('needs_response')
    expect([await mails(), await toOffice()]).toEqual([1, 2])
  })
})
