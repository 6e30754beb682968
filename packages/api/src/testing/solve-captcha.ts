import { endpoints } from '@metrolibre/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app.ts'

/** Encodes a solution as the token that a form sends. */
export const captchaToken = (payload: unknown): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64')

/** Solves a new challenge as a browser does. */
export const solveCaptcha = async (app: TestApp) => {
  const { body: challenge } = await app.call(endpoints.captcha.challenge)
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}
