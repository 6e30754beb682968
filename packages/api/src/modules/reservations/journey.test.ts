import { createHash, randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { blankSignature, contractForm, filledSignature, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { providerOf } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { deliver, eventsOf } from '../../testing/payment-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, contracts, adminReservations, payments } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const scene = async () => {
  const tenant = await makeUser(app.db, { firstName: 'Javiera' })
  const owner = await makeUser(app.db, { firstName: 'Rosa', lastName: 'Quispe Mamani', rut: '76.333.222-1' })
  const property = await makeProperty(app.db, { ownerId: owner.id })
  return { tenant, owner, property, range: monthsFrom(app.clock.now(), 0, 3) }
}
const hold = async () => {
  const given = await scene()
  const body = { locationId: given.property.id, range: given.range }
  const { body: held } = await app.call(reservations.hold, { body }, { as: given.tenant })
  return { ...given, held }
}
const sign = async () => {
  const given = await hold()
  const input = { params: { id: given.held.id }, body: { contractData: contractForm } }
  const { body: signed } = await app.call(reservations.signContract, input, { as: given.tenant })
  return { ...given, signed }
}
const checkout = async () => {
  const given = await sign()
  const { body: opened } = await app.call(
    reservations.retryCheckout,
    { params: { id: given.held.id } },
    { as: given.tenant },
  )
  return { ...given, opened }
}
const pay = async () => {
  const given = await checkout()
  await payAt(given.opened.url, app.config.STRIPE_API_URL)
  return given
}
const stateOf = async ({ tenant, held }: { tenant: { id: string }; held: { id: string } }) =>
  (await app.call(reservations.detail, { params: { id: held.id } }, { as: tenant })).body.status

describe('from dates to a confirmed booking', () => {
  it('holds, signs, pays and notifies both sides', async () => {
    const given = await pay()
    const { tenant, property, held, opened } = given
    expect(held).toMatchObject({ status: 'held', price: 1_350_000, unitPrice: 450_000, timeQuantity: 3 })
    expect(held.location).toMatchObject({ address: 'Calle Falsa', addressIsExact: false })
    expect(given.signed).toMatchObject({ status: 'contract_signed' })
    const [completed] = (await eventsOf(app, opened.sessionId)).filter(
      ({ type }) => type === 'checkout.session.completed',
    )
    expect(await deliver(app, completed!)).toBe(200)
    expect(await deliver(app, completed!)).toBe(200)
    const { body } = await app.call(
      reservations.bySession,
      { params: { sessionId: opened.sessionId } },
      { as: tenant },
    )
    expect(body).toMatchObject({ paid: true, refused: false, reservation: { status: 'confirmed' } })
    expect(body.reservation.location.address).toContain('Calle Falsa 123')
    const mails = await readInbox(app, tenant.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Tu reserva está confirmada: ${property.name}`])
    expect(mails[0]!.attachments[0]).toMatchObject({ mimeType: 'application/pdf' })
  })

  it('keeps the signed document byte by byte, and anybody can verify it', async () => {
    const { property, held } = await sign()
    const owner = { id: property.ownerId }
    const asked = { as: owner, headers: { 'accept-language': 'en' } }
    const { body: pdf, headers } = await app.call(reservations.contract, { params: { id: held.id } }, asked)
    expect(headers['content-disposition']).toContain(`"signed-contract-${held.id.slice(0, 8)}.pdf"`)
    const hash = createHash('sha256').update(pdf).digest('hex')
    const tampered = hash.replace(/./, (first) => (first === 'f' ? '0' : 'f'))
    const { body } = await app.call(contracts.verify, { params: { hash } })
    expect(body).toMatchObject({ hash, initials: 'J. R. S.', ip: '127.0.0.··', timeZone: 'America/Santiago' })
    expect((await app.call(contracts.verify, { params: { hash: tampered } })).status).toBe(404)
  })

  it('gives its tenant what was filled into the signed contract, and nobody else', async () => {
    const { property, held, tenant } = await sign()
    const { signature: _signature, ...filled } = contractForm
    const read = (as: { id: string }, id = held.id) =>
      app.call(reservations.signedTerms, { params: { id } }, { as })
    expect((await read(tenant)).body).toEqual(filled)
    expect((await read({ id: property.ownerId })).status).toBe(404)
    const unsigned = await hold()
    expect((await read(unsigned.tenant, unsigned.held.id)).status).toBe(404)
  })

  it('names the landlord in full before the payment, and shows the house number, the whole tax number and the tenant’s contact after it', async () => {
    const given = await checkout()
    const number = given.owner.rut!
    const read = async () => {
      const input = { params: { id: given.held.id } }
      const { body } = await app.call(reservations.contract, input, { as: given.tenant })
      const { text } = await extractText(new Uint8Array(body), { mergePages: true })
      return text
    }
    const contractData = { ...contractForm, company: 'Otra SpA' }
    const draft = { locationId: given.property.id, range: monthsFrom(app.clock.now(), 6, 3), contractData }
    const { body: drawn } = await app.call(reservations.pdf, { body: draft }, { as: given.tenant })
    const { text: asDraft } = await extractText(new Uint8Array(drawn), { mergePages: true })
    const seenByOwner = async () => {
      const { body } = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: given.owner })
      return body.reservations[0]
    }
    expect(await seenByOwner()).toMatchObject({ client: { id: given.tenant.id, contact: null } })
    expect(JSON.stringify(await seenByOwner())).not.toContain(given.tenant.email)
    for (const text of [asDraft, await read()]) {
      expect(text).toContain('Calle Falsa')
      expect(text).not.toContain('Calle Falsa 123')
      expect(text).toContain(`${given.owner.firstName} ${given.owner.lastName}`)
      expect(text).not.toContain(number)
    }
    expect(await read()).toContain(given.signed.contract!.hash)
    await payAt(given.opened.url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: given.opened }, { as: given.tenant })
    const paid = await read()
    expect(paid).toContain('Calle Falsa 123')
    expect(paid).toContain(number)
    const { email, phone, whatsapp } = given.tenant
    expect(await seenByOwner()).toMatchObject({ client: { contact: { email, phone: whatsapp ?? phone } } })
    await app.sql`update users set erased_at = now() where id = ${given.tenant.id}`
    expect(await seenByOwner()).toMatchObject({ client: { contact: null } })
    await app.sql`update users set erased_at = null where id = ${given.tenant.id}`
    await app.sql`update reservations set state = 'refund_pending' where id = ${given.held.id}`
    expect(await seenByOwner()).toMatchObject({ client: { contact: null } })
  })

  it('notices a payment even when no webhook arrives', async () => {
    const given = await pay()
    app.clock.advance(20_000)
    await app.jobs.tick('reconcile-payments')
    expect(await stateOf(given)).toBe('confirmed')
  })
})

describe('a hold', () => {
  it('excludes a second hold of the same period, for the property and its rooms alike', async () => {
    const { property, range } = await hold()
    const room = await makeRoom(app.db, property.id)
    const rival = await makeUser(app.db)
    const whole = { locationId: property.id, range }
    for (const body of [whole, { ...whole, roomId: room.id }]) {
      const { status, problem } = await app.call(reservations.hold, { body }, { as: rival })
      expect([status, problem?.code]).toEqual([409, 'period_taken'])
    }
  })

  it('allows two rooms of a property to be booked for the same period', async () => {
    const { property, range } = await scene()
    for (const name of ['Norte', 'Sur']) {
      const room = await makeRoom(app.db, property.id, { name })
      const body = { locationId: property.id, roomId: room.id, range }
      const { status } = await app.call(reservations.hold, { body }, { as: await makeUser(app.db) })
      expect(status).toBe(201)
    }
  })

  it('is repeated for the same key, and refused for other dates or another price with that key', async () => {
    const { tenant, property, range } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const wish = (months: number) => ({
      body: { locationId: property.id, range: months === 3 ? range : monthsFrom(app.clock.now(), 0, months) },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(reservations.hold, wish(3), { as: tenant, headers })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const dearer = { body: { ...wish(3).body, price: answers[0]!.body.price + 1 } }
    for (const other of [wish(2), dearer]) {
      const { problem } = await app.call(reservations.hold, other, { as: tenant, headers })
      expect(problem?.code).toBe('idempotency_mismatch')
    }
  })

  it('ends in time, or before the timer runs when somebody else wants the period', async () => {
    const given = await hold()
    app.clock.advance(15 * 60_000)
    const body = { locationId: given.property.id, range: given.range }
    const { status } = await app.call(reservations.hold, { body }, { as: await makeUser(app.db) })
    expect(status).toBe(201)
    expect(await stateOf(given)).toBe('expired')
  })

  it('is refused beyond two, for the own property, for wrong ranges or prices and for what can’t be booked', async () => {
    const { tenant, property, range } = await hold()
    const code = async (body: object, as: { id: string } = tenant) =>
      (await app.call(reservations.hold, { body: { locationId: property.id, range, ...body } }, { as }))
        .problem?.code
    const free = await makeProperty(app.db)
    await app.call(reservations.hold, { body: { locationId: free.id, range } }, { as: tenant })
    expect(await code({ locationId: (await makeProperty(app.db)).id })).toBe('hold_limit')
    expect(await code({}, { id: property.ownerId })).toBe('own_property')
    const other = await makeUser(app.db)
    expect(await code({ range: { ...range, start: range.start + 1 } }, other)).toBe('invalid_range')
    expect(await code({ locationId: free.id, price: 1 }, other)).toBe('quote_mismatch')
    const wrong: Array<[Parameters<typeof makeProperty>[1], string]> = [
      [{ isActive: false }, 'sold_out'],
      [{ isVerified: false }, 'not_found'],
      [{ startLease: null }, 'lease_undefined'],
      [{ monthlyPrice: null }, 'no_price'],
    ]
    for (const [values, expected] of wrong)
      expect(await code({ locationId: (await makeProperty(app.db, values)).id }, other)).toBe(expected)
  })
})

describe('signing', () => {
  it('needs a signature that holds ink', async () => {
    const { tenant, held } = await hold()
    for (const drawn of [blankSignature, filledSignature]) {
      const input = { params: { id: held.id }, body: { contractData: { ...contractForm, signature: drawn } } }
      const { status, problem } = await app.call(reservations.signContract, input, { as: tenant })
      expect([status, problem?.code]).toEqual([422, 'signature_required'])
    }
  })

  it('does not begin with the draft: reading it creates no reservation', async () => {
    const { tenant, property, range } = await scene()
    const body = { contractData: contractForm, locationId: property.id, roomId: null, range }
    const { body: pdf } = await app.call(reservations.pdf, { body }, { as: tenant })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    const { body: mine } = await app.call(reservations.mine, {}, { as: tenant })
    expect(mine.reservations).toEqual([])
  })
})

describe('checkout', () => {
  it('works in one call and says what is missing before it takes the period', async () => {
    const { tenant, property, range } = await scene()
    const body = { locationId: property.id, range, timeQuantity: 3 }
    const bare = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
    expect(bare.problem?.code).toBe('signature_required')
    const full = { ...body, contractData: contractForm }
    const headers = { 'idempotency-key': randomUUID() }
    const first = await app.call(reservations.checkoutLocation, { body: full }, { as: tenant, headers })
    const again = await app.call(reservations.checkoutLocation, { body: full }, { as: tenant, headers })
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
  })

  it('works for a room with nothing but a signature: the terms are those of the profile', async () => {
    const tenant = await makeUser(app.db)
    const { property, range } = await scene()
    const room = await makeRoom(app.db, property.id)
    const body = { roomId: room.id, userId: tenant.id, range, signature: contractForm.signature }
    const ask = () => app.call(reservations.checkoutRoom, { body }, { as: tenant })
    const bare = await ask()
    expect([bare.status, bare.problem?.code]).toEqual([422, 'validation'])
    const required = (path: string) => expect.objectContaining({ path, code: 'validation.required' })
    expect(bare.problem?.fields).toEqual(
      ['company', 'identity', 'rut'].map((name) => required(`contractData.${name}`)),
    )
    expect((await app.call(reservations.mine, {}, { as: tenant })).body.reservations).toEqual([])
    const profile = {
      companyName: 'Taller Greda SpA',
      identityCard: '16.204.871-K',
      representativeName: 'Javiera Riquelme Soto',
      rut: '77.412.390-5',
    }
    await app.call(endpoints.auth.extra, { body: profile }, { as: tenant })
    const { status, body: opened } = await ask()
    expect([status, opened.url.includes('/pay/')]).toEqual([200, true])
    const params = { id: opened.reservationId }
    const { body: terms } = await app.call(reservations.signedTerms, { params }, { as: tenant })
    expect(terms).toMatchObject({
      company: 'Taller Greda SpA',
      identity: '16.204.871-K',
      represent: 'Javiera Riquelme Soto',
      rut: '77.412.390-5',
      people_fix: 1,
      people_prox: 0,
      subContractor_email_1: tenant.email,
    })
  })

  it('for a room keeps what the tenant filled into their last contract, under the names of the profile', async () => {
    const tenant = await makeUser(app.db, { companyName: 'Greda Nueva SpA' })
    const { property, range } = await scene()
    const room = await makeRoom(app.db, property.id)
    const first = { locationId: (await makeProperty(app.db)).id, range, contractData: contractForm }
    await app.call(reservations.checkoutLocation, { body: first }, { as: tenant })
    const body = { roomId: room.id, userId: tenant.id, range, signature: contractForm.signature }
    const { body: opened } = await app.call(reservations.checkoutRoom, { body }, { as: tenant })
    const params = { id: opened.reservationId }
    const { body: terms } = await app.call(reservations.signedTerms, { params }, { as: tenant })
    const { signature: _drawn, ...filled } = contractForm
    expect(terms).toEqual({ ...filled, company: 'Greda Nueva SpA' })
  })

  it('opens the open session again on a retry, and at most three in all', async () => {
    const { tenant, held, opened } = await checkout()
    const again = () => app.call(reservations.retryCheckout, { params: { id: held.id } }, { as: tenant })
    expect((await again()).body).toEqual(opened)
    const { sessions } = providerOf(app).checkout
    await sessions.expire(opened.sessionId)
    const second = await again()
    expect(second.body.sessionId).not.toBe(opened.sessionId)
    await expect(payAt(opened.url, app.config.STRIPE_API_URL)).rejects.toThrow('200')
    await sessions.expire(second.body.sessionId)
    const third = await again()
    expect(third.status).toBe(200)
    expect((await again()).body).toEqual(third.body)
    await sessions.expire(third.body.sessionId)
    expect((await again()).problem?.code).toBe('checkout_limit')
  })

  it('is closed before a cancellation, unless it has just been paid', async () => {
    const unpaid = await checkout()
    const cancel = ({ held, tenant }: typeof unpaid) =>
      app.call(reservations.cancel, { params: { id: held.id } }, { as: tenant })
    expect((await cancel(unpaid)).body.status).toBe('cancelled')
    const paid = await pay()
    expect((await cancel(paid)).problem?.code).toBe('wrong_state')
    expect(await stateOf(paid)).toBe('confirmed')
  })

  it('expires in time, but a tenant who paid in the last second keeps the booking', async () => {
    const [unpaid, paid] = [await checkout(), await pay()]
    app.clock.advance(36 * 60_000)
    await app.jobs.tick('settle-checkouts')
    expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(['expired', 'confirmed'])
  })
})

describe('an admin', () => {
  it('awaits a transfer and records it', async () => {
    const { tenant, held } = await sign()
    const admin = await makeAdmin(app.db)
    const transfer = (body: { action: 'await' } | { action: 'record'; reference: string; amount?: number }) =>
      app.call(adminReservations.transfer, { params: { id: held.id }, body }, { as: admin })
    expect((await transfer({ action: 'await' })).body.status).toBe('awaiting_transfer')
    const wrong = await transfer({ action: 'record', reference: 'TR-1', amount: 1 })
    expect(wrong.problem?.code).toBe('quote_mismatch')
    const { body } = await transfer({ action: 'record', reference: 'TR-1' })
    expect(body).toMatchObject({
      status: 'confirmed',
      transferReference: 'TR-1',
      payment: { method: 'transfer' },
    })
    expect(await readInbox(app, tenant.email)).toHaveLength(1)
    const [recorded] = await app.sql`
      select data from reservation_events where reservation_id = ${held.id} and to_state = 'confirmed'`
    expect(recorded).toEqual({ data: { reference: 'TR-1' } })
  })

  it('can neither await nor record a transfer after the reservation’s time is over', async () => {
    const { held } = await sign()
    const admin = await makeAdmin(app.db)
    const transfer = async (body: { action: 'await' } | { action: 'record'; reference: string }) =>
      (await app.call(adminReservations.transfer, { params: { id: held.id }, body }, { as: admin })).problem
        ?.code
    const signedAt = app.clock.now().getTime()
    const after = (minutes: number) => app.clock.set(new Date(signedAt + minutes * 60_000))
    after(31)
    expect(await transfer({ action: 'await' })).toBe('hold_expired')
    after(29)
    expect(await transfer({ action: 'await' })).toBeUndefined()
    after(30 + 48 * 60)
    expect(await transfer({ action: 'record', reference: 'TR-2' })).toBe('hold_expired')
  })

  it('refunds a card payment, and the period is free only after the refund', async () => {
    const { tenant, held, opened, property, range } = await pay()
    await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
    const admin = await makeAdmin(app.db)
    const input = { params: { id: held.id }, body: { reason: 'El espacio se inundó' } }
    expect((await app.call(adminReservations.refund, input, { as: admin })).body.status).toBe(
      'refund_pending',
    )
    const rival = await makeUser(app.db)
    const again = () =>
      app.call(reservations.hold, { body: { locationId: property.id, range } }, { as: rival })
    expect((await again()).problem?.code).toBe('period_taken')
    await app.jobs.tick('send-refunds')
    expect(await stateOf({ tenant, held })).toBe('refunded')
    expect((await again()).status).toBe(201)
  })

  it('lists reservations and payments in pages, in both directions', async () => {
    const admin = await makeAdmin(app.db)
    const paid = [await pay(), await pay(), await pay()]
    for (const { opened, tenant } of paid)
      await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
    const input = { params: { id: paid[2]!.held.id }, body: { reason: 'El espacio se inundó' } }
    await app.call(adminReservations.refund, input, { as: admin })
    await app.jobs.tick('send-refunds')
    const { body: list } = await app.call(adminReservations.list, { query: { limit: 2 } }, { as: admin })
    expect(list.reservations).toHaveLength(2)
    expect(list.nextCursor).not.toBeNull()
    const { body: first } = await app.call(payments.page, { query: { limit: 2 } }, { as: admin })
    const [newest, older] = first.payments.data
    expect(first.payments.has_more).toBe(true)
    expect(newest!.charges.data[0]).toMatchObject({
      billing_details: { name: 'Javiera Riquelme' },
      amount_refunded: newest!.amount,
    })
    const next = await app.call(
      payments.page,
      { query: { limit: 1, starting_after: newest!.id } },
      { as: admin },
    )
    expect(next.body.payments.data.map(({ id }) => id)).toEqual([older!.id])
    const back = await app.call(
      payments.page,
      { query: { limit: 1, ending_before: older!.id } },
      { as: admin },
    )
    expect(back.body.payments).toMatchObject({ data: [{ id: newest!.id }], has_more: false })
    const { body: all } = await app.call(payments.all, {}, { as: admin })
    expect(all.payments.length).toBeGreaterThanOrEqual(2)
  })
})
