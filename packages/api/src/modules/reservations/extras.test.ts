import { endpoints, lastDayBefore, rangeOfSlots, startOfDay } from '@metrolibre/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, reservationExtras: extras } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Wish = Parameters<typeof app.call<typeof reservations.checkoutLocation>>[1]

/** Creates a paid booking with its tenant, owner and property. */
const booked = async ({
  language = 'es',
  lastSlot = 12,
  ...changes
}: { rentalMode?: 'hour' | 'month'; language?: 'es' | 'en'; lastSlot?: number } = {}) => {
  const tenant = await makeUser(app.db, { language })
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id, ...changes })
  const range =
    changes.rentalMode === 'hour'
      ? rangeOfSlots('2035-05-07', lastSlot - 2, lastSlot, 'America/Santiago')!
      : monthsFrom(app.clock.now(), 0, 2)
  const wish: Wish = { body: { locationId: property.id, range, contractData: contractForm } }
  const { body: opened } = await app.call(reservations.checkoutLocation, wish, { as: tenant })
  await payAt(opened.url, app.config.STRIPE_API_URL)
  const params = { sessionId: opened.sessionId }
  const { body } = await app.call(reservations.bySession, { params }, { as: tenant })
  expect(body.reservation.status).toBe('confirmed')
  return { tenant, owner, property, reservation: body.reservation }
}
type Scene = Awaited<ReturnType<typeof booked>>

const extend = ({ tenant, reservation }: Pick<Scene, 'tenant' | 'reservation'>, timeQuantity: number) =>
  app.call(extras.extend, { params: { id: reservation.id }, body: { timeQuantity } }, { as: tenant })

describe('a receipt', () => {
  it('is shown to the tenant but not to the owner', async () => {
    const { tenant, owner, reservation } = await booked()
    expect(reservation.payment?.receiptUrl).toContain('/pay/receipts/')
    const mine = await app.call(reservations.mine, { query: { view: 'client' } }, { as: tenant })
    expect(mine.body.reservations[0]?.payment?.receiptUrl).toBe(reservation.payment?.receiptUrl)
    const theirs = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: owner })
    expect(theirs.body.reservations[0]?.payment).toMatchObject({ method: 'card', receiptUrl: null })
  })
})

describe('the mails of a booking', () => {
  const inWords = (date: string, tag: string) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(date))
      .replaceAll('.', '')

  it('are written in the language of each recipient', async () => {
    const { tenant, owner, property, reservation } = await booked({ language: 'en' })
    const [toTenant] = await readInbox(app, tenant.email)
    expect(toTenant?.subject).toBe(`Your booking is confirmed: ${property.name}`)
    expect(toTenant?.html).toContain(
      `/en/my-locations/reservations?view=client&amp;reservation=${reservation.id}`,
    )
    const { startDate, endDate } = reservation
    const lastDay = lastDayBefore(endDate)
    expect(toTenant?.html).toContain(`${inWords(startDate, 'en-GB')} to ${inWords(lastDay, 'en-GB')}`)
    expect(toTenant?.html).toContain(reservation.payment!.receiptUrl)
    const [toOwner] = await readInbox(app, owner.email)
    expect(toOwner?.subject).toBe(`Nueva reserva pagada: ${property.name}`)
    expect(toOwner?.html).not.toContain('/en/')
    expect(toOwner?.html).toContain(`?view=owner&amp;reservation=${reservation.id}`)
    expect(toOwner?.html).toContain(`${inWords(startDate, 'es-CL')} a ${inWords(lastDay, 'es-CL')}`)
    expect(toOwner?.html).toContain(`${tenant.firstName} ${tenant.lastName}`)
    expect(toOwner?.html).not.toContain('/pay/receipts/')
  })
})

describe('extending a stay', () => {
  it('holds the following months, linked to the first stay, with an addendum and a payment', async () => {
    const scene = await booked()
    const { tenant, reservation } = scene
    const { status, body: held } = await extend(scene, 2)
    expect(status).toBe(201)
    expect(held).toMatchObject({
      status: 'held',
      extends: reservation.id,
      startDate: reservation.endDate,
      timeQuantity: 2,
      price: 900_000,
    })
    const params = { id: held.id }
    const contract = { params, body: { contractData: contractForm } }
    const { body: signed } = await app.call(reservations.signContract, contract, { as: tenant })
    expect(signed.files).toMatchObject([
      { kind: 'addendum', name: `anexo-${held.id.slice(0, 8)}-copia-de-lectura.pdf` },
    ])
    const { body: opened } = await app.call(reservations.retryCheckout, { params }, { as: tenant })
    await payAt(opened.url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
    const { body: after } = await app.call(reservations.detail, { params }, { as: tenant })
    expect(after.status).toBe('confirmed')
    expect(await readInbox(app, tenant.email)).toHaveLength(2)
    // Only the newest stay can be extended: the period after the first one is taken now.
    expect((await extend(scene, 1)).problem?.code).toBe('period_taken')
    expect((await extend({ tenant, reservation: after }, 1)).body.startDate).toBe(after.endDate)
  })

  it('holds the following hours of the same day', async () => {
    const scene = await booked({ rentalMode: 'hour' })
    const { body } = await extend(scene, 3)
    expect(body).toMatchObject({ startDate: '2035-05-07', startSlot: 13, endSlot: 15, timeQuantity: 3 })
    const late = await extend({ ...scene, reservation: body }, 2)
    expect(late.problem?.code).toBe('wrong_state')
  })

  it('is refused beyond the end of the day or of the lease', async () => {
    expect((await extend(await booked({ rentalMode: 'hour' }), 13)).problem?.code).toBe('invalid_range')
    const untilMidnight = await booked({ rentalMode: 'hour', lastSlot: 24 })
    expect((await extend(untilMidnight, 2)).problem?.code).toBe('invalid_range')
    expect((await extend(await booked(), 1200)).problem?.code).toBe('invalid_range')
  })

  it('is refused when somebody else has taken the period, and for anybody but the tenant', async () => {
    const scene = await booked()
    const start = startOfDay(scene.reservation.endDate, 'America/Santiago')
    const room = await makeRoom(app.db, scene.property.id)
    const range = { start, end: monthsFrom(app.clock.now(), 2, 1).end }
    const body = { locationId: scene.property.id, roomId: room.id, range }
    expect((await app.call(reservations.hold, { body }, { as: await makeUser(app.db) })).status).toBe(201)
    expect((await extend(scene, 1)).problem?.code).toBe('period_taken')
    expect((await extend({ ...scene, tenant: await makeUser(app.db) }, 1)).status).toBe(404)
  })

  it('returns the same reservation for the same idempotency key', async () => {
    const { tenant, reservation } = await booked()
    const headers = { 'idempotency-key': 'stay-on' }
    const input = { params: { id: reservation.id }, body: { timeQuantity: 1 } }
    const twice = await Promise.all([1, 2].map(() => app.call(extras.extend, input, { as: tenant, headers })))
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1)
  })
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const upload = async (as: { id: string }, id: string, bytes: Buffer, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/reservation/${id}/files`,
    headers: {
      'content-type': request.headers.get('content-type')!,
      authorization: `Bearer ${as.id}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return {
    status: answer.statusCode,
    body: answer.json<{ id: string; name: string; code?: string; fields?: unknown }>(),
  }
}

describe('documents of a booking', () => {
  it('can be added by tenant and owner and read by both, always as a download', async () => {
    const { tenant, owner, reservation } = await booked()
    const { id } = reservation
    const { status, body } = await upload(tenant, id, pdf, '../../Acta de entrega‮.pdf')
    expect([status, body.name]).toEqual([201, 'Acta de entrega.pdf'])
    app.clock.advance(1_000)
    expect((await upload(owner, id, pdf, 'inventario.pdf')).status).toBe(201)
    const { body: seen } = await app.call(reservations.detail, { params: { id } }, { as: tenant })
    expect(seen.files.map(({ kind, name }) => [kind, name])).toEqual([
      ['contract', `contrato-firmado-${id.slice(0, 8)}.pdf`],
      ['document', 'Acta de entrega.pdf'],
      ['document', 'inventario.pdf'],
    ])
    const english = { as: tenant, headers: { 'accept-language': 'en' } }
    const translated = await app.call(reservations.detail, { params: { id } }, english)
    expect(translated.body.files[0]).toMatchObject({ name: `signed-contract-${id.slice(0, 8)}.pdf` })
    const read = await app.call(extras.file, { params: { id, fileId: body.id } }, { as: owner })
    expect(Buffer.from(read.body).equals(pdf)).toBe(true)
    expect(read.headers['content-disposition']).toMatch(/^attachment/)
    expect(read.headers['x-content-type-options']).toBe('nosniff')
    const stranger = await makeUser(app.db)
    expect((await upload(stranger, id, pdf, 'a.pdf')).status).toBe(404)
    expect((await app.call(extras.file, { params: { id, fileId: body.id } }, { as: stranger })).status).toBe(
      404,
    )
    const other = await booked()
    const crossed = { params: { id: other.reservation.id, fileId: body.id } }
    expect((await app.call(extras.file, crossed, { as: other.tenant })).status).toBe(404)
  })

  it('are told to the sides who did not add them, with a link to the booking', async () => {
    const { tenant, owner, reservation } = await booked()
    const { id } = reservation
    await upload(tenant, id, pdf, 'Acta de entrega.pdf')
    await upload(owner, id, pdf, 'inventario.pdf')
    await upload(await makeAdmin(app.db), id, pdf, 'anexo.pdf')
    const told = async (email: string) => {
      const mails = (await readInbox(app, email)).filter(({ subject }) => subject.includes('documento nuevo'))
      expect(mails.every(({ text }) => text.includes(`reservation=${id}`))).toBe(true)
      return ['Acta de entrega', 'inventario', 'anexo'].filter((name) =>
        mails.some(({ text }) => text.includes(name)),
      )
    }
    expect(await told(tenant.email)).toEqual(['inventario', 'anexo'])
    expect(await told(owner.email)).toEqual(['Acta de entrega', 'anexo'])
  })

  it('can be deleted by the user who added them and by admins, and by nobody else', async () => {
    const { tenant, owner, property, reservation } = await booked()
    const { id } = reservation
    const { id: withoutDocuments } = await makeReservation(app.db, { propertyId: property.id })
    const { body: theirs } = await upload(owner, id, pdf, 'inventario.pdf')
    app.clock.advance(1_000)
    const { body: mine } = await upload(tenant, id, pdf, 'acta.pdf')
    app.clock.advance(1_000)
    const { body: other } = await upload(tenant, id, pdf, 'otra.pdf')
    const seen = async () =>
      (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body.files
    const removable = (await seen()).filter((file) => file.removable).map(({ name }) => name)
    expect(removable).toEqual(['acta.pdf', 'otra.pdf'])
    const list = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: owner })
    const removableByOwner = list.body.reservations.map((listed) => [
      listed.id,
      listed.files.map((file) => file.removable),
    ])
    expect(Object.fromEntries(removableByOwner)).toEqual({
      [id]: [false, true, false, false],
      [withoutDocuments]: [],
    })
    const remove = async (fileId: string, as: { id: string }) =>
      (await app.call(extras.removeFile, { params: { id, fileId } }, { as })).status
    expect(await remove(mine.id, owner)).toBe(404)
    expect(await remove(theirs.id, tenant)).toBe(404)
    const key = (await app.sql`select key from reservation_files where id = ${mine.id}`)[0]!['key'] as string
    expect(await remove(mine.id, tenant)).toBe(200)
    await app.jobs.drain()
    expect(await app.storage.exists(key)).toBe(false)
    expect(await remove(mine.id, tenant)).toBe(404)
    expect(await remove(other.id, await makeAdmin(app.db))).toBe(200)
    expect((await seen()).map(({ kind }) => kind)).toEqual(['contract', 'document'])
  })

  it('lose their location data when they are photos', async () => {
    const { tenant, reservation } = await booked()
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f9c8a' } })
      .withExif({ IFD0: { Artist: 'Nadie' }, IFD3: { GPSLatitude: '33/1 26/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(tenant, reservation.id, photo, 'patio.jpg')
    expect(body.name).toBe('patio.webp')
    const params = { id: reservation.id, fileId: body.id }
    const read = await app.call(extras.file, { params }, { as: tenant })
    const kept = await sharp(read.body).metadata()
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 40, undefined])
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'acta.pdf'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'plano.png'],
    ['half a PDF', '%PDF-1.7\nfor ever unfinished', 'acta.pdf'],
  ])('are recognised by their bytes: %s is refused', async (_what, text, name) => {
    const { tenant, reservation } = await booked()
    const { status, body } = await upload(tenant, reservation.id, Buffer.from(text), name)
    expect([status, body.code]).toEqual([415, 'unsupported_file'])
  })

  it('are refused for an unpaid hold, and beyond the maximum number', async () => {
    const { tenant, reservation } = await booked()
    for (let count = 0; count < 20; count += 1)
      expect((await upload(tenant, reservation.id, pdf, 'a.pdf')).status).toBe(201)
    const more = await upload(tenant, reservation.id, pdf, 'a.pdf')
    expect([more.status, more.body.code]).toEqual([422, 'validation'])
    expect(more.body.fields).toMatchObject([{ path: 'file', code: 'validation.too_many_documents' }])
    const held = await extend({ tenant, reservation }, 1)
    expect((await upload(tenant, held.body.id, pdf, 'a.pdf')).status).toBe(409)
  })
})
