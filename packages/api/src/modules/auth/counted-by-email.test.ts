import { randomUUID } from 'node:crypto'
import { captchaLimits, endpoints, noticeLimit, rateLimits } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { captchaToken, solveCaptcha } from '../../testing/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashPassword } from './password.ts'

const { auth } = endpoints
const password = 'una clave larga'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

const person = () => makeUser(app.db, { passwordHash })
let networks = 0
/** Returns an address from a documentation network that no test has used yet. */
const freshIp = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`
const proof = async () => captchaToken(await solveCaptcha(app))
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

const login = async (email: string, typed: string, ip: string, recaptchaToken?: string) => {
  const body = { email, password: typed, ...(recaptchaToken !== undefined && { recaptchaToken }) }
  const { status, problem } = await app.call(auth.login, { body }, from(ip))
  return problem?.code ?? status
}
const guess = async (email: string, ip: string, times: number) => {
  for (let one = 0; one < times; one++) await login(email, `mala ${one}`, ip)
}

describe('a wrong password', () => {
  it('does not lock the user out on another network', async () => {
    const { email } = await person()
    await guess(email, freshIp(), 12)
    expect(await login(email, password, freshIp())).toBe(200)
  })

  it('requires a captcha on the network it came from, after which the right password works', async () => {
    const { email } = await person()
    const ip = freshIp()
    await guess(email, ip, captchaLimits.loginPair.max)
    expect(await login(email, password, ip)).toBe('captcha_required')
    expect(await login(email, password, ip, 'nonsense')).toBe('captcha_failed')
    expect(await login(email, 'mala', ip, await proof())).toBe('invalid_credentials')
    await guess(email, ip, 12)
    expect(await login(email, password, ip, await proof())).toBe(200)
  })

  it('does not lock the user out on its own network, even after many hours of guesses', async () => {
    const { email } = await person()
    const ip = freshIp()
    for (let round = 0; round < 4; round++) {
      await guess(email, ip, rateLimits.login.max - 1)
      app.clock.advance(rateLimits.login.windowSeconds * 1000)
    }
    expect(await login(email, password, ip, await proof())).toBe(200)
  })

  it('slows down further tries when guesses come from many networks, without locking the user out', async () => {
    const { email } = await person()
    for (let round = 0; round < captchaLimits.loginAccount.max; round++) await guess(email, freshIp(), 1)
    expect(await login(email, 'mala', freshIp())).toBe('captcha_required')
    expect(await login(email, password, freshIp())).toBe('captcha_required')
    expect(await login(email, password, freshIp(), await proof())).toBe(200)
    app.clock.advance(captchaLimits.loginAccount.windowSeconds * 1000)
    expect(await login(email, password, freshIp())).toBe(200)
  })

  it('sent from one network does not use up the limit that all networks share', async () => {
    const { email } = await person()
    await guess(email, freshIp(), 3 * captchaLimits.loginAccount.max)
    expect(await login(email, password, freshIp())).toBe(200)
  })

  it('counts when many are sent at the same time', async () => {
    const { email } = await person()
    const ip = freshIp()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, one) => login(email, `mala ${one}`, ip)))
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(
      captchaLimits.loginPair.max,
    )
  })

  it('counts for the same account and network however the address is written and whichever host sends it', async () => {
    const { email } = await person()
    const written = [email, email.toUpperCase(), email.replace('people', 'People')]
    for (let one = 0; one < captchaLimits.loginPair.max; one++)
      await login(written[one % 3]!, 'mala', `2001:db8:7:1::${one + 1}`)
    expect(await login(email, password, '2001:db8:7:1:ffff::1')).toBe('captcha_required')
    // A wide letter in a domain is the ordinary one.
    const variants = [` ${email}`, `${email} `, email.replace('p', '\u{ff50}')]
    for (const variant of variants)
      expect(await login(variant, password, '2001:db8:7:1:ffff::1'), variant).toBe('captcha_required')
    expect(await login(`ı${email}`, password, '2001:db8:7:1:ffff::1')).toBe('invalid_credentials')
  })

  it('counts for the account when it comes from many networks of one IPv6 provider', async () => {
    const { email } = await person()
    for (let one = 0; one < captchaLimits.loginAccount.max; one++)
      await login(email, 'mala', `2001:db8:8:${one.toString(16)}::1`)
    expect(await login(email, password, '2001:db8:8:fff::1')).toBe('captcha_required')
  })

  it('requires a new captcha solution each time, because a used one is not accepted again', async () => {
    const { email } = await person()
    const ip = freshIp()
    await guess(email, ip, captchaLimits.loginPair.max)
    const token = await proof()
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, one) => login(email, `mala ${one}`, ip, token)),
    )
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'captcha_failed')).toHaveLength(3)
  })

  it('is answered the same for known and unknown addresses at every step', async () => {
    const [known, unknown] = [(await person()).email, `${randomUUID()}@people.example`]
    const ip = freshIp()
    const answersOf = async (email: string) => {
      const answers: unknown[] = []
      for (let one = 0; one < captchaLimits.loginPair.max + 3; one++)
        answers.push(await login(email, 'mala', ip))
      return [...answers, await login(email, 'mala', ip, await proof())]
    }
    expect(await answersOf(known)).toEqual(await answersOf(unknown))
  })

  it('is the only thing counted: frequent successful logins need no captcha', async () => {
    const { email } = await person()
    const ip = freshIp()
    for (let one = 0; one < captchaLimits.loginAccount.max + 5; one++)
      expect(await login(email, password, ip)).toBe(200)
  })

  it('still counts after a successful login in between', async () => {
    const { email } = await person()
    const ip = freshIp()
    await guess(email, ip, captchaLimits.loginPair.max - 1)
    expect(await login(email, password, ip)).toBe(200)
    await guess(email, ip, 1)
    expect(await login(email, password, ip)).toBe('captcha_required')
  })

  it('runs into the rate limit of its network, whichever accounts are tried', async () => {
    const ip = freshIp()
    for (let one = 0; one < rateLimits.login.max; one++)
      await app.call(auth.login, { body: { email: 'no', password: 'x' } }, from(ip))
    expect(await login(`${randomUUID()}@people.example`, 'x', ip)).toBe('rate_limited')
  })
})

it('requires one captcha when it exceeds the limits of its network and of the account', async () => {
  const { email } = await person()
  const ip = freshIp()
  await guess(email, ip, captchaLimits.loginPair.max)
  for (let one = 0; one < captchaLimits.loginAccount.max; one++) await guess(email, freshIp(), 1)
  expect(await login(email, password, ip, await proof())).toBe(200)
})

describe('asking for a new password', () => {
  it('refuses a wrong captcha even within the limit', async () => {
    const body = { email: (await person()).email, recaptchaToken: 'nonsense' }
    const { problem } = await app.call(auth.restore, { body }, from(freshIp()))
    expect(problem?.code).toBe('captcha_failed')
  })

  const ask = async (email: string, ip: string, recaptchaToken?: string) => {
    const body = { email, ...(recaptchaToken !== undefined && { recaptchaToken }) }
    const { status, problem } = await app.call(auth.restore, { body }, from(ip))
    return problem?.code ?? status
  }

  it('stays possible when others keep requesting links for the same address', async () => {
    const { email } = await person()
    const unknown = `${randomUUID()}@people.example`
    for (const address of [email, unknown]) {
      for (let one = 0; one < 10; one++) await ask(address, freshIp())
      expect(await ask(address, freshIp())).toBe('captcha_required')
      expect(await ask(address, freshIp(), await proof())).toBe(200)
    }
  })

  it('sends only a few mails to one mailbox, and their links keep working', async () => {
    const { email } = await person()
    for (let one = 0; one < 6; one++) {
      expect(await ask(email, freshIp(), await proof())).toBe(200)
      await app.jobs.drain()
      app.clock.advance(60_000)
    }
    const mails = await readInbox(app, email)
    expect(mails).toHaveLength(noticeLimit.max)
    const token = /#token=([\w-]+)/.exec(mails[0]!.text)![1]!
    const body = { token, password: 'otra clave larga' }
    expect((await app.call(auth.password, { body }, from(freshIp()))).status).toBe(200)
    // The first of the three leaves its place after an hour, the others a minute later each.
    app.clock.advance(noticeLimit.windowSeconds * 1000 - 6 * 60_000 + 1)
    for (let one = 0; one < 3; one++) expect(await ask(email, freshIp(), await proof())).toBe(200)
    expect((await readInbox(app, email)).filter(({ subject }) => subject === mails[0]!.subject)).toHaveLength(
      noticeLimit.max + 1,
    )
  })
})
