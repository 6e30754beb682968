import { randomUUID } from 'node:crypto'
import { endpoints, shownEmail } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deletedEmails, subscriptions } from '../../platform/db/schema/privacy.ts'
import { users } from '../../platform/db/schema/users.ts'
import { findMail, readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deletedEmailHash } from './deleted-email.ts'

const { auth, contact } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(new Date()))

const password = 'una clave larga'
const register = (email: string) =>
  app.call(auth.register, {
    body: {
      firstname: 'Javiera',
      lastname: 'Soto',
      email,
      password,
      country: 'Chile',
      birthDate: '1991-03-09',
    },
  })
const login = (email: string) => app.call(auth.login, { body: { email, password } })

/** One address in several spellings, the first of which is stored. The inbox knows it as it is shown. */
const spellings = () => {
  const start = randomUUID().slice(0, 8)
  return [
    `${start}.ñusta@xn--and-6ma2c.cl`,
    `${start}.ñusta@ñandú.cl`,
    `${start.toUpperCase()}.ÑUSTA@ÑANDÚ.CL`,
    `${start}.n\u0303usta@n\u0303andu\u0301.cl`,
    `\uFEFF\u00A0${start}.ñusta@ñandú.cl\u200B\u00AD`,
    `\u202A ${start}.ñusta@XN--AND-6MA2C.CL\u202C`,
  ] as const
}

it.each([0, 1, 2, 3, 4, 5])(
  'makes one account of all spellings of an address, registered as %i',
  async (first) => {
    const [stored, ...others] = spellings()
    const all = [stored, ...others]
    const { body, status } = await register(all[first]!)
    expect([status, body.user.email]).toEqual([201, shownEmail(stored)])
    const [row] = await app.db.select().from(users).where(eq(users.id, body.user.id))
    expect(row?.email).toBe(stored)
    for (const email of all) {
      expect((await login(email)).body.user?.id, email).toBe(body.user.id)
      expect((await register(email)).problem?.code, email).toBe('email_unavailable')
    }
    expect((await app.call(auth.restore, { body: { email: all.at(-1)! } })).status).toBe(200)
    await app.jobs.drain()
    expect(await findMail(app, shownEmail(stored), 'Cambia tu contraseña')).toBeDefined()
  },
)

it.each(["o'higgins", 'a%b', 'ventas&arriendos', 'c/o', "!#$*+-=?^_`{|}~'", 'josé.ñ'])(
  'registers an address that begins with %j, and mails it',
  async (start) => {
    const email = `${start}.${randomUUID().slice(0, 8)}@people.example`
    expect((await register(email)).body.user?.email).toBe(email)
    await app.jobs.drain()
    expect(await readInbox(app, email)).not.toHaveLength(0)
    expect((await login(email.toUpperCase())).status).toBe(200)
  },
)

it('finds no change in another spelling of the same address', async () => {
  const [stored, typed] = spellings()
  const { body } = await register(stored)
  const asked = await app.call(auth.changeEmail, { body: { email: typed, password } }, { as: body.token })
  expect(asked.problem?.fields).toMatchObject([{ path: 'email', code: 'validation.email_same' }])
  const sent = { params: { id: body.user.id }, body: { email: typed } }
  expect((await app.call(auth.update, sent, { as: body.token })).status).toBe(200)
})

it('changes to the stored form of a new address', async () => {
  const { body } = await register(`${randomUUID()}@people.example`)
  const [stored, typed] = spellings()
  await app.call(auth.changeEmail, { body: { email: typed, password } }, { as: body.token })
  await app.jobs.drain()
  const mails = await readInbox(app, shownEmail(stored))
  const token = mails.map(({ text }) => /confirmar-email#token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!
  expect((await app.call(auth.useEmailLink, { body: { token } })).body.email).toBe(shownEmail(stored))
  const [row] = await app.db.select().from(users).where(eq(users.id, body.user.id))
  expect(row?.email).toBe(stored)
})

it('refuses every spelling of the address of a deleted person', async () => {
  const [stored, ...others] = spellings()
  await app.db
    .insert(deletedEmails)
    .values({ hash: deletedEmailHash(app.config, stored), deletedAt: app.clock.now() })
  for (const email of [stored, ...others])
    expect((await register(email)).problem?.code, email).toBe('email_unavailable')
})

it('subscribes an address once, and answers with it as it is written', async () => {
  const [stored, typed, loud] = spellings()
  for (const email of [typed, loud]) await app.call(contact.subscribe, { body: { email } })
  expect(await app.db.select().from(subscriptions).where(eq(subscriptions.email, stored))).toHaveLength(1)
  const message = { name: 'Ana', email: typed, message: 'Hola' }
  expect((await app.call(contact.send, { body: message })).body.message).toContain(typed)
})
