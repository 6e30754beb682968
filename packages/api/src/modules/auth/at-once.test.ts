import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../../platform/context.ts'
import { users } from '../../platform/db/schema/users.ts'
import { loadUser } from '../../platform/identity/user-repository.ts'
import { makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { requestEmailChange } from './email-change.ts'
import { useEmailLink } from './email-link.ts'
import { makeLink } from './links.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './restore.ts'
import { login } from './service.ts'

const password = 'una clave larga'
const request = { ip: '203.0.113.9', userAgent: 'Test', id: 'request', locale: 'es' } as never

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
})
afterAll(() => app.close())

/**
 * Creates a user, and a function that sets a new password through a mailed link. The tests call it in the
 * middle of another request, at the same millisecond of the clock.
 */
const withReset = async () => {
  const user = await makeUser(app.db, { passwordHash: await hashPassword(password) })
  app.clock.advance(1000)
  const url = await makeLink(app, app.db, user, 'restore_password')
  const reset = () => setPassword(app, url.split('#token=')[1]!, 'otra clave bien larga', request)
  return { user, reset }
}
const signInTo = (to: AppContext, email: string) => login(to, { email, password }, request)

describe('setting a new password', () => {
  it('makes a login with the old password fail when both happen at once', async () => {
    const { user, reset } = await withReset()
    const signIn: typeof app.identity.signIn = async (id, at) => {
      await reset()
      return app.identity.signIn(id, at)
    }
    const slow = { ...app, identity: { ...app.identity, signIn } }
    await expect(signInTo(slow, user.email)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('cancels a change of e-mail that was requested with the old password at the same time', async () => {
    const { user, reset } = await withReset()
    const email = `nueva-${randomUUID()}@people.example`
    const transaction: typeof app.db.transaction = async (work) => {
      await reset()
      return app.db.transaction(work)
    }
    const slow = { ...app, db: Object.assign(Object.create(app.db) as typeof app.db, { transaction }) }
    const caller = (await loadUser(app.db, user.id))!
    const asked = requestEmailChange(slow, caller, { email, password }, request)
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' })
    await app.jobs.drain()
    expect(await readInbox(app, email)).toEqual([])
  })

  it('ends sessions opened before it, and a login with the new password works', async () => {
    const { user, reset } = await withReset()
    const { token } = await signInTo(app, user.email)
    expect((await app.call(endpoints.auth.session, {}, { as: token })).status).toBe(200)
    app.clock.advance(1)
    await reset()
    expect((await app.call(endpoints.auth.session, {}, { as: token })).status).toBe(401)
    const body = { email: user.email, password: 'otra clave bien larga' }
    expect((await app.call(endpoints.auth.login, { body })).status).toBe(200)
  })
})

it('ends a session that is opened while the account is switched off and on again', async () => {
  const user = await makeUser(app.db, { passwordHash: await hashPassword(password) })
  app.clock.advance(1000)
  const set = (isActive: boolean) =>
    app.db.update(users).set({ isActive, sessionsValidFrom: app.clock.now() }).where(eq(users.id, user.id))
  const signIn: typeof app.identity.signIn = async (id, at) => {
    await set(false)
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, user.id))
    return app.identity.signIn(id, at)
  }
  const slow = { ...app, identity: { ...app.identity, signIn } }
  await expect(signInTo(slow, user.email)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

it('creates one account when the same address is registered twice at once', async () => {
  const email = `nueva-${randomUUID()}@people.example`
  const body = {
    firstname: 'Javiera',
    lastname: 'Soto',
    email,
    password,
    country: 'Chile' as const,
    birthDate: '1991-03-09',
  }
  const both = await Promise.all([
    app.call(endpoints.auth.register, { body }),
    app.call(endpoints.auth.register, { body }),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(both.find(({ problem }) => problem)?.problem?.code).toBe('email_unavailable')
  expect(await app.db.$count(users, eq(users.email, email))).toBe(1)
})

it('changes the address even when the provider is unavailable for a new session', async () => {
  const user = await makeUser(app.db)
  const email = `nueva-${randomUUID()}@people.example`
  const url = await makeLink(app, app.db, user, 'change_email', email)
  const signIn = () => Promise.reject(new Error('The provider is unavailable'))
  const away = { ...app, identity: { ...app.identity, signIn } }
  const caller = (await loadUser(app.db, user.id))!
  const used = await useEmailLink(away, caller, url.split('#token=')[1]!, request)
  expect(used).toEqual({ outcome: 'changed', email, signedIn: null })
})
