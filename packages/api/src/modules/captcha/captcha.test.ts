import { endpoints } from '@metrolibre/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const solve = async () => {
  const { body: challenge } = await app.call(endpoints.captcha.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
const verify = (recaptchaToken: string) => app.call(endpoints.captcha.verify, { body: { recaptchaToken } })

describe('captcha', () => {
  it('accepts a solution once', async () => {
    const token = encode(await solve())
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).problem?.code).toBe('captcha_failed')
  })

  it('refuses what is no solution, or not to our challenge', async () => {
    const solved = await solve()
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
