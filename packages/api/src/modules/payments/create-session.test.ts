import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { makeCheckout } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createCheckoutSession } from './create-session.ts'
import { closeOthers, findMade } from './made-sessions.ts'
import { findCheckoutById, type CheckoutRow } from './repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const path = '/v1/checkout/sessions'
const asking = { path, method: 'POST' }
const listing = { path, method: 'GET', times: null }
const again = { again: true }

/** Creates a session as the provider does for a request whose response was lost. */
const createAt = (parameters: CheckoutRow['parameters']) =>
  providerOf(app).checkout.sessions.create(parameters as never)
const statusOf = async (id: string) => (await providerOf(app).checkout.sessions.retrieve(id)).status
const sessionsOf = async ({ parameters }: CheckoutRow) =>
  (await providerOf(app).checkout.sessions.list({ customer: parameters['customer'] as string })).data
const turnOf = async ({ id }: CheckoutRow) => (await findCheckoutById(app.db, id))!.keyTurn
const change = async ({ id }: CheckoutRow, values: Partial<CheckoutRow>) => {
  const [row] = await app.db
    .update(checkoutSessions)
    .set(values)
    .where(eq(checkoutSessions.id, id))
    .returning()
  return row!
}

describe('requesting the session of an attempt', () => {
  it.each([
    [0, ''],
    [2, ':2'],
  ])('uses the key of the attempt and of its turn: %i', async (keyTurn, suffix) => {
    const { row } = await makeCheckout(app, { keyTurn })
    expect(await createCheckoutSession(app, row, again)).toMatchObject({
      lastResponse: { idempotencyKey: `${row.idempotencyKey}${suffix}` },
    })
  })

  it('finds the session that was created with an earlier key before it requests another', async () => {
    const { row } = await makeCheckout(app, { keyTurn: 1 })
    const made = await createAt(row.parameters)
    expect((await createCheckoutSession(app, row, again))?.id).toBe(made.id)
    expect(await sessionsOf(row)).toHaveLength(1)
  })

  it('asks for nothing else the first time', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...listing, effect: 'error', status: 503 })
    expect((await createCheckoutSession(app, row, again))?.status).toBe('open')
  })

  it('changes nothing when the response is lost, so that the same key is used again', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...asking, effect: 'reset-after-commit', times: 3 })
    await expect(createCheckoutSession(app, row, again)).rejects.toThrow('connection')
    expect(await turnOf(row)).toBe(0)
    const [made, ...others] = await sessionsOf(row)
    expect(others).toEqual([])
    expect((await createCheckoutSession(app, row, again))?.id).toBe(made!.id)
  })

  it('changes nothing when there were too many requests', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...asking, effect: 'rate-limit', times: null })
    await expect(createCheckoutSession(app, row, again)).rejects.toMatchObject({ statusCode: 429 })
    expect(await turnOf(row)).toBe(0)
  })

  it.each([400, 500])(
    'tells that there is none after a response of %i when it is only looked up',
    async (status) => {
      const { row } = await makeCheckout(app)
      await breakProvider(app, { ...asking, effect: 'error', status, times: null })
      expect(await createCheckoutSession(app, row, { again: false })).toBeUndefined()
      expect(await turnOf(row)).toBe(0)
      expect(await sessionsOf(row)).toEqual([])
    },
  )

  it('finds what a request created although its response was a failure', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...asking, effect: 'error-after-commit', times: 3 })
    const session = await createCheckoutSession(app, row, { again: false })
    expect((await sessionsOf(row)).map(({ id }) => id)).toEqual([session!.id])
  })

  it('takes yet another key when the new one got a failure too', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...asking, effect: 'error', times: null })
    await expect(createCheckoutSession(app, row, again)).rejects.toMatchObject({ statusCode: 500 })
    expect(await turnOf(row)).toBe(2)
  })

  describe('when the new key gets no session either', () => {
    const afterFailure = async (rule: object) => {
      const { row } = await makeCheckout(app)
      // The client itself repeats the first call twice.
      await breakProvider(app, { ...asking, effect: 'error', times: 3 })
      await breakProvider(app, { ...asking, ...rule })
      return row
    }

    it('keeps that key after too many requests', async () => {
      const row = await afterFailure({ effect: 'rate-limit', times: null })
      await expect(createCheckoutSession(app, row, again)).rejects.toMatchObject({ statusCode: 429 })
      expect(await turnOf(row)).toBe(1)
    })

    it('gives up after a refusal', async () => {
      const row = await afterFailure({ effect: 'error', status: 400, times: null })
      expect(await createCheckoutSession(app, row, again)).toBeUndefined()
      expect(await turnOf(row)).toBe(1)
    })

    it('finds what was created although it was refused', async () => {
      const row = await afterFailure({ effect: 'error-after-commit', status: 400 })
      const [session, made] = [await createCheckoutSession(app, row, again), await sessionsOf(row)]
      expect(made.map(({ id }) => id)).toEqual([session!.id])
    })
  })

  it('gives up when the provider refuses for a reason that nothing here can change', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...asking, effect: 'error', status: 400, times: null })
    expect(await createCheckoutSession(app, row, again)).toBeUndefined()
    expect(await turnOf(row)).toBe(0)
  })

  describe('while another request takes the new key first', () => {
    const overtaken = async (values: Partial<CheckoutRow>) => {
      const { row } = await makeCheckout(app)
      await change(row, { keyTurn: 1, ...values })
      await breakProvider(app, { ...asking, effect: 'error', times: 1 })
      return row
    }

    it('returns the session that the other one created', async () => {
      const { row: foreign } = await makeCheckout(app)
      const { id } = await createAt(foreign.parameters)
      const row = await overtaken({ status: 'open', stripeSessionId: id })
      expect((await createCheckoutSession(app, row, again))?.id).toBe(id)
      expect(await turnOf(row)).toBe(1)
    })

    it('fails when the other one has none yet, and creates no second one', async () => {
      const row = await overtaken({})
      await expect(createCheckoutSession(app, row, again)).rejects.toMatchObject({ statusCode: 500 })
      expect(await turnOf(row)).toBe(1)
      expect(await sessionsOf(row)).toEqual([])
    })
  })
})

describe('the sessions that were created for an attempt', () => {
  it('are told from those of the same payer’s other attempts', async () => {
    const { row } = await makeCheckout(app)
    const { row: other } = await makeCheckout(app)
    await createAt({ ...other.parameters, customer: row.parameters['customer'] })
    expect(await findMade(app, row)).toBeUndefined()
  })

  it('are found by the first one, as long as none is paid', async () => {
    const { row } = await makeCheckout(app)
    const first = await createAt(row.parameters)
    await createAt(row.parameters)
    expect((await findMade(app, row))?.id).toBe(first.id)
  })

  it('are found among many others of the same payer', async () => {
    const { row } = await makeCheckout(app)
    const { id } = await createAt(row.parameters)
    const { metadata: _ours, ...others } = row.parameters
    for (let other = 0; other < 11; other += 1) await createAt(others)
    expect((await findMade(app, row))?.id).toBe(id)
  })

  it('are found by the one that is paid', async () => {
    const { row } = await makeCheckout(app)
    await createAt(row.parameters)
    const paid = await createAt(row.parameters)
    await createAt(row.parameters)
    await payAt(paid.url!, app.config.STRIPE_API_URL)
    expect((await findMade(app, row))?.id).toBe(paid.id)
  })

  it('do not exist for an attempt without a payer, or whose payer was deleted', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { ...listing, effect: 'error', status: 503 })
    expect(await findMade(app, { ...row, parameters: {} })).toBeUndefined()
    await healProvider(app)
    const gone = { ...row, parameters: { ...row.parameters, customer: 'cus_gone' } }
    expect(await findMade(app, gone)).toBeUndefined()
  })

  it.each([400, 401, 500])('are not taken for missing after a response of %i', async (status) => {
    const { row } = await makeCheckout(app)
    await createAt(row.parameters)
    await breakProvider(app, { ...listing, effect: 'error', status })
    await expect(findMade(app, row)).rejects.toMatchObject({ statusCode: status })
  })
})

describe('closing the other sessions of an attempt', () => {
  const twins = async () => {
    const { row } = await makeCheckout(app, { keyTurn: 1 })
    const [kept, other] = [await createAt(row.parameters), await createAt(row.parameters)]
    return { row, kept: kept.id, other: other.id }
  }

  it('leaves the one that is kept', async () => {
    const { row, kept, other } = await twins()
    await closeOthers(app, row, kept)
    expect([await statusOf(kept), await statusOf(other)]).toEqual(['open', 'expired'])
  })

  it('leaves none when the attempt was given up, even if it took only one key', async () => {
    const { row, kept, other } = await twins()
    await closeOthers(app, { ...row, keyTurn: 0 }, null)
    expect([await statusOf(kept), await statusOf(other)]).toEqual(['expired', 'expired'])
  })

  it('asks nothing when only one key was used, which created one session at most', async () => {
    const { row, kept } = await twins()
    await breakProvider(app, { ...listing, effect: 'error', status: 400 })
    await closeOthers(app, { ...row, keyTurn: 0 }, kept)
  })

  it('goes on when the provider refuses, because the session was paid or expired in between', async () => {
    const { row, kept, other } = await twins()
    const third = await createAt(row.parameters)
    await breakProvider(app, { ...asking, path: `${path}/${third.id}`, effect: 'error', status: 400 })
    await closeOthers(app, row, kept)
    expect(await statusOf(other)).toBe('expired')
  })

  it('fails when the provider does not respond, so that it is tried again', async () => {
    const { row, kept } = await twins()
    await breakProvider(app, { ...asking, effect: 'error', status: 503, times: null })
    await expect(closeOthers(app, row, kept)).rejects.toMatchObject({ statusCode: 503 })
  })
})
