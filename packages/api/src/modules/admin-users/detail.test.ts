import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviews } from '../../platform/db/schema/community.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminUsers, adminUserParts, auth } = endpoints

let app: TestApp
let admin: UserRow
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
})
afterAll(() => app.close())

const as = () => ({ as: admin })
const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!
const actionsOf = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)).map(
    ({ action, after }) => [action, after],
  )

it('shows a user with their places, bookings, reviews and payments, page by page', async () => {
  const { tenant, owner, property, reservation } = await makePaid(app)
  await makeProperty(app.db, { ownerId: owner.id })
  const review = { comment: 'Buen trato', rating: 5, reservationId: reservation.id }
  await app.db.insert(reviews).values([
    { ...review, title: 'Cumplió en todo', creatorId: tenant.id, receiverId: owner.id },
    { ...review, title: 'Pagó a tiempo', creatorId: owner.id, receiverId: tenant.id },
  ])
  const of = ({ id }: { id: string }) => ({ params: { id } })
  const detail = (await app.call(adminUsers.detail, of(tenant), as())).body
  expect(detail).toMatchObject({
    id: tenant.id,
    counts: { locations: 0, reviewsCreated: 1, reviewsReceived: 1, payments: 1 },
    clientReservations: [{ id: reservation.id }],
    ownerReservations: [],
  })

  const first = await app.call(adminUserParts.locations, { ...of(owner), query: { limit: 1 } }, as())
  const cursor = first.body.nextCursor!
  const second = await app.call(adminUserParts.locations, { ...of(owner), query: { limit: 1, cursor } }, as())
  const places = [...first.body.locations, ...second.body.locations].map(({ id }) => id)
  expect(new Set(places).size).toBe(2)
  expect([places.includes(property.id), second.body.nextCursor]).toEqual([true, null])

  const bookings = async (user: UserRow, side: 'client' | 'owner') =>
    (
      await app.call(adminUserParts.reservations, { ...of(user), query: { side } }, as())
    ).body.reservations.map(({ id }) => id)
  expect(await bookings(owner, 'owner')).toEqual([reservation.id])
  expect(await bookings(owner, 'client')).toEqual([])

  const found = async (side: 'creator' | 'receiver', q?: string) =>
    (
      await app.call(adminUserParts.reviews, { ...of(tenant), query: { side, ...(q && { q }) } }, as())
    ).body.reviews.map(({ title, location }) => [title, location?.id])
  expect(await found('creator')).toEqual([['Cumplió en todo', property.id]])
  expect(await found('receiver', 'PAGO')).toEqual([['Pagó a tiempo', property.id]])
  expect(await found('receiver', 'cumplio')).toEqual([])

  const { payments } = (await app.call(adminUserParts.payments, of(tenant), as())).body
  expect(payments).toMatchObject([
    {
      method: 'card',
      amount: reservation.total,
      refunded: 0,
      currency: 'CLP',
      reservation: { id: reservation.id },
    },
  ])
})

it('helps somebody into their account without seeing the password', async () => {
  const user = await makeUser(app.db)
  const params = { id: user.id }
  expect((await app.call(auth.session, {}, { as: user })).status).toBe(200)
  await app.call(adminUsers.sendReset, { params }, as())
  const mail = (await readInbox(app, user.email))[0]
  expect(mail?.text).toContain('#token=')
  await app.call(adminUsers.endSessions, { params }, as())
  expect((await rowOf(user.id)).sessionsValidFrom.getTime()).toBeGreaterThan(user.sessionsValidFrom.getTime())
  // The link is no part of what is recorded.
  expect(await actionsOf(user.id)).toEqual([
    ['user.sendReset', {}],
    ['user.endSessions', {}],
  ])
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
  const refused = await app.call(adminUsers.sendReset, { params }, as())
  expect(refused.problem?.code).toBe('wrong_state')
})

it('changes the data of a user, and nothing when somebody else was faster', async () => {
  const { id, updatedAt, email } = await makeUser(app.db, { companyName: 'Antes SpA' })
  const params = { id }
  const ifUpdatedAt = updatedAt.toISOString()
  const update = (body: object) => app.call(adminUsers.update, { params, body }, as())
  const changed = await update({ firstName: ' Rosa ', companyName: '', ifUpdatedAt })
  expect(changed.body).toMatchObject({ firstName: 'Rosa', companyName: null, email })
  const late = await update({ firstName: 'Tarde', ifUpdatedAt })
  expect(late.problem?.code).toBe('changed_meanwhile')
  const child = await update({ birthDate: `${new Date().getUTCFullYear() - 10}-01-01` })
  expect(child.problem).toMatchObject({ status: 422, fields: [{ path: 'birthDate' }] })
  expect((await update({ email: 'otro@people.example' })).problem?.code).toBe('validation')
  expect((await rowOf(id)).firstName).toBe('Rosa')
  expect(await actionsOf(id)).toEqual([['user.update', { firstName: 'Rosa', companyName: null }]])
})

it.each([
  ['confirmed', new Date()],
  ['never confirmed', null],
])(
  'deletes for good only from the trash, and never gives an address that was %s away again',
  async (_what, emailConfirmedAt) => {
    const person = {
      firstname: 'Vera',
      lastname: 'Vuelve',
      email: `vuelvo.${randomUUID()}@people.example`,
      password: 'una clave larga',
      country: 'Chile' as const,
      birthDate: '1991-03-09',
      isOwner: false,
      whatsapp: '',
      phone: '',
    }
    const { user } = (await app.call(auth.register, { body: person })).body
    await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, user.id))
    const body = { id: user.id }
    expect((await app.call(adminUsers.removeForGood, { body }, as())).problem?.code).toBe('wrong_state')
    await app.call(adminUsers.remove, { body }, as())
    const inTrash = (await app.call(adminUsers.trashDetail, { params: body }, as())).body
    expect(inTrash).toMatchObject({ isDeleted: true, deletedBy: { id: admin.id } })
    expect((await app.call(adminUsers.detail, { params: body }, as())).status).toBe(404)
    expect((await app.call(adminUsers.removeForGood, { body }, as())).status).toBe(200)
    expect((await app.call(adminUsers.trashDetail, { params: body }, as())).status).toBe(404)
    expect((await app.call(adminUsers.restore, { body }, as())).status).toBe(404)
    expect((await rowOf(user.id)).email).not.toContain('vuelvo')
    expect((await app.call(auth.register, { body: person })).problem?.code).toBe('email_unavailable')
    expect((await actionsOf(user.id)).map(([action]) => action)).toContain('user.removeForGood')
  },
)
