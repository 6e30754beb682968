import { networkOf, rateLimits } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/hash.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { spend } from '../../platform/rate-limit/repository.ts'
import { readAltchaSolution } from './altcha.ts'
import { isRecaptchaSolved } from './recaptcha.ts'
import { spendSolution } from './repository.ts'

/**
 * Accepts a captcha solution once.
 * @throws AppError `captcha_failed` for a wrong, used or expired one
 */
export async function checkCaptcha(app: AppContext, token: string, ip: string): Promise<void> {
  if (app.config.CAPTCHA_PROVIDER === 'recaptcha') {
    if (!(await isRecaptchaSolved(app.config, token, ip))) throw new AppError('captcha_failed')
    return
  }
  const solution = await readAltchaSolution(app.config.APP_SECRET, token)
  if (!solution || !(await spendSolution(app.db, sha256(solution.signature), solution.expiresAt)))
    throw new AppError('captcha_failed')
}

/**
 * Requires a solved captcha, except for the first few calls from a network address.
 * @throws AppError `captcha_failed`
 */
export async function checkPerson(app: AppContext, token: string | undefined, ip: string): Promise<void> {
  if (token) return checkCaptcha(app, token, ip)
  const { max, windowSeconds } = rateLimits.unproven
  const subject = keyedHash(app.config.APP_SECRET, 'unproven', networkOf(ip))
  const { used } = await spend(app.db, 'unproven', subject, windowSeconds, app.clock.now())
  if (used > max * app.config.RATE_LIMIT_FACTOR) throw new AppError('captcha_failed')
}
