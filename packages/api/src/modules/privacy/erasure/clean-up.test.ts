import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { stripeOf } from '../../payments/stripe.ts'

const { privacy, auth, contact } = endpoints

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ identity: 'provider', ownServices: true })
})
afterAll(() => app.close())

const member = {
  firstname: 'Rosa',
  lastname: 'Soto',
  email: 'rosa@people.example',
  password: 'una clave larga',
  country: 'Chile' as const,
  birthDate: '1991-03-09',
}

const lookUp = async (idToken: string) => {
  const { IDENTITY_TOOLKIT_URL: base, IDENTITY_API_KEY: key } = app.config
  const answer = await fetch(`${base}/v1/accounts:lookup?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: 'http://localhost:4000' },
    body: JSON.stringify({ idToken }),
  })
  return ((await answer.json()) as { error?: { message: string } }).error?.message
}
const subscribers = async () =>
  (await (await fetch(`${app.config.NEWSLETTER_URL}/members`)).text()).includes(member.email)

it('removes an erased person from the identity provider, the payment provider and the mailing list', async () => {
  const { body: signedIn } = await app.call(auth.register, { body: member })
  const { id } = signedIn.user
  await app.call(contact.subscribe, { body: { email: member.email } })
  const { customers } = stripeOf(app)
  const { id: stripeCustomerId } = await customers.create({ email: member.email })
  await app.db.update(users).set({ stripeCustomerId, emailConfirmedAt: new Date() }).where(eq(users.id, id))
  expect([await lookUp(signedIn.token), await subscribers()]).toEqual([undefined, true])
  const erased = await app.call(
    privacy.erase,
    { body: { password: member.password } },
    { as: signedIn.token },
  )
  expect(erased.status).toBe(200)
  await app.jobs.drain()
  expect(await lookUp(signedIn.token)).toBe('USER_NOT_FOUND')
  expect(await customers.retrieve(stripeCustomerId)).toMatchObject({ deleted: true })
  expect(await subscribers()).toBe(false)
  // What is gone already is no failure.
  await app.identity.remove(id, app.clock.now())
})
