import { endpoints, type Rating } from '@metrolibre/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviews } from '../../platform/db/schema/community.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let month = 0
const stay = async (state: 'completed' | 'active' = 'completed') => {
  const { db } = app
  const owner = await makeOwner(db, { firstName: 'Olga' })
  const property = await makeProperty(db, { ownerId: owner.id })
  const tenant = await makeUser(db, { firstName: 'Teo', lastName: 'Secreto' })
  month += 1
  const start = `20${20 + month}-03-01`
  const end = `20${20 + month}-04-01`
  const { id: reservationId } = await makeReservation(db, {
    propertyId: property.id,
    tenantId: tenant.id,
    state,
    period: { start: new Date(`${start}T03:00:00Z`), end: new Date(`${end}T03:00:00Z`) },
    startDate: start,
    endDate: end,
  })
  return { owner, tenant, property, reservationId }
}
const write = (as: string, reservationId: string, rating: Rating = 'good') =>
  app.call(
    endpoints.reviews.create,
    { body: { reservationId, title: 'Luz todo el día', comment: 'Volvería', rating } },
    { as },
  )
const shown = async (id: string) => (await app.call(endpoints.reviews.ofLocation, { params: { id } })).body
const verify = (id: string) => app.db.update(reviews).set({ isVerified: true }).where(eq(reviews.id, id))

describe('a review', () => {
  it('can be written once by each side of a finished stay', async () => {
    const { owner, tenant, reservationId } = await stay()
    const answers = await Promise.all([
      write(tenant.id, reservationId),
      write(tenant.id, reservationId),
      write(owner.id, reservationId),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409])
    const [author] = await app.db.select().from(users).where(eq(users.id, tenant.id))
    expect(author?.didReview).toBe(true)
  })

  it('is saved for both sides when they write at the same moment', async () => {
    const { owner, tenant, reservationId } = await stay()
    const writing = await app.db.transaction(async (tx) => {
      // Neither goes on before both have begun.
      await tx.execute(sql`lock table reviews in share mode`)
      const both = [write(tenant.id, reservationId), write(owner.id, reservationId)]
      await untilLocked(app, 2)
      return { both }
    })
    expect((await Promise.all(writing.both)).map(({ status }) => status)).toEqual([201, 201])
  })

  it('is refused before the stay has ended, and for anybody but its two sides', async () => {
    const during = await stay('active')
    expect((await write(during.tenant.id, during.reservationId)).problem?.code).toBe('wrong_state')
    const { reservationId } = await stay()
    const stranger = await makeUser(app.db)
    const admin = await makeAdmin(app.db)
    expect((await write(stranger.id, reservationId)).problem?.code).toBe('not_found')
    expect((await write(admin.id, reservationId)).problem?.code).toBe('forbidden')
  })

  it('is public once it is verified, while it is active, and only if a tenant wrote it', async () => {
    const { owner, tenant, property, reservationId } = await stay()
    const { body } = await write(tenant.id, reservationId, 'excellent')
    const ofTenant = await write(owner.id, reservationId, 'bad')
    expect(await shown(property.id)).toEqual({ reviews: [], count: 0, average: null })
    await Promise.all([verify(body.id), verify(ofTenant.body.id)])
    const page = await shown(property.id)
    expect(page).toMatchObject({
      count: 1,
      average: 5,
      reviews: [{ id: body.id, rating: 'excellent', creator: { firstName: 'Teo' } }],
    })
    expect(JSON.stringify(page)).not.toContain('Secreto')
    await app.db.update(reviews).set({ isActive: false }).where(eq(reviews.id, body.id))
    expect(await shown(property.id)).toMatchObject({ reviews: [], count: 0 })
  })

  it('is shown to its author at once and to the other side once it is verified', async () => {
    const { owner, tenant, reservationId } = await stay()
    const { body } = await write(owner.id, reservationId, 'regular')
    const mine = async (as: string) => (await app.call(endpoints.reviews.mine, {}, { as })).body
    expect(await mine(owner.id)).toMatchObject({ written: [{ reservationId, isVerified: false }] })
    expect((await mine(tenant.id)).received).toEqual([])
    await verify(body.id)
    expect((await mine(tenant.id)).received).toMatchObject([
      { rating: 'regular', creator: { firstName: 'Olga' } },
    ])
    await app.db.update(users).set({ firstName: 'Usuario eliminado' }).where(eq(users.id, owner.id))
    const headers = { 'accept-language': 'en' }
    const inEnglish = await app.call(endpoints.reviews.mine, {}, { as: tenant.id, headers })
    expect(inEnglish.body.received).toMatchObject([{ creator: { firstName: 'Deleted user' } }])
  })

  it('is not found for a property that is not published', async () => {
    const hidden = await makeProperty(app.db, { isVerified: false })
    const { problem } = await app.call(endpoints.reviews.ofLocation, { params: { id: hidden.id } })
    expect(problem?.code).toBe('not_found')
  })
})
