import { createHash, randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts as papers } from '../../platform/db/schema/contracts.ts'
import { reservations as reservationRows } from '../../platform/db/schema/reservations.ts'
import {
  asTenant,
  blankSignature,
  contractForm,
  monthsFrom,
  pictureSignature,
  typedSignature,
} from '../../testing/booking.ts'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { extendReservation } from '../reservations/extend.ts'
import { sha256 } from '../../platform/hash.ts'
import { readSeal } from '../../testing/read-seal.ts'
import { canonical } from './evidence.ts'
import { signContract } from './sign.ts'

const { contractDrafts, reservations, contracts } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const { signature: _drawn, ...terms } = contractForm
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const confirm = async (id: string) => {
  await app.sql`update reservations set state = 'awaiting_payment' where id = ${id}`
  await app.sql`
    update reservations set state = 'confirmed', hold_expires_at = null, confirmed_at = now() where id = ${id}`
}

const held = async (room = false) => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const roomId = room ? (await makeRoom(app.db, property.id)).id : undefined
  const range = monthsFrom(app.clock.now(), 1, 2)
  const body = { locationId: property.id, range, ...(roomId && { roomId }) }
  const { body: hold } = await app.call(reservations.hold, { body }, { as: tenant })
  const params = { id: hold.id }
  const sign = (changes: object = {}) =>
    app.call(
      reservations.signContract,
      { params, body: { contractData: { ...contractForm, ...changes } } },
      { as: tenant, headers: { 'user-agent': 'a browser of the tests' } },
    )
  const read = async (as: { id: string } = tenant) =>
    (await app.call(reservations.contract, { params }, { as })).body
  const kept = async () => (await app.sql`select * from contracts where reservation_id = ${hold.id}`)[0]!
  return { tenant, property, roomId, range, hold, params, sign, read, kept }
}

describe('signing', () => {
  it('extends the hold to 30 minutes and stores who signed what, when and where', async () => {
    const { sign, kept, tenant, property, hold } = await held()
    app.clock.advance(60_000)
    const at = app.clock.now()
    const { body } = await sign()
    expect(body).toMatchObject({
      status: 'contract_signed',
      holdExpiresAt: at.getTime() + 30 * 60_000,
      contract: { signedAt: at.toISOString() },
      files: [{ kind: 'contract', removable: false }],
    })
    const row = await kept()
    expect(row).toMatchObject({
      kind: 'lease',
      property_id: property.id,
      signer_id: tenant.id,
      signer_name: contractForm.represent,
      ip: '127.0.0.1',
      user_agent: 'a browser of the tests',
      time_zone: 'America/Santiago',
    })
    expect(new Date(row['signed_at'] as string)).toEqual(at)
    expect(row['sha256']).toBe(body.contract!.hash)
    expect(hash(await app.storage.getBytes(row['pdf_key'] as string))).toBe(row['sha256'])
    expect(hash(await app.storage.getBytes(row['copy_key'] as string))).not.toBe(row['sha256'])
    // Both are sealed, and the hash is the one of the sealed file.
    for (const key of ['pdf_key', 'copy_key'] as const) {
      const seal = readSeal(Buffer.from(await app.storage.getBytes(row[key] as string)))
      expect(seal).toMatchObject({ coversAll: true, unchanged: true, isBaseline: true })
      expect(seal.timeStamp).toBeDefined()
    }
    const { body: check } = await app.call(contracts.verify, { params: { hash: body.contract!.hash } })
    expect(check.sealed).toBe(true)
    const [signed] = await app.db
      .select({ inBooking: reservationRows.contractData, data: papers.data, document: papers.signerDocument })
      .from(papers)
      .innerJoin(reservationRows, eq(reservationRows.id, papers.reservationId))
      .where(eq(papers.reservationId, hold.id))
    expect(signed).toEqual({ inBooking: terms, data: terms, document: contractForm.identity })
    expect(sha256(canonical(signed!.data))).toBe(sha256(canonical(terms)))
  })

  it('says in the document, the evidence and the public check how it was signed', async () => {
    const said = {
      drawn: 'Dibujada en la pantalla',
      typed: 'Escrita con el teclado / Typed on the keyboard: «Javiera Riquelme Soto»',
      picture: 'Imagen de una firma, sin su fondo',
    }
    const { signature: drawn } = contractForm
    for (const [kind, signature] of Object.entries({
      drawn,
      typed: typedSignature,
      picture: pictureSignature,
    })) {
      const { sign, kept, property, read } = await held()
      const { status, body } = await sign({ signature })
      expect(status).toBe(200)
      expect(await kept()).toMatchObject({
        signature_kind: kind,
        signature_text: kind === 'typed' ? 'Javiera Riquelme Soto' : null,
      })
      const pdf = Buffer.from(await read({ id: property.ownerId }))
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said[kind as keyof typeof said])
      expect(pdf.includes('MrsSaintDelafield')).toBe(kind === 'typed')
      const params = { hash: body.contract!.hash }
      expect((await app.call(contracts.verify, { params })).body).toMatchObject({ signature: kind })
    }
  })

  it('is refused with the field and the reason when the signature holds none', async () => {
    const { sign } = await held()
    const fieldOf = async (signature: unknown) => {
      const { problem } = await sign({ signature })
      return problem?.fields?.map(({ path, code }) => `${path} ${code}`)
    }
    const at = 'contractData.signature'
    expect(await fieldOf({ kind: 'typed', name: '   ' })).toEqual([`${at}.name validation.signature_name`])
    expect(await fieldOf({ kind: 'typed', name: '李明' })).toEqual([`${at}.name validation.signature_name`])
    expect(await fieldOf({ kind: 'typed' })).toEqual([`${at} validation.signature`])
    expect(await fieldOf({ kind: 'picture', picture: 'data:image/svg+xml;base64,PHN2Zz4=' })).toEqual([
      `${at}.picture validation.signature_picture`,
    ])
    expect(await fieldOf({ kind: 'picture', picture: 'data:image/png;base64,PHN2Zz4=' })).toEqual([
      `${at}.picture validation.signature_picture`,
    ])
    expect(await fieldOf({ kind: 'picture', picture: blankSignature })).toEqual([
      `${at}.picture validation.signature_picture_blank`,
    ])
    expect(await fieldOf(blankSignature)).toEqual([`${at} validation.signature`])
    expect((await sign({ signature: typedSignature })).status).toBe(200)
  })

  it('returns the first signature when repeated with the same terms, and is refused with others', async () => {
    const { sign, kept } = await held()
    const { body: first } = await sign()
    app.clock.advance(60_000)
    const { status, body: again } = await sign()
    expect([status, again.contract]).toEqual([200, first.contract])
    expect(again.holdExpiresAt).toBe(first.holdExpiresAt)
    expect((await sign({ location_uses: 'Otra cosa' })).problem?.code).toBe('wrong_state')
    expect((await kept())['sha256']).toBe(first.contract!.hash)
  })

  it('returns one signature to both when the form is sent twice at once', async () => {
    const { sign, kept } = await held()
    const both = await Promise.all([sign(), sign()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const hash = (await kept())['sha256']
    expect(both.map(({ body }) => body.contract!.hash)).toEqual([hash, hash])
  })

  it('is possible until the last moment of the hold', async () => {
    const { sign, hold } = await held()
    app.clock.set(new Date(hold.holdExpiresAt!))
    expect((await sign()).problem?.code).toBe('hold_expired')
    await app.jobs.tick('expire-holds')
    expect((await sign()).problem?.code).toBe('hold_expired')
    const late = await held()
    app.clock.set(new Date(late.hold.holdExpiresAt! - 1))
    expect((await late.sign()).status).toBe(200)
  })

  it('draws nothing if the hold ends before its turn', async () => {
    const { tenant, hold } = await held()
    const reservation = (await findReservation(app.db, hold.id))!
    // The hold is checked before the first wait, and once more when the turn has come.
    const signing = signContract(app, tenant, reservation, contractForm, {
      ip: '203.0.113.7',
      userAgent: 'x',
    })
    app.clock.advance(15 * 60_000)
    await expect(signing).rejects.toMatchObject({ code: 'hold_expired' })
    expect(await findReservation(app.db, hold.id)).toMatchObject({ state: 'held' })
  })

  it('is refused after the tenant cancelled', async () => {
    const { sign, params, tenant } = await held()
    await app.call(reservations.cancel, { params }, { as: tenant })
    expect((await sign()).problem?.code).toBe('wrong_state')
  })

  it('names the room when a room is booked', async () => {
    const { sign, kept, roomId } = await held(true)
    expect((await sign()).body.room?.id).toBe(roomId)
    expect((await kept())['kind']).toBe('lease')
  })
})

describe('a signed contract', () => {
  it('is read by its tenant as a copy until it is paid, and byte by byte afterwards', async () => {
    const { sign, read, kept, hold, property, tenant } = await held()
    const { body: signed } = await sign()
    const copy = await read()
    expect(hash(copy)).not.toBe(signed.contract!.hash)
    expect(hash(copy)).toBe(hash(await app.storage.getBytes((await kept())['copy_key'] as string)))
    const code = hold.id.slice(0, 8)
    expect(signed.files[0]!.name).toBe(`contrato-${code}-copia-de-lectura.pdf`)
    const checked = async (of: Uint8Array) =>
      (await app.call(contracts.verify, { params: { hash: hash(of) } })).body
    expect(await checked(copy)).toMatchObject({ hash: hash(copy), isCopy: true, initials: 'J. R. S.' })
    expect(hash(await read({ id: property.ownerId }))).toBe(signed.contract!.hash)
    await confirm(hold.id)
    const contract = await read()
    expect(hash(contract)).toBe(signed.contract!.hash)
    expect(await checked(contract)).toMatchObject({ isCopy: false })
    const { body: paid } = await app.call(reservations.detail, { params: { id: hold.id } }, { as: tenant })
    expect(paid.files[0]!.name).toBe(`contrato-firmado-${code}.pdf`)
  })

  it('can be verified by its hash as a lease or an addendum', async () => {
    const { sign, hold, tenant } = await held()
    const { body: signed } = await sign()
    const verify = async (of: string) => (await app.call(contracts.verify, { params: { hash: of } })).body
    expect(await verify(signed.contract!.hash)).toMatchObject({
      kind: 'contract',
      initials: 'J. R. S.',
      userAgent: null,
      signedAt: signed.contract!.signedAt,
    })
    await confirm(hold.id)
    const next = await extendReservation(app, asTenant(tenant), { id: hold.id, quantity: 1 }, randomUUID())
    const signing = { params: { id: next.id }, body: { contractData: contractForm } }
    const { body: longer } = await app.call(reservations.signContract, signing, { as: tenant })
    expect(await verify(longer.contract!.hash)).toMatchObject({ kind: 'addendum' })
    expect(longer.files[0]).toMatchObject({
      kind: 'addendum',
      name: `anexo-${next.id.slice(0, 8)}-copia-de-lectura.pdf`,
    })
  })
})

describe('a draft', () => {
  type Wish = NonNullable<Extract<Parameters<typeof app.call<typeof reservations.pdf>>[1], object>['body']>
  const draft = (tenant: { id: string }, wish: Omit<Wish, 'contractData'> & Partial<Wish>) =>
    app.call(reservations.pdf, { body: { contractData: terms, ...wish } }, { as: tenant })

  it('is rendered for a property or a room, and refused like the booking itself', async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const room = await makeRoom(app.db, property.id)
    const range = monthsFrom(app.clock.now(), 1, 2)
    const whole = await draft(tenant, { locationId: property.id, range })
    const part = await draft(tenant, { locationId: property.id, roomId: room.id, range })
    expect([whole.status, part.status]).toEqual([200, 200])
    expect(hash(whole.body)).not.toBe(hash(part.body))
    const own = await draft({ id: property.ownerId }, { locationId: property.id, range })
    expect(own.problem?.code).toBe('own_property')
    const elsewhere = { locationId: (await makeProperty(app.db)).id, roomId: room.id, range }
    expect((await draft(tenant, elsewhere)).problem?.code).toBe('not_found')
    const odd = { locationId: property.id, range: { ...range, start: range.start + 1 } }
    expect((await draft(tenant, odd)).problem?.code).toBe('invalid_range')
  })

  it('leaves out a drawn signature', async () => {
    const tenant = await makeUser(app.db)
    const body = { locationId: (await makeProperty(app.db)).id, range: monthsFrom(app.clock.now(), 1, 2) }
    const without = await draft(tenant, body)
    const drawn = await draft(tenant, { ...body, contractData: contractForm })
    expect(hash(drawn.body)).toBe(hash(without.body))
  })

  it('of an extension is an addendum', async () => {
    const { tenant, hold, sign, property } = await held()
    await sign()
    await confirm(hold.id)
    const next = await extendReservation(app, asTenant(tenant), { id: hold.id, quantity: 1 }, randomUUID())
    const range = { start: next.period.start.getTime(), end: next.period.end.getTime() }
    const addendum = await draft(tenant, { locationId: property.id, range })
    const lease = await draft(await makeUser(app.db), { locationId: property.id, range })
    expect([addendum.status, lease.status]).toEqual([200, 200])
    expect(hash(addendum.body)).not.toBe(hash(lease.body))
  })

  it('comes with its address as a text in the reader’s language, to be read on the screen', async () => {
    const { params, tenant } = await held()
    const read = async (headers = {}) =>
      (
        await app.call(
          contractDrafts.link,
          { params, body: { contractData: contractForm } },
          { as: tenant, headers },
        )
      ).body.text
    const text = await read()
    expect(text.title).toBe('Contrato de arriendo de espacio')
    expect(text.parts.map(({ title }) => title)).toEqual(['Arrendador', 'Arrendatario', 'Espacio y plazo'])
    expect(text.parts[1]!.facts).toContainEqual({ label: 'Empresa', value: contractForm.company })
    expect(text.clauses[0]!.title).toBe('Objeto')
    expect(text.clauses[0]!.text).toContain(`representado por ${contractForm.represent}`)
    const english = await read({ 'accept-language': 'en' })
    expect(english.clauses.map(({ title }) => title)).toContain('Price and payment')
    expect(english.parts[0]!.title).toBe('Landlord')
  })

  it('opens at an address with its name, for whoever has that and nobody else', async () => {
    const { hold, params, tenant } = await held()
    const other = await held()
    const link = (of: typeof params, as: { id: string }, headers = {}) =>
      app.call(contractDrafts.link, { params: of, body: { contractData: contractForm } }, { as, headers })
    const open = (url: string) => app.server.inject({ url: url.slice(new URL(url).origin.length) })
    expect((await link(params, other.tenant)).status).toBe(404)
    const { url } = (await link(params, tenant)).body
    expect(new URL(url).pathname).toBe(
      `/api/reservation/${hold.id}/draft/contrato-${hold.id.slice(0, 8)}-borrador.pdf`,
    )
    expect((await link(params, tenant, { 'accept-language': 'en' })).body.url).toContain(
      `/contract-${hold.id.slice(0, 8)}-draft.pdf?`,
    )
    const shown = await open(url)
    expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { text } = await extractText(new Uint8Array(shown.rawPayload), { mergePages: true })
    expect(text).toContain(contractForm.company)
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="contrato-${hold.id.slice(0, 8)}-borrador.pdf"; filename*=UTF-8''contrato-${hold.id.slice(0, 8)}-borrador.pdf`,
    })
    expect(decodeURIComponent(url), 'nothing of the form can be read in it').not.toContain(contractForm.rut)
    const refused = [
      url.replace(hold.id, other.hold.id),
      url.replace(/ticket=.*/, 'ticket=a.b.c.d.e'),
      `${url.slice(0, -3)}abc`,
    ]
    for (const one of refused) expect((await open(one)).statusCode, one).toBe(400)
    app.clock.advance(30 * 60_000 + 1000)
    expect((await open(url)).statusCode).toBe(400)
  })
})
