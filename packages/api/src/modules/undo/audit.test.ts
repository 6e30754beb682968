import { endpoints, type AuditEntityName } from '@metrolibre/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publications } from '../../platform/db/schema/community.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listAdmins } from '../audit/list-repository.ts'

const { adminCommunity, adminSite, adminUsers, adminLedger, adminReservations } = endpoints
let app: TestApp
let admin: { id: string }
let as: { as: { id: string } }

beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db, { firstName: 'Camila', lastName: 'Rojas' })
  as = { as: admin }
})
afterAll(() => app.close())

const audit = async (query: Parameters<typeof read>[0] = {}) => (await read(query)).body
const read = (query: {
  entity?: AuditEntityName
  entityId?: string
  limit?: number
  cursor?: string
  actorId?: string
  from?: string
  to?: string
  action?: string
  q?: string
}) => app.call(adminSite.audit, { query }, as)

it('shows who changed what from where, and takes it back once nothing came after it', async () => {
  const user = await makeUser(app.db, { firstName: 'Fundación', lastName: 'Ronda' })
  const switchOff = (isActive: boolean) =>
    app.call(adminUsers.setActive, { body: { id: user.id, isActive } }, as)
  await switchOff(false)
  const { entries, total, totalIsExact, actors } = await audit({ entity: 'user', entityId: user.id })
  expect([total, totalIsExact]).toEqual([1, true])
  expect(actors).toMatchObject([{ id: admin.id, lastName: 'Rojas' }])
  const [entry] = entries
  expect(entry).toMatchObject({
    actor: { firstName: 'Camila' },
    action: 'user.setActive',
    name: 'Fundación Ronda',
    before: { isActive: true },
    after: { isActive: false },
    network: '127.0.0.··',
    undone: null,
    canUndo: true,
  })
  expect(entry!.requestId).toBeTruthy()

  const undone = await app.call(adminSite.undo, { params: { id: entry!.id } }, as)
  expect(undone.body).toMatchObject({ canUndo: false, undone: { by: { id: admin.id } } })
  expect((await app.call(adminSite.undo, { params: { id: entry!.id } }, as)).problem?.code).toBe(
    'wrong_state',
  )
  expect((await app.call(adminSite.undo, { params: { id: 'no' } }, as)).status).toBe(404)

  await switchOff(false)
  await switchOff(true)
  const [later, earlier] = (await audit({ entityId: user.id })).entries
  expect([later!.canUndo, earlier!.canUndo]).toEqual([true, false])
  const early = await app.call(adminSite.undo, { params: { id: earlier!.id } }, as)
  expect(early.problem?.code).toBe('conflict')
})

it('names an erased account in the language of whoever reads', async () => {
  const { id } = await makeUser(app.db, { firstName: 'Usuario eliminado', lastName: '' })
  await app.call(adminUsers.setActive, { body: { id, isActive: false } }, as)
  const nameIn = async (locale: string) => {
    const { body } = await app.call(
      adminSite.audit,
      { query: { entityId: id } },
      { ...as, headers: { 'accept-language': locale } },
    )
    return body.entries[0]!.name
  }
  expect([await nameIn('es'), await nameIn('en')]).toEqual(['Usuario eliminado', 'Deleted user'])
})

it('does not offer to take back a change of what its author deleted since', async () => {
  const { id: userId } = await makeUser(app.db)
  const [post] = await app.db
    .insert(publications)
    .values({ userId, title: 'Taller Garza', description: 'Gres' })
    .returning()
  const { id } = post!
  await app.call(adminCommunity.verifyPublication, { params: { id }, body: { isVerified: true } }, as)
  const entries = async () => (await audit({ entity: 'publication', entityId: id })).entries
  expect(await entries()).toMatchObject([{ name: 'Taller Garza', canUndo: true }])
  await app.db.delete(publications).where(eq(publications.id, id))
  expect(await entries()).toMatchObject([{ name: null, canUndo: false }])
})

it('finds the change of a currency by what the screens call it', async () => {
  await app.call(adminSite.setCurrency, { body: { country: 'Chile', value: 256 } }, as)
  for (const q of ['moneda', 'currency', 'clp', 'Chile'])
    expect((await audit({ q, entity: 'currency' })).entries, q).toMatchObject([{ after: { rate: 256 } }])
})

it('records what admins do with money, and pages and filters the record', async () => {
  const property = await makeProperty(app.db, { name: 'Taller Lince' })
  const transfer = { locationId: property.id, amount: 5000, date: '2026-01-10', reference: 'TEF 1' }
  const { body: made } = await app.call(adminLedger.record, { body: transfer }, as)
  await app.call(
    adminLedger.correct,
    { params: { id: made.id }, body: { date: '2026-01-11', reference: 'Error' } },
    as,
  )
  await app.call(
    adminLedger.setCommission,
    { body: { locationId: property.id, from: '2026-01', percent: 8 } },
    as,
  )
  const booking = await makeReservation(app.db, { propertyId: property.id, state: 'contract_signed' })
  const params = { id: booking.id }
  await app.call(adminReservations.transfer, { params, body: { action: 'await' } }, as)
  await app.call(
    adminReservations.transfer,
    { params, body: { action: 'record', reference: 'Cartola 9' } },
    as,
  )
  await app.call(adminReservations.refund, { params, body: { reason: 'Pedido' } }, as)
  const other = await makeReservation(app.db, {
    propertyId: property.id,
    period: { start: new Date('2033-03-01T03:00:00Z'), end: new Date('2033-04-01T03:00:00Z') },
  })
  const { id: userId } = await makeUser(app.db)
  await app.call(adminUsers.setActive, { body: { id: userId, isActive: false } }, as)
  await app.call(adminReservations.cancel, { params: { id: other.id }, body: { reason: 'Prueba' } }, as)

  const newest = await audit({ actorId: admin.id, limit: 4 })
  expect(newest.entries.map(({ action }) => action)).toEqual([
    'reservation.cancel',
    'user.setActive',
    'reservation.refund',
    'reservation.recordTransfer',
  ])
  expect(newest.entries[3]).toMatchObject({
    before: { state: 'awaiting_transfer' },
    after: { state: 'confirmed', reference: 'Cartola 9' },
    canUndo: false,
  })
  const next = await audit({ actorId: admin.id, limit: 3, cursor: newest.nextCursor! })
  expect(next.entries.map(({ action }) => action)).toEqual([
    'reservation.awaitTransfer',
    'commission.set',
    'transfer.correct',
  ])
  const ofPlace = async (q: string) =>
    (await audit({ q })).entries.filter(({ entity }) => entity === 'reservation').length
  // By the name of a booking, by who made a change, and by the beginning of a code.
  expect(await ofPlace(booking.name.toLowerCase())).toBeGreaterThan(0)
  expect(await ofPlace('rojas')).toBe(4)
  expect(await ofPlace(booking.id.slice(0, 12))).toBe(3)
  expect(await ofPlace('nobody has this name')).toBe(0)
  expect((await audit({})).actions).toEqual(expect.arrayContaining(['transfer.record', 'user.setActive']))
  expect((await audit({ action: 'transfer.record' })).entries).toMatchObject([
    { name: 'TEF 1', after: { amount: 5000 } },
  ])
  expect((await audit({ q: 'tef 1', entity: 'transfer' })).entries).toMatchObject([{ name: 'TEF 1' }])
  expect((await audit({ q: 'lince taller', entity: 'commission' })).entries).toMatchObject([
    { name: 'Taller Lince' },
  ])
  expect((await audit({ from: '2199-01-01' })).entries).toEqual([])
  expect((await audit({ to: '9999-12-31', limit: 1 })).entries).toHaveLength(1)

  const { status, body: sheet } = await app.call(adminSite.auditExport, { query: { entity: 'transfer' } }, as)
  expect(status).toBe(200)
  expect(Buffer.from(sheet).subarray(0, 2).toString()).toBe('PK')
})

it('offers the admins by name, also one in the trash, and reads no other user for that', async () => {
  const instant = new Date('2026-01-01T00:00:00Z')
  const inTrash = await makeAdmin(app.db, { firstName: 'Aída', lastName: 'Ayala', deletedAt: instant })
  await makeAdmin(app.db, { firstName: 'Elsa', deletedAt: instant, erasedAt: instant })
  await makeUser(app.db, { firstName: 'Darío' })
  const { actors } = await audit()
  expect(actors.map(({ id }) => id)).toEqual([inTrash.id, admin.id])
  const plan = await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain ${listAdmins(app.db)}`)
  })
  expect(JSON.stringify(plan)).toContain('users_admins_by_name')
})
