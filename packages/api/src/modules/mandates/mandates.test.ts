import { createHash } from 'node:crypto'
import { dateAt, endpoints, type BodyInput } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts as papers } from '../../platform/db/schema/contracts.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { contractForm, monthsFrom, pictureSignature, typedSignature } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listCommissions } from '../ledger/repository.ts'
import { findLastTerms } from '../contracts/repository.ts'
import { stripeOf } from '../payments/stripe.ts'

const { mandateDrafts, ownLocations, ownRooms, adminLocations, contracts, locations, reservations } =
  endpoints
type OfferInput = BodyInput<typeof adminLocations.setValue>

const team = 'team@mandates.example'
let app: TestApp
let admin: { id: string }
beforeAll(async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: team } })
  admin = await makeAdmin(app.db)
})
afterAll(() => app.close())

const submitted = async (values: Partial<typeof properties.$inferInsert> = {}) => {
  const owner = await makeOwner(app.db, { identityCard: '11.111.111-1', companyName: 'Bodegas Sur SpA' })
  const property = await makeProperty(app.db, {
    ownerId: owner.id,
    stage: 'submitted',
    isVerified: false,
    monthlyPrice: null,
    hourlyPrice: null,
    ...values,
  })
  const { id } = property
  const params = { id }
  const read = async (as: { id: string } = owner) =>
    (await app.call(ownLocations.readMandate, { params }, { as })).body.mandate
  return {
    owner,
    property,
    id,
    params,
    read,
    offer: (body: Omit<OfferInput, 'locationId'> = { value: 450_000 }) =>
      app.call(adminLocations.setValue, { body: { locationId: id, ...body } }, { as: admin }),
    verify: (isVerified: boolean, more: { signedOnPaper?: string } = {}) =>
      app.call(adminLocations.verify, { body: { id, isVerified, ...more } }, { as: admin }),
    accept: async (changes: object = {}) =>
      app.call(
        ownLocations.mandate,
        {
          params,
          body: {
            answer: 'accept',
            offer: (await read())!.id,
            name: 'Ada Prueba',
            document: '11.111.111-1',
            signature: contractForm.signature,
            ...changes,
          },
        },
        { as: owner, headers: { 'user-agent': 'a browser of the tests' } },
      ),
    decline: async (reason = 'Muy bajo') =>
      app.call(
        ownLocations.mandate,
        { params, body: { answer: 'decline', offer: (await read())!.id, reason } },
        { as: owner },
      ),
    row: async () => (await app.db.select().from(properties).where(eq(properties.id, id)))[0]!,
  }
}
const subjects = async (to: string) => (await readInbox(app, to)).map(({ subject }) => subject)

describe('an offer', () => {
  it('is refused where somebody else has changed the property since it was shown', async () => {
    const { offer, row, read } = await submitted()
    const seen = (await row()).updatedAt.toISOString()
    expect((await offer({ value: 400_000, ifUpdatedAt: seen })).problem).toBeUndefined()
    expect((await offer({ value: 450_000, ifUpdatedAt: seen })).problem?.code).toBe('changed_meanwhile')
    expect((await read())?.lines).toMatchObject([{ price: 400_000 }])
  })

  it('is made by one of two admins who send theirs at once', async () => {
    const { offer, row, read, id } = await submitted()
    const ifUpdatedAt = (await row()).updatedAt.toISOString()
    // Both have read the property before either has written, because a third has locked it.
    const sent: ReturnType<typeof offer>[] = []
    await app.sql.begin(async (tx) => {
      await tx`select 1 from properties where id = ${id} for update`
      for (const value of [400_000, 450_000]) sent.push(offer({ value, ifUpdatedAt }))
      await untilLocked(app, 2)
    })
    const answers = await Promise.all(sent)
    const refusals = answers.map(({ problem }) => problem?.code)
    expect(refusals).toContain('changed_meanwhile')
    expect(refusals).toContain(undefined)
    const made = answers.findIndex(({ problem }) => !problem)
    expect((await read())?.lines).toMatchObject([{ price: [400_000, 450_000][made] }])
    const offers = await app.sql`select state from mandates where property_id = ${id}`
    expect(offers).toHaveLength(1)
  })

  it('has the prices that the rooms have once it is recorded', async () => {
    const { offer, read, id } = await submitted({ type: 'room', stripeProductId: null })
    const room = await makeRoom(app.db, id, { name: 'Norte', monthlyPrice: 200_000 })
    const sent: ReturnType<typeof offer>[] = []
    await app.sql.begin(async (tx) => {
      await tx`select 1 from properties where id = ${id} for update`
      sent.push(offer({ value: 900_000 }))
      await untilLocked(app, 1)
      await tx`update rooms set monthly_price = 210000 where id = ${room.id}`
    })
    expect((await sent[0]!).problem).toBeUndefined()
    expect((await read())?.lines).toMatchObject([{ price: 900_000 }, { price: 210_000 }])
  })

  it('is recorded with what the owner gets, replaces an older one, and is not a price yet', async () => {
    const { offer, read, row, id, owner } = await submitted()
    expect(await read()).toBeNull()
    await offer({ value: 400_000 })
    app.clock.advance(1000)
    const { status, body } = await offer({
      value: 450_000,
      commission: 7.5,
      validUntil: '2100-01-31',
      note: ' Sí ',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ value: 450_000, dailyValue: null, currency: 'CLP' })
    const price = await stripeOf(app).prices.retrieve(body.stripePriceId!)
    expect(price).toMatchObject({ unit_amount: 450_000, currency: 'clp', product: body.stripeProductId })
    expect(await read()).toMatchObject({
      state: 'offered',
      commission: 7.5,
      note: 'Sí',
      expired: false,
      lines: [
        {
          room: null,
          unit: 'month',
          price: 450_000,
          commission: 33_750,
          net: 416_250,
          netPerYear: 4_995_000,
        },
      ],
    })
    expect(await read(admin)).toMatchObject({ state: 'offered' })
    expect(await row()).toMatchObject({ stage: 'evaluated', monthlyPrice: null, isVerified: false })
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['offer', 'offer', 'stage.admin'])
    const sent = await subjects(owner.email)
    expect(sent).toHaveLength(2)
    expect(sent).toContain('Tenemos una oferta para Taller luminoso')
    expect(sent).toContain('Corregimos la oferta para Taller luminoso')
    const mails = await readInbox(app, owner.email)
    const replaced = mails.find(({ subject }) => subject.startsWith('Corregimos'))!.text
    for (const part of ['reemplaza la anterior', '$\u00a0450.000', '$\u00a0400.000'])
      expect(replaced).toContain(part)
  })

  it('has the price of the place’s own unit, and prices of rooms where rooms are rented', async () => {
    const hourly = await submitted({ rentalMode: 'hour' })
    const pathsOf = async (body: Omit<OfferInput, 'locationId'>) =>
      (await hourly.offer(body)).problem?.fields?.map(({ path }) => path)
    expect(await pathsOf({ value: 9000 })).toEqual(['value'])
    expect(await pathsOf({})).toEqual(['dailyValue'])
    expect(await pathsOf({ dailyValue: 9000, commission: 1.234 })).toEqual(['commission'])
    expect((await hourly.offer({ dailyValue: 9000 })).body).toMatchObject({ value: null, dailyValue: 9000 })
    expect((await hourly.read())!.lines).toMatchObject([{ unit: 'hour', net: 9000, netPerYear: null }])

    const rooms = await submitted({ type: 'room' })
    const north = await makeRoom(app.db, rooms.id, { name: 'Norte', monthlyPrice: 200_000 })
    const south = await makeRoom(app.db, rooms.id, { name: 'Sur', monthlyPrice: null })
    await makeRoom(app.db, rooms.id, { name: 'Sin precio', monthlyPrice: null })
    const offered = await rooms.offer({ rooms: [{ id: south.id, value: 150_000 }] })
    expect(offered.body).toMatchObject({ value: null, stripePriceId: null })
    expect((await rooms.read())!.lines).toMatchObject([
      { room: { id: north.id, name: 'Norte' }, price: 200_000 },
      { room: { id: south.id, name: 'Sur' }, price: 150_000 },
    ])
    expect((await rooms.accept()).status).toBe(200)
    const [{ price } = { price: 0 }] = await app.sql<{ price: number }[]>`
      select monthly_price::int as price from rooms where id = ${south.id}`
    expect(price).toBe(150_000)
    expect((await rooms.verify(true)).body).toMatchObject({ listingStatus: 'published', isVerified: true })
  })

  it('shows rooms that cost the same together in its mail', async () => {
    const { id, offer, owner } = await submitted({ type: 'room' })
    for (let index = 1; index <= 12; index++)
      await makeRoom(app.db, id, { name: `Oficina ${index}`, monthlyPrice: index === 7 ? 120_000 : 90_000 })
    await offer({ rooms: [] })
    const [mail] = await readInbox(app, owner.email)
    const text = mail!.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('11 espacios: $ 90.000 al mes cada uno')
    expect(text).toContain('Oficina 7: $ 120.000 al mes')
    expect(text).not.toContain('Oficina 8')
  })

  it('is made once the property was handed in, and asks the provider before anything is written', async () => {
    const draft = await submitted({ stage: 'draft' })
    expect((await draft.offer()).problem).toMatchObject({
      code: 'wrong_state',
      message: 'La propiedad todavía es un borrador: primero tiene que enviarse a evaluación',
    })
    const lost = await submitted({ stripeProductId: 'prod_gone' })
    const { body } = await lost.offer()
    expect(body.stripeProductId).toMatch(/^place_/)
    expect((await lost.row()).stripePriceId).toBe(body.stripePriceId)
  })
})

describe('a signed mandate', () => {
  it('lets rooms that it has no price for wait for an admin', async () => {
    const { offer, accept, verify, owner, id } = await submitted({ type: 'room' })
    const priced = await makeRoom(app.db, id, { name: 'Norte', monthlyPrice: 200_000 })
    const hourly = await makeRoom(app.db, id, { name: 'Sur', monthlyPrice: 150_000 })
    await offer({ rooms: [] })
    const add = (name: string) =>
      app.call(ownRooms.create, { params: { id }, body: { name, value: 120_000 } }, { as: owner })
    expect((await add('Entre oferta y firma')).problem).toBeUndefined()
    await app.sql`update rooms set rental_mode = 'hour', hourly_price = 9000 where id = ${hourly.id}`
    expect((await accept()).status).toBe(200)
    expect((await add('Tras la firma')).problem).toBeUndefined()
    expect((await verify(true)).problem).toBeUndefined()
    const rooms = await app.sql<{ name: string; active: boolean; waits: boolean }[]>`
      select name, is_active as active, awaits_review as waits from rooms
      where property_id = ${id} order by unit`
    expect([...rooms]).toEqual([
      { name: priced.name, active: true, waits: false },
      { name: hourly.name, active: false, waits: true },
      { name: 'Entre oferta y firma', active: false, waits: true },
      { name: 'Tras la firma', active: false, waits: true },
    ])
  })

  it('keeps what was agreed as a PDF that anybody can check, and gives the property its price', async () => {
    const { offer, accept, read, row, owner, params, property, id } = await submitted()
    await offer({ value: 450_000, commission: 8 })
    const draft = await app.call(ownLocations.draftMandate, { params }, { as: owner })
    expect(Buffer.from(draft.body).subarray(0, 5).toString()).toBe('%PDF-')
    const { url } = (await app.call(mandateDrafts.link, { params }, { as: owner })).body
    const open = (path: string) => app.server.inject({ url: path.slice(new URL(path).origin.length) })
    expect(new URL(url).pathname).toMatch(/\/mandato-[\da-f]{8}-borrador\.pdf$/)
    expect((await open(url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await open(url.replace(/ticket=.*/, 'ticket=other'))).statusCode).toBe(400)
    expect((await accept({ signature: 'data:image/png;base64,AAAA' })).problem).toMatchObject({
      code: 'signature_required',
      fields: [{ path: 'signature' }],
    })
    const { body } = await accept()
    expect(body.mandate).toMatchObject({
      state: 'accepted',
      signature: { name: 'Ada Prueba' },
      paperDate: null,
    })
    expect((await accept()).body).toEqual(body)
    expect(await row()).toMatchObject({ stage: 'accepted', monthlyPrice: 450_000, isVerified: false })

    const pdf = await app.call(ownLocations.contract, { params }, { as: owner })
    const hash = createHash('sha256').update(Buffer.from(pdf.body)).digest('hex')
    expect(body.mandate!.signature!.hash).toBe(hash)
    const checked = await app.call(contracts.verify, { params: { hash } })
    expect(checked.body).toMatchObject({
      kind: 'mandate',
      initials: 'A. P.',
      comuna: property.zoneName,
      signature: 'drawn',
    })
    expect(body.mandate!.signature!.kind).toBe('drawn')
    const [kept] = await app.db.select().from(papers).where(eq(papers.sha256, hash))
    expect(kept!.data).toMatchObject({
      owner: { name: 'Ada Prueba', document: '11.111.111-1', company: 'Bodegas Sur SpA' },
      prices: [{ price: 450_000 }],
      commission: 8,
    })
    expect(await findLastTerms(app.db, owner.id)).toBeUndefined()
    const thisMonth = dateAt(app.clock.now().getTime(), 'America/Santiago').slice(0, 7)
    expect(await listCommissions(app.db, [owner.id])).toMatchObject([
      { propertyId: id, from: thisMonth, percent: 8 },
    ])

    await app.call(ownLocations.update, { params, body: { area: 99, name: 'Otro nombre' } }, { as: owner })
    const again = await app.call(ownLocations.contract, { params }, { as: admin })
    expect(Buffer.from(again.body).equals(Buffer.from(pdf.body))).toBe(true)
    expect((await read())!.lines[0]!.price).toBe(450_000)
    await expect(app.sql`update mandates set commission = 1 where property_id = ${id}`).rejects.toThrow(
      /fixed/,
    )
    expect((await app.call(ownLocations.contract, { params }, { as: await makeOwner(app.db) })).status).toBe(
      404,
    )

    expect(await subjects(owner.email)).toContain('Firmaste el mandato de Taller luminoso')
    expect(await subjects(team)).toContain('Mandato firmado: Taller luminoso')
  })

  it('can be typed or a picture, and says so', async () => {
    for (const signature of [typedSignature, pictureSignature]) {
      const { offer, accept, params, owner } = await submitted()
      await offer()
      expect((await accept({ signature: { kind: 'typed', name: '.' } })).problem?.fields).toMatchObject([
        { path: 'signature.name', code: 'validation.signature_name' },
      ])
      const { body } = await accept({ signature })
      expect(body.mandate!.signature!.kind).toBe(signature.kind)
      const pdf = Buffer.from((await app.call(ownLocations.contract, { params }, { as: owner })).body)
      expect(pdf.includes('MrsSaintDelafield')).toBe(signature.kind === 'typed')
      const checked = await app.call(contracts.verify, { params: { hash: body.mandate!.signature!.hash } })
      expect(checked.body.signature).toBe(signature.kind)
    }
  })

  it('answers the offer that was read, and not after its last day', async () => {
    const { offer, accept, read } = await submitted()
    app.clock.set(new Date('2025-12-31T15:00:00Z'))
    await offer({ value: 400_000 })
    const first = (await read())!.id
    await offer({ value: 300_000, validUntil: '2026-01-01' })
    expect((await accept({ offer: first })).problem?.code).toBe('wrong_state')
    app.clock.set(new Date('2026-01-02T02:59:00Z'))
    expect((await read())!.expired).toBe(false)
    app.clock.set(new Date('2026-01-02T03:00:00Z'))
    expect((await accept()).problem?.message).toContain('1 de enero de 2026')
    expect((await read())!).toMatchObject({ expired: true, state: 'offered' })
  })

  it('is not made with a last day that is over at the place', async () => {
    const { offer, read } = await submitted()
    app.clock.set(new Date('2026-01-02T03:00:00Z'))
    const { problem } = await offer({ value: 300_000, validUntil: '2026-01-01' })
    expect(problem?.fields).toMatchObject([{ path: 'validUntil', code: 'validation.day_past' }])
    expect(await read()).toBeNull()
    await offer({ value: 300_000, validUntil: '2026-01-02' })
    expect(await read()).toMatchObject({ validUntil: '2026-01-02', expired: false })
  })

  it('has terms that later prices do not change; its owner is told of them', async () => {
    const { offer, accept, verify, read, row, owner } = await submitted()
    await offer()
    await accept()
    expect((await offer({ value: 1, commission: 3 })).problem?.code).toBe('wrong_state')
    await verify(true)
    const { body } = await offer({ value: 480_000 })
    expect(body.value).toBe(480_000)
    expect(await row()).toMatchObject({
      stage: 'published',
      monthlyPrice: 480_000,
      stripePriceId: body.stripePriceId,
    })
    expect((await read())!.lines[0]!.price).toBe(450_000)
    expect(await subjects(owner.email)).toContain('Cambió el precio de Taller luminoso')
  })
})

describe('a declined offer', () => {
  it('keeps its reason, and the property can be handed in again', async () => {
    const { offer, decline, read, row, params, owner, accept } = await submitted({ phone: '+56-2-1234' })
    await offer()
    expect((await decline(' ')).status).toBe(422)
    expect((await decline()).body.mandate).toMatchObject({ state: 'declined', reason: 'Muy bajo' })
    expect((await decline()).status).toBe(200)
    expect((await accept()).problem?.code).toBe('wrong_state')
    expect((await row()).stage).toBe('declined')
    const [mail] = await readInbox(app, team)
    expect(mail).toMatchObject({ subject: 'Oferta rechazada: Taller luminoso' })
    expect(mail!.text).toContain('Muy bajo')
    expect(mail!.text).toContain(`/admin/locations/detail/${params.id}`)
    // The team does not offer itself help.
    expect(mail!.text).not.toContain('te ayudamos')
    const history = { params, query: {} }
    const { events } = (await app.call(adminLocations.history, history, { as: admin })).body
    const reasons = events.map(({ after, reason }) => [after?.['stage'], reason])
    expect(reasons.filter(([stage]) => stage !== undefined)).toEqual([
      ['declined', 'Muy bajo'],
      ['evaluated', null],
    ])
    await app.sql`insert into images (property_id, image) values (${params.id}, 'public/pictures/x/960.webp')`
    await app.sql`update properties set area = 10, deposit = 0, common_expenses = 0 where id = ${params.id}`
    const { body } = await app.call(ownLocations.submit, { params }, { as: owner })
    expect(body).toMatchObject({ listingStatus: 'submitted' })
    app.clock.advance(1000)
    await offer({ value: 500_000 })
    expect(await read()).toMatchObject({ state: 'offered', lines: [{ price: 500_000 }] })
  })
})

describe('publication', () => {
  it('needs a value and a signed mandate, on paper if an admin says so, and can be taken back', async () => {
    const { offer, verify, row, id, owner, read } = await submitted()
    expect((await verify(true)).problem?.code).toBe('value_required')
    expect((await verify(false)).body.listingStatus).toBe('submitted')
    await offer()
    expect((await verify(true)).problem).toMatchObject({
      code: 'wrong_state',
      message: 'Falta el mandato firmado por quien es dueño de la propiedad',
    })
    const { body } = await verify(true, { signedOnPaper: '2026-01-05' })
    expect(body).toMatchObject({ listingStatus: 'published', isVerified: true, value: 450_000 })
    expect(await read()).toMatchObject({ state: 'accepted', paperDate: '2026-01-05', signature: null })
    expect(await listCommissions(app.db, [owner.id])).toMatchObject([{ from: '2026-01', percent: 0 }])
    expect((await app.call(ownLocations.contract, { params: { id } }, { as: owner })).status).toBe(404)
    const { publishedAt } = await row()
    expect((await app.call(locations.detail, { params: { id } })).status).toBe(200)
    expect(await subjects(owner.email)).toContain('Taller luminoso ya está publicada')

    expect((await verify(false)).body).toMatchObject({ listingStatus: 'accepted', isVerified: false })
    expect((await app.call(locations.detail, { params: { id } })).status).toBe(410)
    app.clock.advance(60_000)
    await verify(true)
    expect((await row()).publishedAt).toEqual(publishedAt)
    expect((await verify(true, { signedOnPaper: '2026-01-05' })).problem?.code).toBe('wrong_state')
  })

  it.each(['draft', 'submitted', 'declined', 'accepted'] as const)(
    'of a property without a value that is %s is refused because of the value',
    async (stage) => {
      const { verify } = await submitted({ stage })
      for (const paper of [{}, { signedOnPaper: '2026-01-05' }])
        expect((await verify(true, paper)).problem).toMatchObject({ status: 409, code: 'value_required' })
    },
  )

  it('is refused by the database without a mandate', async () => {
    const { id } = await submitted({ stage: 'evaluated' })
    const user = await makeUser(app.db)
    await expect(app.sql`update properties set stage = 'accepted' where id = ${id}`).rejects.toThrow(
      /mandate/,
    )
    expect((await app.call(ownLocations.readMandate, { params: { id } }, { as: user })).status).toBe(403)
  })
})

describe('the contracts of tenants', () => {
  const textOf = async (pdf: Uint8Array) => {
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    return text.replaceAll(/\s+/g, ' ')
  }
  const drafted = async (locationId: string) => {
    const body = { locationId, range: monthsFrom(app.clock.now(), 1, 2), contractData: contractForm }
    return textOf((await app.call(reservations.pdf, { body }, { as: await makeUser(app.db) })).body)
  }

  it('cite the mandate by its date and hash, before the payment only by its date', async () => {
    const { offer, accept, verify, read, id, owner } = await submitted()
    await offer()
    await accept()
    await verify(true)
    const { hash } = (await read())!.signature!
    const tenant = await makeUser(app.db)
    const body = { locationId: id, range: monthsFrom(app.clock.now(), 1, 2) }
    const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
    const params = { id: held.id }
    const signing = { params, body: { contractData: contractForm } }
    await app.call(reservations.signContract, signing, { as: tenant })
    const readAs = async (as: { id: string }) =>
      textOf((await app.call(reservations.contract, { params }, { as })).body)
    const signed = await readAs(owner)
    const day = dateAt(Date.parse((await read())!.signature!.signedAt), 'America/Santiago')
    const longDay = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
    expect(signed).toContain(`según el mandato firmado por Ada Prueba el ${longDay.format(new Date(day))}.`)
    expect(signed).toContain('under the mandate signed by Ada Prueba on')
    expect(signed.replaceAll(' ', '')).toContain(hash)
    for (const text of [await readAs(tenant), await drafted(id)]) {
      expect(text).toContain('según el mandato firmado por Ada Prueba el')
      expect(text.replaceAll(' ', '')).not.toContain(hash)
    }
  })

  it('say when it was signed on paper, and nothing if there is none', async () => {
    const { offer, verify, id } = await submitted()
    await offer()
    await verify(true, { signedOnPaper: '2026-01-05' })
    expect(await drafted(id)).toContain('según el mandato firmado en papel el 5 de enero de 2026.')
    const older = await makeProperty(app.db)
    const text = await drafted(older.id)
    expect(text).not.toContain('mandato')
    expect(text).toContain('El arrendador no informó garantía ni gastos comunes,')
    await app.sql`update properties set deposit_months = 1 where id = ${older.id}`
    expect(await drafted(older.id)).toMatch(/La garantía es de \$\s450\.000\sCLP y se paga una vez/)
    await app.sql`update properties set deposit = 300000, deposit_months = null, common_expenses = 35000 where id = ${older.id}`
    expect(await drafted(older.id)).toMatch(
      /La garantía es de \$\s300\.000\sCLP.*gastos comunes son de \$\s35\.000\sCLP/,
    )
  })
})
