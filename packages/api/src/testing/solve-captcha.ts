import { endpoints } from '@metrolibre/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createAltchaChallenge } from '../modules/captcha/altcha.ts'
import type { TestApp } from './test-app.ts'

/** Encodes a solution as the token that a form sends. */
export const captchaToken = (payload: unknown): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64')

/** Returns the token of a solved challenge that is hardly any work, for tests in which many people prove themselves. */
export const easyCaptchaToken = async ({ config }: TestApp): Promise<string> => {
  // The library compares the end of a challenge with the real clock.
  const challenge = await createAltchaChallenge(config.APP_SECRET, new Date(), 1)
  return captchaToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** Solves a new challenge as a browser does. */
export const solveCaptcha = async (app: TestApp) => {
  const { body: challenge } = await app.call(endpoints.captcha.challenge)
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}
