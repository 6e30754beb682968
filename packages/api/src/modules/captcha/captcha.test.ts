import { createServer } from 'node:http'
import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaToken as encode, solveCaptcha } from '../../testing/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const verify = (recaptchaToken: string, on = app) =>
  on.call(endpoints.captcha.verify, { body: { recaptchaToken } })

describe('the captcha', () => {
  it('accepts a solution only once', async () => {
    const token = encode(await solveCaptcha(app))
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).problem?.code).toBe('captcha_failed')
  })

  it('refuses a wrong solution, and one for a challenge that is not ours', async () => {
    const solved = await solveCaptcha(app)
    const { parameters } = solved.challenge
    const eternal = {
      ...solved,
      challenge: { ...solved.challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
    }
    for (const token of [
      'nonsense',
      encode({}),
      encode(eternal),
      encode({ ...solved, solution: { counter: 1, derivedKey: '00' } }),
    ])
      expect((await verify(token)).problem?.code).toBe('captcha_failed')
  })
})

describe('a registration without a person', () => {
  const registration = (name: string) => ({
    firstname: 'Robi',
    lastname: 'Prueba',
    email: `${name}@people.example`,
    password: 'una clave larga',
    country: 'Chile' as const,
    birthDate: '1990-01-01',
    isOwner: false,
  })

  it('is refused with an invalid token and creates no account', async () => {
    const body = { ...registration('inventa'), recaptchaToken: 'nonsense' }
    expect((await app.call(endpoints.auth.register, { body })).problem?.code).toBe('captcha_failed')
    const { recaptchaToken, ...rest } = body
    expect((await app.call(endpoints.auth.register, { body: rest })).status).toBe(201)
    const restore = { email: body.email, recaptchaToken }
    expect((await app.call(endpoints.auth.restore, { body: restore })).problem?.code).toBe('captcha_failed')
  })

  it('is accepted a few times without a captcha, and then only with one', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const register = (name: string, recaptchaToken?: string) =>
      strict.call(endpoints.auth.register, { body: { ...registration(name), recaptchaToken } })
    for (let call = 0; call < 5; call++) expect((await register(`robot-${call}`)).status).toBe(201)
    expect((await register('robot-5')).problem?.code).toBe('captcha_failed')
    expect((await register('persona', encode(await solveCaptcha(strict)))).status).toBe(201)
    await strict.close()
  })
})

describe('reCAPTCHA instead', () => {
  const asked: URLSearchParams[] = []
  const provider = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(text)
      asked.push(form)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: form.get('response') === 'a-person' }))
    })
  })
  let other: TestApp
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const { port } = provider.address() as { port: number }
    other = await createTestApp({
      env: {
        CAPTCHA_PROVIDER: 'recaptcha',
        RECAPTCHA_SECRET: 'secret-of-tests',
        RECAPTCHA_SITE_KEY: 'site-of-tests',
        RECAPTCHA_URL: `http://127.0.0.1:${port}/siteverify`,
      },
    })
  })
  afterAll(async () => {
    await other.close()
    provider.close()
  })

  it('is called with our secret and decides, and no challenge of ours is offered', async () => {
    expect((await verify('a-person', other)).status).toBe(200)
    expect(asked.at(-1)?.get('secret')).toBe('secret-of-tests')
    expect((await verify('a-robot', other)).problem?.code).toBe('captcha_failed')
    expect((await other.call(endpoints.captcha.challenge)).status).toBe(404)
  })

  it('is not trusted when it does not answer', async () => {
    const { port } = provider.address() as { port: number }
    provider.closeAllConnections()
    await new Promise((resolve) => provider.close(resolve))
    expect((await verify('a-person', other)).problem?.code).toBe('unavailable')
    await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve))
    expect((await verify('a-person', other)).status).toBe(200)
  })
})
