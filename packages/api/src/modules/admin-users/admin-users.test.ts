import { endpoints } from '@metrolibre/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'

const { adminUsers, adminFilters, auth } = endpoints

let app: TestApp
let admin: UserRow
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db, { firstName: 'Camila', createdAt: new Date('2020-01-01T12:00:00Z') })
}, 60_000)
afterAll(() => app.close())

const list = async (query: object) => (await app.call(adminUsers.list, { query }, { as: admin })).body
const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!
const changesOf = (id: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)

describe('the list of users', () => {
  it('finds people by name, address, company and RUT, without regard to accents', async () => {
    const person = await makeUser(app.db, {
      firstName: 'Ñandú',
      lastName: 'Peñaloza',
      email: 'nandu@peñaloza.example',
      companyName: 'Imprenta Itália',
      rut: '76.318.204-9',
    })
    for (const q of ['nandu', 'ÑANDÚ penal', 'peñaloza.example', 'imprenta italia', '76.318.204-9', 'ña']) {
      const found = await list({ q })
      expect(
        found.users.map(({ id }) => id),
        q,
      ).toEqual([person.id])
      expect(found).toMatchObject({ total: 1, totalIsExact: true, position: 0, nextCursor: null })
    }
    expect((await list({ q: 'nandu_' })).users).toEqual([])
  })

  it('filters by country, flags and days, and sorts by name', async () => {
    const at = new Date('2019-03-02T02:59:59Z')
    const ana = await makeOwner(app.db, { firstName: 'Ana', country: 'Perú', createdAt: at })
    const alvaro = await makeOwner(app.db, {
      firstName: 'Álvaro',
      isVerified: true,
      isActive: false,
      createdAt: at,
    })
    await makeProperty(app.db, { ownerId: ana.id })
    // In Chile, this instant is still on the first of March.
    const march = { from: '2019-03-01', to: '2019-03-01' }
    const ids = async (query: object) => (await list({ ...march, ...query })).users.map(({ id }) => id)
    expect(await ids({ sort: 'name' })).toEqual([alvaro.id, ana.id])
    expect(await ids({ sort: 'name', order: 'desc', limit: 1 })).toEqual([ana.id])
    expect(await ids({ country: 'Perú' })).toEqual([ana.id])
    expect(await ids({ isVerified: true })).toEqual([alvaro.id])
    expect(await ids({ isActive: true, isOwner: true, isAdmin: false })).toEqual([ana.id])
    expect(await ids({ from: '2019-03-02', to: '2019-03-02' })).toEqual([])
    expect((await list({ from: '2019-03-01', to: '9999-12-31', limit: 1 })).users).toHaveLength(1)
    expect((await list({ ...march, country: 'Perú' })).users[0]).toMatchObject({
      ownedLocations: 1,
      lastSessionAt: null,
      deletedAt: null,
      updatedAt: ana.updatedAt.toISOString(),
    })
  })
})

describe('what admins switch on and off', () => {
  it('changes each flag, records it, and can take it back once', async () => {
    const { id } = await makeUser(app.db)
    const as = { as: admin }
    const params = { id }
    expect((await app.call(adminUsers.setOwner, { body: { id, isOwner: true } }, as)).body.isOwner).toBe(true)
    await app.call(adminUsers.setAdmin, { params, body: { isAdmin: true } }, as)
    await app.call(adminUsers.setVerified, { params, body: { isVerified: true } }, as)
    // The same again changes nothing and is not recorded.
    await app.call(adminUsers.setVerified, { params, body: { isVerified: true } }, as)
    expect((await app.call(adminUsers.setActive, { body: { id, isActive: false } }, as)).body.isActive).toBe(
      false,
    )
    expect(await rowOf(id)).toMatchObject({ isOwner: true, isAdmin: true, isVerified: true, isActive: false })
    expect((await app.call(auth.session, {}, { as: { id } })).status).toBe(403)
    const changes = await changesOf(id)
    expect(changes.map(({ action, after, actorId }) => [action, after, actorId])).toEqual([
      ['user.setOwner', { isOwner: true }, admin.id],
      ['user.setAdmin', { isAdmin: true }, admin.id],
      ['user.setVerified', { isVerified: true }, admin.id],
      ['user.setActive', { isActive: false }, admin.id],
    ])
    const events = await app.db.select().from(securityEvents).where(eq(securityEvents.userId, id))
    expect(events.map(({ kind, details }) => [kind, details])).toEqual([
      ['role_changed', { role: 'owner', on: true }],
      ['role_changed', { role: 'admin', on: true }],
      ['account_disabled', {}],
    ])
    const by = { actorId: admin.id, requestId: 'undo' }
    for (const { id: change } of changes) await undoChange(app, change, by, undoes)
    expect(await rowOf(id)).toMatchObject({
      isOwner: false,
      isAdmin: false,
      isVerified: false,
      isActive: true,
    })
  })

  it('keeps the last admin, whichever way administration would end', async () => {
    const others = and(eq(users.isAdmin, true), ne(users.id, admin.id))
    const previous = await app.db.select({ id: users.id }).from(users).where(others)
    await app.db.update(users).set({ isAdmin: false }).where(others)
    const as = { as: admin }
    const { id } = admin
    const refusals = [
      await app.call(adminUsers.setAdmin, { params: { id }, body: { isAdmin: false } }, as),
      await app.call(adminUsers.setActive, { body: { id, isActive: false } }, as),
      await app.call(adminUsers.remove, { body: { id } }, as),
      await app.call(auth.toggleActive, { params: { id }, body: { active: false } }, as),
    ]
    expect(refusals.map(({ problem }) => problem?.code)).toEqual(Array(4).fill('last_admin'))
    expect(refusals[0]!.problem?.message).toContain('nombra antes a otra persona')
    if (previous.length > 0)
      await app.db
        .update(users)
        .set({ isAdmin: true })
        .where(
          inArray(
            users.id,
            previous.map((one) => one.id),
          ),
        )
  })
})

describe('the trash', () => {
  it('takes a user in and gives them back', async () => {
    const { id, firstName } = await makeUser(app.db, { firstName: 'Trasto' })
    const as = { as: admin }
    expect((await app.call(adminUsers.remove, { body: { id } }, as)).body.message).toContain('papelera')
    expect((await list({ q: firstName })).users).toEqual([])
    expect((await app.call(auth.session, {}, { as: { id } })).status).toBe(401)
    const trash = (await app.call(adminUsers.trash, { query: { q: firstName } }, as)).body
    expect(trash.users).toMatchObject([
      { id, isDeleted: true, deletedBy: { id: admin.id, firstName: 'Camila' } },
    ])
    expect((await app.call(adminUsers.setOwner, { body: { id, isOwner: true } }, as)).status).toBe(404)
    expect((await app.call(adminUsers.restore, { body: { id } }, as)).status).toBe(200)
    expect((await app.call(adminUsers.restore, { body: { id } }, as)).status).toBe(404)
    expect((await list({ q: firstName })).users).toMatchObject([{ id, isDeleted: false, deletedBy: null }])
  })

  it('refuses somebody with a live booking', async () => {
    const tenant = await makeUser(app.db)
    const owner = await makeOwner(app.db)
    const property = await makeProperty(app.db, { ownerId: owner.id })
    await makeReservation(app.db, { propertyId: property.id, tenantId: tenant.id, state: 'confirmed' })
    for (const { id } of [tenant, owner])
      expect((await app.call(adminUsers.remove, { body: { id } }, { as: admin })).problem?.code).toBe(
        'live_reservations',
      )
  })
})

it('keeps the filters of a list for the admin who saved them', async () => {
  const other = await makeAdmin(app.db)
  const save = (name: string, query: string) =>
    app.call(adminFilters.save, { body: { list: 'users', name, query } }, { as: admin })
  const mine = async (as: { id: string }, ofList = 'users') =>
    (await app.call(adminFilters.list, { query: { list: ofList } }, { as })).body.filters
  await save('Dueños', 'isOwner=true')
  const { body } = await save('Dueños', 'isOwner=true&country=Perú')
  expect(await mine(admin)).toEqual([body])
  expect([await mine(other), await mine(admin, 'zones')]).toEqual([[], []])
  const rename = (as: { id: string }, name: string) =>
    app.call(adminFilters.rename, { params: { id: body.id }, body: { name } }, { as })
  expect((await rename(other, 'Suyo')).status).toBe(404)
  expect((await rename(admin, ' Dueños de Perú ')).body).toEqual({ ...body, name: 'Dueños de Perú' })
  // Marks that turn the writing direction would make it read as something else.
  expect((await rename(admin, '\u202EDueños\u2066')).body.name).toBe('Dueños')
  expect((await rename(admin, '\u202E')).problem?.fields).toMatchObject([{ path: 'name' }])
  await save('Otro', 'q=a')
  expect((await rename(admin, 'Otro')).problem?.code).toBe('conflict')
  const second = (await mine(admin)).find(({ name }) => name === 'Otro')!
  await app.call(adminFilters.remove, { params: { id: second.id } }, { as: admin })
  const remove = (as: { id: string }) => app.call(adminFilters.remove, { params: { id: body.id } }, { as })
  expect((await remove(other)).status).toBe(404)
  expect((await remove(admin)).status).toBe(200)
  expect(await mine(admin)).toEqual([])
  for (let index = 0; index < 30; index += 1) await save(`Filtro ${index}`, 'q=a')
  expect((await save('Uno más', 'q=a')).problem?.message).toContain('30')
})
