import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/platform/db/schema/users.ts'
import { makeUser } from '../../src/testing/factories.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const privileges = [
  { isAdmin: true },
  { isVerified: true },
  { isClient: false },
  { didReview: true },
  { isActive: false },
  { stripeCustomerId: 'cus_1' },
  { passwordHash: 'x' },
  { emailConfirmedAt: '2026-01-01T00:00:00.000Z' },
  { sessionsValidFrom: 0 },
  { id: '00000000-0000-4000-8000-000000000000' },
]
const registration = {
  firstname: 'Eva',
  lastname: 'Pica',
  email: 'eva@people.example',
  password: 'una clave larga',
  country: 'Perú',
  birthDate: '1990-01-01',
  isOwner: false,
}
const send = (method: 'POST' | 'PUT', url: string, payload: string, bearer?: string) =>
  app.server.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  })

describe('fields that no client may send', () => {
  it.each(privileges)('are refused at registration: %j', async (privilege) => {
    const answer = await send('POST', '/api/auth/register', JSON.stringify({ ...registration, ...privilege }))
    expect(answer.statusCode).toBe(422)
    expect(await app.db.select().from(users).where(eq(users.email, registration.email))).toEqual([])
  })

  it.each(privileges)('can’t change a profile: %j', async (privilege) => {
    const before = await makeUser(app.db)
    for (const url of [`/api/auth/${before.id}`, '/api/auth/extra'])
      expect((await send('PUT', url, JSON.stringify(privilege), before.id)).statusCode).toBe(422)
    const [after] = await app.db.select().from(users).where(eq(users.id, before.id))
    expect(after).toEqual(before)
  })

  it('can’t be set through the prototype either', async () => {
    const { id } = await makeUser(app.db)
    for (const body of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])
      expect((await send('PUT', '/api/auth/extra', body, id)).statusCode).toBe(400)
    expect((await app.call(endpoints.payments.all, {}, { as: id })).status).toBe(403)
    expect({}).not.toHaveProperty('isAdmin')
  })
})
