import { randomUUID } from 'node:crypto'
import { endpoints, type SecurityEventKind } from '@metrolibre/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { findMail } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordSecurityEvent } from './record.ts'

const { auth, adminSecurity } = endpoints
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const origin = { network: '203.0.113.··', networkHash: 'x', userAgent: 'tests', requestId: randomUUID() }
const record = (userId: string | null, kind: SecurityEventKind = 'login', details = {}) =>
  recordSecurityEvent(app.db, { kind, userId, origin, details })
const eventsOf = (userId: string) =>
  app.db.select().from(securityEvents).where(eq(securityEvents.userId, userId)).orderBy(securityEvents.id)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'let through',
    (error: Error) => String(error.cause),
  )

const person = () => ({
  firstname: 'Javiera',
  lastname: 'Soto',
  email: `javiera.${randomUUID()}@people.example`,
  password: 'una clave larga',
  country: 'Chile' as const,
  birthDate: '1991-03-09',
})

describe('security events', () => {
  it('record what happened to an account and from where, without the whole address', async () => {
    const { email, password, ...rest } = person()
    const from = {
      headers: { 'x-forwarded-for': '203.0.113.77', 'user-agent': `Firefox ${'x'.repeat(300)}` },
    }
    const { body } = await app.call(auth.register, { body: { email, password, ...rest } }, from)
    const { id } = body.user
    const as = { as: { id }, ...from }
    await app.call(auth.login, { body: { email, password: 'otra clave' } }, from)
    await app.call(auth.login, { body: { email, password } }, from)
    await app.call(auth.restore, { body: { email } }, from)
    const mail = await findMail(app, email, 'Cambia tu contraseña')
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')![1]!
    // Must be later than the registration: otherwise the database sets the end of the sessions by its own
    // clock.
    app.clock.advance(1_000)
    await app.call(auth.password, { body: { token, password: 'otra clave larga' } }, from)
    await app.call(auth.logout, {}, as)
    await app.call(auth.toggleActive, { params: { id }, body: { active: false } }, as)
    const events = await eventsOf(id)
    expect(events.map(({ kind }) => kind)).toEqual([
      'registered',
      'login_refused',
      'login',
      'password_reset_requested',
      'password_changed',
      'logout_everywhere',
      'account_disabled',
    ])
    for (const { network, networkHash, userAgent, requestId } of events) {
      expect(network).toBe('203.0.113.··')
      expect(networkHash).toMatch(/^[\w-]{43}$/)
      expect(userAgent).toHaveLength(160)
      expect(requestId).not.toBe('')
    }
    expect(JSON.stringify(events)).not.toMatch(/clave|203\.0\.113\.77|people\.example/)
  })

  it('name the admin who acted, and no user for an unknown address', async () => {
    const [admin, user] = [await makeAdmin(app.db), await makeUser(app.db)]
    await app.call(auth.toggleActive, { params: { id: user.id }, body: { active: false } }, { as: admin })
    expect(await eventsOf(user.id)).toMatchObject([{ kind: 'account_disabled', actorId: admin.id }])
    const headers = { 'x-request-id': randomUUID() }
    const email = 'nadie@people.example'
    await app.call(auth.login, { body: { email, password: 'x' } }, { headers })
    await app.call(auth.restore, { body: { email } }, { headers })
    await app.jobs.drain()
    const events = await app.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.requestId, headers['x-request-id']))
      .orderBy(asc(securityEvents.id))
    const nobody = { userId: null, actorId: null }
    expect(events).toMatchObject([
      { ...nobody, kind: 'login_refused', details: { code: 'invalid_credentials' } },
      { ...nobody, kind: 'password_reset_requested' },
    ])
  })

  it('can be listed by admins, newest first, filtered by account and kind, in pages', async () => {
    const [admin, user] = [await makeAdmin(app.db), await makeUser(app.db, { firstName: 'Rosa' })]
    for (const kind of ['login', 'login_refused', 'login', 'email_changed'] as const)
      await record(user.id, kind, { code: 'x' })
    const ask = (query: { kind?: SecurityEventKind; limit?: number; cursor?: string }) =>
      app.call(adminSecurity.events, { query: { userId: user.id, ...query } }, { as: admin })
    const first = (await ask({ limit: 3 })).body
    expect(first.events.map(({ kind }) => kind)).toEqual(['email_changed', 'login', 'login_refused'])
    expect(first.events[0]).toMatchObject({
      user: { id: user.id, firstName: 'Rosa' },
      network: '203.0.113.··',
      details: { code: 'x' },
    })
    const rest = (await ask({ limit: 3, cursor: first.nextCursor! })).body
    expect(rest).toMatchObject({ events: [{ kind: 'login' }], nextCursor: null })
    expect((await ask({ kind: 'login' })).body.events).toHaveLength(2)
    for (const cursor of ['nonsense', 'LTE', 'MWUzMDA', 'MHgxMA'])
      expect((await ask({ cursor })).problem?.code, cursor).toBe('validation')
    expect((await app.call(adminSecurity.events, {}, { as: user })).status).toBe(403)
  })
})

describe('the table of security events', () => {
  it('refuses to change a row or to delete it too early', async () => {
    const { id } = await makeUser(app.db)
    await record(id)
    const [event] = await eventsOf(id)
    const mine = eq(securityEvents.id, event!.id)
    for (const change of [
      { kind: 'login_refused' as const },
      { at: new Date(0) },
      { requestId: 'other-request' },
      { details: { code: 'x' } },
      { userId: null, kind: 'login_refused' as const },
      { userId: (await makeUser(app.db)).id },
      { network: 'elsewhere' },
    ])
      expect(
        await refusal(app.db.update(securityEvents).set(change).where(mine)),
        JSON.stringify(change),
      ).toContain('append-only')
    expect(await refusal(app.db.delete(securityEvents).where(mine))).toContain('append-only')
    expect(await refusal(app.db.execute(sql`truncate security_events`))).toContain('append-only')
  })

  it('allows deleting rows that are older than half a year', async () => {
    const { id } = await makeUser(app.db)
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    await app.db.insert(securityEvents).values([
      { kind: 'login', userId: id, at: days(181) },
      { kind: 'login', userId: id, at: days(179) },
    ])
    await app.jobs.tick('forget-security-events')
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('removes the user from the rows when they are erased, and keeps the rows', async () => {
    const [user, other] = [await makeUser(app.db), await makeUser(app.db)]
    await record(user.id, 'login', { code: 'x' })
    await recordSecurityEvent(app.db, { kind: 'role_changed', userId: other.id, actorId: user.id, origin })
    const [before] = await eventsOf(user.id)
    await app.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, user.id))
    const [after] = await app.db.select().from(securityEvents).where(eq(securityEvents.id, before!.id))
    expect(after).toEqual({
      ...before,
      userId: null,
      network: null,
      networkHash: null,
      userAgent: null,
      requestId: null,
      details: {},
    })
    expect(await eventsOf(other.id)).toMatchObject([
      { kind: 'role_changed', actorId: null, network: null, userAgent: null },
    ])
  })

  it('refuses unknown kinds', async () => {
    expect(await refusal(record(null, 'nonsense' as SecurityEventKind))).toContain('security_events_kind')
  })
})
