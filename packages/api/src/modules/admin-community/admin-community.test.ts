import { endpoints } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publications, reviews } from '../../platform/db/schema/community.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'
import { tellAuthor } from './announce.ts'

let app: TestApp
let admin: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
})
beforeEach(() => app.db.delete(publications))
afterAll(() => app.close())

const { adminCommunity } = endpoints
const lastChange = async (entityId: string) => {
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, entityId), eq(auditLog.actorId, admin.id)))
  return rows.toSorted((a, b) => a.id - b.id).at(-1)
}
const undoLast = async (entityId: string) =>
  undoChange(app, (await lastChange(entityId))!.id, { actorId: admin.id, requestId: 'undo' }, undoes)

it('lists posts by words and flags, page by page', async () => {
  const { id: userId } = await makeUser(app.db, { firstName: 'Abril' })
  const post = { userId, description: 'Vajilla de gres' }
  await app.db.insert(publications).values([
    { ...post, title: 'Ñandú', createdAt: new Date('2026-01-03') },
    { ...post, title: 'Barro', createdAt: new Date('2026-01-02'), isVerified: true },
    { ...post, title: 'Azul', createdAt: new Date('2026-01-01'), isActive: false },
    { ...post, title: 'Borrada', deletedAt: new Date() },
  ])
  const list = async (query: object) =>
    (await app.call(adminCommunity.publications, { query }, { as: admin })).body
  const titles = async (query: object) => (await list(query)).publications.map(({ title }) => title)
  expect(await titles({})).toEqual(['Ñandú', 'Barro', 'Azul'])
  expect(await titles({ sort: 'title' })).toEqual(['Azul', 'Barro', 'Ñandú'])
  expect(await titles({ q: 'nandu' })).toEqual(['Ñandú'])
  expect(await titles({ q: 'VAJILLA', isVerified: false, isActive: true })).toEqual(['Ñandú'])
  expect(await titles({ isActive: false })).toEqual(['Azul'])
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ total: 3, totalIsExact: true })
  expect(await titles({ limit: 2, cursor: first.nextCursor })).toEqual(['Azul'])
})

it('publishes the version that the admin saw, tells its author once, and can be undone', async () => {
  const author = await makeUser(app.db, { firstName: 'Abril', language: 'en' })
  const [post] = await app.db
    .insert(publications)
    .values({ userId: author.id, title: 'Taller Greda', description: 'Vajilla' })
    .returning()
  const { id, updatedAt } = post!
  const verify = (isVerified: boolean, ifUpdatedAt: string) =>
    app.call(
      adminCommunity.verifyPublication,
      { params: { id }, body: { isVerified, ifUpdatedAt } },
      { as: admin },
    )
  const stale = await verify(true, new Date(updatedAt.getTime() - 1).toISOString())
  expect(stale.problem?.code).toBe('changed_meanwhile')
  expect((await verify(true, updatedAt.toISOString())).body.isVerified).toBe(true)
  expect((await app.call(endpoints.publications.detail, { params: { id } })).status).toBe(200)
  await tellAuthor(app, id)
  await tellAuthor(app, id)
  expect((await readInbox(app, author.email)).map(({ subject }) => subject)).toEqual([
    'We published Taller Greda',
  ])

  expect(await lastChange(id)).toMatchObject({ action: 'publication.verify', after: { isVerified: true } })
  await undoLast(id)
  expect((await app.call(endpoints.publications.detail, { params: { id } })).status).toBe(404)
})

it('refuses a post with a reason for its author, deletes it and brings it back', async () => {
  const author = await makeUser(app.db)
  const [post] = await app.db
    .insert(publications)
    .values({ userId: author.id, title: 'Dudosa', description: 'Compre ya', isVerified: true })
    .returning()
  const { id } = post!
  const refused = await app.call(
    adminCommunity.setPublicationActive,
    { body: { id, isActive: false, reason: 'Cuenta qué haces' } },
    { as: admin },
  )
  expect(refused.body).toMatchObject({ isActive: false, refusal: 'Cuenta qué haces' })
  await tellAuthor(app, id)
  const [mail] = await readInbox(app, author.email)
  expect(mail?.subject).toBe('No publicamos Dudosa')
  expect(mail?.text).toContain('Cuenta qué haces')
  await undoLast(id)
  const read = async () => app.call(adminCommunity.publication, { params: { id } }, { as: admin })
  expect((await read()).body).toMatchObject({ isActive: true, refusal: null })

  expect((await app.call(adminCommunity.removePublication, { body: { id } }, { as: admin })).status).toBe(200)
  expect((await read()).status).toBe(404)
  await undoLast(id)
  expect((await read()).status).toBe(200)
  await app.call(adminCommunity.removePublication, { body: { id } }, { as: admin })
  const back = await app.call(adminCommunity.restorePublication, { body: { id } }, { as: admin })
  expect(back.body.title).toBe('Dudosa')
})

it('lists reviews with their property, and shows and verifies them', async () => {
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db, { firstName: 'Teo' })
  const property = await makeProperty(app.db, { ownerId: owner.id, name: 'Taller 1' })
  const { id: reservationId } = await makeReservation(app.db, {
    propertyId: property.id,
    tenantId: tenant.id,
    state: 'completed',
  })
  const words = { reservationId, title: 'Luz', comment: 'Buena luz' }
  const [ofOwner] = await app.db
    .insert(reviews)
    .values([
      { ...words, rating: 4, creatorId: tenant.id, receiverId: owner.id },
      { ...words, rating: 2, title: 'Ruido', creatorId: owner.id, receiverId: tenant.id, isVerified: true },
    ])
    .returning()
  const list = async (query: object) =>
    (await app.call(adminCommunity.reviews, { query }, { as: admin })).body.reviews
  expect((await list({ sort: 'rating' })).map(({ rating }) => rating)).toEqual(['bad', 'good'])
  expect(await list({ writtenBy: 'tenant' })).toMatchObject([
    {
      writtenBy: 'tenant',
      reservationId,
      location: { id: property.id, name: 'Taller 1' },
      creator: { firstName: 'Teo' },
    },
  ])
  expect((await list({ writtenBy: 'owner', q: 'ruído' })).map(({ title }) => title)).toEqual(['Ruido'])
  expect((await list({ isVerified: false })).map(({ title }) => title)).toEqual(['Luz'])
  const { id } = ofOwner!
  await app.call(adminCommunity.verifyReview, { body: { id, isVerified: true } }, { as: admin })
  const hidden = await app.call(
    adminCommunity.setReviewActive,
    { body: { id, isActive: false } },
    { as: admin },
  )
  expect(hidden.body).toMatchObject({ isVerified: true, isActive: false })
  await undoLast(id)
  const { body } = await app.call(adminCommunity.review, { params: { id } }, { as: admin })
  expect(body).toMatchObject({ isVerified: true, isActive: true })
})
