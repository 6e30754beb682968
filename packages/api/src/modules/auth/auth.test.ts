import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deletedEmails } from '../../platform/db/schema/privacy.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { findMail, readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deletedEmailHash } from './deleted-email.ts'

// `watch-libraries.ts` watches it.
const checked = vi.mocked(verify)

const { auth } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
})
afterAll(() => app.close())

const person = () => ({
  firstname: 'Javiera',
  lastname: 'Soto',
  email: `Javiera.${randomUUID()}@People.example`,
  password: 'una clave larga',
  country: 'Chile' as const,
  birthDate: '1991-03-09',
  isOwner: false,
  whatsapp: '+56955501234',
  phone: '',
})
const register = async () => {
  const details = person()
  const { body } = await app.call(auth.register, { body: details })
  return { ...body, email: details.email, password: details.password }
}

describe('register and login', () => {
  it('takes no other failure of the database for a known address', async () => {
    await app.sql`alter table users add constraint no_fallo check (last_name <> 'Fallo')`
    const { status } = await app.call(auth.register, { body: { ...person(), lastname: 'Fallo' } })
    await app.sql`alter table users drop constraint no_fallo`
    expect(status).toBe(500)
  })

  it('answers with a bearer that the API accepts and a custom token for the SDK', async () => {
    const { token, storageTokenAuthFirebase, user, email } = await register()
    expect(user).toMatchObject({
      email: email.toLowerCase(),
      isClient: true,
      isAdmin: false,
      isVerified: false,
      whatsapp: '+56955501234',
      phone: null,
    })
    expect(storageTokenAuthFirebase.split('.')).toHaveLength(3)
    const session = await app.call(auth.session, {}, { as: token })
    expect({ ...session.body.user, firebaseToken: storageTokenAuthFirebase }).toEqual(user)
  })

  it('signs in whatever the case of the e-mail address', async () => {
    const { email, password } = await register()
    const { status, body } = await app.call(auth.login, { body: { email: email.toUpperCase(), password } })
    expect(status).toBe(200)
    expect(body.user.firebaseToken).toBe(body.storageTokenAuthFirebase)
    expect((await app.call(auth.session, {}, { as: body.token })).status).toBe(200)
  })

  it('makes the language of the login that of the mails', async () => {
    const { email, password, user } = await register()
    expect(user.language).toBe('es')
    const headers = { 'accept-language': 'en' }
    const { body } = await app.call(auth.login, { body: { email, password } }, { headers })
    expect(body.user.language).toBe('en')
  })

  it('answers an unknown address and a wrong password with the same refusal', async () => {
    const { email } = await register()
    const wrong = await app.call(auth.login, { body: { email, password: 'otra clave' } })
    const unknown = await app.call(auth.login, {
      body: { email: 'nadie@people.example', password: 'otra clave' },
    })
    expect(wrong.status).toBe(401)
    expect({ ...wrong.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' })
  })

  it('checks an unknown address against a hash that costs as much as that of a user', async () => {
    const { email } = await register()
    const costOf = async (address: string) => {
      checked.mockClear()
      await app.call(auth.login, { body: { email: address, password: 'otra clave' } })
      return checked.mock.calls.map(([passwordHash]) => String(passwordHash).split('$').slice(1, 4))
    }
    const cost = ['argon2id', 'v=19', 'm=19456,t=2,p=1']
    expect(await costOf(email)).toEqual([cost])
    expect(await costOf('nadie@people.example')).toEqual([cost])
  })

  it('refuses a known address without naming a reason and sends a mail to its holder', async () => {
    const { email } = await register()
    const again = await app.call(auth.register, { body: { ...person(), email } })
    expect(again.problem).toMatchObject({ status: 409, code: 'email_unavailable' })
    expect(await findMail(app, email, 'Alguien quiso registrarse con tu correo')).toBeDefined()
  })

  it('mails the holder of a known address once when it is tried several times', async () => {
    const { email } = await register()
    await app.jobs.drain()
    for (let one = 0; one < 2; one++) await app.call(auth.register, { body: { ...person(), email } })
    const notices = (await readInbox(app, email)).filter(({ subject }) => subject.includes('registrarse'))
    expect(notices).toHaveLength(1)
  })

  it('sends no notice to an address whose user is in the trash', async () => {
    const { email, user } = await register()
    await app.jobs.drain()
    const before = await readInbox(app, email)
    await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id))
    expect((await app.call(auth.register, { body: { ...person(), email } })).status).toBe(409)
    expect(await readInbox(app, email)).toHaveLength(before.length)
  })

  it('stores names without the spaces around them', async () => {
    const body = { ...person(), firstname: ' Javiera ', lastname: ' Soto ' }
    const { user } = (await app.call(auth.register, { body })).body
    expect([user.firstName, user.lastName]).toEqual(['Javiera', 'Soto'])
  })

  it('refuses the address of a deleted user without revealing why', async () => {
    const details = person()
    await app.db.insert(deletedEmails).values({ hash: deletedEmailHash(app.config, details.email) })
    expect((await app.call(auth.register, { body: details })).problem?.code).toBe('email_unavailable')
  })

  it('refuses minors and names the field', async () => {
    const birthDate = `${new Date().getUTCFullYear() - 17}-01-01`
    const { problem } = await app.call(auth.register, { body: { ...person(), birthDate } })
    expect(problem).toMatchObject({ status: 422, fields: [{ path: 'birthDate', code: 'validation.adult' }] })
  })

  it('refuses a login when the account is switched off or in the trash', async () => {
    const off = await register()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, off.user.id))
    expect((await app.call(auth.login, { body: { email: off.email, password: off.password } })).status).toBe(
      403,
    )
    expect((await app.call(auth.session, {}, { as: off.token })).problem?.code).toBe('account_inactive')
    await app.db.update(users).set({ isActive: true, deletedAt: new Date() }).where(eq(users.id, off.user.id))
    expect((await app.call(auth.login, { body: { email: off.email, password: off.password } })).status).toBe(
      401,
    )
    expect((await app.call(auth.session, {}, { as: off.token })).status).toBe(401)
  })
})

describe('logout', () => {
  it('ends every session at once and allows a new login', async () => {
    const { email, password, token } = await register()
    app.clock.advance(1000)
    await app.call(auth.logout, {}, { as: token })
    expect((await app.call(auth.session, {}, { as: token })).status).toBe(401)
    const { body } = await app.call(auth.login, { body: { email, password } })
    expect((await app.call(auth.session, {}, { as: body.token })).status).toBe(200)
  })
})

describe('restore', () => {
  it('answers the same for known and unknown addresses', async () => {
    const { email } = await register()
    const known = await app.call(auth.restore, { body: { email } })
    const unknown = await app.call(auth.restore, { body: { email: 'nadie@people.example' } })
    expect(known.body).toEqual(unknown.body)
  })

  it('sets a new password with the mailed token, only once, and ends all sessions', async () => {
    const { email, token } = await register()
    app.clock.advance(1000)
    await app.call(auth.restore, { body: { email } })
    const mail = await findMail(app, email, 'Cambia tu contraseña')
    expect(mail).toMatchObject({
      subject: 'Cambia tu contraseña',
      html: expect.stringContaining('/restaurar#token='),
    })
    const link = /\/restaurar#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { token: link, password: 'otra clave larga' }
    expect((await app.call(auth.password, { body })).status).toBe(200)
    expect((await app.call(auth.password, { body })).problem?.code).toBe('reset_token_invalid')
    expect((await app.call(auth.session, {}, { as: token })).status).toBe(401)
    expect((await app.call(auth.login, { body: { email, password: body.password } })).status).toBe(200)
    expect(await findMail(app, email, 'Tu contraseña cambió')).toBeDefined()
  })
})

describe('restore for an account that is switched off', () => {
  it('sends no link', async () => {
    const { email, user } = await register()
    await app.jobs.drain()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
    expect((await app.call(auth.restore, { body: { email } })).status).toBe(200)
    expect(await findMail(app, email, 'Cambia tu contraseña')).toBeUndefined()
  })
})

describe('profile', () => {
  it('changes only the fields that were sent, and only the own profile', async () => {
    const me = await register()
    const other = await makeUser(app.db)
    const changed = await app.call(
      auth.update,
      { params: { id: me.user.id }, body: { firstName: 'Ana', phone: '' } },
      { as: me.token },
    )
    expect(changed.body).toMatchObject({ firstName: 'Ana', lastName: 'Soto', phone: null })
    const foreign = await app.call(
      auth.update,
      { params: { id: other.id }, body: { firstName: 'Eva' } },
      { as: me.token },
    )
    expect(foreign.status).toBe(403)
  })

  it('refuses to change the e-mail address, for the user and for an admin, whether it is taken or not', async () => {
    const [me, other] = [await register(), await register()]
    const admin = await register()
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.user.id))
    const ask = (email: string, as: string) =>
      app.call(auth.update, { params: { id: me.user.id }, body: { email, firstName: 'Eva' } }, { as })
    const refusal = { status: 422, fields: [{ path: 'email', code: 'validation.email_link' }] }
    for (const as of [me.token, admin.token])
      for (const email of [other.email, 'libre@people.example'])
        expect((await ask(email, as)).problem).toMatchObject(refusal)
    expect((await ask(me.email, me.token)).body).toMatchObject({ firstName: 'Eva', email: me.user.email })
  })

  it('refuses names that hold links or line breaks', async () => {
    const me = await register()
    const { problem } = await app.call(
      auth.update,
      { params: { id: me.user.id }, body: { firstName: 'http://evil.example click', lastName: 'a\nb' } },
      { as: me.token },
    )
    expect(problem?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['firstName', 'validation.name'],
      ['lastName', 'validation.name'],
    ])
  })

  it('adds company data', async () => {
    const me = await register()
    const { body } = await app.call(
      auth.extra,
      { body: { companyName: 'Taller Sur', rut: '' } },
      { as: me.token },
    )
    expect(body).toMatchObject({ companyName: 'Taller Sur', rut: null })
  })

  it('switches the user’s own account off', async () => {
    const me = await register()
    await makeProperty(app.db, { ownerId: me.user.id })
    const off = await app.call(
      auth.toggleActive,
      { params: { id: me.user.id }, body: { active: false } },
      { as: me.token },
    )
    expect(off.body.isActive).toBe(false)
    expect((await app.call(auth.session, {}, { as: me.token })).status).toBe(403)
  })
})
