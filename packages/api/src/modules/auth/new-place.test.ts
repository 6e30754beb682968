import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginPlaces } from '../../platform/db/schema/login-places.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { browserOf } from './browser-of.ts'
import { hashPassword } from './password.ts'

const { auth } = endpoints
const password = 'una clave larga'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

const person = (language: 'es' | 'en' = 'es') => makeUser(app.db, { passwordHash, language })
const from = (ip: string, agent = android, language = 'es') => ({
  headers: { 'x-forwarded-for': ip, 'user-agent': agent, 'accept-language': language },
})
const login = async (email: string, ip: string, agent = android, language = 'es') =>
  expect((await app.call(auth.login, { body: { email, password } }, from(ip, agent, language))).status).toBe(
    200,
  )
const mailsAbout = async (email: string) =>
  (await readInbox(app, email)).filter(({ subject }) => /lugar nuevo|new place/.test(subject))

describe('a login from a new place', () => {
  it('is mailed with its time, rough origin and advice', async () => {
    const { email } = await person()
    await login(email, '203.0.113.7')
    await login(email, '198.51.100.23', firefox)
    const [mail, ...others] = await mailsAbout(email)
    expect(others).toEqual([])
    expect(mail!.text).toContain('198.51.100.··')
    expect(mail!.text).toContain('Firefox, Linux')
    expect(mail!.text).toContain('hora de Santiago')
    expect(mail!.text).toContain('cambia tu contraseña ahora')
    expect(mail!.html).toContain('/profile/main')
    expect(mail!.text + mail!.html).not.toContain('198.51.100.23')
  })

  it('is mailed in the language of the account', async () => {
    const { email } = await person('en')
    await login(email, '203.0.113.7', android, 'en')
    await login(email, '2001:db8:5:6::7', android, 'en')
    const [mail] = await mailsAbout(email)
    expect(mail!.subject).toBe('Somebody entered your account from a new place')
    expect(mail!.text).toContain('Chrome, Android')
    expect(mail!.text).not.toContain('2001:db8:5')
  })

  it('is not mailed for the place of registration or for a known place', async () => {
    const email = `${randomUUID()}@people.example`
    const body = {
      firstname: 'Elisa',
      lastname: 'Vara',
      email,
      password,
      country: 'Chile' as const,
      birthDate: '1991-03-09',
    }
    await app.call(auth.register, { body }, from('203.0.113.7'))
    // The next day the user has another address of the same network and a newer version of the same browser.
    await login(email, '203.0.113.99', android.replace('141', '142'))
    expect(await mailsAbout(email)).toEqual([])
    await login(email, '198.51.100.23')
    expect(await mailsAbout(email)).toHaveLength(1)
    app.clock.advance(2 * 86_400_000)
    await login(email, '198.51.100.24')
    await login(email, '203.0.113.7')
    expect(await mailsAbout(email)).toHaveLength(1)
  })

  it('is not mailed when the account was switched off before the mail went out', async () => {
    const { id, email } = await person()
    await login(email, '203.0.113.7')
    await login(email, '198.51.100.23')
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    expect(await mailsAbout(email)).toEqual([])
  })

  it('is not mailed when its places were removed before the mail went out', async () => {
    const { id, email } = await person()
    await login(email, '203.0.113.7')
    await login(email, '198.51.100.23')
    await app.db.delete(loginPlaces).where(eq(loginPlaces.userId, id))
    expect(await mailsAbout(email)).toEqual([])
  })

  it('is not mailed when the password was wrong', async () => {
    const { email } = await person()
    await login(email, '203.0.113.7')
    await app.call(auth.login, { body: { email, password: 'otra clave' } }, from('198.51.100.23'))
    expect(await mailsAbout(email)).toEqual([])
  })

  it('is mailed once a day at most, and later ones are listed in the next day’s mail', async () => {
    const { email, id } = await person()
    for (let network = 0; network < 4; network++) {
      await login(email, `198.51.${network}.7`)
      await app.jobs.drain()
    }
    expect(await mailsAbout(email)).toHaveLength(1)
    await app.sql`select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where key = ${`new-places:${id}`}), run_at => now())`
    const mails = await mailsAbout(email)
    expect(mails).toHaveLength(2)
    const told = mails.find(({ text }) => text.includes('198.51.3.··'))
    expect(told!.text).toContain('198.51.2.··')
    expect(told!.text).not.toContain('198.51.1.··')
  })

  it('keeps no address and no browser after it was mailed', async () => {
    const { email, id } = await person()
    await login(email, '203.0.113.7')
    await login(email, '198.51.100.23')
    await mailsAbout(email)
    const places = await app.db.select().from(loginPlaces).where(eq(loginPlaces.userId, id))
    expect(places).toHaveLength(2)
    for (const { place, network, browser } of places) {
      expect(place).toMatch(/^[\w-]{43}$/)
      expect({ network, browser }).toEqual({ network: null, browser: null })
    }
    const event = and(eq(securityEvents.userId, id), eq(securityEvents.kind, 'login_new_place'))
    expect(await app.db.$count(securityEvents, event)).toBe(1)
  })
})

describe('the places of an account', () => {
  const placesOf = (userId: string) => app.db.$count(loginPlaces, eq(loginPlaces.userId, userId))

  it('are removed after a year, except the last one, with which new places are compared', async () => {
    const { email, id } = await person()
    await login(email, '203.0.113.7')
    app.clock.advance(86_400_000)
    await login(email, '198.51.100.23')
    app.clock.advance(300 * 86_400_000)
    await app.jobs.tick('forget-login-places')
    expect(await placesOf(id)).toBe(2)
    app.clock.advance(66 * 86_400_000)
    await app.jobs.tick('forget-login-places')
    expect(await placesOf(id)).toBe(1)
    expect(await mailsAbout(email)).toHaveLength(1)
    app.clock.advance(86_400_000)
    await login(email, '203.0.113.7')
    expect(await mailsAbout(email)).toHaveLength(2)
  })

  it('are removed when the user is erased', async () => {
    const { email, id } = await person()
    await login(email, '203.0.113.7')
    expect(await placesOf(id)).toBe(1)
    await app.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, id))
    expect(await placesOf(id)).toBe(0)
  })
})

it('names browsers in common words and repeats nothing from the header', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36 Edg/141.0'
  expect([android, firefox, safari, edge].map(browserOf)).toEqual([
    'Chrome, Android',
    'Firefox, Linux',
    'Safari, iPhone',
    'Edge, Windows',
  ])
  expect(browserOf('visita https://malo.example ahora')).toBe('')
})
