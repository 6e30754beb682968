import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/keyed-hash.ts'
import { readAltchaSolution } from './altcha.ts'
import { isRecaptchaSolved } from './recaptcha.ts'
import { spendSolution } from './repository.ts'

/** Accepts a solution once; `captcha_failed` for a wrong, used or expired one. */
export async function checkCaptcha(app: AppContext, token: string, ip: string): Promise<void> {
  if (app.config.CAPTCHA_PROVIDER === 'recaptcha') {
    if (!(await isRecaptchaSolved(app.config, token, ip))) throw new AppError('captcha_failed')
    return
  }
  const solution = await readAltchaSolution(app.config.APP_SECRET, token)
  if (!solution || !(await spendSolution(app.db, sha256(solution.signature), solution.expiresAt)))
    throw new AppError('captcha_failed')
}
