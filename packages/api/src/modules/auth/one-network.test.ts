import { randomUUID } from 'node:crypto'
import { endpoints, rateLimits } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { easyCaptchaToken } from '../../testing/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeLink } from './links.ts'
import { lockActiveUser } from './repository.ts'

const { auth, contact, visits } = endpoints
const people = 40
let app: TestApp
let visited: string
let free: number[]
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 480, to: 1200 }))
  visited = (await makeProperty(app.db, { visitHours: everyDay })).id
  free = (await app.call(visits.free, { params: { id: visited } })).body.free
})
afterAll(() => app.close())

const newEmail = () => `${randomUUID()}@people.example`
const password = 'un puente de madera'
const proven = async () => ({ recaptchaToken: await easyCaptchaToken(app) })

const registration = () => ({
  firstname: 'Ada',
  lastname: 'Prueba',
  email: newEmail(),
  password,
  country: 'Chile' as const,
  birthDate: '1990-01-01',
  isOwner: false,
})

type Proof = { recaptchaToken?: string }
const subscribe = (proof: Proof) => app.call(contact.subscribe, { body: { email: newEmail(), ...proof } })
const calls: Readonly<
  Record<string, (proof: Proof) => Promise<{ status: number; problem?: { code: string } | undefined }>>
> = {
  register: (proof) => app.call(auth.register, { body: { ...registration(), ...proof } }),
  'send a message': (proof) =>
    app.call(contact.send, { body: { name: 'Ada', email: newEmail(), message: 'Hola', ...proof } }),
  'ask for a new password': (proof) => app.call(auth.restore, { body: { email: newEmail(), ...proof } }),
  subscribe,
  'book a visit': async (proof) => {
    const start = free.pop()!
    const body = { start, name: 'Ada', email: newEmail(), phone: '+56987654321', ...proof }
    return app.call(visits.book, { params: { id: visited }, body })
  },
}

const linkOf = async (purpose: 'confirm_email' | 'restore_password') => {
  const user = await makeUser(app.db, { emailConfirmedAt: null })
  const url = await app.db.transaction(async (tx) =>
    makeLink(app, tx, (await lockActiveUser(tx, user.id))!, purpose),
  )
  return url.split('token=')[1]!
}

const nth = (count: number): string => `the ${count}th`

describe('forty people of one network', () => {
  it.each(Object.keys(calls))('each %s with a captcha of their own', async (what) => {
    const refused: string[] = []
    for (let person = 1; person <= people; person += 1) {
      const { status, problem } = await calls[what]!(await proven())
      if (status >= 400) refused.push(`${nth(person)}: ${problem?.code}`)
    }
    expect(refused).toEqual([])
  })

  it('each confirm their address by the link that they were mailed, among wrong links', async () => {
    const refused: string[] = []
    for (let person = 1; person <= people; person += 1) {
      await app.call(auth.useEmailLink, { body: { token: randomUUID() } })
      const { status, problem } = await app.call(auth.useEmailLink, {
        body: { token: await linkOf('confirm_email') },
      })
      if (status >= 400) refused.push(`${nth(person)}: ${problem?.code}`)
    }
    expect(refused).toEqual([])
    const wrong = await app.call(auth.useEmailLink, { body: { token: randomUUID() } })
    expect(wrong.problem?.code).toBe('rate_limited')
  })

  it('each set a password by the link that they were mailed, among wrong links', async () => {
    const refused: string[] = []
    for (let person = 1; person <= rateLimits.password.max + 2; person += 1) {
      await app.call(auth.password, { body: { token: randomUUID(), password } })
      const { status, problem } = await app.call(auth.password, {
        body: { token: await linkOf('restore_password'), password },
      })
      if (status >= 400) refused.push(`${nth(person)}: ${problem?.code}`)
    }
    expect(refused).toEqual([])
    const wrong = await app.call(auth.password, { body: { token: randomUUID(), password } })
    expect(wrong.problem?.code).toBe('rate_limited')
  })

  it('each log in with a captcha after many of them did without', async () => {
    const login = (proof: Proof) => app.call(auth.login, { body: { email: newEmail(), password, ...proof } })
    const wrong = { email: 'no', password }
    for (let call = 0; call < rateLimits.login.max; call += 1) await app.call(auth.login, { body: wrong })
    expect((await login({})).problem?.code).toBe('rate_limited')
    expect((await login(await proven())).problem?.code).toBe('invalid_credentials')
  })
})

describe('a network without proof', () => {
  it('is refused beyond the limit, also with wrong and used captchas', async () => {
    const used = await proven()
    expect((await subscribe(used)).status).toBe(200)
    const codes = []
    for (let call = 0; call <= rateLimits.newsletter.max; call += 1)
      codes.push((await subscribe(call % 2 ? used : { recaptchaToken: 'nonsense' })).problem?.code)
    expect(codes).toEqual([
      ...Array.from({ length: rateLimits.newsletter.max }, () => 'captcha_failed'),
      'rate_limited',
    ])
    expect((await subscribe({})).problem?.code).toBe('rate_limited')
    expect((await subscribe(await proven())).status).toBe(200)
  })

  it('does not lift the limit of logins with a captcha that is none', async () => {
    const body = { email: newEmail(), password, recaptchaToken: 'nonsense' }
    expect((await app.call(auth.login, { body })).problem?.code).toMatch(/captcha_failed|rate_limited/)
  })
})

it('lets nobody try passwords with one link without end', async () => {
  const token = await linkOf('restore_password')
  const attempt = async () =>
    (await app.call(auth.password, { body: { token, password: 'password1' } })).problem?.code
  expect(await attempt()).toBe('validation')
  await app.sql`update rate_limits set used = ${rateLimits.link_password.max - 1} where name = 'link_password'
    and used = 1`
  expect([await attempt(), await attempt()]).toEqual(['validation', 'rate_limited'])
})
