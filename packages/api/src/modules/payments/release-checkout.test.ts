import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeCheckout } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listReservationEvents } from '../reservation-core/event-repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { releaseCheckout } from './release-checkout.ts'
import { changeCheckout, findCheckoutById, findUnsettled, insertCheckout, renewKey } from './repository.ts'
import { remoteSession } from './session-link.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const sessions = '/v1/checkout/sessions'

const scene = async ({ requested = true } = {}) => {
  const { reservation, row, tenant } = await makeCheckout(app)
  const session = requested ? await remoteSession(app, row) : undefined
  const by = { actor: 'tenant', actorId: tenant.id, reason: 'changed my mind' } as const
  const release = () => releaseCheckout(app, reservation.id, { to: 'cancelled', ...by })
  const see = async () => ({
    state: (await findReservation(app.db, reservation.id))!.state,
    checkout: (await findCheckoutById(app.db, row.id))!.status,
  })
  const last = async () => (await listReservationEvents(app.db, reservation.id)).at(-1)
  return { reservation, row, session, release, see, last }
}

describe('releasing a reservation that waits for its payment', () => {
  it('closes its session first', async () => {
    const { release, see, session, last } = await scene()
    expect((await release())?.state).toBe('cancelled')
    expect(await see()).toEqual({ state: 'cancelled', checkout: 'expired' })
    expect((await providerOf(app).checkout.sessions.retrieve(session!.id)).status).toBe('expired')
    expect(await last()).toMatchObject({ to: 'cancelled', actor: 'tenant', reason: 'changed my mind' })
  })

  it('gives up an attempt whose session was never created', async () => {
    const { release, see } = await scene({ requested: false })
    await breakProvider(app, { path: sessions, method: 'POST', effect: 'error', status: 400, times: null })
    await release()
    expect(await see()).toEqual({ state: 'cancelled', checkout: 'failed' })
  })

  it('confirms the booking instead if it was paid', async () => {
    const { release, see, session } = await scene()
    await payAt(session!.url!, app.config.STRIPE_API_URL)
    expect((await release())?.state).toBe('confirmed')
    expect(await see()).toEqual({ state: 'confirmed', checkout: 'paid' })
  })

  it('releases one without an attempt', async () => {
    const { release, see, row } = await scene({ requested: false })
    await app.sql`update checkout_sessions set status = 'failed' where id = ${row.id}`
    await release()
    expect(await see()).toEqual({ state: 'cancelled', checkout: 'failed' })
  })

  it('leaves one that has been released already', async () => {
    const { release, see, reservation } = await scene()
    await app.sql`update reservations set state = 'contract_signed' where id = ${reservation.id}`
    expect((await release())?.state).toBe('contract_signed')
    expect(await see()).toEqual({ state: 'contract_signed', checkout: 'open' })
  })

  it('closes no other session than the one that is to be given up', async () => {
    const { reservation, row, see, session } = await scene()
    const giveUp = (only: string) =>
      releaseCheckout(app, reservation.id, {
        to: 'contract_signed',
        actor: 'tenant',
        reason: 'paying again',
        only,
      })
    expect((await giveUp(randomUUID()))?.state).toBe('awaiting_payment')
    expect(await see()).toEqual({ state: 'awaiting_payment', checkout: 'open' })
    expect((await providerOf(app).checkout.sessions.retrieve(session!.id)).status).toBe('open')
    expect((await giveUp(row.id))?.state).toBe('contract_signed')
  })

  it('changes nothing while the provider does not respond', async () => {
    const { release, see } = await scene()
    await breakProvider(app, { path: sessions, effect: 'error', status: 503, times: null })
    await expect(release()).rejects.toMatchObject({ statusCode: 503 })
    expect(await see()).toEqual({ state: 'awaiting_payment', checkout: 'open' })
  })

  it.each(['opens another session', 'takes another key'])(
    'leaves it when the tenant %s while its session is being closed',
    async (what) => {
      const { release, see, reservation, row } = await scene()
      const released = await app.db.transaction(async (tx) => {
        await lockReservation(tx, reservation.id)
        const releasing = release()
        await untilLocked(app, 1)
        if (what === 'takes another key') {
          await changeCheckout(tx, row.id, ['open'], { status: 'creating' }, app.clock.now())
          await renewKey(tx, row)
        } else {
          await changeCheckout(tx, row.id, ['open'], { status: 'expired' }, app.clock.now())
          const key = randomUUID()
          const another = { id: key, idempotencyKey: key, attempt: 2, status: 'creating' } as const
          await insertCheckout(tx, { ...row, ...another })
        }
        return { releasing }
      })
      expect((await released.releasing)?.state).toBe('awaiting_payment')
      expect((await see()).state).toBe('awaiting_payment')
      expect(await findUnsettled(app.db, reservation.id)).toMatchObject({ status: 'creating' })
    },
  )
})
