import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiApp, type ApiApp } from '../../app.ts'
import { ticketFits, ticketFor } from '../../platform/images/picture-ticket.ts'
import type { HashSecrets } from '../../platform/keyed-hash.ts'
import { deletedEmails } from '../../platform/db/schema/privacy.ts'
import { loginPlaces } from '../../platform/db/schema/login-places.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { callEndpoint } from '../../testing/call.ts'
import { makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { localIdentity } from '../../testing/local-identity.ts'
import { captchaToken, solveCaptcha } from '../../testing/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deletedEmailHash } from '../auth/deleted-email.ts'
import { hashPassword } from '../auth/password.ts'
import { tokenOf } from '../saved-searches/token.ts'
import { readTracking, trackingOf } from '../visits/tracking.ts'

const { auth, captcha, ownLocations, savedSearches } = endpoints
const newer: HashSecrets = ['a-newer-secret-that-is-long-enough-too']
let before: TestApp
/** The same database and services, after a secret was added in front. */
let after: ApiApp
/** The same, after the older secret was taken away. */
let without: ApiApp
beforeAll(async () => {
  before = await createTestApp()
  const start = (APP_SECRET: HashSecrets) =>
    createApiApp({ ...before.config, APP_SECRET }, { clock: before.clock, identity: localIdentity })
  after = await start([...newer, ...before.config.APP_SECRET])
  without = await start(newer)
})
afterAll(async () => {
  await after.close()
  await without.close()
  await before.close()
})

it('goes on refusing removed addresses, and stores further ones under the newest secret', async () => {
  const email = 'se.fue@people.example'
  const person = {
    firstname: 'Ida',
    lastname: 'Vuelta',
    email,
    password: 'metros de sobra 7',
    country: 'Chile' as const,
    birthDate: '1990-01-01',
    isOwner: false,
  }
  await before.db.insert(deletedEmails).values({ hash: deletedEmailHash(before.config, email) })
  const refused = await callEndpoint(after, auth.register, { body: person })
  expect(refused.problem?.code).toBe('email_unavailable')
  expect(deletedEmailHash(after.config, email)).toBe(
    deletedEmailHash({ ...after.config, APP_SECRET: newer }, email),
  )
  expect((await callEndpoint(without, auth.register, { body: person })).status).toBe(201)
})

it('accepts what was signed with an older secret, and signs with the newest', async () => {
  const reader = await makeUser(before.db)
  const unsubscribe = (on: ApiApp, secrets: HashSecrets) =>
    callEndpoint(on, savedSearches.unsubscribe, { query: { token: tokenOf(secrets, reader.id) } })
  const [old, both] = [before.config.APP_SECRET, after.config.APP_SECRET]
  expect((await unsubscribe(after, old)).status).toBe(200)
  expect((await unsubscribe(without, both)).status).toBe(200)
  expect((await unsubscribe(without, old)).problem?.code).toBe('link_invalid')

  const key = 'public/pictures/roof/320.webp'
  const fits = (secrets: HashSecrets, ticket: string) =>
    ticketFits(secrets, 'roof', ticket, before.clock.now())
  const ticket = ticketFor(old, key, before.clock.now())
  expect([fits(both, ticket), fits(newer, ticket)]).toEqual([true, false])
  expect(fits(newer, ticketFor(both, key, before.clock.now()))).toBe(true)

  const origin = { propertyId: 'p', userId: reader.id, kind: 'technical' } as const
  expect(readTracking(both, trackingOf(old, origin))).toEqual(origin)
  expect(readTracking(newer, trackingOf(old, origin))).toBeUndefined()
})

it('accepts the solution of a challenge of before, once', async () => {
  const body = { recaptchaToken: captchaToken(await solveCaptcha(before)) }
  expect((await callEndpoint(without, captcha.verify, { body })).problem?.code).toBe('captcha_failed')
  expect((await callEndpoint(after, captcha.verify, { body })).status).toBe(200)
  expect((await callEndpoint(after, captcha.verify, { body })).problem?.code).toBe('captcha_failed')
})

it('knows the places from where people signed in before', async () => {
  const password = 'una clave larga'
  const user = await makeUser(before.db, { passwordHash: await hashPassword(password) })
  const login = (on: ApiApp, ip: string) =>
    callEndpoint(
      on,
      auth.login,
      { body: { email: user.email, password } },
      { headers: { 'x-forwarded-for': ip } },
    )
  const places = () =>
    before.db
      .select({ place: loginPlaces.place, newAt: loginPlaces.newAt })
      .from(loginPlaces)
      .where(eq(loginPlaces.userId, user.id))
  await login(before, '203.0.113.7')
  const [first] = await places()
  await login(after, '203.0.113.7')
  const [second, ...others] = await places()
  expect(second!.place).not.toBe(first!.place)
  expect([second!.newAt, others]).toEqual([null, []])
  // Processes with and without the new secret serve side by side while it is rolled out.
  await login(before, '203.0.113.7')
  await login(after, '203.0.113.7')
  expect(await places()).toHaveLength(2)
  await login(after, '198.51.100.23')
  expect(await places()).toHaveLength(3)
})

it('keeps the public coordinates of a property', async () => {
  const owner = await makeOwner(before.db)
  const { id } = await makeProperty(before.db, {
    ownerId: owner.id,
    latitude: null,
    longitude: null,
    stage: 'draft',
    isVerified: false,
  })
  const shownBy = async (on: ApiApp) => {
    // Taken away first: a place that is sent again unchanged is not calculated again.
    for (const body of [
      { lat: null, long: null },
      { lat: -33.44, long: -70.66 },
    ]) {
      const { status } = await callEndpoint(on, ownLocations.update, { params: { id }, body }, { as: owner })
      expect(status).toBe(200)
    }
    const [row] = await before.db
      .select({ latitude: properties.publicLatitude, longitude: properties.publicLongitude })
      .from(properties)
      .where(eq(properties.id, id))
    return row
  }
  const shown = await shownBy(before)
  expect(await shownBy(after)).toEqual(shown)
  expect(await shownBy(without)).not.toEqual(shown)
})
