import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deletedEmails } from '../../platform/db/schema/privacy.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deletedEmailHash } from './deleted-email.ts'
import { hashPassword } from './password.ts'

const { auth, publications } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
})
afterAll(() => app.close())
// A bearer is valid for one hour of the identity service's own clock, so each test starts at the current
// time.
beforeEach(() => app.clock.set(new Date()))

const password = 'una clave larga'
const newEmail = () => `nueva-${randomUUID()}@people.example`

const register = async () => {
  const email = newEmail()
  const { body } = await app.call(auth.register, {
    body: {
      firstname: 'Javiera',
      lastname: 'Soto',
      email,
      password,
      country: 'Chile',
      birthDate: '1991-03-09',
    },
  })
  app.clock.advance(1000)
  return { ...body, email }
}
const login = (email: string, secret = password) =>
  app.call(auth.login, { body: { email, password: secret } })
const askChange = (as: string, email: string, secret = password) =>
  app.call(auth.changeEmail, { body: { email, password: secret } }, { as })
const useLink = (token: string, as?: string) =>
  app.call(auth.useEmailLink, { body: { token } }, as === undefined ? {} : { as })
const statusOf = async (as: string) => (await app.call(auth.session, {}, { as })).status
/** Returns the token that was mailed to an address most recently, or an empty string when there is none. */
const mailedToken = async (email: string, page = 'confirmar-email') => {
  const mails = await readInbox(app, email)
  const tokens = mails.map(({ text }) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1])
  return tokens.find(Boolean) ?? ''
}
const mailNamed = async (email: string, subject: string) =>
  (await readInbox(app, email)).find((mail) => mail.subject === subject)
const subjects = async (email: string) => (await readInbox(app, email)).map(({ subject }) => subject)

describe('changing the e-mail address', () => {
  it('takes effect when the mailed link is used, and not before', async () => {
    const me = await register()
    const email = newEmail()
    expect((await askChange(me.token, email.toUpperCase())).status).toBe(200)
    const token = await mailedToken(email)
    expect((await login(email)).status).toBe(401)
    expect((await useLink(token)).body).toEqual({ outcome: 'changed', email, signedIn: null })
    expect((await login(me.email)).status).toBe(401)
    expect((await login(email)).body.user).toMatchObject({ id: me.user.id, email, emailConfirmed: true })
    expect((await useLink(token)).body).toEqual({ outcome: 'already', email, signedIn: null })
  })

  it('needs the password as well as a bearer', async () => {
    const me = await register()
    const email = newEmail()
    const { problem } = await askChange(me.token, email, 'otra clave')
    expect(problem).toMatchObject({ status: 422, fields: [{ path: 'password' }] })
    expect(await subjects(email)).toEqual([])
  })

  it('notifies the old address when it is requested and when it is done', async () => {
    const me = await register()
    const email = newEmail()
    await askChange(me.token, email)
    const asked = await mailNamed(me.email, 'Pediste cambiar tu correo')
    expect(asked?.text).toContain('alguien sabe tu contraseña')
    await useLink(await mailedToken(email))
    const done = await mailNamed(me.email, 'Tu correo cambió')
    expect(done?.text).toContain('responde este correo de inmediato')
    // Somebody who reads the old mailbox must not learn the new address.
    expect(done?.html).not.toContain(email)
  })

  it('ends every other session and gives a new one to the caller who opened the link', async () => {
    const me = await register()
    const other = await login(me.email)
    app.clock.advance(1000)
    const email = newEmail()
    await askChange(me.token, email)
    const { body } = await useLink(await mailedToken(email), me.token)
    expect(body.signedIn?.user).toMatchObject({ id: me.user.id, email })
    expect(await statusOf(body.signedIn!.token)).toBe(200)
    expect(await statusOf(me.token)).toBe(401)
    expect(await statusOf(other.body.token)).toBe(401)
  })

  it('opens no session for a caller who is signed in as another user', async () => {
    const [me, other] = [await register(), await register()]
    const email = newEmail()
    await askChange(me.token, email)
    const { body } = await useLink(await mailedToken(email), other.token)
    expect(body.signedIn).toBeNull()
    expect(await statusOf(other.token)).toBe(200)
  })

  it('answers the same for a free, a taken and a deleted address, and notifies the holder of a taken one', async () => {
    const [me, other] = [await register(), await register()]
    const deleted = newEmail()
    await app.db.insert(deletedEmails).values({ hash: deletedEmailHash(app.config, deleted) })
    const answers = []
    for (const email of [newEmail(), other.email, deleted]) {
      answers.push(await askChange(me.token, email))
      await app.jobs.drain()
    }
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    const notices = await subjects(other.email)
    expect(notices).toContain('Alguien quiso usar tu correo para otra cuenta')
    expect(await subjects(deleted)).toEqual([])
  })

  it('is refused when somebody has registered with the new address in the meantime', async () => {
    const me = await register()
    const email = newEmail()
    await askChange(me.token, email)
    const token = await mailedToken(email)
    await makeUser(app.db, { email })
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
    expect(await statusOf(me.token)).toBe(200)
  })

  it('accepts only the newest link, and only for an hour', async () => {
    const me = await register()
    const [first, second] = [newEmail(), newEmail()]
    await askChange(me.token, first)
    const old = await mailedToken(first)
    await askChange(me.token, second)
    const token = await mailedToken(second)
    expect((await useLink(old)).problem?.code).toBe('link_invalid')
    app.clock.advance(61 * 60_000)
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
  })

  it.each<[string, () => Promise<string>]>([
    ['free', async () => newEmail()],
    ['taken', async () => (await register()).email],
    [
      'deleted',
      async () => {
        const email = newEmail()
        await app.db.insert(deletedEmails).values({ hash: deletedEmailHash(app.config, email) })
        return email
      },
    ],
  ])('invalidates the link of an earlier request when the new address is %s', async (_name, wanted) => {
    const me = await register()
    const mine = newEmail()
    await askChange(me.token, mine)
    const token = await mailedToken(mine)
    await askChange(me.token, await wanted())
    await app.jobs.drain()
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
  })

  it('is refused when a user of the new address was deleted in the meantime', async () => {
    const me = await register()
    const email = newEmail()
    await askChange(me.token, email)
    const token = await mailedToken(email)
    await app.db.insert(deletedEmails).values({ hash: deletedEmailHash(app.config, email) })
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
    expect(await statusOf(me.token)).toBe(200)
  })

  it('sends one link when it is requested twice before the mail goes out', async () => {
    const me = await register()
    const email = newEmail()
    await askChange(me.token, email)
    await askChange(me.token, email)
    expect(await subjects(email)).toEqual(['Confirma tu nuevo correo'])
  })

  it('tells nobody when the request was cancelled or the holder of the address is in the trash', async () => {
    const [me, holder] = [await register(), await register()]
    await askChange(me.token, holder.email)
    app.clock.advance(1000)
    await app.call(auth.logout, {}, { as: me.token })
    const removed = await makeUser(app.db, { email: newEmail(), deletedAt: new Date() })
    const other = await register()
    await askChange(other.token, removed.email)
    expect(await subjects(holder.email)).toEqual(['Confirma tu correo'])
    expect(await subjects(removed.email)).toEqual([])
  })

  it('is recorded for the account, and so is a wrong password', async () => {
    const me = await register()
    const email = newEmail()
    await askChange(me.token, email, 'otra clave')
    await askChange(me.token, email)
    await useLink(await mailedToken(email))
    const events = await app.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, me.user.id))
      .orderBy(securityEvents.id)
    expect(events.map(({ kind }) => kind)).toEqual([
      'registered',
      'login_refused',
      'email_change_requested',
      'email_changed',
    ])
    expect(events[1]!.details).toEqual({ code: 'wrong_password', call: 'email_change' })
  })

  it('is refused when the address is the current one', async () => {
    const me = await register()
    const { problem } = await askChange(me.token, me.email)
    expect(problem?.fields?.[0]).toMatchObject({ path: 'email', code: 'validation.email_same' })
  })

  it.each<[string, (me: { token: string; email: string; user: { id: string } }) => Promise<unknown>]>([
    ['logging out everywhere', ({ token }) => app.call(auth.logout, {}, { as: token })],
    [
      'a new password',
      async ({ email }) => {
        await app.call(auth.restore, { body: { email } })
        const token = await mailedToken(email, 'restaurar')
        await app.call(auth.password, { body: { token, password: 'otra clave larga' } })
      },
    ],
    [
      'an account that was off for a while',
      async ({ user, token }) => {
        const off = { params: { id: user.id }, body: { active: false } }
        await app.call(auth.toggleActive, off, { as: token })
        await app.db.update(users).set({ isActive: true }).where(eq(users.id, user.id))
      },
    ],
  ])('is cancelled by %s, whether the link was mailed already or not', async (_name, act) => {
    const me = await register()
    const [mailed, waiting] = [newEmail(), newEmail()]
    await askChange(me.token, mailed)
    const token = await mailedToken(mailed)
    await askChange(me.token, waiting)
    app.clock.advance(1000)
    await act(me)
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
    const late = (await mailedToken(waiting)) || 'never mailed'
    expect((await useLink(late)).problem?.code).toBe('link_invalid')
    expect(await statusOf(me.token)).toBe(401)
  })

  it('is limited to a few requests an hour, and to a few mails a day for one mailbox', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const passwordHash = await hashPassword(password)
    const victim = newEmail()
    const ask = (as: { id: string }, secret = password) =>
      strict.call(auth.changeEmail, { body: { email: victim, password: secret } }, { as })
    const one = await makeUser(strict.db, { passwordHash })
    for (let attempt = 0; attempt < 5; attempt++) expect((await ask(one, 'otra')).status).toBe(422)
    expect((await ask(one)).problem?.code).toBe('rate_limited')
    for (let count = 0; count < 7; count++)
      expect((await ask(await makeUser(strict.db, { passwordHash }))).status).toBe(200)
    expect(await readInbox(strict, victim)).toHaveLength(3)
    strict.clock.advance(3_600_000)
    for (let count = 0; count < 7; count++)
      expect((await ask(await makeUser(strict.db, { passwordHash }))).status).toBe(200)
    expect(await readInbox(strict, victim)).toHaveLength(5)
    await strict.close()
  })
})

describe('an unconfirmed e-mail address', () => {
  it('belongs to every new account until its link is used, signed in or not', async () => {
    const me = await register()
    expect(me.user.emailConfirmed).toBe(false)
    expect((await mailNamed(me.email, 'Confirma tu correo'))?.text).toContain('Vale 3 días')
    const token = await mailedToken(me.email)
    expect((await useLink(token)).body).toEqual({ outcome: 'confirmed', email: me.email, signedIn: null })
    const { body } = await app.call(auth.session, {}, { as: me.token })
    expect(body.user.emailConfirmed).toBe(true)
  })

  it('stays confirmed when its link is used again, even after it expired, and no session is opened', async () => {
    const me = await register()
    const token = await mailedToken(me.email)
    await useLink(token)
    const events = () => app.db.$count(securityEvents, eq(securityEvents.userId, me.user.id))
    const before = await events()
    app.clock.advance(4 * 86_400_000)
    expect((await useLink(token)).body).toEqual({ outcome: 'already', email: me.email, signedIn: null })
    expect(await events()).toBe(before)
  })

  it.each<[string, (me: { token: string; user: { id: string } }) => Promise<unknown>]>([
    [
      'has another address',
      async ({ token }) => {
        const email = newEmail()
        await askChange(token, email)
        await useLink(await mailedToken(email))
      },
    ],
    [
      'was switched off',
      ({ user }) => app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id)),
    ],
  ])('is not reported as confirmed by a used link once its user %s', async (_name, act) => {
    const me = await register()
    const token = await mailedToken(me.email)
    await useLink(token)
    await act(me)
    expect((await useLink(token)).problem?.code).toBe('link_invalid')
  })

  it('opens no new session when a signed-in user confirms it', async () => {
    const me = await register()
    const { body } = await useLink(await mailedToken(me.email), me.token)
    expect(body).toEqual({ outcome: 'confirmed', email: me.email, signedIn: null })
    expect(await statusOf(me.token)).toBe(200)
  })

  it('gets no link when it was confirmed before the mail went out', async () => {
    const me = await register()
    await app.jobs.drain()
    expect((await app.call(auth.resendConfirmation, {}, { as: me.token })).status).toBe(200)
    await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, me.user.id))
    expect(await subjects(me.email)).toEqual(['Confirma tu correo'])
  })

  it('gets one link when it is requested twice before the mail goes out', async () => {
    const me = await register()
    await app.jobs.drain()
    await app.call(auth.resendConfirmation, {}, { as: me.token })
    await app.call(auth.resendConfirmation, {}, { as: me.token })
    expect(await subjects(me.email)).toEqual(['Confirma tu correo', 'Confirma tu correo'])
  })

  it('gets another link on request, and none after it is confirmed', async () => {
    const me = await register()
    await app.call(auth.resendConfirmation, {}, { as: me.token })
    expect(await subjects(me.email)).toEqual(['Confirma tu correo', 'Confirma tu correo'])
    await useLink(await mailedToken(me.email))
    const again = await app.call(auth.resendConfirmation, {}, { as: me.token })
    expect(again.status).toBe(200)
    expect(await subjects(me.email)).toHaveLength(2)
  })

  it('gets only a few links a day, because the mailbox may be a stranger’s', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const me = await makeUser(strict.db, { emailConfirmedAt: null })
    for (let hour = 0; hour < 2; hour++) {
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await strict.call(auth.resendConfirmation, {}, { as: me })).status).toBe(200)
        await strict.jobs.drain()
      }
      expect((await strict.call(auth.resendConfirmation, {}, { as: me })).problem?.code).toBe('rate_limited')
      strict.clock.advance(3_600_000)
    }
    expect(await readInbox(strict, me.email)).toHaveLength(5)
    await strict.close()
  })

  it('gets its link even after others named it all day for their own accounts', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const email = newEmail()
    const passwordHash = await hashPassword(password)
    for (let count = 0; count < 6; count++) {
      const as = await makeUser(strict.db, { passwordHash })
      expect((await strict.call(auth.changeEmail, { body: { email, password } }, { as })).status).toBe(200)
    }
    await strict.jobs.drain()
    const me = await makeUser(strict.db, { email, emailConfirmedAt: null })
    await strict.call(auth.resendConfirmation, {}, { as: me })
    const mails = await readInbox(strict, email)
    expect(mails.map(({ subject }) => subject)).toContain('Confirma tu correo')
    await strict.close()
  })

  it('is also confirmed by restoring the password by mail', async () => {
    const me = await register()
    await app.call(auth.restore, { body: { email: me.email } })
    const token = await mailedToken(me.email, 'restaurar')
    await app.call(auth.password, { body: { token, password: 'otra clave larga' } })
    expect((await login(me.email, 'otra clave larga')).body.user.emailConfirmed).toBe(true)
  })

  it('keeps its link after a logout, and loses it after three days', async () => {
    const [me, late] = [await register(), await register()]
    const token = await mailedToken(me.email)
    const old = await mailedToken(late.email)
    await app.call(auth.logout, {}, { as: me.token })
    expect((await useLink(token)).status).toBe(200)
    app.clock.advance(3 * 86_400_000 + 1)
    expect((await useLink(old)).problem?.code).toBe('link_invalid')
  })

  it('keeps the user from publishing a post, with an error that says why', async () => {
    const me = await register()
    const post = { body: { title: 'Taller', description: 'Cerámica y gres', category: 'crafts' as const } }
    const refused = await app.call(publications.create, post, { as: me.token })
    expect(refused.problem).toMatchObject({ status: 403, code: 'email_unconfirmed' })
    await useLink(await mailedToken(me.email))
    const { status, body } = await app.call(publications.create, post, { as: me.token })
    expect(status).toBe(201)
    // A new post is not shown until an admin approves it.
    const shown = await app.call(publications.verified)
    expect(shown.body.publications.map(({ id }) => id)).not.toContain(body.id)
  })
})

it('refuses a link that was made for another purpose', async () => {
  const me = await register()
  await app.call(auth.restore, { body: { email: me.email } })
  const restore = await mailedToken(me.email, 'restaurar')
  const confirm = await mailedToken(me.email)
  expect((await useLink(restore)).problem?.code).toBe('link_invalid')
  const body = { token: confirm, password: 'otra clave larga' }
  expect((await app.call(auth.password, { body })).problem?.code).toBe('reset_token_invalid')
})
